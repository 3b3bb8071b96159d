/// A guide that follows a moving object, as UIKit's `UITrackingLayoutGuide`. No object moves here: the constraints that
/// client code sets are stored, and are never activated automatically.
@preconcurrency @MainActor
open class TrackingLayoutGuide: LayoutGuide {
    private var kept: [(edge: DirectionalRectEdge, isNear: Bool, constraints: [LayoutConstraint])] = []

    /// Stores constraints that UIKit activates while the guide is near an edge. Not used by this library.
    ///
    /// - Parameters:
    ///   - trackingConstraints: The constraints to activate.
    ///   - edge: The edge of the window that the guide would be near.
    open func setConstraints(_ trackingConstraints: [LayoutConstraint], activeWhenNearEdge edge: DirectionalRectEdge) {
        keep(trackingConstraints, edge, isNear: true)
    }

    /// Stores constraints that UIKit activates while the guide is away from an edge. Not used by this library.
    ///
    /// - Parameters:
    ///   - trackingConstraints: The constraints to activate.
    ///   - edge: The edge of the window that the guide would be away from.
    open func setConstraints(
        _ trackingConstraints: [LayoutConstraint], activeWhenAwayFrom edge: DirectionalRectEdge
    ) {
        keep(trackingConstraints, edge, isNear: false)
    }

    /// Returns the stored constraints for a guide that is near an edge.
    open func constraints(activeWhenNearEdge edge: DirectionalRectEdge) -> [LayoutConstraint] { kept(edge, true) }

    /// Returns the stored constraints for a guide that is away from an edge.
    open func constraints(activeWhenAwayFrom edge: DirectionalRectEdge) -> [LayoutConstraint] { kept(edge, false) }

    /// Removes all stored constraints.
    open func removeAllTrackedConstraints() { kept = [] }

    private func keep(_ constraints: [LayoutConstraint], _ edge: DirectionalRectEdge, isNear: Bool) {
        kept.removeAll { $0.edge == edge && $0.isNear == isNear }
        kept.append((edge, isNear, constraints))
    }

    private func kept(_ edge: DirectionalRectEdge, _ isNear: Bool) -> [LayoutConstraint] {
        kept.first { $0.edge == edge && $0.isNear == isNear }?.constraints ?? []
    }
}
