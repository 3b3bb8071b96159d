/// The orientation of an interface.
public enum InterfaceOrientation: Int, Sendable {
    /// An orientation that is unknown.
    case unknown = 0
    /// Portrait.
    case portrait = 1
    /// Portrait upside down.
    case portraitUpsideDown = 2
    /// Landscape, with the device's upper edge at the left.
    case landscapeRight = 3
    /// Landscape, with the device's upper edge at the right.
    case landscapeLeft = 4

    /// Whether the orientation is portrait, in either direction.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the orientation is landscape, in either direction.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The orientations that an interface may have.
public struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// The orientations, one bit for each.
    public var rawValue: UInt

    /// Makes a set of orientations from their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The portrait orientation.
    public static let portrait = InterfaceOrientationMask(rawValue: 1 << 1)
    /// The portrait orientation upside down.
    public static let portraitUpsideDown = InterfaceOrientationMask(rawValue: 1 << 2)
    /// The landscape orientation with the device's upper edge at the left.
    public static let landscapeRight = InterfaceOrientationMask(rawValue: 1 << 3)
    /// The landscape orientation with the device's upper edge at the right.
    public static let landscapeLeft = InterfaceOrientationMask(rawValue: 1 << 4)
    /// The two landscape orientations.
    public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All orientations.
    public static let all: InterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// All orientations except upside down.
    public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]
}

/// The orientation of a device.
public enum DeviceOrientation: Int, Sendable {
    /// An orientation that is unknown.
    case unknown = 0
    /// Portrait.
    case portrait
    /// Portrait upside down.
    case portraitUpsideDown
    /// Landscape, with the device's upper edge at the left.
    case landscapeLeft
    /// Landscape, with the device's upper edge at the right.
    case landscapeRight
    /// Flat, with the screen up.
    case faceUp
    /// Flat, with the screen down.
    case faceDown

    /// Whether the orientation is portrait, in either direction.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the orientation is landscape, in either direction.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The style of a status bar. Not used by this library.
public enum StatusBarStyle: Int, Sendable {
    /// The light or dark style that fits the traits.
    case `default` = 0
    /// A light style, for dark backgrounds.
    case lightContent = 1
    /// A dark style, for light backgrounds.
    case darkContent = 3
}

/// The animation of a status bar. Not used by this library: there is no status bar.
public enum StatusBarAnimation: Int, Sendable {
    /// No animation.
    case none
    /// The bar fades in or out.
    case fade
    /// The bar slides from the edge or to the edge.
    case slide
}
