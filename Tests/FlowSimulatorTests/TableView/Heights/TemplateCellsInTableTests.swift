import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

/// A delegate of old code: heights come from template cells, by key.
@MainActor
private final class Messages: NSObject, TableViewDataSource, TableViewDelegate {
    /// How many characters each message has.
    var lengths: [Int]
    let table: TableView
    let templates: TemplateCells<Int>
    private(set) var heightCalls = 0

    init(_ lengths: [Int], profile: TableProfile, estimate: CGFloat) {
        self.lengths = lengths
        table = TableView(frame: CGRect(x: 0, y: 0, width: 375, height: 660))
        templates = TemplateCells(for: table)
        super.init()
        table.profile = profile
        table.estimatedRowHeight = estimate
        table.overrideTraitCollection = TraitCollection(displayScale: 2)
        table.register(TextCell.self, forCellReuseIdentifier: "text")
        (table.dataSource, table.delegate) = (self, self)
        table.layoutIfNeeded()
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { lengths.count }

    /// By the form that asks for no height.
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "text") ?? TableViewCell()
        fill(cell, indexPath.row)
        return cell
    }

    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heightCalls += 1
        return templates.height(for: indexPath.row, identifier: "text") { self.fill($0, indexPath.row) }
    }

    private func fill(_ cell: TableViewCell, _ row: Int) { (cell as? TextCell)?.show(lengths[row]) }

    func scroll(by step: CGFloat) {
        while true {
            let offset = table.contentOffset.y
            let end = max(table.contentSize.height - 660, 0)
            table.contentOffset.y = min(max(offset + step, 0), end)
            table.layoutIfNeeded()
            guard table.contentOffset.y != offset else { return }
        }
    }
}

@Suite("Template cells in a table") @MainActor
struct TemplateCellsInTableTests {
    @Test("54 rows of 100 points on iOS 8 are 109 questions, 54 fits and 55 hits; a change is one fit more")
    func scrolling() {
        // Five lines are 84 points; 16 around them make 100 without a line below.
        let messages = Messages(Array(repeating: 125, count: 54), profile: .iOS8, estimate: 44)
        messages.table.separatorStyle = .none
        messages.table.reloadData()
        messages.table.layoutIfNeeded()
        let before = (calls: messages.heightCalls, fits: messages.templates.fits)
        #expect(before.fits == 15)
        messages.scroll(by: 20)
        messages.scroll(by: -20)
        #expect(messages.table.contentSize.height == 5400)
        #expect(messages.heightCalls - before.calls == 109 - 15)
        #expect(messages.templates.fits == 54)
        messages.lengths[20] = 10
        messages.templates.keyedHeights.removeHeight(for: 20)
        messages.table.reloadRows(at: [IndexPath(row: 20, section: 0)], with: .none)
        messages.scroll(by: 20)
        #expect(messages.templates.fits == 55)
        #expect(messages.table.contentSize.height == 5333)
    }

    @Test("With estimates a screen of templates is measured at first, without them all rows are")
    func firstLayout() {
        let lengths = Array(repeating: 50, count: 2000)
        let estimated = Messages(lengths, profile: .iOS15, estimate: 44)
        #expect(estimated.templates.fits == 15)
        let asked = Messages(lengths, profile: .iOS15, estimate: 0)
        #expect(asked.templates.fits == 2000)
    }

    @Test("Rows are as high by templates as by themselves, in any width and at any text size")
    func sameAsSelfSizing() {
        let lengths = [0, 1, 25, 26, 60, 100, 140]
        let source = TableClient([lengths.count], dequeuing: "text")
        source.configure = { cell, path in (cell as? TextCell)?.show(lengths[path.row]) }
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 375, height: 2000))
        table.register(TextCell.self, forCellReuseIdentifier: "text")
        table.dataSource = source
        let templates = TemplateCells<Int>(for: table)
        for width in [320, 375, 414, 667] as [CGFloat] {
            table.frame.size.width = width
            table.layoutIfNeeded()
            for (row, length) in lengths.enumerated() {
                let height = templates.height(for: row, identifier: "text") { ($0 as? TextCell)?.show(length) }
                #expect(table.rectForRow(at: IndexPath(row: row, section: 0)).height == height)
            }
        }
        #expect(templates.fits == 4 * lengths.count)
    }

    @Test("A row's own cell in heightForRowAt stops the program")
    func ownCells() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let table = TableView(frame: CGRect(x: 0, y: 0, width: 375, height: 660))
            let recursive = TableClient([3]) { [unowned table] in
                table.dequeueReusableCell(withIdentifier: "text", for: $0).bounds.height
            }
            table.register(TextCell.self, forCellReuseIdentifier: "text")
            (table.dataSource, table.delegate) = (recursive, recursive)
            withExtendedLifetime(recursive) { table.layoutIfNeeded() }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("dequeueReusableCell(withIdentifier:for:) within heightForRowAt"))
    }
}
