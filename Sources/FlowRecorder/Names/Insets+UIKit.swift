#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

extension Scenario.Insets {
    init(_ insets: UIEdgeInsets) {
        self.init(
            top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
            right: Double(insets.right))
    }

    var inUIKit: UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
}
#endif
