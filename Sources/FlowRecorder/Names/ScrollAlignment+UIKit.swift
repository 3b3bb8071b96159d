#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

extension UICollectionView.ScrollPosition {
    /// Positions with their names in scenarios.
    static var named: [(position: UICollectionView.ScrollPosition, alignment: Scenario.ScrollAlignment)] {
        [
            (.top, .top), (.centeredVertically, .centeredVertically), (.bottom, .bottom), (.left, .left),
            (.centeredHorizontally, .centeredHorizontally), (.right, .right),
        ]
    }
}

extension Scenario.ScrollAlignment {
    /// nil for no position, and for two at once.
    init?(_ position: UICollectionView.ScrollPosition) {
        guard let named = UICollectionView.ScrollPosition.named.first(where: { $0.position == position }) else {
            return nil
        }
        self = named.alignment
    }

    init(_ position: UITableView.ScrollPosition) {
        switch position {
        case .top: self = .top
        case .middle: self = .middle
        case .bottom: self = .bottom
        default: self = .none
        }
    }

    /// `top` for positions of collection views.
    var inTables: UITableView.ScrollPosition {
        switch self {
        case .middle: .middle
        case .bottom: .bottom
        case .none: .none
        default: .top
        }
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
#endif
