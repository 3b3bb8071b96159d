import Foundation

/// How far something is moved, as UIKit's `UIOffset`.
public struct Offset: Hashable, Codable, Sendable {
    /// To the right, in points.
    public var horizontal: CGFloat
    /// Down, in points.
    public var vertical: CGFloat

    /// Nowhere.
    public static let zero = Offset()

    /// Nowhere.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Makes an offset.
    ///
    /// - Parameters:
    ///   - horizontal: To the right, in points.
    ///   - vertical: Down, in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
