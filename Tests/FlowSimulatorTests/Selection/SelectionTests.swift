import FlowSimulator
import FlowTestSupport
import Testing

/// A cell that writes down how it is set.
private final class StateCell: CollectionViewCell {
    static var calls: CallLog?

    override var isSelected: Bool {
        didSet { if isSelected != oldValue { StateCell.calls?.note(isSelected ? "selected" : "deselected") } }
    }

    override func prepareForReuse() {
        StateCell.calls?.note("reused \(isSelected ? "selected" : "plain")")
        super.prepareForReuse()
    }
}

@Suite("Selected items")
@MainActor
struct SelectionTests {
    private func screen(_ count: Int = 30, cellClass: CollectionViewCell.Type = SizedCell.self) -> TestScreen {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = size(320, 100)
        layout.minimumLineSpacing = 0
        let screen = TestScreen(320, 300, counts: [count], layout: layout, cellClass: cellClass)
        screen.settle()
        return screen
    }

    private func selected(_ screen: TestScreen) -> [Int]? { screen.view.indexPathsForSelectedItems?.map(\.item) }

    private func shownAsSelected(_ screen: TestScreen) -> [Int] {
        screen.view.indexPathsForVisibleItems.filter { screen.view.cellForItem(at: $0)?.isSelected == true }
            .map(\.item).sorted()
    }

    private func select(_ item: Int, _ screen: TestScreen, _ position: CollectionView.ScrollPosition = []) {
        screen.view.selectItem(at: [0, item], animated: false, scrollPosition: position)
    }

    @Test("Nothing is selected at first: an empty array, not nil")
    func nothing() {
        #expect(screen().view.indexPathsForSelectedItems == [])
    }

    @Test("Selecting an item selects its cell, and another one takes its place")
    func one() {
        let screen = screen()
        select(1, screen)
        #expect(selected(screen) == [1])
        #expect(shownAsSelected(screen) == [1])
        select(2, screen)
        #expect(selected(screen) == [2])
        #expect(shownAsSelected(screen) == [2])
        screen.view.selectItem(at: nil, animated: false, scrollPosition: .top)
        #expect(selected(screen) == [])
        #expect(shownAsSelected(screen) == [])
    }

    @Test("Several items are selected in the order of selecting where that is allowed, each of them once")
    func several() {
        let screen = screen()
        screen.view.allowsMultipleSelection = true
        for item in [2, 0, 2, 1] { select(item, screen) }
        #expect(selected(screen) == [2, 0, 1])
        #expect(shownAsSelected(screen) == [0, 1, 2])
        screen.view.deselectItem(at: [0, 0], animated: true)
        screen.view.deselectItem(at: [0, 7], animated: true)
        #expect(selected(screen) == [2, 1])
        #expect(shownAsSelected(screen) == [1, 2])
    }

    @Test("One item stays selected when several may not be any more")
    func fewerAllowed() {
        let screen = screen()
        screen.view.allowsMultipleSelection = true
        for item in [2, 0, 1] { select(item, screen) }
        screen.view.allowsMultipleSelection = false
        #expect(selected(screen) == [2])
        #expect(shownAsSelected(screen) == [2])
    }

    @Test("Where nothing may be selected, selecting and deselecting do nothing, and what is selected stays")
    func notAllowed() {
        let screen = screen()
        select(1, screen)
        screen.view.allowsSelection = false
        select(2, screen, .top)
        screen.view.deselectItem(at: [0, 1], animated: false)
        screen.view.selectItem(at: nil, animated: false, scrollPosition: [])
        #expect(selected(screen) == [1])
        #expect(screen.view.contentOffset.y == 0)
    }

    @Test("While the view is edited the rules of editing hold")
    func editing() {
        let screen = screen()
        screen.view.isEditing = true
        select(1, screen)
        #expect(selected(screen) == [], "not allowed during editing unless set")
        screen.view.allowsSelectionDuringEditing = true
        screen.view.allowsMultipleSelectionDuringEditing = true
        select(1, screen)
        select(2, screen)
        #expect(selected(screen) == [1, 2])
        screen.view.isEditing = false
        #expect(selected(screen) == [1])
    }

    @Test("Selecting scrolls where a position is named, and calls no delegate but for the scrolling")
    func scrolling() {
        let screen = screen()
        let delegate = TapDelegate()
        screen.view.delegate = delegate
        select(10, screen)
        #expect(screen.view.contentOffset.y == 0)
        select(10, screen, .top)
        #expect(screen.view.contentOffset.y == 1000)
        #expect(shownAsSelected(screen) == [10])
        select(20, screen, .bottom)
        #expect(screen.view.contentOffset.y == 1800)
        #expect(shownAsSelected(screen) == [20])
        screen.view.deselectItem(at: [0, 20], animated: false)
        #expect(delegate.calls.calls.isEmpty)
    }

    @Test("A selected item is selected when it comes back on screen, in whichever cell; cells are reused unselected")
    func reuse() {
        let screen = screen(cellClass: StateCell.self)
        let calls = CallLog()
        StateCell.calls = calls
        defer { StateCell.calls = nil }
        select(1, screen)
        #expect(calls.take() == ["selected"])
        screen.view.contentOffset.y = 1000
        screen.settle()
        #expect(shownAsSelected(screen) == [])
        #expect(selected(screen) == [1])
        #expect(calls.take().filter { $0 == "reused selected" } == [])
        screen.view.contentOffset.y = 0
        screen.settle()
        #expect(shownAsSelected(screen) == [1])
    }

    @Test("The view's word counts: a cell that the data source gives as selected is not")
    func cellsOwnWord() {
        let screen = TestScreen.rows(5, height: 300)
        screen.source.whenCellIsMade = { cell, _ in cell.isSelected = true }
        screen.settle()
        #expect(shownAsSelected(screen) == [])
    }

    @Test("A path that names no item selects nothing", arguments: [[0, 30], [1, 0], [0, -1], [3], []] as [IndexPath])
    func noItem(path: IndexPath) {
        let screen = screen()
        select(1, screen)
        screen.view.selectItem(at: path, animated: false, scrollPosition: .top)
        screen.view.deselectItem(at: path, animated: false)
        #expect(selected(screen) == [1])
        #expect(screen.log.issues.isEmpty)
    }

    @Test("An item may be selected before anything is laid out")
    func beforeLayout() {
        let screen = TestScreen.rows(5, height: 300)
        select(1, screen)
        screen.settle()
        #expect(selected(screen) == [1])
        #expect(shownAsSelected(screen) == [1])
    }

    @Test("Selecting from within a cell's own state ends with what was asked for last")
    func fromWithin() {
        final class MeddlingCell: CollectionViewCell {
            static weak var view: CollectionView?
            override var isSelected: Bool {
                didSet {
                    guard isSelected, let view = MeddlingCell.view, let path = view.indexPath(for: self) else { return }
                    if path.item == 1 { view.selectItem(at: [0, 2], animated: false, scrollPosition: []) }
                }
            }
        }
        let screen = screen(cellClass: MeddlingCell.self)
        MeddlingCell.view = screen.view
        defer { MeddlingCell.view = nil }
        select(1, screen)
        #expect(selected(screen) == [2])
        #expect(shownAsSelected(screen) == [2])
    }
}
