// A tar onto Emscripten's file system: only what our own build packs (plain files, names under 100 letters).
const text = new TextDecoder();

/** @typedef {{ mkdirTree(path: string): void, writeFile(path: string, data: Uint8Array): void }} FileSystem */

/**
 * Write each file of the tar to its place from the root, before Python starts.
 * @param {FileSystem} FS @param {Uint8Array} bytes
 */
export function unpack(FS, bytes) {
  const field = (/** @type {number} */ at, /** @type {number} */ length) =>
    text.decode(bytes.subarray(at, at + length)).split('\0', 1)[0];
  for (let at = 0; bytes[at]; ) {
    const path = `/${field(at, 100)}`;
    const size = parseInt(field(at + 124, 12), 8);
    FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    FS.writeFile(path, bytes.subarray(at + 512, at + 512 + size));
    at += 512 + Math.ceil(size / 512) * 512;
  }
}
