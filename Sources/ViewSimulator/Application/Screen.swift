import Foundation

/// A screen, as UIKit's `UIScreen`: its size and its pixels. Tests may make another one the main screen.
@preconcurrency @MainActor
open class Screen: NSObject {
    /// The screen that windows are on unless they are told otherwise. 390 × 844 points, a choice, until a test sets
    /// another one; its scale follows `TraitCollection.current`.
    public static var main = Screen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844))

    private let givenScale: CGFloat?

    /// In points, from (0, 0).
    public let bounds: CGRect

    /// Makes a screen.
    ///
    /// - Parameters:
    ///   - bounds: In points.
    ///   - scale: Pixels a point; nil follows `TraitCollection.current`.
    public init(bounds: CGRect, scale: CGFloat? = nil) {
        self.bounds = bounds
        givenScale = scale
        super.init()
    }

    /// Pixels a point; 2 where nobody says.
    open var scale: CGFloat {
        if let givenScale { return givenScale }
        let traits = TraitCollection.current
        return traits.givesDisplayScale ? traits.displayScale : 2
    }

    /// In pixels.
    open var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }

    /// Pixels a point; the same as `scale`.
    open var nativeScale: CGFloat { scale }

    /// `TraitCollection.current` at the screen's scale.
    open var traitCollection: TraitCollection {
        TraitCollection(traitsFrom: [TraitCollection.current, TraitCollection(displayScale: scale)])
    }
}
