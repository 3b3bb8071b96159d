#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

extension UICollectionViewFlowLayout {
    /// The properties of a flow layout that a scenario can contain, in the order in which a player sets them.
    static let scenarioProperties: [ObjectProperty<Scenario.Layout, UICollectionViewFlowLayout>] = [
        .init("scrollDirection", \.scrollDirection, \.direction),
        .init("itemSize", \.itemSize, \.itemSize.fixedSize),
        .init(
            "estimatedItemSize", \.estimatedItemSize, \.estimate,
            set: { $0.size(automatic: UICollectionViewFlowLayout.automaticSize) },
            read: { .init($0, automatic: UICollectionViewFlowLayout.automaticSize) }),
        .init("minimumLineSpacing", \.minimumLineSpacing, \.minimumLineSpacing),
        .init("minimumInteritemSpacing", \.minimumInteritemSpacing, \.minimumInteritemSpacing),
        .init("sectionInset", \.sectionInset, \.sectionInset, set: { $0.inUIKit }, read: { .init($0) }),
        .init("sectionInsetReference", \.sectionInsetReference, \.insetReference),
        .init("header", \.headerReferenceSize, \.headerSize),
        .init("footer", \.footerReferenceSize, \.footerSize),
        .init("pinHeaders", \.sectionHeadersPinToVisibleBounds, \.pinsHeaders),
        .init("pinFooters", \.sectionFootersPinToVisibleBounds, \.pinsFooters),
    ]

    /// The layout's properties in the form of scenarios. Some numbers may be invalid in a scenario, for example
    /// negative.
    var scenarioLayout: Scenario.Layout {
        var layout = Scenario.Layout()
        Self.scenarioProperties.read(from: self, into: &layout)
        layout.flipsInRightToLeft = flipsHorizontallyInOppositeLayoutDirection
        return layout
    }

    /// Returns the length of a header or footer along the scroll axis. `size` is the size of the header or footer.
    func along(_ size: CGSize) -> CGFloat { scrollDirection == .horizontal ? size.width : size.height }

    var estimates: Bool { estimatedItemSize != .zero }
}
#endif
