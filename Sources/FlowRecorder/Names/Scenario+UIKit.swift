#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

extension UICollectionView.ScrollPosition {
    /// The scroll positions of collection views, each with its alignment in scenarios.
    static var named: [(position: UICollectionView.ScrollPosition, alignment: Scenario.ScrollAlignment)] {
        [
            (.top, .top), (.centeredVertically, .centeredVertically), (.bottom, .bottom), (.left, .left),
            (.centeredHorizontally, .centeredHorizontally), (.right, .right),
        ]
    }
}

extension UITableView.ScrollPosition {
    /// The scroll positions of table views, each with its alignment in scenarios.
    fileprivate static let named: [(position: UITableView.ScrollPosition, alignment: Scenario.ScrollAlignment)] = [
        (.top, .top), (.middle, .middle), (.bottom, .bottom), (.none, .none),
    ]
}

extension Scenario.ScrollAlignment {
    /// Makes the alignment for a scroll position; nil for no position, and for a combination of two positions.
    init?(_ position: UICollectionView.ScrollPosition) {
        guard let named = UICollectionView.ScrollPosition.named.first(where: { $0.position == position }) else {
            return nil
        }
        self = named.alignment
    }

    init(_ position: UITableView.ScrollPosition) {
        self = UITableView.ScrollPosition.named.first { $0.position == position }?.alignment ?? .none
    }

    /// The scroll position in table views; `top` for an alignment that only collection views have.
    var inTables: UITableView.ScrollPosition {
        UITableView.ScrollPosition.named.first { $0.alignment == self }?.position ?? .top
    }
}

extension Scenario.Insets {
    init(_ insets: UIEdgeInsets) {
        self.init(
            top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
            right: Double(insets.right))
    }

    var inUIKit: UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
}

extension Scenario.ContentSizeCategory {
    var inUIKit: UIContentSizeCategory {
        UIContentSizeCategory.named.first { $0.name == rawValue }?.category ?? .large
    }
}

extension UIContentSizeCategory {
    /// The category in scenarios; `large` for a category that scenarios do not have.
    var inScenarios: Scenario.ContentSizeCategory { .init(rawValue: documentName) ?? .large }
}
#endif
