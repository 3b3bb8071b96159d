import FlowSimulator

extension Scenario.Layout {
    /// A flow layout's properties, as they are.
    @MainActor
    init(_ layout: CollectionViewFlowLayout, of view: CollectionView) {
        self.init()
        Self.properties.read(from: layout, into: &self)
        flipsInRightToLeft = layout.flipsHorizontallyInOppositeLayoutDirection
        anchor = view.anchorPolicy
        quirks = view.quirks
    }
}
