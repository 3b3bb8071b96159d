/// The orientation of an interface.
public enum InterfaceOrientation: Int, Sendable {
    /// An orientation that is unknown; portrait; upside down; with the upper edge at the left or at the right.
    case unknown = 0, portrait = 1, portraitUpsideDown = 2, landscapeRight = 3, landscapeLeft = 4

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
    /// The orientation upside down.
    public static let portraitUpsideDown = InterfaceOrientationMask(rawValue: 1 << 2)
    /// The orientation landscape right.
    public static let landscapeRight = InterfaceOrientationMask(rawValue: 1 << 3)
    /// The orientation landscape left.
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
    /// An orientation that is unknown; portrait; upside down; landscape; face up; face down.
    case unknown = 0, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether the orientation is portrait, in either direction.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the orientation is landscape, in either direction.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The style of a status bar. Kept for client code.
public enum StatusBarStyle: Int, Sendable {
    /// The style that follows the traits.
    case `default` = 0
    /// A light style, for dark backgrounds.
    case lightContent = 1
    /// A dark style, for light backgrounds.
    case darkContent = 3
}

/// The animation of a status bar. Kept for client code: there is no status bar.
public enum StatusBarAnimation: Int, Sendable {
    /// The kinds of animation: none, fading, sliding from the edge.
    case none, fade, slide
}
