// Swift Testing looks for this module where a file imports it and UIKit. There is nothing to add.
