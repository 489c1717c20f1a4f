"""What build.py is made of: what it needs, the boot, the site, a server, the benches."""
