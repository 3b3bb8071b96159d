import Foundation

/// The views, guides and constraints that belong to a root: those of its subtree, up to views that are roots
/// themselves.
@MainActor
struct ConstraintScope {
    /// Without the root, from the outside in.
    private(set) var items: [AnyObject] = []
    private(set) var constraints: [LayoutConstraint] = []
    /// Items that a constraint names.
    private(set) var reached: Set<ObjectIdentifier> = []
    /// Views that constraints from above reach into.
    private var crossed: Set<ObjectIdentifier> = []

    init(_ root: View) {
        visit(root)
    }

    private mutating func visit(_ view: View) {
        note(view.ownConstraintState?.held ?? [], of: view)
        items += view.ownConstraintState?.guides ?? []
        for child in view.subviews {
            let isFixed = child.translatesAutoresizingMaskIntoConstraints
            let isCrossed = crossed.contains(ObjectIdentifier(child))
            // A view with a frame of its own that nothing names is no part of the system: cells come and go in one that
            // is.
            if isFixed, !isCrossed, !reached.contains(ObjectIdentifier(child)) { continue }
            items.append(child)
            if !isFixed || isCrossed { visit(child) }
        }
    }

    private mutating func note(_ held: [LayoutConstraint], of holder: View) {
        constraints += held
        for constraint in held {
            for item in [constraint.firstItem, constraint.secondItem] {
                guard let item else { continue }
                reached.insert(ObjectIdentifier(item))
                var view = (item as? View)?.superview ?? (item as? LayoutGuide)?.owningView
                while let current = view, current !== holder {
                    crossed.insert(ObjectIdentifier(current))
                    view = current.superview
                }
            }
        }
    }
}

extension View {
    /// The view whose engine places this view's subviews: the nearest one, itself included, whose frame is its own and
    /// into which no constraint reaches from above. O(*d* · *c*), *d* views above with *c* constraints each.
    var constraintRoot: View {
        var candidate = self
        while let above = candidate.superview {
            let isFixed = candidate.translatesAutoresizingMaskIntoConstraints
            if isFixed, !candidate.isReachedIntoFromAbove { return candidate }
            candidate = above
        }
        return candidate
    }

    private var isReachedIntoFromAbove: Bool {
        var above = superview
        while let holder = above {
            let held = holder.ownConstraintState?.held ?? []
            if held.contains(where: { $0.reachesInto(self) }) { return true }
            above = holder.superview
        }
        return false
    }
}

extension LayoutConstraint {
    /// Whether an item is within a view, and is not the view itself.
    fileprivate func reachesInto(_ tree: View) -> Bool {
        [firstItem, secondItem].contains { item in
            if let guide = item as? LayoutGuide { return guide.owningView?.isDescendant(of: tree) ?? false }
            guard let view = item as? View, view !== tree else { return false }
            return view.isDescendant(of: tree)
        }
    }
}
