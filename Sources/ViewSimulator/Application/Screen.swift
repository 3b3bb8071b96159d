import Foundation

/// A screen, as UIKit's `UIScreen`: its size and its pixels. Tests may make another one the main screen.
@preconcurrency @MainActor
open class Screen: NSObject {
    /// The screen that windows are on unless they are told otherwise. 390 × 844 points, a choice, until a test sets
    /// another one, such as a device's: `Screen.main = .device(.iPhone16Pro)`.
    ///
    /// Setting it is as if the program ran there: `TraitCollection.current` has the screen's scale, 2 where the screen
    /// has none of its own, its kind of device and its size classes from now on, and windows get new traits, with the
    /// calls that these bring. Windows keep their frames, and views in no window are not told.
    public static var main = Screen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844)) {
        didSet { if main !== oldValue { Application.shared.moveToMainScreen() } }
    }

    final let givenScale: CGFloat?
    final let givenIdiom: UserInterfaceIdiom

    /// In points, from (0, 0).
    public let bounds: CGRect

    /// Makes a screen.
    ///
    /// - Parameters:
    ///   - bounds: In points.
    ///   - scale: Pixels a point; nil follows `TraitCollection.current`.
    ///   - idiom: What kind of device it is a part of; unspecified: a phone, or a tablet where both sides have 600
    ///     points.
    public init(bounds: CGRect, scale: CGFloat? = nil, idiom: UserInterfaceIdiom = .unspecified) {
        self.bounds = bounds
        (givenScale, givenIdiom) = (scale, idiom)
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

    /// `TraitCollection.current` at the screen's scale; of another screen than the main one, with its kind of device
    /// and size classes.
    open var traitCollection: TraitCollection {
        let scale = TraitCollection(displayScale: scale)
        let parts = self === Screen.main ? [scale] : [ownTraits, scale]
        return TraitCollection(traitsFrom: [TraitCollection.current] + parts)
    }
}
