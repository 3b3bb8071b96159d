/// A screen, as UIKit's `UIScreen`: its size and its pixels per point. Tests may set another main screen.
@preconcurrency @MainActor
open class Screen: NSObject {
    /// The screen of all windows for which no other screen is set. It has 390 × 844 points, which is this library's
    /// choice. A test may set another screen, for example `Screen.main = .device(.iPhone16Pro)`.
    ///
    /// Setting it has the effects of a program that runs on that screen: `TraitCollection.current` gets the screen's
    /// scale, 2 if the screen has none of its own, its kind of device and its size classes, and windows get new traits,
    /// with the calls that these cause. Windows keep their frames, and views in no window are not notified.
    public static var main: Screen {
        get {
            SimulationEnvironment.current.screen.orSet {
                Screen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844))
            }
        }
        set {
            guard newValue !== main else { return }
            SimulationEnvironment.current.screen = newValue
            Application.shared.moveToMainScreen()
        }
    }

    final let givenScale: CGFloat?
    final let givenIdiom: UserInterfaceIdiom

    /// The bounds in points; the origin is zero.
    public let bounds: CGRect

    /// Makes a screen.
    ///
    /// - Parameters:
    ///   - bounds: The bounds in points.
    ///   - scale: Pixels a point; nil follows `TraitCollection.current`.
    ///   - idiom: The kind of device; if unspecified, a tablet if both sides have 600 points, otherwise a phone.
    public init(bounds: CGRect, scale: CGFloat? = nil, idiom: UserInterfaceIdiom = .unspecified) {
        self.bounds = bounds
        (givenScale, givenIdiom) = (scale, idiom)
        super.init()
    }

    /// The number of pixels per point; 2 unless given.
    open var scale: CGFloat {
        if let givenScale { return givenScale }
        let traits = TraitCollection.current
        return traits.givesDisplayScale ? traits.displayScale : 2
    }

    /// The bounds in pixels.
    open var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }

    /// The number of pixels per point; equal to `scale`.
    open var nativeScale: CGFloat { scale }

    /// The traits of the screen: `TraitCollection.current` with the scale of this screen. The main screen has the kind
    /// of device and the size classes of `TraitCollection.current`. Any other screen has its own.
    open var traitCollection: TraitCollection {
        let scale = TraitCollection(displayScale: scale)
        let parts = self === Screen.main ? [scale] : [ownTraits, scale]
        return TraitCollection(traitsFrom: [TraitCollection.current] + parts)
    }
}
