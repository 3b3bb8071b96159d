import Foundation

/// A change from one layout object to another, while it goes on (R9.18).
struct LayoutTransition {
    let old: CollectionViewLayout
    let new: CollectionViewLayout
}

/// Asks both layouts for the ways of all elements that are on screen before or after a change of layout: the old one
/// where its elements go to, the new one where its elements come from.
@MainActor
struct LayoutTransitionMaker {
    private let transition: LayoutTransition
    private let view: CollectionView
    private let boundsBefore: CGRect
    private var names: [ElementName] = []
    private var shownBefore: [ElementName: CollectionViewLayoutAttributes] = [:]

    /// Remembers what is on screen now, before the change.
    init(_ transition: LayoutTransition, in view: CollectionView) {
        (self.transition, self.view, boundsBefore) = (transition, view, view.bounds)
        for element in view.displayed.elements {
            let attributes = element.attributes.duplicate()
            names.append(attributes.name)
            shownBefore[attributes.name] = attributes
        }
    }

    /// The ways to what is on screen now, after the change.
    func ways() -> UpdateTransition {
        var result = UpdateTransition(boundsBefore: boundsBefore, boundsAfter: view.bounds)
        var found: Set<ElementName> = []
        for element in view.displayed.elements {
            let (attributes, name) = (element.attributes, element.attributes.name)
            found.insert(name)
            let before = shownBefore[name]
            let initial = view.asShown(transition.new.initialAttributes(of: name)) ?? before ?? attributes.faded()
            result.elements.append(
                UpdateTransition.Element(
                    role: before == nil ? .appearing : .staying, indexPathBefore: name.indexPath,
                    indexPathAfter: name.indexPath, initial: initial.duplicate(), final: attributes.duplicate()))
        }
        for name in names {
            let final = view.asShown(transition.old.finalAttributes(of: name))
            guard !found.contains(name), let before = shownBefore[name] else { continue }
            result.elements.append(
                UpdateTransition.Element(
                    role: .disappearing, indexPathBefore: name.indexPath, indexPathAfter: name.indexPath,
                    initial: before, final: (final ?? before.faded()).duplicate()))
        }
        return result
    }
}

extension CollectionViewLayout {
    fileprivate func initialAttributes(of name: ElementName) -> CollectionViewLayoutAttributes? {
        let (kind, path) = (name.kind ?? "", name.indexPath)
        return switch name.category {
        case .cell: initialLayoutAttributesForAppearingItem(at: path)
        case .supplementaryView: initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
        case .decorationView: initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
        }
    }

    fileprivate func finalAttributes(of name: ElementName) -> CollectionViewLayoutAttributes? {
        let (kind, path) = (name.kind ?? "", name.indexPath)
        return switch name.category {
        case .cell: finalLayoutAttributesForDisappearingItem(at: path)
        case .supplementaryView: finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
        case .decorationView: finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
        }
    }
}
