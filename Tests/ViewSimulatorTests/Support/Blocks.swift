import TextMeasuring

@testable import ViewSimulator

/// Runs a test with fonts of blocks: a letter is half as wide as the font is large, a Han character as wide, a line as
/// high, with its baseline at 0.8.
@MainActor
func withBlocks<Answer>(_ test: () throws -> Answer) rethrows -> Answer {
    TextEnvironment.metrics = FontLibrary(system: BlockMetrics())
    defer { TextEnvironment.metrics = FontLibrary() }
    return try test()
}

/// A text with attributes by their UIKit names.
func attributed(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
    NSAttributedString(string: text, attributes: attributes)
}

/// Several joined to one.
func joined(_ texts: NSAttributedString...) -> NSAttributedString {
    let all = NSMutableAttributedString(string: "")
    for text in texts { all.append(text) }
    return all
}

/// A style with some of its members set.
func paragraph(_ change: (MutableParagraphStyle) -> Void) -> MutableParagraphStyle {
    let style = MutableParagraphStyle()
    change(style)
    return style
}
