import Foundation

extension NSString {
    /// The rectangle that the text takes with attributes, not rounded to pixels; see
    /// `NSAttributedString.boundingRect(with:options:context:)`.
    ///
    /// - Parameters:
    ///   - size: The room, in points. A width of 0 or less, or none that is a number, is no limit.
    ///   - options: How to measure.
    ///   - attributes: Those of all characters; without a font they are measured at 12 points.
    ///   - context: Is told the rectangle.
    /// - Complexity: O(*n*) in the length of the text.
    @_disfavoredOverload
    public func boundingRect(
        with size: CGSize, options: StringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: StringDrawingContext?
    ) -> CGRect {
        (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    /// The size of the text with attributes, each paragraph in one line, in points. It is not rounded to pixels.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    @_disfavoredOverload
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as String).size(withAttributes: attrs)
    }
}
