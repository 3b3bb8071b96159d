// The effects of a pass on the reader's place, measured from the views that were on screen when the pass before ended
// and those that are now, so that they are comparable between layouts.

extension Tracer {
    /// The movement on screen of the element that a reader reads. Scrolling by the program is not included. The element
    /// is the first, in reading order, that was at least half visible before the pass and whose place after the pass is
    /// known. If no element was half visible, it is the first one whose place after the pass is known. In both cases,
    /// an element that is still displayed is preferred.
    enum ReaderMove {
        /// No movement can be measured. Either no element that could move was on screen, or the program scrolled all
        /// such elements away.
        case nothingToLose
        case moved(TraceEvent.Element?, by: CGFloat, DriftGap?)
        case unknown(DriftGap)

        package var length: CGFloat { if case .moved(_, let length, _) = self { length } else { 0 } }
    }

    func readerMove() -> ReaderMove {
        let (core, sight) = (core, sight)
        let order = ReadingOrder(of: core)
        var seen = sight.seen(along: order)
        guard !seen.isEmpty else { return .nothingToLose }
        // A sliver that stays is no reader's place, unless there was nothing else.
        let end = order.axis.along(sight.viewport)
        if seen.contains(where: { $0.stretch.isHalfVisible(before: end) }) {
            seen.removeAll { !$0.stretch.isHalfVisible(before: end) }
        }
        let (origin, displayed) = (core.view.bounds.origin, core.displayed)
        if let read = firstRead(of: seen, stays: { displayed[$0] != nil }),
            let shown = sight.elements[read.index].name.flatMap({ displayed[$0] })
        {
            return moved(read, to: shown.view.frame.seen(from: origin), among: seen, along: order)
        }
        // Off the screen now: a flow layout, a table or a layout's own insight has its place.
        if let read = firstRead(of: seen, stays: { core.placer.knownFrame(of: $0) != nil }),
            let frame = sight.elements[read.index].name.flatMap(core.placer.knownFrame)
        {
            return moved(sight.elements[read.index], to: frame.seen(from: origin), along: order)
        }
        let isUnidentified = seen.contains { sight.isUnidentified(sight.elements[$0.index]) }
        return .unknown(isUnidentified ? .dataReloaded : .nothingStays)
    }

    /// Returns the first element, in reading order, for which `stays` returns true. An element whose `isAside` is true
    /// is returned only if there is no other such element.
    private func firstRead(of seen: [ScreenSight.Seen], stays: (ElementName) -> Bool) -> ScreenSight.Seen? {
        let sight = sight
        func isThere(_ index: Int) -> Bool { sight.elements[index].name.map(stays) ?? false }
        return seen.first { !sight.elements[$0.index].isAside && isThere($0.index) }
            ?? seen.first { isThere($0.index) }
    }

    /// Returns the movement of the reader's element on screen. If the element shares a row with other items, or moved
    /// sideways, its row and an item of another row are measured, too. The shortest of these movements is returned.
    ///
    /// Items next to each other move within their row when the row is broken again or grows. In this case the row's
    /// start and the first whole item of another row represent the reader's place as well: the least of the distances
    /// is used.
    private func moved(
        _ read: ScreenSight.Seen, to frame: CGRect, among seen: [ScreenSight.Seen], along order: ReadingOrder
    ) -> ReaderMove {
        let element = sight.elements[read.index]
        let own = moved(element, to: frame, along: order)
        guard own.length != 0, let row = sight.row(of: read, nowAt: frame, among: seen, of: core, along: order)
        else { return own }
        var moves = [own, moved(element, by: [row.now - row.expected])]
        let whole = seen.lazy.filter { $0.stretch.start >= 0 && !$0.stretch.isBeside(read.stretch) }
        for other in whole {
            let element = sight.elements[other.index]
            guard let shown = element.name.flatMap({ core.displayed[$0] }) else { continue }
            moves.append(moved(element, to: shown.view.frame.seen(from: core.view.bounds.origin), along: order))
            break
        }
        return moves.min { abs($0.length) < abs($1.length) } ?? own
    }

    private func moved(_ element: ScreenSight.Element, to frame: CGRect, along order: ReadingOrder) -> ReaderMove {
        let now = order.stretch(of: frame, in: core.view.bounds.size).start
        // An element that stands still on screen has not moved, even if the view was scrolled: the program may have
        // compensated the move.
        return moved(
            element,
            by: [sight.expectedFrame(of: element), element.frame].map {
                now - order.stretch(of: $0, in: sight.viewport).start
            })
    }

