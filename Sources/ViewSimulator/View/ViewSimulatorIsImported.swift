/// A type that the modules `UIKit`, `QuartzCore` and `CoreGraphics` export. Because of this export, a file that imports
/// one of these modules also imports `ViewSimulator`. The other names of `ViewSimulator` stay unavailable in that file.
public enum ViewSimulatorIsImported {}
