import Foundation
import ViewSimulator

/// What the reader saw when a layout pass began, in the layout's coordinates along its scroll axis.
@MainActor
struct TracedPassStart {
    var offset: CGFloat
    var content: CGFloat
    /// Nil before the first pass.
    var limits: ClosedRange<CGFloat>?
    var anchor: PassAnchor?
    /// What keeps its place where there is no anchor.
    var place: ViewportPlace
    var roundCount: Int
    var sizing = SizingWork.now
    /// Cells that went since, and where they were, seen from the viewport.
    var goneCells: [(path: IndexPath, frame: CGRect)] = []
    /// How far the program scrolled during the pass.
    var scrolled: CGFloat = 0
    /// The pass goes to an item or to an end of the content, so nothing keeps its place.
    var isScrolling: Bool
}

extension Tracer {
    func passBegins() {
        let view = view
        let (elements, origin) = (view.displayed.elements, view.bounds.origin)
        for index in elements.indices {
            elements[index].frameAtPassBegin = elements[index].view.frame.seen(from: origin)
        }
        start = TracedPassStart(
            offset: view.along(view.boundsInLayout.origin), content: view.scrollAxis.along(view.contentSize),
            limits: view.knownLimits.map { view.range(of: $0, content: view.contentSize) },
            anchor: view.anchoring.pass.anchor, place: view.placeOfReader,
            roundCount: view.countedWork.selfSizingRounds,
            isScrolling: view.scrollTarget != nil || view.anchoring.given.end != nil)
    }

    /// The bounds are about to change; what the view does itself is no scrolling.
    func noteMove(to origin: CGPoint) {
        guard !adjusts, start != nil else { return }
        let way = view.along(origin) - view.along(view.contentOffset)
        start?.scrolled += view.startsAtRight ? -way : way
    }

    func passEnded() {
        guard let start else { return }
        self.start = nil
        let view = view
        var summary = TraceEvent.PassSummary()
        summary.selfSizingRounds = view.countedWork.selfSizingRounds - start.roundCount
        summary.viewport = view.scrollAxis.along(view.bounds.size)
        summary.scrolled = lastPassOffset.map { start.offset - $0 } ?? 0
        (summary.offsetBefore, summary.contentBefore) = (start.offset, start.content)
        summary.offsetAfter = view.along(view.boundsInLayout.origin)
        summary.contentAfter = view.scrollAxis.along(view.contentSize)
        summary.attributesMade = drainMadeCount()
        summary.sizing = SizingWork.now.since(start.sizing)
        lastPassOffset = summary.offsetAfter
        if !start.isScrolling {
            addDrift(since: start, to: &summary)
            if start.scrolled == 0 { summary.layoutShift = layoutShift(since: start) }
        }
        record(.passEnded(summary: summary), cause: trigger)
        trigger = nil
        if view.displayed.anyWantsMeasuring {
            sizingCauses = sizingCauses.filter { view.wantsMeasuring($0.key) }
        } else if !sizingCauses.isEmpty {
            sizingCauses.removeAll(keepingCapacity: true)
        }
        if !measurements.isEmpty { measurements = [:] }
    }

    /// Where the anchor would have the offset, how much of that the limits allow, and where it is.
    private func addDrift(since start: TracedPassStart, to summary: inout TraceEvent.PassSummary) {
        let view = view
        let place = start.anchor?.place ?? start.place
        guard let old = start.limits, let moved = view.moveSinceSettled(of: place) else { return }
        let new = view.range(of: view.legalOffsets, content: view.contentSize)
        summary.anchor = moved.element
        var wanted = start.scrolled + moved.length
        if let anchor = start.anchor {
            wanted +=
                anchor.staysAtEnd
                ? new.upperBound - old.upperBound - moved.length
                : anchor.reachBefore - view.viewportReach
        }
        let allowed = LegalOffsets.carry(
            start.offset, by: wanted, from: old, to: new, isHeld: view.isDragging)
        summary.drift = allowed - summary.offsetAfter
        summary.clamped = start.offset + wanted - allowed
    }

    // MARK: Layout shift

    private func layoutShift(since start: TracedPassStart) -> Double {
        let view = view
        var shift = LayoutShift(viewport: CGRect(origin: .zero, size: view.bounds.size))
        let (elements, origin) = (view.displayed.elements, view.bounds.origin)
        for index in elements.indices {
            guard let frame = elements[index].frameAtPassBegin else { continue }
            let frameNow = elements[index].view.frame.seen(from: origin)
            guard !frameNow.isSame(as: frame), elements[index].isCell else { continue }
            shift.add(from: frame, to: frameNow)
        }
        for (path, frame) in start.goneCells {
            // What shows the item of a cell that is gone, if it came back in the same pass.
            guard let now = view.displayed[.cell(at: path)] else { continue }
            let frameNow = now.view.frame.seen(from: origin)
            if !frameNow.isSame(as: frame) { shift.add(from: frame, to: frameNow) }
        }
        return shift.score
    }
}

extension CGRect {
    fileprivate func seen(from viewport: CGPoint) -> CGRect { CGRect(origin: origin - viewport, size: size) }
}

extension ElementsView {
    /// Whether a cell has asked to be measured and was not yet.
    func wantsMeasuring(_ element: TraceEvent.Element) -> Bool {
        element.category == .item && displayed[.cell(at: element.indexPath)]?.measurement.isWanted == true
    }
}
