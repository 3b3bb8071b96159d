import Foundation

/// The bar of a tab bar controller, as UIKit's `UITabBar`: 49 points high by itself, measured on devices.
@preconcurrency @MainActor
open class TabBar: View {
    static let height: CGFloat = 49

    /// What the bar shows, from the leading edge; nil for nothing. A tab bar controller sets it.
    open var items: [TabBarItem]?
    /// The one that is chosen. A tab bar controller sets it.
    open weak var selectedItem: TabBarItem?
    /// Whether what is behind is seen; true unless set. Kept for client code.
    open var isTranslucent = true
    /// Nil unless set. Kept for client code.
    open var barTintColor: Color?
    /// Nil unless set. Kept for client code.
    open var unselectedItemTintColor: Color?
    /// How the bar looks. Kept for client code.
    open var standardAppearance = TabBarAppearance()
    /// Where the content is at its end; nil unless set. Kept for client code.
    open var scrollEdgeAppearance: TabBarAppearance?
    /// In place of the line at the bar's edge; nil unless set. Kept for client code.
    open var shadowImage: Image?
    /// Behind the bar; nil unless set. Kept for client code.
    open var backgroundImage: Image?

    /// No width of its own, and 49 points high.
    open override var intrinsicContentSize: CGSize { CGSize(width: View.noIntrinsicMetric, height: TabBar.height) }

    /// As wide as offered, and 49 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: TabBar.height) }
}
