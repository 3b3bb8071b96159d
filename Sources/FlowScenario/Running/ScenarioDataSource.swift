import CollectionSimulator
import TextMeasuring

/// A data source that returns the items of a scenario and their sizes.
@MainActor
package final class ScenarioDataSource: NSObject, CollectionViewDataSource {
    private typealias Item = ScenarioContents.Item

    /// The present items of the data source.
    package let contents: ScenarioContents
    /// The number of measurements of all cells since the run began, or since the last ``renew()``. A long text has the
    /// weight of several measurements. If the number is greater than `answerLimit`, the sizes that cells return stop
    /// changing. This ensures that every layout ends.
    private(set) var answerCount = 0
    private let answerLimit: Int
    /// The number of sizes and measurements so far, for the progress of long work.
    private var notedAnswers = 0
    /// The kinds of cells, and the work that their cells cause.
    let cells: ScenarioCells
    private let fonts: RecordedFonts?

    /// The stopwatch for measurements; nil unless they are timed.
    var stopwatch: StageStopwatch?

    /// The present display scale, fonts and text size, on which the sizes of texts depend.
    package internal(set) var surroundings: Scenario.Surroundings
    /// The size of items whose groups give no size.
    var itemSize: Scenario.ItemSize
    /// A closure that returns the space that is now available for a section's items. If the section is nil, the space
    /// is computed with the layout's own insets and spacings.
    package internal(set) var room: (_ section: Int?) -> Scenario.Room
    /// Whether the delegate or the cells alone decide the sizes of items. If the layout decides them, too, relative
    /// lengths refer to the size that it gives a cell, and a cell without a size of its own keeps that size.
    var decidesSizes = true
    /// The axis of the lengths for which headers and footers ask: the scroll axis.
    var lengthAxis = CollectionView.ScrollDirection.vertical
    /// A closure that returns the present size of an item in a layout that decides sizes.
    var presentSize: (IndexPath) -> CGSize? = { _ in nil }

    /// Makes the data source of a run.
    ///
    /// - Parameter onGap: Called for each gap of the recorded fonts in the items' texts.
    init(_ scenario: Scenario, limits: RunLimits, onGap: @escaping @Sendable (FontGap) -> Void) {
        answerLimit = limits.answers
        fonts = scenario.fonts?.recorded
        cells = ScenarioCells(scenario.cells, workLimit: limits.cellParts)
        contents = ScenarioContents(scenario.sections)
        surroundings = .init(
            scale: scenario.container.scale, contentSizeCategory: scenario.container.contentSizeCategory,
            room: Scenario.Room(size: scenario.container.size), metrics: scenario.textMetrics(onGap: onGap))
        itemSize = scenario.layout.itemSize
        room = { [size = scenario.container.size] _ in Scenario.Room(size: size) }
    }

    /// Sets the work so far to 0, so that the limits apply to the next step alone. This work is the number of
    /// measurements, and the work of `cells`.
    func renew() {
        answerCount = 0
        cells.renew()
    }

    /// Copies the contents of another data source.
    package func copyContents(of other: ScenarioDataSource) {
        contents.copy(other.contents)
        (surroundings, itemSize) = (other.surroundings, other.itemSize)
    }

    /// Returns the size of an item's content in points; `itemSize` for an item that does not exist.
    package func contentSize(at path: IndexPath) -> CGSize {
        noteAnswer("sizes")
        return timed {
            contents.item(at: path).map { contentSize(of: $0, inSection: path[0], offered: nil) } ?? usualSize
        }
    }

    /// Counts an answer about an item, and reports the progress of long work. In a layout of many items, answers are
    /// most of the work.
    private func noteAnswer(_ things: String) {
        notedAnswers += 1
        guard notedAnswers % LongWork.interval == 0 else { return }
        LongWork.note(notedAnswers, of: data.itemCount, things)
    }

    /// The value of ``itemSize`` in points.
    private var usualSize: CGSize { points(of: itemSize, inSection: nil, offered: nil) }

    private func points(of size: Scenario.ItemSize, inSection section: Int?, offered: CGSize?) -> CGSize {
        // Points need no room, which takes several questions to the view.
        size.size(
            in: size.isRelative ? room(section, offered: offered) : surroundings.room, scale: surroundings.scale)
    }

    /// Returns the space to which relative lengths refer.
    ///
    /// - Parameter offered: The size that the layout gives a cell.
    private func room(_ section: Int?, offered: CGSize?) -> Scenario.Room {
        if !decidesSizes, let offered { Scenario.Room(size: offered) } else { room(section) }
    }

    private func contentSize(of item: Item, inSection section: Int, offered: CGSize?) -> CGSize {
        if let size = contents.size(of: item, at: surroundings.contentSizeCategory) {
            return points(of: size, inSection: section, offered: offered)
        }
        let surroundings = surroundings(of: item, inSection: section, offered: offered)
        return item.group.size(at: item.index, in: surroundings) ?? (decidesSizes ? nil : offered) ?? usualSize
    }

    /// Returns the values on which the size of an item's text depends.
    private func surroundings(of item: Item, inSection section: Int?, offered: CGSize?) -> Scenario.Surroundings {
        var surroundings = surroundings
        if item.group.isRelative { surroundings.room = room(section, offered: offered) }
        return surroundings
    }

    /// Returns the size that an item's cell returns when it is measured. The next measurement may have another result.
    ///
    /// - Parameter offered: The size that the layout gives the cell.
    private func measure(_ item: Item, inSection section: Int, offered: CGSize? = nil) -> CGSize {
        noteAnswer("cells")
        let size = contentSize(of: item, inSection: section, offered: offered)
        answerCount += item.group.text(at: item.index).map(ScenarioLimits.weight) ?? 1
        if answerCount <= answerLimit { contents.recordMeasurement(of: item) }
        return size
    }

    /// Returns a closure that measures a row's cell and returns its height; nil if the scenario gives no height.
    func rowHeight(at path: IndexPath) -> (() -> CGFloat)? {
        guard let item = contents.item(at: path) else { return nil }
        if case .plain = item.group.content, contents.givenSize(of: item) == nil { return nil }
        return { [unowned self] in timed { measure(item, inSection: path[0]).height } }
    }

    /// Converts the height or the estimate of a row to points.
    func height(_ size: Scenario.ItemSize) -> CGFloat { points(of: size, inSection: nil, offered: nil).height }

    /// Returns the text that an item shows, and its style.
    func text(at path: IndexPath) -> (text: LayoutPicture.Element.Text, style: Scenario.TextStyle)? {
        guard let item = contents.item(at: path), case .texts(_, let style) = item.group.content,
            let string = item.group.text(at: item.index)
        else { return nil }
        let scaled = style.scaled(to: surroundings.contentSizeCategory)
        var text = LayoutPicture.Element.Text(string, font: scaled.font, padding: EdgeInsets(scaled.padding))
        text.fonts = fonts
        return (text, scaled)
    }

    /// Returns the range of line counts that are possible for an item's text. More than one is possible because the
    /// widths of the font are not exact. Returns nil if there is one possible count, or if the text does not decide the
    /// item's size.
    func uncertainLineCounts(at path: IndexPath) -> ClosedRange<Int>? {
        guard let item = contents.item(at: path), contents.givenSize(of: item) == nil,
            case .texts(_, let style) = item.group.content, let string = item.group.text(at: item.index)
        else { return nil }
        return style.uncertainLineCounts(
            of: string, in: surroundings(of: item, inSection: path.section, offered: presentSize(path)))
    }

    /// A closure that converts the length of a header or footer along the scroll axis to points.
    var headerLength: (Scenario.Length) -> Double = { length in
        if case .points(let points) = length { points } else { 0 }
    }

    package var data: ScenarioData { contents.data }
    package func measures(ofSection section: Int) -> Scenario.Section { contents.measures(ofSection: section) }
    package func itemCount(ofSection section: Int) -> Int { contents.itemCount(ofSection: section) }
    package func cell(at path: IndexPath) -> (name: String, content: Scenario.Cell.Content)? { contents.cell(at: path) }

    package func numberOfSections(in collectionView: CollectionView) -> Int { data.sections.count }

    package func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        itemCount(ofSection: section)
    }

    package func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
        if let (name, content) = cell(at: indexPath) {
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: ScenarioContentCell.identifier(of: name), for: indexPath)
            (cell as? ScenarioContentCell)?.show(content, of: name, from: cells, at: surroundings.contentSizeCategory)
            return cell
        }
        let item = contents.item(at: indexPath)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: ScenarioCell.identifier, for: indexPath)
        (cell as? ScenarioCell)?.contentSize = { [unowned self] section, offered in
            timed { item.map { measure($0, inSection: section, offered: offered) } ?? usualSize }
        }
        return cell
    }

    func timed<Answer>(_ measure: () -> Answer) -> Answer {
        stopwatch?.time(.measuring, measure) ?? measure()
    }

    package func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        contents.moveItem(at: sourceIndexPath, to: destinationIndexPath)
    }

    package func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView {
        let described = sectionView(ofKind: kind, at: indexPath)
        if case .cell(let name, let content)? = described?.content, !decidesSizes {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: ScenarioContentCell.identifier(of: name), for: indexPath)
            (view as? ScenarioContentCell)?.show(content, of: name, from: cells, at: surroundings.contentSizeCategory)
            return view
        }
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: ScenarioSupplementaryView.identifier, for: indexPath)
        let length: Double? = if case .actual(let length)? = described?.content { length } else { nil }
        (view as? ScenarioSupplementaryView)?.length = length.map { (lengthAxis, CGFloat($0)) }
        return view
    }

    /// Returns the description of a section's header or footer; nil for views of other kinds.
    private func sectionView(ofKind kind: String, at path: IndexPath) -> Scenario.SectionView? {
        guard path.count == 2, path[1] == 0 else { return nil }
        return switch kind {
        case CollectionView.elementKindSectionHeader: measures(ofSection: path[0]).header
        case CollectionView.elementKindSectionFooter: measures(ofSection: path[0]).footer
        default: nil
        }
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
