/// A type whose export makes files that import `UIKit` also import `ViewSimulator`. The modules `QuartzCore` and
/// `CoreGraphics` export this type, too. No other name of `ViewSimulator` becomes available in a file through this
/// export.
public enum ViewSimulatorIsImported {}
