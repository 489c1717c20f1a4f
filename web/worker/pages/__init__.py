"""The pages that can lie on the stack: each does commands and draws a screen."""
