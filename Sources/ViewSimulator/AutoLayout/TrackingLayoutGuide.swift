import Foundation

/// A guide that follows something that moves, as UIKit's `UITrackingLayoutGuide`. What it would follow does not move
/// here: constraints for its places are kept and never become active by themselves.
@preconcurrency @MainActor
open class TrackingLayoutGuide: LayoutGuide {
    private var kept: [(edge: DirectionalRectEdge, isNear: Bool, constraints: [LayoutConstraint])] = []

    /// Keeps constraints that UIKit activates while the guide is near an edge. Kept for client code.
    ///
    /// - Parameters:
    ///   - trackingConstraints: Those to activate.
    ///   - edge: The edge of the window that the guide would be near.
    open func setConstraints(_ trackingConstraints: [LayoutConstraint], activeWhenNearEdge edge: DirectionalRectEdge) {
        keep(trackingConstraints, edge, isNear: true)
    }

    /// Keeps constraints that UIKit activates while the guide is away from an edge. Kept for client code.
    ///
    /// - Parameters:
    ///   - trackingConstraints: Those to activate.
    ///   - edge: The edge of the window that the guide would be away from.
    open func setConstraints(
        _ trackingConstraints: [LayoutConstraint], activeWhenAwayFrom edge: DirectionalRectEdge
    ) {
        keep(trackingConstraints, edge, isNear: false)
    }

    /// What was set for an edge; empty where nothing was.
    open func constraints(activeWhenNearEdge edge: DirectionalRectEdge) -> [LayoutConstraint] { kept(edge, true) }

    /// What was set for an edge; empty where nothing was.
    open func constraints(activeWhenAwayFrom edge: DirectionalRectEdge) -> [LayoutConstraint] { kept(edge, false) }

    /// Forgets all constraints that were set.
    open func removeAllTrackedConstraints() { kept = [] }

    private func keep(_ constraints: [LayoutConstraint], _ edge: DirectionalRectEdge, isNear: Bool) {
        kept.removeAll { $0.edge == edge && $0.isNear == isNear }
        kept.append((edge, isNear, constraints))
    }

    private func kept(_ edge: DirectionalRectEdge, _ isNear: Bool) -> [LayoutConstraint] {
        kept.first { $0.edge == edge && $0.isNear == isNear }?.constraints ?? []
    }
}
