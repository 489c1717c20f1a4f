"""What build.py is made of: npm packages, the boot, the site, a server, the bench."""
