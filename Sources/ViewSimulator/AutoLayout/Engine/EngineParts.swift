import ConstraintSolving

/// The parts of an engine: the items of its system, the constraints, and the sources of their constants.
@MainActor
struct EngineParts {
    /// An item of the system. The root is the first one.
    struct Entry {
        var state: ConstraintState
        /// The slot of the containing view.
        var outer: Int
        /// Whether the frame comes from the solution.
        var isFree = false
        /// Whether the item is a hidden arranged view, or within one: its content is ignored.
        var isHidden = false
        /// The index of the item's content in the plan; −1 if it has none.
        var content = -1
        /// The next item with a free frame in the same view; −1 if there is none.
        var next = -1
        /// The first item with a free frame in a view.
        var first = -1
        var last = -1
    }

    struct Lowered {
        var constraint: LayoutConstraint
        var isMirrored: Bool
        /// Whether leading and trailing edges are mirrored coordinates.
        @MainActor var isTurned: Bool { isMirrored ? constraint.followsReading : false }
        /// Whether the constant includes margins or baselines, or the bounds of views between an item and the holder.
        var hasDistances: Bool
    }

    var entries: ContiguousArray<Entry> = []
    var constraints: ContiguousArray<Lowered> = []
    /// All constraints of the system without constants, except those of the root's size.
    var system: ContiguousArray<LinearConstraint> = []
    var plan = ConstantPlan()
    /// The slots of guides that are the contents of scroll views.
    var contentAreas: [Int] = []

    /// The number of each kind of parts.
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

    /// Returns the constraint to leave out of several contradictory ones: the developer's that became active last.
    /// Constraints of the system are only left out if there is no other.
    ///
    /// - Returns: An index of `members`.
    func latest(_ members: [ConstraintConflict.Member]) -> Int {
        let own = members.indices.filter { !members[$0].isSystem }
        return own.max { activationNumber(of: members[$0]) < activationNumber(of: members[$1]) } ?? members.count - 1
    }

    /// Returns the number of the constraint's activation; 0 if the member is no constraint of a view.
    func activationNumber(of member: ConstraintConflict.Member) -> Int {
        member.label < 0 ? 0 : constraints[member.label].constraint.activationNumber
    }
}
