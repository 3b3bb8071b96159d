import Foundation

/// Something that is read out and is no view, as UIKit's `UIAccessibilityElement`. Kept for client code.
@preconcurrency @MainActor
open class AccessibilityElement: Responder {
    /// What it is in. Held weakly.
    open weak var accessibilityContainer: AnyObject?
    /// Names it for tests. Nil unless set.
    open var accessibilityIdentifier: String?
    /// Where it is in its container, in points. For a container that is a view, `accessibilityFrame` follows from it.
    open var accessibilityFrameInContainerSpace = CGRect.zero {
        didSet {
            guard let view = accessibilityContainer as? View else { return }
            accessibilityFrame = view.convert(accessibilityFrameInContainerSpace, to: nil as View?)
        }
    }

    /// Makes an element; it is one that is read out.
    ///
    /// - Parameter accessibilityContainer: What it is in. Held weakly.
    public init(accessibilityContainer: Any) {
        self.accessibilityContainer = accessibilityContainer as AnyObject
        super.init()
        isAccessibilityElement = true
    }
}
