import FlowEngine
import Foundation

extension CollectionView: FlowLayoutHost {
    var viewport: FlowViewport { FlowViewport(bounds: boundsInLayout, inset: insetInLayout) }

    var anchors: FlowAnchors {
        FlowAnchors(
            keepsTop: anchorPolicy == .top, isUpdating: updateState.ongoing != nil,
            ignoresAdjustments: updateState.ignoresOffsetAdjustments, isPassRunning: pass.isRunning,
            heldByUpdate: updateState.ongoing?.anchor, heldByPass: anchoring.pass.held)
    }

    func rectangleToQuery(for bounds: CGRect) -> CGRect {
        let rect = queryRect(for: bounds)
        return isMirrored ? mirror(rect) : rect
    }

    /// In a mirrored view the layout's left is the right.
    func edge(of reference: CollectionViewFlowLayout.SectionInsetReference) -> EdgeInsets? {
        let edge: EdgeInsets
        switch reference {
        case .fromContentInset: return nil
        case .fromSafeArea: edge = safeAreaInsets
        case .fromLayoutMargins: edge = layoutMargins
        }
        return isMirrored ? edge.mirrored : edge
    }

    var flowDelegation: FlowDelegation? { flowDelegate.map { FlowDelegation(delegate: $0, view: self) } }

    var isUnresolved: Bool { updateState.isUnresolved }

    var shownMove: ItemMove? {
        guard let move = carriedItem?.move, move.source != move.target else { return nil }
        return move
    }

    var isSettlingMovement: Bool { carriedItem?.isSettling == true }

    func hasCell(at path: ItemPath) -> Bool { displayed[.cell(at: shownPath(of: IndexPath(path)))] != nil }

    var isTraced: Bool { tracer != nil }

    func trace(_ event: @autoclosure () -> TraceEvent.Kind, _ body: () -> Void) {
        let tracer = tracer
        tracer?.begin(event())
        body()
        tracer?.end()
    }

    /// A layout that is about to leave is counted, and moves nothing any more.
    func apply(_ receipt: FlowReceipt, of layout: CollectionViewLayout) {
        countedWork.add(receipt.work)
        if !receipt.brokenItems.isEmpty { tracer?.brokenItems += receipt.brokenItems }
        if layout === self.layout { follow(receipt) }
        for issue in receipt.issues { reportOncePerPass(issue) }
    }

    private func follow(_ receipt: FlowReceipt) {
        if receipt.framesMoved { pass.content.hasMoved = true }
        if receipt.isRebuilt {
            pass.query.supplementariesGone = nil
        } else if !receipt.supplementariesGone.isEmpty {
            pass.query.supplementariesGone?.formUnion(receipt.supplementariesGone)
        }
        if receipt.offsetAdjustment != 0 { anchoring.requested.byLayout += receipt.offsetAdjustment }
        for anchor in receipt.anchors { keep(anchor) }
        for (path, size) in receipt.mustMeasure { requireMeasuring(of: path, offering: size) }
        if receipt.forgetsAll { forgetMeasurements() }
        if !receipt.forgotten.isEmpty { forgetMeasurements(of: receipt.forgotten) }
    }

    private func keep(_ choice: FlowReceipt.AnchorChoice) {
        switch choice {
        case .seen(let anchor): anchoring.pass.seen = anchor
        case .held(let anchor) where pass.isRunning: (anchoring.pass.seen, anchoring.pass.held) = (anchor, anchor)
        case .held(let anchor): anchoring.settled.reader = anchor
        case .update(let anchor): updateState.ongoing?.anchor = anchor
        }
    }

    /// R13.1: oversized items at most once a pass and section.
    private func reportOncePerPass(_ issue: LayoutIssue.Kind) {
        if case .invalidItemSize(let path, _, _, _, _) = issue,
            !pass.sectionsWithReportedSizes.insert(path[0]).inserted
        { return }
        report(issue)
    }
}
