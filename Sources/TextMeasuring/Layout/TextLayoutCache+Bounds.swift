extension TextLayoutCache {
    /// The result of `TextLayouter.boundingSize(of:within:options:)`, from the cache if the lines are there. A text in
    /// one line is measured every time.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - available: Width and height in points; 0 or less is no limit.
    ///   - options: How to measure.
    /// - Complexity: O(*n*) in the length of the text; to find a layout, eight bytes at a time.
    public mutating func boundingSize(
        of text: StyledText, within available: TextSize, options: TextBoundsOptions
    ) -> TextSize {
        guard options.contains(.usesLineFragmentOrigin) else { return layoutInOneLine(text).unroundedSize }
        return options.boundingSize(within: available) { layout(text, limits: $0, scale: 0) }
    }

    /// All of a text on one line, not rounded; line breaks have no width.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package func layoutInOneLine(_ text: StyledText) -> TextLayout {
        TextLayouter(metrics: metrics, breaker: breaker, scale: 0).layoutInOneLine(text)
    }
}
