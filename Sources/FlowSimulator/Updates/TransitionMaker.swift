import Foundation

/// Asks the layout for the initial and final attributes of all that is on screen before or after an update (R10.10).
@MainActor
struct TransitionMaker {
    private let update: OngoingUpdate
    private let view: CollectionView
    private var gone: [UpdateTransition.Element] = []
    private var shown: [UpdateTransition.Element] = []
    private var asked: Set<ElementName> = []
    private var finals: [ElementName: CollectionViewLayoutAttributes] = [:]

    init(_ update: OngoingUpdate, in view: CollectionView) {
        self.update = update
        self.view = view
    }

    /// Elements that leave the screen, and elements that stay.
    var transition: UpdateTransition {
        var result = UpdateTransition(boundsBefore: update.boundsBefore, boundsAfter: view.bounds)
        result.elements = shown
        for name in update.names {
            guard let before = update.before[name]?.shown else { continue }
            let after = update.after(name)
            if let after, asked.contains(after) { continue }
            let final = finals[name] ?? before.faded()
            result.elements.append(
                UpdateTransition.Element(
                    role: .disappearing, indexPathBefore: name.indexPath, indexPathAfter: after?.indexPath,
                    initial: before, final: final))
        }
        return result
    }

    mutating func askForWhatWasOnScreen() {
        for name in update.names { finals[name] = view.asShown(final(name)) }
    }

    /// May be called again, for elements that came on screen since.
    mutating func askForWhatIsOnScreen() {
        for element in view.displayed.elements {
            let (attributes, name) = (element.attributes, element.attributes.name)
            guard asked.insert(name).inserted else { continue }
            let initial = view.asShown(initial(name))
            let before = update.before(name)
            let wasShown = before.flatMap { update.before[$0]?.shown }
            let role: UpdateTransition.Element.Role = wasShown == nil ? .appearing : .staying
            shown.append(
                UpdateTransition.Element(
                    role: role, indexPathBefore: before?.indexPath, indexPathAfter: name.indexPath,
                    initial: (initial ?? wasShown ?? attributes.faded()).duplicate(), final: attributes.duplicate()))
        }
    }

    private func final(_ name: ElementName) -> CollectionViewLayoutAttributes? {
        let layout = view.layout
        return switch name.category {
        case .cell: layout.finalLayoutAttributesForDisappearingItem(at: name.indexPath)
        case .supplementaryView:
            layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: name.kind ?? "", at: name.indexPath)
        case .decorationView:
            layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: name.kind ?? "", at: name.indexPath)
        }
    }

    private func initial(_ name: ElementName) -> CollectionViewLayoutAttributes? {
        let layout = view.layout
        return switch name.category {
        case .cell: layout.initialLayoutAttributesForAppearingItem(at: name.indexPath)
        case .supplementaryView:
            layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: name.kind ?? "", at: name.indexPath)
        case .decorationView:
            layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: name.kind ?? "", at: name.indexPath)
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

extension CollectionViewLayout {
    /// R10.10: what stays comes from where it was, what is new appears in its place. Nil outside updates, and for what
    /// was not on screen. While the layout changes, everything goes from its place in the old one to that in the new.
    func defaultInitial(_ name: ElementName) -> CollectionViewLayoutAttributes? {
        if let transition = installedView?.updateState.transition { return transition.old.attributes(of: name) }
        guard let update = installedView?.updateState.ongoing else { return nil }
        guard let before = update.before(name) else { return attributes(of: name)?.faded() }
        return update.before[before]?.inLayout.rebased(to: name.indexPath)
    }

    /// R10.10: what stays goes to where it is now, what is gone fades in its place. R10.12: an empty path does no harm.
    func defaultFinal(_ name: ElementName) -> CollectionViewLayoutAttributes? {
        if let transition = installedView?.updateState.transition { return transition.new.attributes(of: name) }
        guard let update = installedView?.updateState.ongoing else { return nil }
        guard let after = update.after(name) else { return update.before[name]?.inLayout.faded() }
        return attributes(of: after)?.rebased(to: name.indexPath)
    }

    private func attributes(of name: ElementName) -> CollectionViewLayoutAttributes? {
        switch name.category {
        case .cell: layoutAttributesForItem(at: name.indexPath)
        case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: name.kind ?? "", at: name.indexPath)
        case .decorationView: layoutAttributesForDecorationView(ofKind: name.kind ?? "", at: name.indexPath)
        }
    }
}
