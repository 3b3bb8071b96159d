import Foundation

/// The bar of a navigation controller, as UIKit's `UINavigationBar`: 44 points high by itself, measured on devices. A
/// large title would make it higher on a device; it does not here.
@preconcurrency @MainActor
open class NavigationBar: View {
    static let height: CGFloat = 44

    /// What the bar shows, the last one in front; nil for nothing. A navigation controller sets it.
    open var items: [NavigationItem]?
    /// What the bar shows now.
    open var topItem: NavigationItem? { items?.last }
    /// What the way back leads to.
    open var backItem: NavigationItem? { items?.dropLast().last }
    /// Whether what is behind is seen; true unless set. Kept for client code.
    open var isTranslucent = true
    /// False unless set. Kept for client code: the bar's height stays.
    open var prefersLargeTitles = false
    /// Nil unless set. Kept for client code.
    open var barTintColor: Color?
    /// Nil unless set. Kept for client code.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// How the bar looks. Kept for client code, as the three after it.
    open var standardAppearance = NavigationBarAppearance()
    /// In a low window; nil, as otherwise, unless set.
    open var compactAppearance: NavigationBarAppearance?
    /// Where the content is at its start; nil unless set.
    open var scrollEdgeAppearance: NavigationBarAppearance?
    /// Both; nil unless set.
    open var compactScrollEdgeAppearance: NavigationBarAppearance?
    /// Of the large title; nil unless set. Kept for client code.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// In place of the line at the bar's edge; nil unless set. Kept for client code.
    open var shadowImage: Image?
    /// What points back; nil unless set. Kept for client code.
    open var backIndicatorImage: Image?
    /// Where that ends while something moves; nil unless set. Kept for client code.
    open var backIndicatorTransitionMaskImage: Image?

    /// No width of its own, and 44 points high.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: View.noIntrinsicMetric, height: NavigationBar.height)
    }

    /// As wide as offered, and 44 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: NavigationBar.height)
    }
}
