import ConstraintSolving

/// The parts of an engine: the items of its system, its constraints, and the sources of the constants.
@MainActor
struct EngineParts {
    /// An item of the system, that is, a view or a guide. The root is the first item.
    struct Entry {
        var state: ConstraintState
        /// The slot of the containing view: its index in `entries`.
        var outer: Int
        /// Whether the item's frame comes from the solution.
        var isFree = false
        /// Whether the item is a hidden arranged view of a stack view, or within such a view. The content of a hidden
        /// item is ignored.
        var isHidden = false
        /// The index of the item's content in `ConstantPlan.contents`; −1 if the item has no content.
        var content = -1
        /// The index, in `entries`, of the next item with `isFree` in the same view; −1 if this item is the last.
        var next = -1
        /// The index, in `entries`, of the first item with `isFree` directly in this view. −1 if there is no such item.
        var first = -1
        var last = -1
    }

    struct Lowered {
        var constraint: LayoutConstraint
        var isMirrored: Bool
        /// Whether the constraint uses mirrored coordinates. This is so if an attribute is a leading or trailing edge
        /// and the view that holds the constraint reads from right to left.
        @MainActor var isTurned: Bool { isMirrored ? constraint.followsReading : false }
        /// Whether the constraint's constant depends on margins, on baselines or on scrolled views. A scrolled view has
        /// an effect if it is between an item and the view that holds the constraint.
        var hasDistances: Bool
    }

    var entries: ContiguousArray<Entry> = []
    var constraints: ContiguousArray<Lowered> = []
    /// All constraints of the system, without constants. The constraints for the root's place and size are not
    /// included.
    var system: ContiguousArray<LinearConstraint> = []
    var plan = ConstantPlan()
    /// The indices in `entries` of the guides that stand for the contents of scroll views.
    var contentAreas: [Int] = []

    /// The numbers of elements in `entries`, in `constraints` and in `system`.
    struct Counts {
        var entries: Int
        var constraints: Int
        var system: Int
    }

    var counts: Counts { Counts(entries: entries.count, constraints: constraints.count, system: system.count) }

    mutating func reserve(for counts: Counts) {
        entries.reserveCapacity(counts.entries)
        constraints.reserveCapacity(counts.constraints)
        system.reserveCapacity(counts.system)
        plan.reserve(sources: counts.system)
    }

    /// Chooses the constraint that is broken, among required constraints that contradict each other. It is the
    /// constraint of client code that became active last. If client code made none of the constraints, it is the last
    /// of `members`.
    ///
    /// - Returns: An index of `members`.
    func latest(_ members: [ConstraintConflict.Member]) -> Int {
        let own = members.indices.filter { !members[$0].isSystem }
        return own.max { activationNumber(of: members[$0]) < activationNumber(of: members[$1]) } ?? members.count - 1
    }

    /// Returns the activation number of a member's constraint; 0 if the member is not a constraint of a view.
    func activationNumber(of member: ConstraintConflict.Member) -> Int {
        member.label < 0 ? 0 : constraints[member.label].constraint.activationNumber
    }
}
