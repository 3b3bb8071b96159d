import Foundation

/// The part of a context that describes items that the user carries to another place (R9.2, R9.21).
struct InteractiveMovement {
    var previousPaths: [IndexPath]
    var targetPaths: [IndexPath]
    var target: CGPoint
}
