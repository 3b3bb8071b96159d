import FlowEngine
import ViewSimulator

extension CollectionView: ElementsPlacer {
    package var scrollAxis: ScrollDirection { insight.scrollDirection }

    package var adjustmentRules: AdjustmentRules {
        var rules = AdjustmentRules.regained
        if isDragging, quirks.contains(.ignoresOffsetAdjustmentWhileDragging) { rules.insert(.ignored) }
        if pass.measuring.isSending, keeper.forecastsMeasuring { rules.insert(.forecast) }
        return rules
    }

    package func keepSettledModel() { keeper.keepSettledModel() }

    package func releaseSettledModel() { keeper.releaseSettledModel() }

    package func anchorMove(of place: ViewportPlace) -> AnchorMove? {
        keeper.moveSinceSettled(of: place, reader: core.anchoring.pass.firstSeen, inset: viewport.inset)
    }

    package func knownFrame(of name: ElementName) -> CGRect? {
        guard name.category == .cell, let frame = insight.knownFrame(ofItemAt: name.indexPath)
        else { return nil }
        return contentMirror?.mirroredFrame(frame) ?? frame
    }

    /// Whether an element scrolls with the content. The layout's insight decides this for headers and footers.
    package func scrollsWithContent(_ element: DisplayedElement) -> Bool {
        let name = element.name
        guard name.category != .cell else { return !isCarried(name.indexPath) }
        guard name.category == .supplementaryView, let kind = name.kind else { return false }
        return insight.scrollsWithContent(supplementaryOfKind: kind)
    }

    package func carriesEstimate(at indexPath: IndexPath) -> Bool {
        insight.sizeOrigin(ofItemAt: indexPath) == .estimated
    }
}
