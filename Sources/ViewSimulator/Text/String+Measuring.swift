import Foundation
import TextMeasuring

extension String {
    /// The rectangle that the text takes with attributes, not rounded to pixels; see
    /// `NSAttributedString.boundingRect(with:options:context:)`.
    ///
    /// - Parameters:
    ///   - size: The room, in points. A width of 0 or less, or none that is a number, is no limit.
    ///   - options: How to measure.
    ///   - attributes: Those of all characters; without a font they are measured at 12 points.
    ///   - context: Is told the rectangle.
    /// - Complexity: O(*n*) in the length of the text.
    public func boundingRect(
        with size: CGSize, options: StringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: StringDrawingContext?
    ) -> CGRect {
        StyledText(self, attributes: attributes, font: StyledText.fontWithoutAttribute)
            .boundingRect(with: size, options: options, context: context)
    }

    /// The size of the text with attributes, each paragraph in one line, in points. It is not rounded to pixels.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        StyledText(self, attributes: attrs, font: StyledText.fontWithoutAttribute).sizeInLines
    }
}
