import TextMeasuring
import ViewSimulator

/// Runs a test with fonts of blocks: a letter is half as wide as the font is large, a Han character as wide, a line as
/// high, with its baseline at 0.8.
@MainActor
func withBlocks<Answer>(_ test: () throws -> Answer) rethrows -> Answer {
    TextEnvironment.metrics = FontLibrary(system: BlockMetrics())
    defer { TextEnvironment.metrics = FontLibrary() }
    return try test()
}
