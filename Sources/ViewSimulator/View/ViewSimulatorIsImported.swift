/// A type that the modules `UIKit`, `QuartzCore` and `CoreGraphics` export. Therefore a file that imports one of these
/// modules also imports `ViewSimulator`, but does not see the names of `ViewSimulator`.
public enum ViewSimulatorIsImported {}
