import FlowSimulator

extension Scenario.Layout {
    /// A flow layout's properties, as they are.
    @MainActor
    init(_ layout: CollectionViewFlowLayout, of view: CollectionView) {
        self.init()
        direction = layout.scrollDirection == .horizontal ? .horizontal : .vertical
        itemSize = Scenario.ItemSize(layout.itemSize)
        switch layout.estimatedItemSize {
        case .zero: estimate = .none
        case CollectionViewFlowLayout.automaticSize: estimate = .automatic
        case let size: estimate = .size(Scenario.ItemSize(size))
        }
        minimumLineSpacing = layout.minimumLineSpacing
        minimumInteritemSpacing = layout.minimumInteritemSpacing
        sectionInset = Scenario.Insets(layout.sectionInset)
        headerLength = .points(Double(scrollAxis.along(layout.headerReferenceSize)))
        footerLength = .points(Double(scrollAxis.along(layout.footerReferenceSize)))
        pinsHeaders = layout.sectionHeadersPinToVisibleBounds
        pinsFooters = layout.sectionFootersPinToVisibleBounds
        switch layout.sectionInsetReference {
        case .fromSafeArea: insetReference = .safeArea
        case .fromLayoutMargins: insetReference = .layoutMargins
        default: insetReference = .contentInset
        }
        flipsInRightToLeft = layout.flipsHorizontallyInOppositeLayoutDirection
        anchor = view.anchorPolicy
        options = layout.options
        quirks = view.quirks
    }
}
