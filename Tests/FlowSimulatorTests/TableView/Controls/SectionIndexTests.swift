import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

/// The index at the side of a table: what it takes from rows, and where its titles lead.
@Suite("The index of sections")
@MainActor
struct SectionIndexTests {
    private func screen(_ style: TableView.Style = .plain) -> ControlScreen {
        let rows = Array(repeating: "row", count: 10)
        let screen = ControlScreen([rows, rows, [], rows], style: style)
        screen.source.titles = ["A", "B", "C", "D"]
        screen.source.headers = ["A", "B", "C", "D"]
        screen.table.layoutIfNeeded()
        _ = screen.source.calls.take()
        return screen
    }

    private func tap(_ title: Int, _ screen: ControlScreen) -> CGFloat {
        screen.table.tapSectionIndexTitle(at: title)
        return screen.table.contentOffset.y
    }

    @Test(
        "A title leads to the header of the section that the data source names",
        arguments: [TableView.Style.plain, .grouped])
    func tapped(_ style: TableView.Style) {
        let screen = screen(style)
        screen.source.sectionOfTitle = { $0 == 0 ? 0 : $0 - 1 }
        #expect(tap(2, screen) == screen.table.rectForHeader(inSection: 1).minY)
        #expect(screen.source.calls.take().first == "section of C 2")
        #expect(tap(1, screen) == screen.table.rectForHeader(inSection: 0).minY)
    }

    @Test("With too few rows there is no index; its titles are known when there are enough")
    func minimum() {
        let screen = screen()
        let table = screen.table
        let width = table.visibleCells.first?.contentView.frame.width ?? 0
        table.sectionIndexMinimumDisplayRowCount = 31
        table.layoutIfNeeded()
        #expect(table.visibleCells.first?.contentView.frame.width == width + table.profile.sectionIndexWidth)
        screen.source.sections[2] = ["row"]
        table.insertRows(at: [[2, 0]], with: .none)
        table.setNeedsLayout()
        table.layoutIfNeeded()
        #expect(table.visibleCells.first?.contentView.frame.width == width)
        #expect(!screen.source.calls.take().contains("titles"))
    }

    @Test("A section without rows can be reached; at the end the content's end is the limit")
    func emptySection() {
        let screen = screen()
        #expect(tap(2, screen) == screen.table.rectForHeader(inSection: 2).minY)
        screen.table.frame.size.height = 600
        screen.table.layoutIfNeeded()
        #expect(tap(3, screen) == screen.table.contentSize.height - 600)
    }

    @Test("The section's top is found although the rows above it are not as high as estimated")
    func selfSizing() {
        final class Tall: TableViewCell {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 99.5) }
        }
        let screen = screen()
        screen.table.register(Tall.self, forCellReuseIdentifier: "row")
        screen.table.profile = .iOS15
        screen.table.rowHeight = TableView.automaticDimension
        screen.table.estimatedRowHeight = 30
        screen.table.reloadData()
        screen.table.layoutIfNeeded()
        let offset = tap(1, screen)
        #expect(offset == screen.table.rectForHeader(inSection: 1).minY)
        #expect(offset > 300)
        #expect(screen.table.indexPathsForVisibleRows?.first == [1, 0])
    }

    @Test("The padding above a header is not brought into view; insets are kept clear")
    func padding() {
        let screen = screen()
        screen.table.profile = .iOS15
        screen.table.contentInset.top = 20
        let offset = tap(1, screen)
        let (section, header) = (screen.table.rect(forSection: 1), screen.table.rectForHeader(inSection: 1))
        #expect(header.minY > section.minY)
        #expect(offset == header.minY - 20)
    }

    @Test(
        "A title that leads nowhere scrolls nowhere, or where the data source scrolls itself",
        arguments: [NSNotFound, -1, 4])
    func nowhere(_ section: Int) {
        let screen = screen()
        screen.table.contentOffset.y = 100
        screen.source.sectionOfTitle = { _ in section }
        #expect(tap(1, screen) == 100)
        screen.source.sectionOfTitle = { [unowned table = screen.table] _ in
            table.contentOffset.y = 0
            return section
        }
        #expect(tap(1, screen) == 0)
    }

    @Test("Scrolling to a row of NSNotFound goes to the section; to a section that does not exist it traps")
    func scrolling() async {
        let screen = screen()
        screen.table.scrollToRow(at: IndexPath(row: NSNotFound, section: 2), at: .top, animated: false)
        #expect(screen.table.contentOffset.y == screen.table.rectForHeader(inSection: 2).minY)
        await #expect(processExitsWith: .failure) { @MainActor in
            let screen = ControlScreen([["a"]])
            screen.table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
        }
    }

    @Test("The trace names the section by its header")
    func trace() {
        let (screen, trace) = (screen(), LayoutTrace())
        screen.table.traceObserver = trace
        _ = tap(2, screen)
        let header = TraceEvent.Element(
            category: .supplementary, kind: CollectionView.elementKindSectionHeader, path: [2, 0])
        let elements = trace.events.compactMap { event -> TraceEvent.Element? in
            switch event.kind {
            case .scrollRequested(let element, _), .landed(let element, _): element
            default: nil
            }
        }
        #expect(elements == [header, header])
    }

    @Test("The index takes 15 points from rows while it is shown; titles are asked once, and again when told")
    func width() {
        let screen = screen()
        let width = { screen.table.layoutIfNeeded(); return screen.table.visibleCells[0].contentView.frame.width }
        let narrow: CGFloat = width()
        screen.table.contentOffset.y = 300
        screen.table.layoutIfNeeded()
        #expect(!screen.source.calls.take().contains("titles"))
        screen.source.titles = nil
        screen.table.reloadSectionIndexTitles()
        #expect(width() == narrow + 15)
        #expect(screen.source.calls.take().filter { $0 == "titles" } == ["titles"])
        screen.source.titles = ["A"]
        screen.table.reloadData()
        #expect(width() == narrow)
        screen.table.sectionIndexMinimumDisplayRowCount = 31
        #expect(width() == narrow + 15)
        screen.table.sectionIndexMinimumDisplayRowCount = 30
        #expect(width() == narrow)
    }

    @Test("Without a method that names sections a title's number is the section's")
    func defaultSection() {
        let source = TableClient([10, 10, 10])
        source.indexTitles = [TableView.indexSearch, "A"]
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.rowHeight = 44
        table.dataSource = source
        table.tapSectionIndexTitle(at: 1)
        #expect(table.contentOffset.y == 440)
        #expect(TableView.indexSearch == "{search}")
    }

    @Test("A tap on a title that is not shown traps")
    func noTitle() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            ControlScreen([["a"]]).table.tapSectionIndexTitle(at: 0)
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            let screen = ControlScreen([["a"]])
            screen.source.titles = ["A"]
            screen.table.tapSectionIndexTitle(at: 1)
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            let screen = ControlScreen([["a"]])
            screen.source.titles = ["A"]
            screen.table.sectionIndexMinimumDisplayRowCount = 2
            screen.table.tapSectionIndexTitle(at: 0)
        }
    }
}
