/// An accessibility element that is not a view, as UIKit's `UIAccessibilityElement`. Not used by this library.
@preconcurrency @MainActor
open class AccessibilityElement: Responder {
    /// The container of the element. Held weakly.
    open weak var accessibilityContainer: AnyObject?
    /// The name of the element in tests; nil unless set.
    open var accessibilityIdentifier: String?
    /// The frame in the container's coordinates, in points. If the container is a view, `accessibilityFrame` is
    /// computed from this frame.
    open var accessibilityFrameInContainerSpace = CGRect.zero {
        didSet {
            guard let view = accessibilityContainer as? View else { return }
            accessibilityFrame = view.convert(accessibilityFrameInContainerSpace, to: nil as View?)
        }
    }

    /// Makes an element for which `isAccessibilityElement` is true.
    ///
    /// - Parameter accessibilityContainer: The container of the element. Held weakly.
    public init(accessibilityContainer: Any) {
        self.accessibilityContainer = accessibilityContainer as AnyObject
        super.init()
        isAccessibilityElement = true
    }
}
