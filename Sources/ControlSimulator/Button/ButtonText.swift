import TextMeasuring

/// A title or a subtitle of a button, with all values on which its size depends.
@MainActor
struct ButtonText {
    /// The button that shows the text.
    var button: Button
    var string: String
    /// The text with attributes, which replaces the string.
    var attributed: NSAttributedString?
    var font: FontSpec
    /// The largest number of lines; 0 for no limit.
    var numberOfLines: Int
    var lineBreakMode: LineBreakMode

    var isEmpty: Bool { attributed.map { $0.length == 0 } ?? string.isEmpty }

    /// Lays out the text in a width. The text's width and height are rounded up to whole pixels; a scale of 0 rounds
    /// nothing. An empty text is as high as a line.
    func layout(width: CGFloat = .infinity, scale: CGFloat) -> TextLayout {
        let limits = TextLimits(
            width: numberOfLines == 1 || width.isNaN ? .infinity : max(Double(width), 0),
            maximumNumberOfLines: max(numberOfLines, 0), overflow: lineBreakMode.value)
        let text = attributed.map { StyledText($0, font: font) } ?? StyledText(string, font: font)
        return button.textLayout(text, limits, scale: scale)
    }
}
