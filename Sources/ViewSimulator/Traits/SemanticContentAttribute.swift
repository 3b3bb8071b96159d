import Foundation

/// Whether a view's content follows the direction of the surroundings.
public enum SemanticContentAttribute: Int, Sendable {
    /// The first follows the surroundings, the last two do not. What is about playing or about directions in space is
    /// left to right.
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
