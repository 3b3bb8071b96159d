/// Two closures that return the attributes at both ends of an element's movement. In a collection view they ask a
/// layout. In a table they ask the row animations. They return nil if there are no such attributes.
@MainActor
struct TransitionWays {
    let initial: (ElementName) -> CollectionViewLayoutAttributes?
    let final: (ElementName) -> CollectionViewLayoutAttributes?
}

/// A collector of the movements of all elements that are on screen before or after a change (R10.10).
///
/// In an update of a collection view one layout gives the beginnings and the ends of movements; in a change of layouts
/// the new layout gives the beginnings and the old layout gives the ends. In a table the row animations give both
/// attributes.
@MainActor
struct TransitionMaker {
    private let change: any ElementRenaming
    private let before: ScreenSnapshot
    private let ways: TransitionWays
    private let core: ElementsCore
    private var shown: [UpdateTransition.Element] = []
    private var asked: Set<ElementName> = []
    private var finals: [ElementName: CollectionViewLayoutAttributes] = [:]

    init(_ change: any ElementRenaming, since before: ScreenSnapshot, ways: TransitionWays, in core: ElementsCore) {
        (self.change, self.before, self.core, self.ways) = (change, before, core, ways)
    }

    /// The movements of all elements so far.
    var transition: UpdateTransition {
        var result = UpdateTransition(boundsBefore: before.bounds, boundsAfter: core.view.bounds)
        result.elements = shown
        for name in before.names {
            guard let initial = before[name]?.shown else { continue }
            let after = change.after(name)
            if let after, asked.contains(after) { continue }
            result.elements.append(
                UpdateTransition.Element(
                    role: .disappearing, indexPathBefore: name.indexPath, indexPathAfter: after?.indexPath,
                    initial: initial, final: (finals[name] ?? initial.faded()).duplicate()))
        }
        return result
    }

    mutating func askForWhatWasOnScreen() {
        for name in before.names { finals[name] = ways.final(name) }
    }

    /// Collects the movements of the elements that are on screen. Called again when more elements come on screen.
    mutating func askForWhatIsOnScreen() {
        for element in core.displayed.elements {
            let (attributes, name) = (element.attributes, element.attributes.name)
            guard asked.insert(name).inserted else { continue }
            let initial = ways.initial(name)
            let nameBefore = change.before(name)
            let wasShown = nameBefore.flatMap { before[$0]?.shown }
            shown.append(
                UpdateTransition.Element(
                    role: wasShown == nil ? .appearing : .staying, indexPathBefore: nameBefore?.indexPath,
                    indexPathAfter: name.indexPath,
                    initial: (initial ?? wasShown ?? attributes.faded()).duplicate(), final: attributes.duplicate()))
        }
    }
}

extension CollectionViewLayoutAttributes {
    /// Returns a copy whose alpha is multiplied by `part`, which is limited to 1. Without an argument, the copy is
    /// transparent.
    func faded(to part: CGFloat = 0) -> CollectionViewLayoutAttributes {
        let copy = duplicate()
        copy.alpha = part > 0 ? copy.alpha * min(part, 1) : 0
        return copy
    }

    /// Returns a copy of the attributes with another index path.
    func rebased(to indexPath: IndexPath) -> CollectionViewLayoutAttributes {
        let copy = duplicate()
        copy.indexPath = indexPath
        copy.updateCount = nil
        return copy
    }
}

extension CollectionView {
    /// Returns closures for the attributes at the beginning and at the end of a movement. One layout is asked for the
    /// beginning, another layout for the end.
    func ways(initialFrom initial: CollectionViewLayout, finalFrom final: CollectionViewLayout) -> TransitionWays {
        TransitionWays(
            initial: { self.asShown(initial.initialAttributes(of: $0)) },
            final: { self.asShown(final.finalAttributes(of: $0)) })
    }

    /// The default attributes at the beginning of an element's movement: those of its previous place (R10.10). A new
    /// element begins at its new place, and is transparent there.
    ///
    /// Nil outside of updates, and for an element that was not on screen. In a change of layout the beginning is the
    /// place in the old layout.
    func defaultInitial(_ name: ElementName, in layout: CollectionViewLayout) -> CollectionViewLayoutAttributes? {
        if let transition = core.updateState.transition { return transition.old.attributes(of: name) }
        guard let update = core.updateState.ongoing else { return nil }
        guard let before = update.before(name) else { return layout.attributes(of: name)?.faded() }
        return update.screen[before]?.inLayout.rebased(to: name.indexPath)
    }

    /// The default attributes at the end of an element's movement: those of its new place (R10.10). An element that is
    /// gone ends at its old place, and is transparent there.
    ///
    /// In a change of layout the end is the place in the new layout. R10.12: an empty path is allowed.
    func defaultFinal(_ name: ElementName, in layout: CollectionViewLayout) -> CollectionViewLayoutAttributes? {
        if let transition = core.updateState.transition { return transition.new.attributes(of: name) }
        guard let update = core.updateState.ongoing else { return nil }
        guard let after = update.after(name) else { return update.screen[name]?.inLayout.faded() }
        return layout.attributes(of: after)?.rebased(to: name.indexPath)
    }
}
