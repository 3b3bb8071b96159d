#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

extension Scenario.ContentSizeCategory {
    var inUIKit: UIContentSizeCategory {
        UIContentSizeCategory.named.first { $0.name == rawValue }?.category ?? .large
    }
}

extension UIContentSizeCategory {
    /// `large` for a category that scenarios do not have.
    var inScenarios: Scenario.ContentSizeCategory { .init(rawValue: documentName) ?? .large }
}
#endif
