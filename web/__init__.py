"""What a person sees. The page's Python: it holds the game, draws each screen, and hears each click."""
