/// A type that the module `UIKit` exports, so that a file that imports `UIKit` also imports this module. The reason is
/// that of `ViewSimulatorIsImported`.
public enum CompositionalSimulatorIsImported {}
