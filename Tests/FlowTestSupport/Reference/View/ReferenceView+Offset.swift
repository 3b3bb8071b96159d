extension ReferenceView {
    // MARK: The offset follows the content (R8.9, R17.1)

    /// The content has another length or the view another size, and the scroll anchor moved: what is legal or pulled
    /// is so from the beginning of a layout to its end, whatever limits its rounds go through.
    mutating func follow(_ move: Double) {
        contentLength = along(layout.contentSize)
        var began = self.began ?? Beginning(offset: offset, limits: limits)
        began.moved += move
        self.began = began
        let (old, new) = (began.limits, limitsNow)
        limits = new
        let isPulled = !old.contains(began.offset)
        if isPulled, isMirroredAlong, old.lowerBound == old.upperBound || new.lowerBound == new.upperBound {
            doubts.insert(.carriedAcross)
        }
        let wanted = began.offset + began.moved
        if !wasLaidOut {
            // A view begins at the start of its content (R17.8).
            offset = new.lowerBound
        } else if began.offset < old.lowerBound {
            if wanted > new.upperBound { doubts.insert(.carriedAcross) }
            offset = pulled(
                wanted, overscroll: began.offset - old.lowerBound,
                isLimitFurtherIn: new.lowerBound > old.lowerBound + began.moved + 1e-6, limit: new.lowerBound)
        } else if began.offset > old.upperBound {
            if wanted < new.lowerBound { doubts.insert(.carriedAcross) }
            offset = pulled(
                wanted, overscroll: began.offset - old.upperBound,
                isLimitFurtherIn: new.upperBound < old.upperBound + began.moved - 1e-6, limit: new.upperBound)
        } else {
            // What the limits take from the move is made good where measuring adds content for it in the same layout.
            offset = min(max(wanted, new.lowerBound), new.upperBound)
        }
    }

    /// R17.1: nothing behind the reader moves what is pulled; a limit that moved in past the reader does.
    private func pulled(_ carried: Double, overscroll: Double, isLimitFurtherIn: Bool, limit: Double) -> Double {
        guard isLimitFurtherIn else { return carried }
        return isDragging ? limit + overscroll : limit
    }

    /// Somebody sets the offset: from now on it is legal or not by the limits of this moment.
    mutating func setOffset(_ new: Double) {
        offset = new
        limits = limitsNow
    }

    /// R17.8: a view that rests at its start stays there when its insets change, at once, laid out or not.
    mutating func setInsets(_ change: (inout ReferenceWorld) -> Void) {
        let isAtStart = !isDragging && isAt(limitsNow.lowerBound)
        let before = (startInset, endInset)
        let container = containerLength
        change(&world)
        if container != containerLength || before != (startInset, endInset) {
            needsLayout = true
            forgetEnd()
        }
        if isAtStart { setOffset(limitsNow.lowerBound) }
    }

    /// Sums of lengths differ in their last bits.
    func isAt(_ limit: Double) -> Bool { abs(offset - limit) < Self.tolerance }

    /// Whether the viewport begins behind the content's start.
    var isBehindStart: Bool { offset > Self.tolerance }

    private static let tolerance = 0.001

    // MARK: Where items are scrolled to (R6.16, G67)

    /// The offset at which an item stands where asked, by present knowledge.
    func target(_ id: Int, _ position: ReferencePosition) -> Double? {
        guard let path = path(of: id), let frame = layout.frame(path.section, path.item) else { return nil }
        let metrics = sections[path.section].metrics
        let before = startInset + (world.layout.pinsHeaders ? metrics.headerLength : 0)
        let after = endInset + (world.layout.pinsFooters ? metrics.footerLength : 0)
        let visible = viewportLength - before - after
        let wanted =
            switch position {
            case .start: start(of: frame) - before
            case .middle: (start(of: frame) + end(of: frame)) / 2 - visible / 2 - before
            case .end: end(of: frame) - visible - before
            }
        let limits = limitsNow
        return min(max(wanted, limits.lowerBound), limits.upperBound)
    }
}
