/// The rule that divides items into lines. It contains the available length of a line. An item belongs to a line if it
/// fits with the least spacing before it (R2.2).
struct LineRule: Hashable, Sendable {
    /// The part of a line's length that its items may fill, with the tolerance.
    let available: Span
    let spacing: Span

    /// The least value of a line's used length. With negative spacings, the used length could otherwise fall without
    /// end.
    static let leastUsed = Span(steps: .min / 4)

    init(available: Double, spacing: Double, tolerance: Double) {
        // R2.3: a line may be too long by the tolerance.
        self.available = Span(available) + Span(tolerance)
        self.spacing = Span(spacing)
    }

    /// Returns the used length of a line after `count` more items of the length `span` were added.
    func used(_ used: Span, adding count: Int, of span: Span) -> Span {
        let step = (span + spacing).steps.multipliedReportingOverflow(by: Int64(count))
        guard !step.overflow else { return LineRule.leastUsed }  // only a negative step can: others have to fit
        let sum = used.steps.addingReportingOverflow(step.partialValue)
        return sum.overflow ? LineRule.leastUsed : max(Span(steps: sum.partialValue), LineRule.leastUsed)
    }

    /// Returns the number of further items that fit into a line, each of the length `span`. The line's length is
    /// already used up to `used`. The result is at most `limit`.
    func fitting(_ span: Span, behind used: Span, limit: Int) -> Int {
        let free = available - used
        // R2.8: an item without extent still gets the spacing.
        let step = span + spacing
        if step <= .zero { return step <= free ? limit : 0 }
        return free < step ? 0 : Int(min(free.steps / step.steps, Int64(limit)))
    }

    /// Returns the number of items, each of the length `span`, that fit on an empty line. The result is at most
    /// `limit`.
    ///
    /// The number is max(1, ⌊(available + spacing) / (item + spacing)⌋) (R2.6). An item that is too long is alone on
    /// its line (R2.4).
    func capacity(for span: Span, limit: Int) -> Int {
        1 + fitting(span, behind: span, limit: limit - 1)
    }

    /// Puts an item into a line. If the item does not fit, begins a new line with the item and returns true.
    @inline(__always)
    func add(_ size: AxisSize, to line: inout OpenLine) -> Bool {
        let span = Span(notNegative: size.across)
        guard line.count > 0 else {
            line = OpenLine(count: 1, used: span, length: max(size.along, 0))
            return false
        }
        // Only with a negative spacing can the used length shrink without end.
        let used = max(line.used + spacing + span, LineRule.leastUsed)
        if used > available {
            line = OpenLine(count: 1, used: span, length: max(size.along, 0))
            return true
        }
        line = OpenLine(count: line.count + 1, used: used, length: max(line.length, size.along))
        return false
    }
}

/// A line to which further items may be added.
struct OpenLine: Hashable, Sendable {
    var count: Int64 = 0
    /// The used length of the line across the scroll axis, spacing included.
    var used = Span.zero
    /// The greatest length of the line's items along the scroll axis, in points.
    var length = 0.0
}
