/// Exported by the modules `UIKit`, `QuartzCore` and `CoreGraphics`, so that a file that imports one of them counts as
/// importing this module without seeing its names.
public enum ViewSimulatorIsImported {}
