"""Instead of the real one, which loads every algorithm: each is loaded when it is first asked for."""

_OWNERS = {
    "md5": "_md5", "sha1": "_sha1", "blake2b": "_blake2", "blake2s": "_blake2",
    **dict.fromkeys(("sha224", "sha256", "sha384", "sha512"), "_sha2"),
    **dict.fromkeys(("sha3_224", "sha3_256", "sha3_384", "sha3_512", "shake_128", "shake_256"), "_sha3"),
}  # fmt: skip
algorithms_guaranteed = algorithms_available = set(_OWNERS)


def __getattr__(name):
    if name not in _OWNERS:
        raise AttributeError(f"module 'hashlib' has no attribute {name!r}")
    value = globals()[name] = getattr(__import__(_OWNERS[name]), name)
    return value


def new(name, data=b"", **options):
    """By name."""
    if name.lower() not in _OWNERS:
        raise ValueError(f"unsupported hash type {name}")
    return __getattr__(name.lower())(data, **options)
