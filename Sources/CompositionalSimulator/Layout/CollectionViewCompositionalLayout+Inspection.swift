import FlowEngine

// What a recording reads. Nothing is computed that the layout does not have, and no client code is called.

extension CollectionViewCompositionalLayout {
    /// The descriptions of the present sections, in order.
    package var sectionDescriptions: [CollectionLayoutSection] {
        updateModel()
        return state.model?.plans.map(\.section) ?? []
    }

    /// The room and the traits with which the present sections were made.
    package func environment(in view: CollectionView) -> any CollectionLayoutEnvironment {
        updateModel()
        return (state.model?.geometry ?? geometry(of: view)).environment
    }

    /// The insets around a section's groups, in points: those of the section and of its reference, and the widths of
    /// headers next to the groups. Left is the leading edge.
    package func insets(ofSection section: Int) -> EdgeInsets {
        updateModel()
        guard let model = state.model, model.plans.indices.contains(section) else { return .zero }
        let insets = model.plans[section].insets
        return EdgeInsets(
            top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
            right: CGFloat(insets.right))
    }

    /// The size that an item's cell returned, with the lengths that the layout decides; nil if the item was not
    /// measured.
    package func measuredSize(ofItemAt indexPath: IndexPath) -> CGSize? {
        updateModel()
        guard let model = state.model, let path = ItemPath(indexPath), model.contains(path),
            let freedom = model.freedom(of: .item(path)), freedom.width || freedom.height
        else { return nil }
        return model.measuredSize(of: path).map { CGSize($0) }
    }

    /// The size that a supplementary view returned; nil if it was not measured.
    package func measuredSize(ofViewOfKind kind: String, at indexPath: IndexPath) -> CGSize? {
        updateModel()
        guard let model = state.model, let key = model.key(ofKind: kind, at: indexPath) else { return nil }
        return model.views[key].map { CGSize($0) }
    }
}
