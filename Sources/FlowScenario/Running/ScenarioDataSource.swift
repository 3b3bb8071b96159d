import FlowSimulator

/// Answers a collection view's questions from a scenario.
@MainActor
final class ScenarioDataSource: CollectionViewDataSource {
    let sections: [Scenario.Section]
    private let counts: [Int]
    private let index: ItemIndex
    /// Sizes that are other than the scenario's sections say, by a step.
    private var resized: [IndexPath: CGSize] = [:]
    /// How often items with several answers were measured.
    private var answered: [IndexPath: Int] = [:]

    /// What texts look like, and how large items are of which nothing is said.
    var surroundings: Scenario.Surroundings
    var itemSize: CGSize

    init(_ scenario: Scenario) {
        sections = scenario.sections
        counts = scenario.sections.map(\.itemCount)
        index = ItemIndex(scenario.sections)
        surroundings = .init(
            scale: scenario.container.scale, contentSizeCategory: scenario.container.contentSizeCategory)
        itemSize = scenario.layout.itemSize
    }

    /// The size of an item's content, in points.
    func contentSize(at path: IndexPath) -> CGSize {
        if let size = resized[path] { return size }
        let (group, index) = index.find(section: path.section, item: path.item)
        return group.size(at: index, time: answered[path] ?? 0, in: surroundings) ?? itemSize
    }

    /// The same as an answer: the next may be another one.
    func measure(at path: IndexPath) -> CGSize {
        let size = contentSize(at: path)
        if case .answers = index.find(section: path.section, item: path.item).group.content {
            answered[path, default: 0] += 1
        }
        return size
    }

    func resize(_ path: IndexPath, to size: CGSize) { resized[path] = size }

    /// The text that an item shows, and how.
    func text(at path: IndexPath) -> LayoutPicture.Element.Text? {
        let (group, index) = index.find(section: path.section, item: path.item)
        guard case .texts(_, let style) = group.content, let string = group.text(at: index) else { return nil }
        return .init(string, style: style.scaled(to: surroundings.contentSizeCategory))
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: ScenarioCell.identifier, for: indexPath)
        (cell as? ScenarioCell)?.contentSize = { [unowned self] in measure(at: indexPath) }
        return cell
    }

    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: ScenarioSupplementaryView.identifier, for: indexPath)
    }
}
