/// The dependence of a view's content on the direction of the environment.
public enum SemanticContentAttribute: Int, Sendable {
    /// The first follows the environment, the last two do not. Playback controls and spatial directions are left to
    /// right.
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
