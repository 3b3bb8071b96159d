import FlowEngine

extension CollectionView: FlowLayoutHost {
    package var viewport: FlowViewport {
        guard let mirror = contentMirror else { return FlowViewport(bounds: bounds, inset: adjustedContentInset) }
        return FlowViewport(bounds: mirror.mirrored(bounds), inset: adjustedContentInset.mirrored)
    }

    package var anchors: FlowAnchors {
        FlowAnchors(
            holdsFirstRow: core.anchorPolicy.holdsFirstRow, holdsThroughUpdates: core.anchorPolicy == .top,
            isUpdating: core.updateState.ongoing != nil,
            ignoresAdjustments: core.ignoresOffsetAdjustments, isPassRunning: core.isLayingOut,
            fixedByUpdate: core.updateState.ongoing?.anchor, fixedByPass: core.anchoring.pass.fixed)
    }

    var shownBounds: CGRect { bounds }

    package func rectangleToQuery(for bounds: CGRect) -> CGRect { inLayout(queryRect(for: bounds)) }

    /// The insets of the safe area or of the layout margins, whichever `reference` names. Nil if `reference` names the
    /// content inset. The insets are in the layout's coordinates: in a mirrored view left and right are exchanged.
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

    package var isUnresolved: Bool { core.updateState.isUnresolved }

    func claimQuestion() -> Bool { core.claimQuestion() }

    package var shownMove: ItemMove? {
        guard let move = carriedItem?.move, move.source != move.target else { return nil }
        return move
    }

    var isSettlingMovement: Bool { carriedItem?.isSettling == true }

    package func hasCell(at path: ItemPath) -> Bool { core.displayed[.cell(at: shownPath(of: IndexPath(path)))] != nil }

    func answeredOnArrival(at path: ItemPath) -> Bool {
        core.displayed[.cell(at: shownPath(of: IndexPath(path)))]?.measurement.isArrival ?? false
    }

    var firstItemSeenBefore: ItemPath? { core.firstItemSeenBefore }

    package var isTraced: Bool { core.tracer != nil }

    package func trace(_ event: @autoclosure () -> TraceEvent.Kind, _ body: () -> Void) {
        let tracer = core.tracer
        tracer?.begin(event())
        body()
        tracer?.end()
    }

    /// Makes the changes in this view that a flow layout's receipt describes. The receipt contains the effects of a
    /// change of the layout's model.
    ///
    /// A receipt of the view's own layout moves elements. If the view's layout forwards its calls to another layout, a
    /// receipt of the other layout moves no element, but decides as well which cells are asked for their size. The work
    /// of a layout that is being replaced is added to the statistics only.
    package func apply(_ receipt: FlowReceipt, of layout: CollectionViewLayout) {
        core.countedWork.add(receipt.work)
        if !receipt.brokenItems.isEmpty { core.tracer?.brokenItems += receipt.brokenItems }
        let isOwn = layout === self.layout
        if isOwn { move(by: receipt) }
        if isOwn || layout.installedView == nil { measure(by: receipt) }
        for issue in receipt.issues { reportOncePerPass(issue) }
    }

    private func move(by receipt: FlowReceipt) {
        if receipt.framesMoved { pass.content.hasMoved = true }
        if let gone = receipt.supplementariesGone {
            if !gone.isEmpty { pass.query.supplementariesGone?.formUnion(gone) }
        } else {
            pass.query.supplementariesGone = nil
        }
        if receipt.offsetAdjustment != 0 { core.anchoring.requested.byLayout += receipt.offsetAdjustment }
        if let anchor = receipt.anchors.ofUpdate { core.updateState.ongoing?.anchor = anchor }
        if let anchor = receipt.anchors.fixed {
            if core.isLayingOut {
                (core.anchoring.pass.firstSeen, core.anchoring.pass.fixed) = (anchor, anchor)
            } else {
                core.anchoring.settled.fixedForNextPass = anchor
            }
        }
        if let anchor = receipt.anchors.firstSeen { core.anchoring.pass.firstSeen = anchor }
    }

    private func measure(by receipt: FlowReceipt) {
        for (path, size) in receipt.mustMeasure { requireMeasuring(of: path, offering: size) }
        if receipt.forgetsAll { forgetMeasurements() }
        if !receipt.forgotten.isEmpty { forgetMeasurements(of: receipt.forgotten) }
    }

    /// Reports an issue. Oversized items are reported at most once for each pass and section (R13.1).
    private func reportOncePerPass(_ issue: LayoutIssue.Kind) {
        if case .invalidItemSize(let path, _, _, _, _) = issue,
            !pass.sectionsWithReportedSizes.insert(path[0]).inserted
        { return }
        core.report(issue)
    }
}
