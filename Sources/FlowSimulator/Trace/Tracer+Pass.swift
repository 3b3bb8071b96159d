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
    var roundCount: Int
    var sizing = SizingWork.now
    /// How far the program scrolled during the pass.
    var scrolled: CGFloat = 0
    /// The pass goes to an item or to an end of the content, so nothing keeps its place.
    var isScrolling: Bool
}

extension Tracer {
    func passBegins() {
        let view = view
        start = TracedPassStart(
            offset: view.along(view.boundsInLayout.origin), content: view.scrollAxis.along(view.contentSize),
            limits: view.knownLimits.map { view.range(of: $0, content: view.contentSize) },
            anchor: view.anchoring.pass.anchor, roundCount: view.countedWork.selfSizingRounds,
            isScrolling: view.scrollTarget != nil || view.anchoring.given.end != nil)
    }

    /// The bounds are about to change; what the view does itself is no scrolling.
    func noteMove(to origin: CGPoint) {
        guard !adjusts, !view.anchoring.movesItself else { return }
        let move = origin - view.contentOffset
        sight.scrolled = sight.scrolled + move
        let way = view.along(move)
        start?.scrolled += view.startsAtRight ? -way : way
    }

    func passEnded() {
        guard let start else { return }
        let view = view
        if hasOtherWork { tellOtherWork(cause: lastPreparation) }
        self.start = nil
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
            sight.findAgain(in: view)
            addDrift(since: start, to: &summary)
            if start.scrolled == 0 { addShift(to: &summary) }
        }
        sight = ScreenSight(of: view)
        record(.passEnded(summary: summary), cause: trigger)
        trigger = nil
        if view.displayed.anyWantsMeasuring {
            sizingCauses = sizingCauses.filter { view.wantsMeasuring($0.key) }
        } else if !sizingCauses.isEmpty {
            sizingCauses.removeAll(keepingCapacity: true)
        }
        if !measurements.isEmpty { measurements = [:] }
    }
}

extension ElementsView {
    /// Whether a cell has asked to be measured and was not yet.
    func wantsMeasuring(_ element: TraceEvent.Element) -> Bool {
        element.category == .item && displayed[.cell(at: element.indexPath)]?.measurement.isWanted == true
    }
}
