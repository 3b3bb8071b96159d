#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

extension UIScrollView {
    /// The properties of the scroll view as a container of a scenario. Some numbers may be invalid in a scenario, for
    /// example negative.
    var scenarioContainer: Scenario.Container {
        var container = Scenario.Container(
            width: Double(bounds.width), height: Double(bounds.height), scale: Double(traitCollection.displayScale),
            insets: Scenario.Insets(contentInset))
        container.safeArea = Scenario.Insets(safeAreaInsets)
        container.layoutMargins = Scenario.Insets(layoutMargins)
        container.layoutDirection = .init(effectiveUserInterfaceLayoutDirection)
        container.contentSizeCategory = traitCollection.preferredContentSizeCategory.inScenarios
        guard #available(iOS 16, tvOS 16, *) else { return container }
        if let view = self as? UICollectionView {
            container.selfSizingInvalidation = .init(view.selfSizingInvalidation)
        } else if let view = self as? UITableView {
            container.selfSizingInvalidation = .init(view.selfSizingInvalidation)
        }
        return container
    }
}

extension UICollectionView {
    /// The number of items in each section.
    var itemCounts: [Int] { (0..<numberOfSections).map(numberOfItems(inSection:)) }
    /// The paths of the items on screen, in the order of the content.
    var visiblePathsInOrder: [IndexPath] { indexPathsForVisibleItems.sorted() }
}

extension CGRect {
    /// Returns whether two rectangles have an area in common. An edge or a corner has no area.
    func sharesArea(with other: CGRect) -> Bool {
        min(maxX, other.maxX) > max(minX, other.minX) && min(maxY, other.maxY) > max(minY, other.minY)
    }
}

extension IndexPath {
    /// The path as scenarios write it, such as `0-3`.
    var scenarioName: String { map(String.init).joined(separator: "-") }
}
#endif
