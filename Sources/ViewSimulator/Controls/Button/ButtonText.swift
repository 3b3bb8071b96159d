import CellSizing
import Foundation

/// A title of a button, as it is measured.
struct ButtonText: Equatable {
    var string: String
    var font: FontSpec
    /// 0 for as many as there are.
    var numberOfLines: Int
    var lineBreakMode: Label.LineBreakMode

    /// In a width, each length on the next pixel; a scale of 0 rounds nothing. An empty text is as high as a line.
    @MainActor
    func layout(width: CGFloat = .infinity, scale: CGFloat) -> TextLayout {
        let limits = TextLimits(
            width: numberOfLines == 1 || width.isNaN ? .infinity : max(Double(width), 0),
            maximumNumberOfLines: max(numberOfLines, 0), lineBreakMode: lineBreakMode.value)
        return TextEnvironment.layout(StyledText(string, font: font), limits, atScale: scale)
    }
}
