import TextMeasuring

extension String {
    /// Returns the rectangle of the text with the given attributes. It is in points, and is not rounded to pixels. See
    /// `NSAttributedString.boundingRect(with:options:context:)`.
    ///
    /// - Parameters:
    ///   - size: The available space, in points. A width that is no positive number is no limit.
    ///   - options: The options of the measurement.
    ///   - attributes: The attributes of all characters; without a font they are measured at 12 points.
    ///   - context: Receives the rectangle.
    /// - Complexity: O(*n*) in the length of the text.
    public func boundingRect(
        with size: CGSize, options: StringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: StringDrawingContext?
    ) -> CGRect {
        StyledText(self, attributes: attributes, font: StyledText.fontWithoutAttribute)
            .boundingRect(with: size, options: options, context: context)
    }

    /// Returns the size of the text with the given attributes, in points. Each paragraph is one line. The size is not
    /// rounded to pixels.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        StyledText(self, attributes: attrs, font: StyledText.fontWithoutAttribute).sizeInLines
    }
}

extension NSString {
    /// Returns the rectangle of the text with the given attributes. It is in points, and is not rounded to pixels. See
    /// `NSAttributedString.boundingRect(with:options:context:)`.
    ///
    /// - Parameters:
    ///   - size: The available space, in points. A width that is no positive number is no limit.
    ///   - options: The options of the measurement.
    ///   - attributes: The attributes of all characters; without a font they are measured at 12 points.
    ///   - context: Receives the rectangle.
    /// - Complexity: O(*n*) in the length of the text.
    @_disfavoredOverload
    public func boundingRect(
        with size: CGSize, options: StringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: StringDrawingContext?
    ) -> CGRect {
        (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    /// Returns the size of the text with the given attributes, in points. Each paragraph is one line. The size is not
    /// rounded to pixels.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    @_disfavoredOverload
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as String).size(withAttributes: attrs)
    }
}
