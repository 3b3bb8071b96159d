/// How what is shown is turned.
public enum InterfaceOrientation: Int, Sendable {
    /// Nobody knows; upright, upside down, and with the upper edge at the left or at the right.
    case unknown = 0, portrait = 1, portraitUpsideDown = 2, landscapeRight = 3, landscapeLeft = 4

    /// Whether it is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it lies on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How what is shown may be turned.
public struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// One bit for each orientation.
    public var rawValue: UInt

    /// Orientations by their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upright.
    public static let portrait = InterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientationMask(rawValue: 1 << 2)
    /// On one side.
    public static let landscapeRight = InterfaceOrientationMask(rawValue: 1 << 3)
    /// On the other side.
    public static let landscapeLeft = InterfaceOrientationMask(rawValue: 1 << 4)
    /// On both sides.
    public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// Every way.
    public static let all: InterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// Every way but upside down.
    public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]
}

/// How a device is held.
public enum DeviceOrientation: Int, Sendable {
    /// Nobody knows; upright, upside down, on its side, on its back, on its face.
    case unknown = 0, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether it is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it lies on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it lies on a table.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// What a status bar looks like. Kept for client code.
public enum StatusBarStyle: Int, Sendable {
    /// As the surroundings say.
    case `default` = 0
    /// Light, for a dark content behind.
    case lightContent = 1
    /// Dark, for a light content behind.
    case darkContent = 3
}

/// How a status bar comes and goes. Kept for client code: there is none here.
public enum StatusBarAnimation: Int, Sendable {
    /// At once; fading; from the edge.
    case none, fade, slide
}
