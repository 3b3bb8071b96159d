/// The appearance of a bar, as UIKit's `UIBarAppearance`. Not used by this library: no size depends on the appearance.
@preconcurrency @MainActor
open class BarAppearance: NSObject {
    /// The colour of the background; nil unless set.
    open var backgroundColor: Color?
    /// The visual effect over the colour of the background; nil unless set.
    open var backgroundEffect: BlurEffect?
    /// The image of the background; nil unless set.
    open var backgroundImage: Image?
    /// The way in which the background image fills the bar; stretched unless set.
    open var backgroundImageContentMode = View.ContentMode.scaleToFill
    /// The colour of the line at the bar's edge; nil unless set. Nil means no line.
    open var shadowColor: Color?
    /// An image that replaces the line at the bar's edge; nil unless set.
    open var shadowImage: Image?

    public override init() { super.init() }

    /// Makes a copy of an appearance.
    public init(barAppearance: BarAppearance) {
        super.init()
        takeBackground(of: barAppearance)
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) { super.init() }

    /// Sets the system's background for bars.
    open func configureWithDefaultBackground() { takeBackground(of: BarAppearance()) }
    /// Sets an opaque background.
    open func configureWithOpaqueBackground() {
        takeBackground(of: BarAppearance())
        backgroundColor = .systemBackground
    }
    /// Removes the background, and the line at the bar's edge.
    open func configureWithTransparentBackground() { takeBackground(of: BarAppearance()) }

    private func takeBackground(of other: BarAppearance) {
        (backgroundColor, backgroundEffect) = (other.backgroundColor, other.backgroundEffect)
        (backgroundImage, backgroundImageContentMode) = (other.backgroundImage, other.backgroundImageContentMode)
        (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
    }
}

/// The appearance of a navigation bar, as UIKit's `UINavigationBarAppearance`. Not used by this library.
@preconcurrency @MainActor
open class NavigationBarAppearance: BarAppearance {
    /// The attributes of the title; none unless set.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of the large title; none unless set.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points; zero unless set.
    open var titlePositionAdjustment = Offset.zero
    /// The image of the back button; nil unless set. Nil means the system's image.
    public private(set) final var backIndicatorImage: Image?
    /// The mask of the back button's image in transitions; nil unless set. Nil means the system's mask.
    public private(set) final var backIndicatorTransitionMaskImage: Image?

    /// Sets the image of the back button and the mask of the image. Nil means the system's image and mask.
    ///
    /// - Parameters:
    ///   - backIndicatorImage: The image.
    ///   - backIndicatorTransitionMaskImage: The mask of the image in transitions.
    open func setBackIndicatorImage(
        _ backIndicatorImage: Image?, transitionMaskImage backIndicatorTransitionMaskImage: Image?
    ) {
        self.backIndicatorImage = backIndicatorImage
        self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
    }
}

/// The appearance of a tab bar, as UIKit's `UITabBarAppearance`. Not used by this library.
@preconcurrency @MainActor
open class TabBarAppearance: BarAppearance {
    /// The colour behind the selected item; nil unless set.
    open var selectionIndicatorTintColor: Color?
    /// The image behind the selected item; nil unless set.
    open var selectionIndicatorImage: Image?
}
