import Foundation

/// What the reader saw when a layout pass began, in the layout's coordinates along its scroll axis.
struct TracedPassStart {
    var offset: CGFloat
    var content: CGFloat
    /// Nil before the first pass.
    var limits: ClosedRange<CGFloat>?
    var anchor: PassAnchor?
    var roundCount: Int
    /// What was on screen, and where, from the viewport's origin.
    var elements: [DisplayedElement]
    var frames: [CGRect]
    /// How far the program scrolled during the pass.
    var scrolled: CGFloat = 0
    /// The pass goes to an item, so nothing stands still.
    var isScrolling: Bool
}

extension Tracer {
    func passBegins() {
        start = TracedPassStart(
            offset: view.along(view.boundsInLayout.origin), content: view.layout.scrollAxis.along(view.contentSize),
            limits: view.knownLimits.map { view.range(of: $0, content: view.contentSize) },
            anchor: view.pass.anchor, roundCount: view.statistics.selfSizingRounds,
            elements: view.displayed.elements, frames: view.displayed.elements.map { frameInViewport(of: $0) },
            isScrolling: view.pass.scrollTarget != nil)
    }

    /// The bounds are about to change; what the view does itself is no scrolling.
    func noteMove(to origin: CGPoint) {
        guard !adjusts, start != nil else { return }
        let way = view.along(origin) - view.along(view.contentOffset)
        start?.scrolled += view.isMirrored && view.layout.scrollAxis == .horizontal ? -way : way
    }

    func passEnded() {
        guard let start else { return }
        self.start = nil
        var summary = TraceEvent.PassSummary()
        summary.rounds = view.statistics.selfSizingRounds - start.roundCount
        summary.viewport = view.layout.scrollAxis.along(view.bounds.size)
        summary.scrolled = lastPassOffset.map { start.offset - $0 } ?? 0
        (summary.offsetBefore, summary.contentBefore) = (start.offset, start.content)
        summary.offsetAfter = view.along(view.boundsInLayout.origin)
        summary.contentAfter = view.layout.scrollAxis.along(view.contentSize)
        summary.attributesMade = takeMadeCount()
        lastPassOffset = summary.offsetAfter
        if !start.isScrolling {
            addDrift(since: start, to: &summary)
            if start.scrolled == 0 { summary.layoutShift = layoutShift(since: start) }
        }
        record(.passEnded(summary: summary), cause: trigger)
        trigger = nil
        sizingCauses = sizingCauses.filter { view.wantsMeasuring($0.key) }
        measurements = [:]
    }

    /// Where the anchor would have the offset, how much of that the limits allow, and where it is.
    private func addDrift(since start: TracedPassStart, to summary: inout TraceEvent.PassSummary) {
        let viewport = view.layout.scrollAxis.along(view.bounds.size)
        let place = start.anchor?.place ?? .start(start.offset, end: start.offset + viewport)
        guard let old = start.limits, let moved = view.layout.moveSinceHeld(of: place) else { return }
        let new = view.range(of: view.legalOffsets, content: view.contentSize)
        summary.anchor = moved.element
        var wanted = start.scrolled + moved.length
        if let anchor = start.anchor {
            wanted +=
                anchor.staysAtEnd
                ? new.upperBound - old.upperBound - moved.length
                : anchor.heldReach - view.viewportReach
        }
        let allowed = LegalOffsets.carry(start.offset, by: wanted, from: old, to: new)
        summary.drift = allowed - summary.offsetAfter
        summary.clamped = start.offset + wanted - allowed
    }

    // MARK: Layout shift

    private func layoutShift(since start: TracedPassStart) -> Double {
        var shift = LayoutShift(viewport: CGRect(origin: .zero, size: view.bounds.size))
        for (element, frame) in zip(start.elements, start.frames) {
            guard let now = element.isGone ? successor(of: element) : element else { continue }
            let frameNow = frameInViewport(of: now)
            if frameNow != frame, now.view is CollectionViewCell { shift.add(from: frame, to: frameNow) }
        }
        return shift.score
    }

    /// What shows the item of a cell that is gone, if it came back in the same pass.
    private func successor(of element: DisplayedElement) -> DisplayedElement? {
        guard element.view is CollectionViewCell else { return nil }
        return view.displayed[ElementKey(cellAt: element.attributes.indexPath)]
    }

    private func frameInViewport(of element: DisplayedElement) -> CGRect {
        let (frame, origin) = (element.view.frame, view.bounds.origin)
        return CGRect(origin: frame.origin - origin, size: frame.size)
    }
}

extension CollectionView {
    /// Whether a cell has asked to be measured and was not yet.
    func wantsMeasuring(_ element: TraceEvent.Element) -> Bool {
        element.category == .item && displayed[ElementKey(cellAt: element.indexPath)]?.measurement.isWanted == true
    }
}
