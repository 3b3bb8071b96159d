import FlowSimulator
import TextMeasuring

/// Answers a collection view's questions from a scenario.
@MainActor
package final class ScenarioDataSource: NSObject, CollectionViewDataSource {
    /// What there is now. Sizes and answers follow their items by number.
    package internal(set) var data: ScenarioData
    /// Sizes that are other than the items' groups say, by a step.
    private var resized: [Int: Scenario.ItemSize] = [:]
    /// What of contents is other than the items' groups say, by a step.
    private var changed: [Int: Scenario.Cell.Content] = [:]
    /// How often items with several answers were measured.
    private var answered: [Int: Int] = [:]
    /// Answers of all cells. Beyond the limit all cells have made up their minds, so that every layout ends.
    private(set) var answerCount = 0
    private let answerLimit: Int
    /// Cells with contents.
    let cells: ScenarioCells
    private let fonts: RecordedFonts?

    /// Notified how long contents take to say their sizes; nil unless somebody wants to know.
    var stopwatch: StageStopwatch?

    /// What texts look like, and how large items are of which nothing is said.
    package internal(set) var surroundings: Scenario.Surroundings
    var itemSize: Scenario.ItemSize
    /// The room that the items of a section have now; nil for what the layout's own insets and spacings leave.
    package internal(set) var room: (_ section: Int?) -> Scenario.Room

    /// - Parameter onGap: Is told what the recorded fonts do not have for the items' texts.
    init(_ scenario: Scenario, limits: RunLimits, onGap: @escaping @Sendable (FontGap) -> Void) {
        answerLimit = limits.answers
        fonts = scenario.fonts?.recorded
        cells = ScenarioCells(scenario.cells, workLimit: limits.cellParts)
        data = ScenarioData(scenario.sections)
        surroundings = .init(
            scale: scenario.container.scale, contentSizeCategory: scenario.container.contentSizeCategory,
            room: Scenario.Room(size: scenario.container.size), metrics: scenario.textMetrics(onGap: onGap))
        itemSize = scenario.layout.itemSize
        room = { [size = scenario.container.size] _ in Scenario.Room(size: size) }
    }

    /// The answers so far count no more.
    func renew() {
        answerCount = 0
        cells.renew()
    }

    /// Becomes what another is now.
    package func copyContents(of other: ScenarioDataSource) {
        (data, resized, answered) = (other.data, other.resized, other.answered)
        changed = other.changed
        (surroundings, itemSize) = (other.surroundings, other.itemSize)
    }

    /// The size of an item's content, in points. Of an item that does not exist, of one that nothing is said of.
    package func contentSize(at path: IndexPath) -> CGSize {
        timed { item(at: path).map { contentSize(of: $0, inSection: path[0]) } ?? usualSize }
    }

    /// Of items of which nothing is said.
    private var usualSize: CGSize { points(of: itemSize, inSection: nil) }

    private func points(of size: Scenario.ItemSize, inSection section: Int?) -> CGSize {
        // Points need no room, and the view is asked for it anew each time.
        size.size(in: size.isRelative ? room(section) : surroundings.room, scale: surroundings.scale)
    }

    private func contentSize(of item: Item, inSection section: Int) -> CGSize {
        if let size = resized[item.number] { return points(of: size, inSection: section) }
        let surroundings = surroundings(of: item, inSection: section)
        return item.group.size(at: item.index, time: answered[item.number] ?? 0, in: surroundings) ?? usualSize
    }

    private func surroundings(of item: Item, inSection section: Int?) -> Scenario.Surroundings {
        var surroundings = surroundings
        let (group, time) = (item.group, answered[item.number] ?? 0)
        if group.needsRoom(at: item.index, time: time, at: surroundings.contentSizeCategory) {
            surroundings.room = room(section)
        }
        return surroundings
    }

    /// The same as an answer: the next may be another one.
    private func measure(_ item: Item, inSection section: Int) -> CGSize {
        let size = contentSize(of: item, inSection: section)
        answerCount += item.group.text(at: item.index).map(ScenarioLimits.weight) ?? 1
        if case .answers = item.group.content, answerCount <= answerLimit { answered[item.number, default: 0] += 1 }
        return size
    }

    /// What the cell of a row in a table answers, at every measurement; nil where nothing says how high its content is.
    func rowHeight(at path: IndexPath) -> (() -> CGFloat)? {
        guard let item = item(at: path) else { return nil }
        if case .plain = item.group.content, resized[item.number] == nil { return nil }
        return { [unowned self] in timed { measure(item, inSection: path[0]).height } }
    }

    /// What the table and its delegate know of a row, and which of its group's rows it is; nil where there is none.
    func row(at path: IndexPath) -> (traits: Scenario.RowTraits, index: Int, resized: CGFloat?)? {
        item(at: path).map { item in
            (item.group.row, item.index, resized[item.number].map { points(of: $0, inSection: path[0]).height })
        }
    }

    /// A row's height or estimate, in points.
    func height(_ length: Scenario.Length) -> CGFloat {
        CGFloat(
            length.height(in: length.isRelative ? room(nil) : surroundings.room, scale: surroundings.scale))
    }

    func resize(_ path: IndexPath, to size: Scenario.ItemSize) {
        if let number = item(at: path)?.number { resized[number] = size }
    }

    /// The kind of an item's cell, and what it shows now; nil for other items.
    package func cell(at path: IndexPath) -> (name: String, content: Scenario.Cell.Content)? {
        item(at: path).flatMap(cell)
    }

    private func cell(of item: Item) -> (name: String, content: Scenario.Cell.Content)? {
        guard let (name, content) = item.group.cell(at: item.index) else { return nil }
        return (name, changed[item.number].map(content.merging) ?? content)
    }

    func change(_ path: IndexPath, _ content: Scenario.Cell.Content) {
        guard let number = item(at: path)?.number else { return }
        changed[number] = changed[number]?.merging(content) ?? content
    }

    /// The text that an item shows, and how.
    func text(at path: IndexPath) -> (text: LayoutPicture.Element.Text, style: Scenario.TextStyle)? {
        guard let item = item(at: path), case .texts(_, let style) = item.group.content,
            let string = item.group.text(at: item.index)
        else { return nil }
        let scaled = style.scaled(to: surroundings.contentSizeCategory)
        var text = LayoutPicture.Element.Text(string, font: scaled.font, padding: EdgeInsets(scaled.padding))
        text.fonts = fonts
        return (text, scaled)
    }

    /// The numbers of lines that an item's text may have within the error of its font's widths; nil if there is one
    /// only, or if the item has another size than its text.
    func uncertainLineCounts(at path: IndexPath) -> ClosedRange<Int>? {
        guard let item = item(at: path), resized[item.number] == nil, case .texts(_, let style) = item.group.content,
            let string = item.group.text(at: item.index)
        else { return nil }
        return style.uncertainLineCounts(of: string, in: surroundings(of: item, inSection: path.section))
    }

    /// The extent of a header or footer along the scroll axis, in points.
    var headerLength: (Scenario.Length) -> Double = { length in
        if case .points(let points) = length { points } else { 0 }
    }

    /// What a section differs in from the layout; nothing where there is none.
    package func measures(ofSection section: Int) -> Scenario.Section {
        data.sections.indices.contains(section) ? data.sections[section].measures : Scenario.Section(items: [])
    }

    /// 0 where there is no such section.
    package func itemCount(ofSection section: Int) -> Int {
        data.sections.indices.contains(section) ? data.sections[section].items.count : 0
    }

    /// An item as its cell knows it, wherever it goes.
    private struct Item {
        var group: Scenario.ItemGroup
        /// In the group.
        var index: Int
        var number: Int
    }

    private func item(at path: IndexPath) -> Item? {
        guard path.count == 2, let (run, index) = data.find(section: path.section, item: path.item) else { return nil }
        return Item(group: run.group, index: run.start + index, number: run.number + index)
    }

    package func numberOfSections(in collectionView: CollectionView) -> Int { data.sections.count }

    package func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        itemCount(ofSection: section)
    }

    package func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
        let item = item(at: indexPath)
        if let (name, content) = item.flatMap(cell) {
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: ScenarioContentCell.identifier(of: name), for: indexPath)
            (cell as? ScenarioContentCell)?.show(content, of: name, from: cells, at: surroundings.contentSizeCategory)
            return cell
        }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: ScenarioCell.identifier, for: indexPath)
        (cell as? ScenarioCell)?.contentSize = { [unowned self] section in
            timed { item.map { measure($0, inSection: section) } ?? usualSize }
        }
        return cell
    }

    func timed<Answer>(_ measure: () -> Answer) -> Answer {
        stopwatch?.time(.measuring, measure) ?? measure()
    }

    package func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let source = Scenario.ItemPath(sourceIndexPath), let target = Scenario.ItemPath(destinationIndexPath)
        else { return }
        data.apply([Scenario.UpdateOperation(.moveItem(from: source, to: target))])
    }

    package func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: ScenarioSupplementaryView.identifier, for: indexPath)
    }
}

extension ScenarioDataSource: ItemIdentifying {
    package func identity(ofItemAt indexPath: IndexPath) -> AnyHashable? {
        indexPath.count == 2 ? data.number(section: indexPath[0], item: indexPath[1]) : nil
    }

    package func indexPath(ofItemIdentifiedBy identity: AnyHashable) -> IndexPath? {
        guard let number = identity.base as? Int, let place = data.place(ofNumber: number) else { return nil }
        return IndexPath(item: place.item, section: place.section)
    }
}
