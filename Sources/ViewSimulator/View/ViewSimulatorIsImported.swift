/// A type that the modules `UIKit`, `QuartzCore` and `CoreGraphics` export, so that a file that imports one of them
/// also imports this module without seeing its names.
public enum ViewSimulatorIsImported {}