    /// Returns the movement of an element by the first distance in `ways`. The movement is 0 if any distance in `ways`
    /// is shorter than a pixel. Each distance is measured from another place at which the element may have been.
    ///
    /// - Parameter ways: The first is the distance; if any is zero, the element stands still.
    private func moved(_ element: ScreenSight.Element, by ways: [CGFloat]) -> ReaderMove {
        // Frames are on whole pixels, but an element may be held between two.
        let pixel = (core.view.pixelsPerPoint > 0 ? 1 / core.view.pixelsPerPoint : 0) + LegalOffsets.tolerance
        let standsStill = ways.contains { abs($0) < pixel }
        return .moved(
            element.name.map { TraceEvent.Element($0) }, by: standsStill ? 0 : ways[0],
            sight.isUnidentified(element) ? .dataReloaded : nil)
    }

    /// Returns the change of the offset that keeps the policy's anchor in its place on screen. Nil if the policy keeps
    /// only the first element that the reader sees. Nil also if the movement of the anchor is unknown.
    private func moveByPolicy(
        since start: TracedPassStart, _ old: ClosedRange<CGFloat>, _ new: ClosedRange<CGFloat>
    ) -> AnchorMove? {
        guard let anchor = start.anchor else { return nil }
        let moved = core.placer.anchorMove(of: anchor.place)
        if anchor.staysAtEnd {
            return AnchorMove(length: start.scrolled + new.upperBound - old.upperBound, element: moved?.element)
        }
        guard let moved else { return nil }
        let length = start.scrolled + moved.length + anchor.reachBefore - core.viewportReach
        return AnchorMove(length: length, element: moved.element)
    }

    /// Adds the drift and the clamped distance to the summary of a pass. Together they are the distance that the anchor
    /// moved on screen. The drift is the part that a change of the offset could have prevented. The clamped distance is
    /// the part for which the offset would have had to leave its limits.
    func addDrift(since start: TracedPassStart, to summary: inout TraceEvent.PassSummary) {
        guard let old = start.limits else { return }
        let new = core.range(of: core.view.legalOffsets, content: core.view.contentSize)
        let wanted: CGFloat
        if let move = moveByPolicy(since: start, old, new) {
            summary.anchor = move.element.map { TraceEvent.Element($0) }
            wanted = move.length
        } else {
            switch readerMove() {
            case .nothingToLose: return
            case .unknown(let gap): return summary.driftGap = gap
            case .moved(let element, let length, let gap):
                (summary.anchor, summary.driftGap) = (element, gap)
                guard length != 0 else { return }
                wanted = summary.offsetAfter + length - start.offset
            }
        }
        let allowed = LegalOffsets.carry(start.offset, by: wanted, from: old, to: new, isHeld: core.view.isDragging)
        summary.drift = (allowed - summary.offsetAfter).orZero
        summary.clamped = (start.offset + wanted - allowed).orZero
    }

    // MARK: Layout shift

    /// Adds the layout shift and the items that were pushed off the screen to a summary. Movements by scrolling are not
    /// included.
    func addShift(to summary: inout TraceEvent.PassSummary) {
        let (core, sight) = (core, sight)
        let (origin, displayed) = (core.view.bounds.origin, core.displayed)
        let viewport = CGRect(origin: .zero, size: core.view.bounds.size)
        var shift = LayoutShift(viewport: viewport)
        var (gone, staying) = (0, 0)
        var way: CGPoint?
        for element in sight.elements where element.isCell {
            guard let name = element.name else { continue }
            let old = sight.expectedFrame(of: element)
            let shown = displayed[name].map { $0.view.frame } ?? core.placer.knownFrame(of: name)
            let now = shown?.seen(from: origin)
            let wasSeen = old.isSeen(in: viewport)
            if let now, now.isSeen(in: viewport) {
                staying += wasSeen ? 1 : 0
                if !now.isSame(as: old), !now.isSame(as: element.frame) { shift.add(from: old, to: now) }
            } else if wasSeen {
                gone += 1
                shift.add(from: old, to: now)
                if way == nil, let now { way = now.origin - old.origin }
            }
        }
        summary.layoutShift = shift.score(staying: staying)
        guard gone > 0 else { return }
        summary.pushedOff = .init(count: gone, way: way, isAll: staying == 0)
    }
}

extension CGFloat {
    /// The length; 0 if it is only the rounding error of a sum.
    fileprivate var orZero: CGFloat { magnitude < LegalOffsets.tolerance ? 0 : self }
}
