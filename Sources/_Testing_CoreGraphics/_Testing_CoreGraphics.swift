// Swift Testing looks for this module where a file imports it and CoreGraphics. There is nothing to add.
