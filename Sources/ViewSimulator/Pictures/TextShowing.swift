import TextMeasuring

/// A text as it is shown in a view.
package struct ShownText {
    package var text: StyledText
    package var limits: TextLimits
    /// The area of the text, in points from the view's top left corner.
    package var room: CGRect
    /// Whether the text is in the middle of its area's height; otherwise the text is at the top.
    package var isCentered: Bool
    package var alignment: TextAlignment

    package init(text: StyledText, limits: TextLimits, room: CGRect, isCentered: Bool, alignment: TextAlignment) {
        self.text = text
        self.limits = limits
        self.room = room
        self.isCentered = isCentered
        self.alignment = alignment
    }
}

/// A view that shows a text of its own.
@MainActor
package protocol TextShowing: View {
    /// The text in the view's bounds. Nil if there is no text, or if there is no space for a text.
    var shownText: ShownText? { get }
    /// The width for which the text's size was last requested; nil if that width was unlimited.
    var offeredWidth: CGFloat? { get }
    /// Whether the text is drawn in a box, as in a field to which the user writes.
    var isInBox: Bool { get }
}

extension TextShowing {
    package var offeredWidth: CGFloat? { nil }
    package var isInBox: Bool { false }
}

/// Access to the lines and the measurement of the text. This access does not increase the counts of
/// ``TextEnvironment``, because tests check these counts.
extension TextShowing {
    /// Returns the text's lines as the view shows them now. Their places are in points, relative to the view's top left
    /// corner.
    package func shownLines(isMirrored: Bool) -> [ViewLine] {
        guard let shown = shownText, !shown.text.text.isEmpty else { return [] }
        let (text, room, scale) = (shown.text, shown.room, Double(pixelsPerPoint))
        let layout = TextEnvironment.layoutToDraw(text, shown.limits, atScale: pixelsPerPoint)
        // A text that is lower than its label is centred vertically.
        let top = Double(room.minY) + (shown.isCentered ? (Double(room.height) - layout.size.height) / 2 : 0)
        return layout.lines.map { line in
            // Baselines of a label are on pixels.
            let baseline = scale > 0 ? (line.baseline * scale).rounded() / scale : line.baseline
            let x = start(of: line, width: Double(room.width), shown.alignment, isMirrored: isMirrored)
            return ViewLine(
                text: line.shownText(in: text.text), font: text.font(of: line), x: Double(room.minX) + x,
                baseline: top + baseline, width: line.width)
        }
    }

    /// The numbers of lines that the text may have, because its measured size is uncertain. Nil if the text has only
    /// one possible number of lines, or if there is no text.
    package var uncertainLineCounts: ClosedRange<Int>? {
        shownMeasurement.flatMap { $0.isCertain ? nil : $0.possibleNumbersOfLines }
    }

    /// The size of the text in the view's bounds, with its uncertainty; nil if no text is shown.
    package var shownMeasurement: TextMeasurement? {
        guard let shown = shownText, !shown.text.text.isEmpty else { return nil }
        let measurement = TextEnvironment.measurement(of: shown.text, shown.limits, atScale: pixelsPerPoint)
        guard !measurement.isCertain, let limits = limitsOfHuggedText(shown) else { return measurement }
        return TextEnvironment.measurement(of: shown.text, limits, atScale: pixelsPerPoint)
    }

    /// Returns wider limits in which the text is as wide as its present area. The view's present width may have
    /// followed from such limits. An infinite width is tried first, then `offeredWidth`. Nil if there are no such
    /// limits.
    ///
    /// On a device, the width of such a view is the text's width there, at most the offered width. A view of another
    /// width limits the text to its own width.
    private func limitsOfHuggedText(_ shown: ShownText) -> TextLimits? {
        let offers = [Double.infinity] + (offeredWidth.map { [Double($0)] } ?? [])
        return offers.lazy.filter { $0 > shown.limits.width }.map { width in
            var limits = shown.limits
            limits.width = width
            return limits
        }.first {
            let width = TextEnvironment.layoutToDraw(shown.text, $0, atScale: pixelsPerPoint).size.width
            return abs(width - shown.limits.width) < 0.01
        }
    }

    private func start(of line: TextLine, width: Double, _ alignment: TextAlignment, isMirrored: Bool) -> Double {
        let rest = width - line.width
        return switch alignment {
        case .center: rest / 2
        case .right: rest - line.indent
        case .natural, .justified: isMirrored ? rest - line.indent : line.indent
        case .left: line.indent
        }
    }
}

extension StyledText {
    /// The font of the first character of a line.
    fileprivate func font(of line: TextLine) -> FontSpec {
        var end = 0
        for run in runs {
            end += run.utf8Count
            if line.range.lowerBound < end { return run.font }
        }
        return runs.last?.font ?? FontSpec(size: 17)
    }
}
