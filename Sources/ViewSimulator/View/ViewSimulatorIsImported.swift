/// A type whose export makes files that import `UIKit`, `QuartzCore` or `CoreGraphics` also import `ViewSimulator`.
/// This export makes no other name of `ViewSimulator` available in such a file.
public enum ViewSimulatorIsImported {}
