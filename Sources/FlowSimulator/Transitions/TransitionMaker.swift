import Foundation

/// Where elements come from and where they go, as whoever places them says; nil where nobody does.
@MainActor
struct TransitionWays {
    let initial: (ElementName) -> CollectionViewLayoutAttributes?
    let final: (ElementName) -> CollectionViewLayoutAttributes?
}

/// Asks for the ways of all elements that are on screen before or after a change (R10.10): where they come from
/// and where they go. An update of a collection view asks one layout for both; a change of layouts asks the new one
/// where its elements come from and the old one where they go to. A table's row animations say it.
@MainActor
struct TransitionMaker {
    private let change: any ElementRenaming
    private let before: ScreenSnapshot
    private let ways: TransitionWays
    private let view: any ElementsView
    private var shown: [UpdateTransition.Element] = []
    private var asked: Set<ElementName> = []
    private var finals: [ElementName: CollectionViewLayoutAttributes] = [:]

    init(_ change: any ElementRenaming, since before: ScreenSnapshot, ways: TransitionWays, in view: any ElementsView) {
        (self.change, self.before, self.view, self.ways) = (change, before, view, ways)
    }

    /// The ways of all elements asked about so far.
    var transition: UpdateTransition {
        var result = UpdateTransition(boundsBefore: before.bounds, boundsAfter: view.bounds)
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

    /// May be called again, for elements that came on screen since.
    mutating func askForWhatIsOnScreen() {
        for element in view.displayed.elements {
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
    /// A transparent copy.
    func faded() -> CollectionViewLayoutAttributes {
        let copy = duplicate()
        copy.alpha = 0
        return copy
    }

    /// A copy under another path.
    func rebased(to indexPath: IndexPath) -> CollectionViewLayoutAttributes {
        let copy = duplicate()
        copy.indexPath = indexPath
        copy.updateCount = nil
        return copy
    }
}

extension CollectionView {
    /// What layouts say of where elements come from and go to.
    func ways(initialFrom initial: CollectionViewLayout, finalFrom final: CollectionViewLayout) -> TransitionWays {
        TransitionWays(
            initial: { self.asShown(initial.initialAttributes(of: $0)) },
            final: { self.asShown(final.finalAttributes(of: $0)) })
    }

    /// R10.10: what stays comes from where it was, what is new appears in its place. Nil outside updates, and for what
    /// was not on screen. While the layout changes, everything goes from its place in the old one to that in the new.
    func defaultInitial(_ name: ElementName, in layout: CollectionViewLayout) -> CollectionViewLayoutAttributes? {
        if let transition = updateState.transition { return transition.old.attributes(of: name) }
        guard let update = updateState.ongoing else { return nil }
        guard let before = update.before(name) else { return layout.attributes(of: name)?.faded() }
        return update.screen[before]?.inLayout.rebased(to: name.indexPath)
    }

    /// R10.10: what stays goes to where it is now, what is gone fades in its place. R10.12: an empty path does no harm.
    func defaultFinal(_ name: ElementName, in layout: CollectionViewLayout) -> CollectionViewLayoutAttributes? {
        if let transition = updateState.transition { return transition.new.attributes(of: name) }
        guard let update = updateState.ongoing else { return nil }
        guard let after = update.after(name) else { return update.screen[name]?.inLayout.faded() }
        return layout.attributes(of: after)?.rebased(to: name.indexPath)
    }
}
