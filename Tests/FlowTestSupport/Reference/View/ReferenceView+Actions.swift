extension ReferenceView {
    /// Does what an action says. Only updates and scrolls to items lay out; whoever set the offset finds it in
    /// `offset`.
    public mutating func take(_ action: ReferenceAction) -> Settlement {
        let isUntouched = stale == ReferenceStaleness() && !needsLayout && destination == nil && !wasLaidOutInTurn
        promise = nil
        switch action {
        case .scroll(let way): scroll(to: min(max(offset + way, limitsNow.lowerBound), limitsNow.upperBound))
        case .scrollToStart: scroll(to: limitsNow.lowerBound)
        case .scrollToEnd: scroll(to: limitsNow.upperBound)
        case .pull(let way): scroll(to: offset + way)
        case .beginDrag: isDragging = true
        case .endDrag: endDrag()
        case .scrollToItem(let section, let item, let position): return scrollToItem(section, item, position)
        case .update(let batch): return update(batch)
        case .content(let section, let item, let size, let tells): setContent(section, item, size, tells)
        case .metrics(let section, let metrics): truth.setMetrics(metrics, of: section)
        case .invalidate(let context): invalidate(context)
        // What is asked is answered by what is true now.
        case .look:
            if stale != ReferenceStaleness() || needsLayout { wasLaidOutInTurn = true }
            prepareIfNeeded()
        default: takeSurroundings(action)
        }
        if action == .textSize, isUntouched { promiseReader() }
        return Settlement()
    }

    /// R17.13, R18.10: the first on screen, also where the viewport begins in its middle.
    private mutating func promiseReader() {
        let isItemFirst = things.first { $0.end > offset }?.kind == .item
        guard isBehindStart, offset == settledOffset, limits.contains(offset), isOneColumn, isItemFirst,
            let first = sight.partly.last ?? sight.whole.first, let start = position(of: .item(first))
        else { return }
        promise = .stays(first, distance: start - offset)
    }

    private mutating func takeSurroundings(_ action: ReferenceAction) {
        switch action {
        case .resize(let size) where size != world.size:
            (world.size, needsLayout) = (size, true)
            forgetEnd()
        case .inset(let inset): setInsets { $0.inset = inset }
        case .safeArea(let inset): setInsets { $0.safeArea = inset }
        case .scale(let scale) where scale != world.scale: (world.scale, stale.isAll) = (scale, true)
        case .rightToLeft(let isRightToLeft) where isRightToLeft != world.isRightToLeft:
            let sides = (startInset, endInset)
            (world.isRightToLeft, stale.isAll) = (isRightToLeft, true)
            if sides != (startInset, endInset) { doubts.insert(.directionWithInsets) }
        case .set(let properties) where properties != world.layout: (world.layout, stale.isAll) = (properties, true)
        case .textSize: (stale.isAll, isTextOfOtherSize) = (true, true)
        case .invalidateLayout: stale.isAll = true
        case .reloadData:
            (stale.isAll, stale.resetsAverage) = (true, true)
            (cells, wanted, unconfirmed, sight) = ([], [], [], ReferenceSight())
            forgetEnd()
        default: break
        }
    }

    /// What somebody scrolled to was the end of other data, insets or bounds: it is an offset like any other (R17.12).
    mutating func forgetEnd() {
        if destination == .end { destination = nil }
    }

    private mutating func scroll(to target: Double) {
        // Nobody scrolls by the last bit of a sum.
        guard abs(target - offset) > 1e-6 else { return }
        setOffset(target)
        let now = limitsNow
        // A view whose content fits is at both of its ends.
        destination = isDragging ? nil : isAt(now.lowerBound) ? .start : isAt(now.upperBound) ? .end : nil
        // Of data that nobody has counted yet nobody knows the end.
        if !isPrepared || stale.isCounts || stale.resetsAverage { forgetEnd() }
    }

    private mutating func endDrag() {
        guard isDragging else { return }
        isDragging = false
        let limits = limitsNow
        let rest = min(max(offset, limits.lowerBound), limits.upperBound)
        // Whether the last bit of a sum is a way to come to rest.
        if rest != offset, abs(rest - offset) < 1e-6 { doubts.insert(.edge) }
        guard rest != offset else { return }
        setOffset(rest)
        // Nobody goes to an end by letting go.
        destination = nil
    }

    private mutating func scrollToItem(_ section: Int, _ item: Int, _ position: ReferencePosition) -> Settlement {
        guard truth.has(section, item) else { return Settlement() }
        let isEmptyHanded = stale.adjustment == 0
        if !isEmptyHanded { doubts.insert(.adjustment) }
        let id = truth.sections[section].items[item].id
        destination = .item(id, position)
        promise = .lands(id, position)
        return settle()
    }

    private mutating func setContent(_ section: Int, _ item: Int, _ size: ReferenceSize, _ tells: Bool) {
        guard truth.has(section, item) else { return }
        truth.setSize(size, of: section, item)
        let id = truth.sections[section].items[item].id
        if tells, world.cellsSizeThemselves, cells.contains(id) { wanted.insert(id) }
    }

    // MARK: Contexts (R9.3–R9.5, R8.16, R17.10)

    private mutating func invalidate(_ context: ReferenceContext) {
        stale.adjustment += context.offset
        let (metrics, attributes) = (context.metrics ?? true, context.attributes ?? true)
        if context.everything { stale.isAll = true }
        if context.counts {
            stale.isCounts = true
            forgetEnd()
        }
        if context.everything, context.counts { stale.resetsAverage = true }
        if context.everything { return }
        if !context.namesNothing {
            // A context that names elements is trusted: exactly these are asked again.
            if metrics { name(context) }
        } else if !context.counts {
            if metrics, attributes { stale.isAll = true }
            if metrics, !attributes { (stale.metrics, stale.sizes) = (true, true) }
        }
    }

    private mutating func name(_ context: ReferenceContext) {
        for path in context.items where path.count == 2 && truth.has(path[0], path[1]) {
            stale.items.insert(truth.sections[path[0]].items[path[1]].id)
        }
        // R17.4: whatever stands behind the section means its one header or footer.
        let indices = truth.sections.indices
        for path in context.headers where !path.isEmpty && indices.contains(path[0]) {
            stale.headers.insert(truth.sections[path[0]].id)
        }
        for path in context.footers where !path.isEmpty && indices.contains(path[0]) {
            stale.footers.insert(truth.sections[path[0]].id)
        }
    }
}
