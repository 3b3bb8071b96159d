import FlowSimulator

/// Answers a collection view's questions from a scenario.
@MainActor
final class ScenarioDataSource: CollectionViewDataSource {
    let sections: [Scenario.Section]
    private let counts: [Int]
    private let index: ItemIndex
    private let scale: Double
    private let itemSize: CGSize

    init(_ scenario: Scenario) {
        sections = scenario.sections
        counts = scenario.sections.map(\.itemCount)
        index = ItemIndex(scenario.sections)
        scale = scenario.container.scale
        itemSize = scenario.layout.itemSize
    }

    /// The size of an item's content, in points.
    func contentSize(at path: IndexPath) -> CGSize {
        let (group, index) = index.find(section: path.section, item: path.item)
        return group.size(at: index, scale: scale) ?? itemSize
    }

    /// The text that an item shows, and how.
    func text(at path: IndexPath) -> LayoutPicture.Element.Text? {
        let (group, index) = index.find(section: path.section, item: path.item)
        guard case .texts(_, let style) = group.content, let string = group.text(at: index) else { return nil }
        return .init(string, style: style)
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: ScenarioCell.identifier, for: indexPath)
        (cell as? ScenarioCell)?.contentSize = contentSize(at: indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: ScenarioSupplementaryView.identifier, for: indexPath)
    }
}
