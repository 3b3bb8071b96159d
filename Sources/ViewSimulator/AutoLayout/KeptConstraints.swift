/// The active constraints that are installed on a view, in the order of their activation.
///
/// Released constraints of a long list are removed together, at the latest when the list is read, so that releasing *n*
/// costs O(*n*). An index by item exists, so that the removal of a subview does not search all constraints.
struct KeptConstraints {
    /// The constraints that are installed on the view. Released constraints, which are no longer installed on the view,
    /// may still be included.
    fileprivate var list: [LayoutConstraint] = []
    fileprivate var releasedCount = 0
    /// The constraints of `list`, for each item that they name; nil until needed. This index makes searches fast.
    /// Released constraints may be included.
    fileprivate var byItem: [ObjectIdentifier: [LayoutConstraint]]?

    /// The largest number of constraints that are searched one by one, without `byItem`.
    fileprivate static let fewConstraints = 32

    /// The number of constraints examined so far in searches for the constraints of removed views. For tests.
    @MainActor static var lookCount = 0
}

extension ConstraintState {
    /// The active constraints that are installed on the view, in the order of their activation.
    ///
    /// - Complexity: O(1); O(*n*) after constraints were released.
    var held: [LayoutConstraint] {
        get {
            if keptConstraints.releasedCount > 0 { dropReleased() }
            return keptConstraints.list
        }
        set {
            keptConstraints = KeptConstraints()
            keptConstraints.list = newValue
        }
    }

    var holdsConstraints: Bool { keptConstraints.list.count > keptConstraints.releasedCount }

    private func dropReleased() {
        keptConstraints.releasedCount = 0
        keptConstraints.byItem = nil
        keptConstraints.list.removeAll { $0.holderState !== self }
    }

    /// Records that the view released constraints. They are removed from the list if the list is short, or if more than
    /// half of its constraints were released.
    func noteReleased(_ count: Int) {
        keptConstraints.releasedCount += count
        let (count, released) = (keptConstraints.list.count, keptConstraints.releasedCount)
        if count <= KeptConstraints.fewConstraints || released * 2 > count { dropReleased() }
    }
}

@MainActor
extension ConstraintState {
    /// Adds a constraint to the constraints that the view holds.
    func take(_ constraint: LayoutConstraint) {
        if keptConstraints.releasedCount > 0 { dropReleased() }
        keptConstraints.list.insert(constraint, at: placeOfNext)
        constraint.holderState = self
        if keptConstraints.byItem != nil { index(constraint) }
    }

    /// The index at which the next constraint is inserted. It is before the constraints that a stack view made, which
    /// always come last.
    private var placeOfNext: Int {
        let end = keptConstraints.list.count
        guard let last = keptConstraints.list.last, last.owner != .developer else { return end }
        return keptConstraints.list.firstIndex { $0.owner != .developer } ?? end
    }

    // MARK: By item

    private func index(_ constraint: LayoutConstraint) {
        for item in constraint.items { keptConstraints.byItem?[ObjectIdentifier(item), default: []].append(constraint) }
    }

    /// Returns the held constraints that were made with an item in `tree`. An item is a view of the tree, or a guide of
    /// such a view. A constraint that names only views outside the tree is not included, even if one of them takes its
    /// baseline from a view in the tree.
    ///
    /// - Complexity: O(*n*) in the views of the tree and the constraints that name them, except for the first call.
    func constraints(concerning tree: View) -> [LayoutConstraint] {
        if keptConstraints.list.count <= KeptConstraints.fewConstraints {
            KeptConstraints.lookCount += keptConstraints.list.count
            return held.filter { $0.concerns(tree) }
        }
        makeIndexIfNeeded()
        var (found, known) = ([LayoutConstraint](), Set<ObjectIdentifier>())
        var trees = [tree]
        while let view = trees.popLast() {
            trees += view.children
            guard let state = view.ownConstraintState else { continue }
            for item in [state] + state.guides.map(\.constraintState) {
                for constraint in constraints(naming: item) where known.insert(ObjectIdentifier(constraint)).inserted {
                    found.append(constraint)
                }
            }
        }
        return found
    }

    private func constraints(naming item: ConstraintState) -> [LayoutConstraint] {
        let named = keptConstraints.byItem?[ObjectIdentifier(item)] ?? []
        KeptConstraints.lookCount += named.count
        return named.filter { $0.holderState === self }
    }

    private func makeIndexIfNeeded() {
        guard keptConstraints.byItem == nil else { return }
        keptConstraints.byItem = [:]
        KeptConstraints.lookCount += keptConstraints.list.count
        for constraint in held { index(constraint) }
    }
}

extension LayoutConstraint {
    /// The states of the items that were given when the constraint was made.
    fileprivate var items: [ConstraintState] {
        [first, second, starts?.first?.state, starts?.second?.state].compactMap(\.self)
    }
}
