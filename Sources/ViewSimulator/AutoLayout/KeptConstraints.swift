/// The constraints that a view holds, in the order in which they became active.
///
/// Of many, one that was released leaves the list together with others, at the latest when the list is read, so that
/// to release *n* costs O(*n*). Which constraints name an item is known, so that a subview that leaves does not have
/// all of them looked through.
struct KeptConstraints {
    /// Those that are held by another view, or by none, were released.
    fileprivate var list: [LayoutConstraint] = []
    fileprivate var releasedCount = 0
    /// By the items that they name; nil until needed. Some in it may have been released.
    fileprivate var byItem: [ObjectIdentifier: [LayoutConstraint]]?

    /// Fewer are looked through.
    fileprivate static let fewConstraints = 32

    /// How many constraints were looked at because something left its view.
    @MainActor static var lookCount = 0
}

extension ConstraintState {
    /// The constraints that the view holds, in the order in which they became active.
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
        (keptConstraints.releasedCount, keptConstraints.byItem) = (0, nil)
        keptConstraints.list.removeAll { $0.holderState !== self }
    }

    /// The view holds another constraint from now on.
    @MainActor
    func take(_ constraint: LayoutConstraint) {
        if keptConstraints.releasedCount > 0 { dropReleased() }
        keptConstraints.list.insert(constraint, at: placeOfNext)
        constraint.holderState = self
        if keptConstraints.byItem != nil { index(constraint) }
    }

    /// A stack's own come last, whenever it made them.
    @MainActor private var placeOfNext: Int {
        let end = keptConstraints.list.count
        guard let last = keptConstraints.list.last, last.owner != .developer else { return end }
        return keptConstraints.list.firstIndex { $0.owner != .developer } ?? end
    }

    /// Constraints of the view were given to none.
    func noteReleased(_ count: Int) {
        keptConstraints.releasedCount += count
        let (count, released) = (keptConstraints.list.count, keptConstraints.releasedCount)
        if count <= KeptConstraints.fewConstraints || released * 2 > count { dropReleased() }
    }

    // MARK: By item

    @MainActor
    private func index(_ constraint: LayoutConstraint) {
        for item in constraint.items { keptConstraints.byItem?[ObjectIdentifier(item), default: []].append(constraint) }
    }

    /// The held constraints that name a view in a tree, or a guide of one. Whose baseline stands for an item's does not
    /// matter.
    ///
    /// - Complexity: O(*n*) in the views of the tree and the constraints that name them, but for the first time.
    @MainActor
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

    @MainActor
    private func constraints(naming item: ConstraintState) -> [LayoutConstraint] {
        let named = keptConstraints.byItem?[ObjectIdentifier(item)] ?? []
        KeptConstraints.lookCount += named.count
        return named.filter { $0.holderState === self }
    }

    @MainActor
    private func makeIndexIfNeeded() {
        guard keptConstraints.byItem == nil else { return }
        keptConstraints.byItem = [:]
        KeptConstraints.lookCount += keptConstraints.list.count
        for constraint in held { index(constraint) }
    }
}

extension LayoutConstraint {
    /// The items that it names, as they were given.
    fileprivate var items: [ConstraintState] {
        [first, second, starts?.first?.state, starts?.second?.state].compactMap(\.self)
    }
}
