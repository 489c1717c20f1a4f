"""Games that are kept on the device, brought to the table, or handed out as files and links."""
