import FlowSimulator
import Foundation
import Testing

/// Rows of 375 points: 351 of them for the text, which hold 20 Han characters of 17 points. One line is 20.5 points
/// high, three are 61, and there are 22 above and below.
@MainActor @Suite("Cells that show a configuration")
struct ContentConfigurationTests {
    /// As wide as the layout says.
    class Row: CollectionViewListCell {
        override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
            systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        }
    }

    /// Says so when it is selected.
    final class TalkativeRow: Row {
        override func updateConfiguration(using state: CellConfigurationState) {
            var content = defaultContentConfiguration()
            content.text = String(repeating: "字", count: state.isSelected ? 60 : 10)
            contentConfiguration = content
        }
    }

    /// A colour of a height, from a program's own configuration.
    struct Bar: ContentConfiguration {
        var height: CGFloat

        func makeContentView() -> any View & ContentView { BarView(self) }

        func updated(for state: any ConfigurationState) -> Bar {
            var bar = self
            if (state as? CellConfigurationState)?.isSelected == true { bar.height += 100 }
            return bar
        }
    }

    final class BarView: View, ContentView {
        var configuration: any ContentConfiguration { didSet { show() } }
        private let bar = View(frame: .zero)
        private var height: LayoutConstraint?

        init(_ configuration: Bar) {
            self.configuration = configuration
            super.init(frame: .zero)
            bar.translatesAutoresizingMaskIntoConstraints = false
            addSubview(bar)
            height = bar.heightAnchor.constraint(equalToConstant: 0)
            LayoutConstraint.activate([
                bar.topAnchor.constraint(equalTo: topAnchor), bar.bottomAnchor.constraint(equalTo: bottomAnchor),
                bar.leadingAnchor.constraint(equalTo: leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
            height?.isActive = true
            show()
        }

        required init?(coder: NSCoder) { nil }

        private func show() { height?.constant = (configuration as? Bar)?.height ?? 0 }
    }

    private let source = TableSource([3])

    private func view(_ cells: CollectionViewCell.Type = Row.self) -> CollectionView {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 375, height: 40)
        layout.minimumLineSpacing = 0
        let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
        view.register(cells, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        return view
    }

    private func cell(_ view: CollectionView, _ item: Int) -> CollectionViewCell? {
        view.cellForItem(at: IndexPath(item: item, section: 0))
    }

    private func heights(_ view: CollectionView) -> [CGFloat?] {
        view.layoutIfNeeded()
        return (0..<source.counts[0]).map { cell(view, $0)?.frame.size.height }
    }

    // MARK: Sizes

    @Test("Rows are as high as their texts, and no lower than a row")
    func heightsOfRows() {
        source.whenCellIsMade = { cell, path in cell.contentConfiguration = text([10, 60, 25][path.item]) }
        let view = view()
        #expect(heights(view) == [44, 83, 63])
        let content = cell(view, 1)?.contentView
        #expect(content is ListContentView)
        #expect(content?.frame == CGRect(x: 0, y: 0, width: 375, height: 83))
        #expect(content?.subviews.map(\.frame) == [CGRect(x: 16, y: 11, width: 351, height: 61)])
    }

    @Test("On iOS 26 a row of one line is 53 points high, as measured")
    func laterProfile() {
        ListContentProfile.current = .ios26
        defer { ListContentProfile.current = .ios14 }
        source.whenCellIsMade = { cell, path in cell.contentConfiguration = text([10, 60, 25][path.item]) }
        #expect(heights(view()) == [53, 83, 63])
    }

    @Test("A cell that is no list's has no least height, and is as wide as its text")
    func plainCells() {
        source.counts = [1]
        source.whenCellIsMade = { cell, _ in cell.contentConfiguration = text(10) }
        let view = view(CollectionViewCell.self)
        view.layoutIfNeeded()
        #expect(cell(view, 0)?.frame.size == CGSize(width: 194, height: 42.5))
    }

    @Test("An indentation leaves less room for texts, at the side where reading begins")
    func indentation() throws {
        source.counts = [1]
        source.whenCellIsMade = { cell, _ in cell.contentConfiguration = text(20) }
        let view = view()
        #expect(heights(view) == [44])
        let row = try #require(cell(view, 0) as? Row)
        row.indentationLevel = 2
        #expect(heights(view) == [63])
        #expect(row.contentView.frame == CGRect(x: 20, y: 0, width: 355, height: 63))
        row.semanticContentAttribute = .forceRightToLeft
        row.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(row.contentView.frame.origin.x == 0)
        row.indentationLevel = -1
        #expect(heights(view) == [44])
        row.indentationWidth = .nan
        row.indentationLevel = 1
        #expect(heights(view) == [44])
    }

    // MARK: Changes

    @Test("Another configuration of the same kind changes the view that is there, and has that cell measured alone")
    func changed() throws {
        source.whenCellIsMade = { cell, _ in cell.contentConfiguration = text(10) }
        let view = view()
        #expect(heights(view) == [44, 44, 44])
        let row = try #require(cell(view, 1))
        let content = row.contentView
        view.resetStatistics()
        row.contentConfiguration = text(60)
        #expect(heights(view) == [44, 83, 44])
        #expect(row.contentView === content)
        #expect(view.statistics.measurements == 1)
        row.contentConfiguration = text(60)
        view.layoutIfNeeded()
        #expect(view.statistics.measurements == 1)
    }

    @Test("Another kind replaces the view, and nil leaves an empty one")
    func replaced() throws {
        source.whenCellIsMade = { cell, _ in cell.contentConfiguration = text(60) }
        let view = view()
        #expect(heights(view) == [83, 83, 83])
        let row = try #require(cell(view, 0))
        let old = row.contentView
        row.contentConfiguration = Bar(height: 70)
        #expect(heights(view) == [70, 83, 83])
        #expect(row.contentView is BarView)
        #expect(old.superview == nil)
        #expect(row.subviews == [row.contentView])
        let bar = row.contentView
        row.contentConfiguration = Bar(height: 90)
        #expect(heights(view) == [90, 83, 83])
        #expect(row.contentView === bar)
        row.contentConfiguration = nil
        #expect(row.contentConfiguration == nil)
        #expect(!(row.contentView is BarView))
        #expect(row.contentView.subviews.isEmpty)
        let empty = row.contentView
        row.contentConfiguration = nil
        #expect(row.contentView === empty)
        #expect(heights(view)[1] == 83)
    }

    @Test("Where self-sizing is off, another configuration changes no size")
    func withoutSelfSizing() {
        source.whenCellIsMade = { cell, _ in cell.contentConfiguration = text(10) }
        let view = view()
        view.selfSizingInvalidation = .disabled
        _ = heights(view)
        cell(view, 1)?.contentConfiguration = text(60)
        #expect(heights(view) == [44, 44, 44])
    }

    // MARK: States

    @Test("A state that changes updates the configuration, and the cell is measured again")
    func states() {
        let view = view(TalkativeRow.self)
        #expect(heights(view) == [44, 44, 44])
        cell(view, 2)?.isSelected = true
        #expect(heights(view) == [44, 44, 83])
        cell(view, 2)?.isSelected = false
        #expect(heights(view) == [44, 44, 44])
    }

    @Test("A configuration of the program's own answers for a state itself, unless it is not to")
    func updatedConfiguration() {
        source.counts = [1]
        source.whenCellIsMade = { cell, _ in cell.contentConfiguration = Bar(height: 50) }
        let view = view()
        #expect(heights(view) == [50])
        cell(view, 0)?.isSelected = true
        #expect(heights(view) == [150])
        cell(view, 0)?.automaticallyUpdatesContentConfiguration = false
        cell(view, 0)?.setNeedsUpdateConfiguration()
        #expect(heights(view) == [150])
    }

    @Test("A handler configures in place of a subclass: before the first measuring, and once for many changes")
    func handler() {
        var calls: [Bool] = []
        source.counts = [1]
        source.whenCellIsMade = { cell, _ in
            cell.configurationUpdateHandler = { cell, state in
                calls.append(state.isHighlighted)
                cell.contentConfiguration = text(state.isHighlighted ? 60 : 10)
            }
        }
        let view = view()
        #expect(heights(view) == [44])
        #expect(calls == [false])
        for isHighlighted in [true, false, true] { cell(view, 0)?.isHighlighted = isHighlighted }
        #expect(heights(view) == [83])
        #expect(calls == [false, true])
    }

    @Test("The reader's text size reaches the texts, and the rows grow")
    func textSize() {
        source.counts = [1]
        source.whenCellIsMade = { cell, _ in cell.contentConfiguration = text(10) }
        let view = view()
        #expect(heights(view) == [44])
        view.overrideTraitCollection = TraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        // 53 points: 6 characters a line, two lines of 126.5.
        #expect(heights(view) == [148.5])
    }
}

/// Code of a client that does what it should not.
@MainActor @Suite("Configurations that are set at odd moments")
struct OddConfigurationTests {
    /// Another text whenever it is laid out, until it has been laid out ten times.
    final class LateCell: CollectionViewListCell {
        var layouts = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            var content = defaultContentConfiguration()
            content.text = String(repeating: "字\n", count: min(layouts, 10)) + "字"
            contentConfiguration = content
        }
    }

    /// Says when it is updated, and asks to be updated again.
    final class EagerCell: CollectionViewCell {
        var updates = 0

        override func updateConfiguration(using state: CellConfigurationState) {
            updates += 1
            if updates < 5 { setNeedsUpdateConfiguration() }
        }
    }

    private let source = TableSource([1])

    private func laidOutCell<Cell: CollectionViewCell>(_ type: Cell.Type) -> Cell? {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 375, height: 40)
        let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
        view.register(type, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        return view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Cell
    }

    @Test("A configuration that is set while the cell is laid out counts in the same layout")
    func whileLaidOut() throws {
        let cell = try #require(laidOutCell(LateCell.self))
        // Eleven lines of 20.287 points, up to the pixel, and margins of 22.
        #expect(cell.layouts >= 10)
        #expect(cell.frame.size.height == 245.5)
    }

    @Test("A cell that asks to be updated while it is updated is updated again, and the layout ends")
    func whileUpdated() throws {
        #expect(try #require(laidOutCell(EagerCell.self)).updates == 5)
    }

    @Test("A cell without a collection view shows configurations and is measured all the same")
    func aloneCell() {
        let cell = CollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        var content = cell.defaultContentConfiguration()
        content.text = "字"
        cell.contentConfiguration = content
        #expect(cell.systemLayoutSizeFitting(.zero) == CGSize(width: 41, height: 44))
        #expect(
            cell.systemLayoutSizeFitting(
                CGSize(width: 10, height: 20), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .required) == CGSize(width: 10, height: 20))
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(cell.configurationState.isSelected == false)
    }
}

// A function by itself: closures that a data source keeps do not keep the test, which has the data source.
@MainActor
private func text(_ count: Int) -> ListContentConfiguration {
    var content = ListContentConfiguration.cell()
    content.text = String(repeating: "字", count: count)
    return content
}
