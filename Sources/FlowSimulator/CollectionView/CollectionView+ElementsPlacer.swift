import FlowEngine
import ViewSimulator

extension CollectionView: ElementsPlacer {
    var scrollAxis: ScrollDirection { layout.scrollAxis }

    var adjustmentRules: AdjustmentRules {
        var rules = AdjustmentRules.regained
        if isDragging, quirks.contains(.ignoresOffsetAdjustmentWhileDragging) { rules.insert(.ignored) }
        if pass.measuring.isSending, layout.forecastsMeasuring { rules.insert(.forecast) }
        return rules
    }

    func keepSettledModel() { layout.keepSettledModel() }

    func releaseSettledModel() { layout.releaseSettledModel() }

    func anchorMove(of place: ViewportPlace) -> AnchorMove? {
        layout.moveSinceSettled(of: place, reader: core.anchoring.pass.firstSeen, inset: viewport.inset)
    }

    func knownFrame(of name: ElementName) -> CGRect? {
        guard let model = layout.flowLayout?.model, name.category == .cell, let path = ItemPath(name.indexPath),
            model.contains(path)
        else { return nil }
        let frame = CGRect(model.frame(of: path))
        return contentMirror?.mirroredFrame(frame) ?? frame
    }

    /// Whether an element scrolls with the content. False for headers and footers of custom layouts, because such a
    /// layout may pin them.
    func scrollsWithContent(_ element: DisplayedElement) -> Bool {
        let name = element.name
        guard name.category != .cell else { return !isCarried(name.indexPath) }
        guard let flowLayout = layout.flowLayout, let kind = name.kind.flatMap({ ElementKind(supplementaryKind: $0) })
        else { return false }
        return kind == .header
            ? !flowLayout.sectionHeadersPinToVisibleBounds : !flowLayout.sectionFootersPinToVisibleBounds
    }

    func carriesEstimate(at indexPath: IndexPath) -> Bool { layout.carriesEstimate(at: indexPath) }
}
