"""What runs in the worker: a message of the page in, a Reply out."""
