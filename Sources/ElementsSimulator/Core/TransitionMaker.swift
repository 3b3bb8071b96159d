/// Two closures that return the placements at both ends of an element's movement. In a collection view they ask a
/// layout. In a table they ask the row animations. They return nil if there is no such placement.
@MainActor
package struct TransitionWays {
    package let initial: (ElementName) -> Placement?
    package let final: (ElementName) -> Placement?

    package init(initial: @escaping (ElementName) -> Placement?, final: @escaping (ElementName) -> Placement?) {
        self.initial = initial
        self.final = final
    }
}

/// A collector of the movements of all elements that are on screen before or after a change (R10.10).
///
/// In an update of a collection view one layout gives the beginnings and the ends of movements; in a change of layouts
/// the new layout gives the beginnings and the old layout gives the ends. In a table the row animations give both.
@MainActor
package struct TransitionMaker {
    private let change: any ElementRenaming
    private let before: ScreenSnapshot
    private let ways: TransitionWays
    private let core: ElementsCore
    private var shown: [UpdateTransition.Element] = []
    private var asked: Set<ElementName> = []
    private var finals: [ElementName: Placement] = [:]

    package init(
        _ change: any ElementRenaming, since before: ScreenSnapshot, ways: TransitionWays, in core: ElementsCore
    ) {
        (self.change, self.before, self.core, self.ways) = (change, before, core, ways)
    }

    /// The movements of all elements so far.
    package var transition: UpdateTransition {
        var result = UpdateTransition(boundsBefore: before.bounds, boundsAfter: core.view.bounds)
        result.elements = shown
        for name in before.names {
            guard let initial = before[name]?.shown else { continue }
            let after = change.after(name)
            if let after, asked.contains(after) { continue }
            result.elements.append(
                UpdateTransition.Element(
                    role: .disappearing, indexPathBefore: name.indexPath, indexPathAfter: after?.indexPath,
                    initial: initial, final: finals[name] ?? initial.faded()))
        }
        return result
    }

    package mutating func askForWhatWasOnScreen() {
        for name in before.names { finals[name] = ways.final(name) }
    }

    /// Collects the movements of the elements that are on screen. Called again when more elements come on screen.
    package mutating func askForWhatIsOnScreen() {
        for element in core.displayed.elements {
            let name = element.name
            guard asked.insert(name).inserted else { continue }
            let initial = ways.initial(name)
            let nameBefore = change.before(name)
            let wasShown = nameBefore.flatMap { before[$0]?.shown }
            shown.append(
                UpdateTransition.Element(
                    role: wasShown == nil ? .appearing : .staying, indexPathBefore: nameBefore?.indexPath,
                    indexPathAfter: name.indexPath,
                    initial: initial ?? wasShown ?? element.placement.faded(), final: element.placement))
        }
    }
}
