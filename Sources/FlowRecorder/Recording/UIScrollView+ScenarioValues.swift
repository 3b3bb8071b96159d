#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

// Views and layouts as scenarios describe them.

extension UIScrollView {
    /// The container that every scroll view has. Its numbers may be such as no scenario has.
    var scenarioContainer: Scenario.Container {
        var container = Scenario.Container(
            width: Double(bounds.width), height: Double(bounds.height), scale: Double(traitCollection.displayScale),
            insets: Scenario.Insets(contentInset))
        container.safeArea = Scenario.Insets(safeAreaInsets)
        container.layoutMargins = Scenario.Insets(layoutMargins)
        container.layoutDirection =
            effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        container.contentSizeCategory = traitCollection.preferredContentSizeCategory.inScenarios
        guard #available(iOS 16, tvOS 16, *) else { return container }
        if let view = self as? UICollectionView {
            container.selfSizingInvalidation = .init(
                isDisabled: view.selfSizingInvalidation == .disabled,
                includesConstraints: view.selfSizingInvalidation == .enabledIncludingConstraints)
        } else if let view = self as? UITableView {
            container.selfSizingInvalidation = .init(
                isDisabled: view.selfSizingInvalidation == .disabled,
                includesConstraints: view.selfSizingInvalidation == .enabledIncludingConstraints)
        }
        return container
    }
}

extension Scenario.SelfSizingInvalidation {
    fileprivate init(isDisabled: Bool, includesConstraints: Bool) {
        self = isDisabled ? .disabled : includesConstraints ? .enabledIncludingConstraints : .enabled
    }
}

extension UICollectionViewFlowLayout {
    /// The layout's properties. Their numbers may be such as no scenario has.
    var scenarioLayout: Scenario.Layout {
        var layout = Scenario.Layout()
        layout.direction = scrollDirection == .horizontal ? .horizontal : .vertical
        layout.itemSize = Scenario.ItemSize(itemSize)
        if estimatedItemSize == UICollectionViewFlowLayout.automaticSize {
            layout.estimate = .automatic
        } else if estimates {
            layout.estimate = .size(Scenario.ItemSize(estimatedItemSize))
        }
        layout.minimumLineSpacing = Double(minimumLineSpacing)
        layout.minimumInteritemSpacing = Double(minimumInteritemSpacing)
        layout.sectionInset = Scenario.Insets(sectionInset)
        switch sectionInsetReference {
        case .fromSafeArea: layout.insetReference = .safeArea
        case .fromLayoutMargins: layout.insetReference = .layoutMargins
        default: layout.insetReference = .contentInset
        }
        layout.headerLength = .points(Double(along(headerReferenceSize)))
        layout.footerLength = .points(Double(along(footerReferenceSize)))
        layout.pinsHeaders = sectionHeadersPinToVisibleBounds
        layout.pinsFooters = sectionFootersPinToVisibleBounds
        layout.flipsInRightToLeft = flipsHorizontallyInOppositeLayoutDirection
        return layout
    }

    /// The length of a header or footer.
    func along(_ size: CGSize) -> CGFloat { scrollDirection == .horizontal ? size.width : size.height }

    var estimates: Bool { estimatedItemSize != .zero }
}

extension CGRect {
    /// Whether they share more than an edge.
    func sharesArea(with other: CGRect) -> Bool {
        min(maxX, other.maxX) > max(minX, other.minX) && min(maxY, other.maxY) > max(minY, other.minY)
    }
}

extension IndexPath {
    /// `0-3`, as scenarios write it.
    var scenarioName: String { map(String.init).joined(separator: "-") }
}
#endif
