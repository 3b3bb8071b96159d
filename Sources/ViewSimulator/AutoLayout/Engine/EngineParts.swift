import ConstraintSolving
import Foundation

/// What an engine is made of: the items of its system, the constraints, and where their constants come from.
@MainActor
struct EngineParts {
    /// An item of the system. The root is the first one.
    struct Entry {
        var state: ConstraintState
        /// The slot of the view that it is in.
        var outer: Int
        /// Its frame comes from the solution.
        var isFree = false
        /// It is an arranged view that is hidden, or is in one: its content does not count.
        var isHidden = false
        /// The place of its content in the plan; −1 where it has none.
        var content = -1
        /// The next item with a free frame in the same view, in order; −1 for none.
        var next = -1
        /// With a view: the first item with a free frame in it.
        var first = -1
        var last = -1
    }

    struct Lowered {
        var constraint: LayoutConstraint
        var isMirrored: Bool
        /// Leading and trailing edges are mirrored coordinates.
        @MainActor var isTurned: Bool { isMirrored ? constraint.followsReading : false }
        /// Margins or baselines add to its constant, or the bounds of views between an item and the holder.
        var hasDistances: Bool
    }

    var entries: ContiguousArray<Entry> = []
    var constraints: ContiguousArray<Lowered> = []
    /// All constraints of the system except those that say how large the root is, without constants.
    var system: ContiguousArray<LinearConstraint> = []
    var plan = ConstantPlan()
    /// The slots of guides that are the contents of scroll views.
    var contentAreas: [Int] = []

    /// How much there is of each.
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

    /// Which of constraints that contradict each other is left out: the developer's that became active last. What the
    /// system demands of views never is, if there is any other.
    ///
    /// - Returns: An index of `members`.
    func latest(_ members: [ConstraintConflict.Member]) -> Int {
        let own = members.indices.filter { !members[$0].isSystem }
        return own.max { activationNumber(of: members[$0]) < activationNumber(of: members[$1]) } ?? members.count - 1
    }

    /// 0 for what no constraint of a view stands for.
    func activationNumber(of member: ConstraintConflict.Member) -> Int {
        member.label < 0 ? 0 : constraints[member.label].constraint.activationNumber
    }
}
