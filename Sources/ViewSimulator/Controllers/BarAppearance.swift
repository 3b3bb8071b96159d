import Foundation

/// How a bar looks, as UIKit's `UIBarAppearance`. Kept for client code: no size here depends on it.
@preconcurrency @MainActor
open class BarAppearance: NSObject {
    /// Behind the bar; nil unless set.
    open var backgroundColor: Color?
    /// Over the colour; nil unless set.
    open var backgroundEffect: BlurEffect?
    /// Behind the bar; nil unless set.
    open var backgroundImage: Image?
    /// How the image fills the bar; stretched unless set.
    open var backgroundImageContentMode = View.ContentMode.scaleToFill
    /// Of the line at the bar's edge; nil, no line, unless set.
    open var shadowColor: Color?
    /// In place of the line; nil unless set.
    open var shadowImage: Image?

    public override init() { super.init() }

    /// The same look as another one's.
    public init(barAppearance: BarAppearance) {
        super.init()
        takeBackground(of: barAppearance)
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) { super.init() }

    /// The background that the system has for bars.
    open func configureWithDefaultBackground() { takeBackground(of: BarAppearance()) }
    /// A background that nothing shows through.
    open func configureWithOpaqueBackground() {
        takeBackground(of: BarAppearance())
        backgroundColor = .systemBackground
    }
    /// No background and no line.
    open func configureWithTransparentBackground() { takeBackground(of: BarAppearance()) }

    private func takeBackground(of other: BarAppearance) {
        (backgroundColor, backgroundEffect) = (other.backgroundColor, other.backgroundEffect)
        (backgroundImage, backgroundImageContentMode) = (other.backgroundImage, other.backgroundImageContentMode)
        (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
    }
}

/// How a navigation bar looks, as UIKit's `UINavigationBarAppearance`. Kept for client code.
@preconcurrency @MainActor
open class NavigationBarAppearance: BarAppearance {
    /// Of the title; none unless set.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Of the large title; none unless set.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved, in points; zero unless set.
    open var titlePositionAdjustment = Offset.zero
    /// What points back; nil, the system's, unless set.
    public private(set) final var backIndicatorImage: Image?
    /// What shows where that ends; nil, the system's, unless set.
    public private(set) final var backIndicatorTransitionMaskImage: Image?

    /// Sets what points back; nil for the system's.
    ///
    /// - Parameters:
    ///   - backIndicatorImage: The picture.
    ///   - backIndicatorTransitionMaskImage: Where it ends while something moves.
    open func setBackIndicatorImage(
        _ backIndicatorImage: Image?, transitionMaskImage backIndicatorTransitionMaskImage: Image?
    ) {
        self.backIndicatorImage = backIndicatorImage
        self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
    }
}

/// How a tab bar looks, as UIKit's `UITabBarAppearance`. Kept for client code.
@preconcurrency @MainActor
open class TabBarAppearance: BarAppearance {
    /// Behind the chosen item; nil unless set.
    open var selectionIndicatorTintColor: Color?
    /// Behind the chosen item; nil unless set.
    open var selectionIndicatorImage: Image?
}
