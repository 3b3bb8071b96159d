/// Required constraints that contradict each other. One of them was broken, so that the others can hold.
package struct ConstraintConflict: Hashable, Sendable {
    /// One of the contradicting constraints.
    package struct Member: Hashable, Sendable {
        package var identifier: ConstraintIdentifier
        /// The number by which the caller names the constraint.
        package var label: Int
        /// Whether the framework made the constraint, for example for an autoresizing mask.
        package var isSystem: Bool
    }

    /// The contradicting constraints, in order of activation. If any of them is left out, the others can hold. The
    /// condition that sizes are not negative may be a part of the contradiction, but is not among the members.
    package var members: [Member]
    /// The index of the member that was broken.
    package var brokenIndex: Int

    /// The constraint that was broken.
    package var broken: Member { members[brokenIndex] }
}

extension ConstraintConflict.Member {
    /// Returns the index of the constraint to break: the last activated constraint that does not belong to the
    /// framework. If all constraints belong to the framework, the last of them is broken.
    ///
    /// Which one UIKit breaks is documented nowhere, and observers call it random. This rule is ours: what was added
    /// last is what a developer just wrote, and the sizes that a table or a fitting gives are not for them to lose.
    ///
    /// - Returns: An index of `members`, which must not be empty.
    package static func latestOfDeveloper(in members: [Self]) -> Int {
        members.lastIndex { !$0.isSystem } ?? members.count - 1
    }
}
