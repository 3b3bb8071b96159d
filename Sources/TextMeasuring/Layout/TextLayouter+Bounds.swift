extension TextLayouter {
    /// Returns the size of a text in an available size, as `boundingRect(with:options:…)` does. The size is not
    /// rounded. A device does not round it either; programs there round it up themselves.
    ///
    /// Paragraphs whose style does not wrap are one line each, a known trap of `boundingRect`. A width or height of 0
    /// or less is no limit, which is a choice.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - available: Width and height in points.
    ///   - options: How to measure.
    /// - Complexity: O(*n*) in the length of the text.
    public func boundingSize(of text: StyledText, within available: TextSize, options: TextBoundsOptions) -> TextSize {
        guard options.contains(.usesLineFragmentOrigin) else { return layoutInOneLine(text).unroundedSize }
        let prepared = PreparedText(text, metrics: metrics, breaker: breaker)
        return options.boundingSize(within: available) { layout(prepared, limits: $0) }
    }

    /// Returns the size of a text as `size(withAttributes:)` does: as wide as the widest paragraph, not rounded.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public func size(of text: StyledText) -> TextSize {
        boundingSize(
            of: text, within: TextSize(width: 0, height: 0), options: [.usesLineFragmentOrigin, .usesFontLeading])
    }

    /// Lays out all of a text on one line; line breaks have no width.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package func layoutInOneLine(_ text: StyledText) -> TextLayout {
        let prepared = PreparedText(text, metrics: metrics, breaker: breaker)
        var width = CompensatedSum()
        for cluster in prepared.clusters where !cluster.flags.contains(.isHardBreak) {
            let isTab = cluster.flags.contains(.isTab)
            width.add(isTab ? TabStops.advance(from: width.value) : cluster.advance)
        }
        var stack = LineStack(prepared, usesFontLeading: false)
        let clusters = 0..<prepared.clusters.count
        stack.push(
            LineFiller.Line(
                clusters: clusters, visibleEnd: clusters.upperBound, indent: 0, width: width.value,
                widthWithSpaces: width.value, paragraph: text.firstRun.paragraph, beginsParagraph: true))
        return TextLayout(
            lines: stack.lines, size: TextSize(width: width.value, height: stack.height), isTruncated: false,
            pixels: PixelRounding(scale: scale))
    }
}

extension TextBoundsOptions {
    /// Returns the size of a text that wraps in the available width. The text is laid out once, and a second time if
    /// lines have to be left out.
    func boundingSize(within available: TextSize, layout: (TextLimits) -> TextLayout) -> TextSize {
        var limits = TextLimits(
            width: available.width > 0 ? available.width : .infinity, usesFontLeading: contains(.usesFontLeading))
        let all = layout(limits)
        guard contains(.truncatesLastVisibleLine), available.height > 0 else { return all.unroundedSize }
        let fitting = all.lines.prefix { $0.bottom <= available.height + PixelRounding.tolerance }.count
        guard fitting < all.lines.count else { return all.unroundedSize }
        limits.maximumNumberOfLines = max(fitting, 1)
        limits.truncatesLastLine = true
        return layout(limits).unroundedSize
    }
}
