import FlowSimulator
import FlowTestSupport
import Foundation

/// A table and the reference of it, which see the same rows and have the same things done to them.
@MainActor
final class TableTwins {
    let table: TableView
    private(set) var reference: ReferenceTable
    private let answers = TwinAnswers()
    private var comparesOrder = true

    init(_ sections: [ReferenceTableSection], in world: ReferenceTableWorld, profile: TableProfile) {
        reference = ReferenceTable(sections, in: world)
        let style: TableView.Style = world.isPlain ? .plain : .grouped
        table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: world.viewport), style: style)
        answers.twins = self
        set(world, profile)
        table.register(TwinCell.self, forCellReuseIdentifier: "row")
        table.dataSource = answers
        table.delegate = answers
    }

    private func set(_ world: ReferenceTableWorld, _ profile: TableProfile) {
        table.profile = profile
        table.overrideTraitCollection = TraitCollection(displayScale: world.scale)
        table.contentInsetAdjustmentBehavior = .never
        table.contentInset = EdgeInsets(top: world.topInset, left: 0, bottom: world.bottomInset, right: 0)
        table.separatorStyle = world.hasSeparators ? .singleLine : .none
        table.sectionHeaderTopPadding = world.headerTopPadding
        table.rowHeight = world.rowHeight
        table.estimatedRowHeight = world.estimate
        table.sectionHeaderHeight = world.headerHeight
        table.sectionFooterHeight = world.footerHeight
        if world.tableHeader > 0 {
            table.tableHeaderView = View(frame: CGRect(x: 0, y: 0, width: 320, height: world.tableHeader))
        }
        if world.tableFooter > 0 {
            table.tableFooterView = View(frame: CGRect(x: 0, y: 0, width: 320, height: world.tableFooter))
        }
    }

    // MARK: What is done to both

    func layOut() {
        reference.layOut()
        table.layoutIfNeeded()
    }

    func scroll(by distance: Double) {
        let wanted = reference.offset + distance
        reference.scroll(by: distance)
        // A finger goes as far as the content does.
        let legal = (-table.contentInset.top)...max(
            -table.contentInset.top,
            table.contentSize.height + table.contentInset.bottom - table.bounds.size.height)
        table.beginDragging()
        table.contentOffset.y = min(max(wanted, legal.lowerBound), legal.upperBound)
        table.layoutIfNeeded()
        table.endDragging()
    }

    func scrollToRow(_ section: Int, _ row: Int, _ position: ReferenceRowPosition) {
        reference.scrollToRow(section, row, position)
        // How often the table turns to a better target within a pass is its own affair.
        comparesOrder = false
        let positions: [ReferenceRowPosition: TableView.ScrollPosition] = [
            .none: .none, .top: .top, .middle: .middle, .bottom: .bottom,
        ]
        table.scrollToRow(at: IndexPath(row: row, section: section), at: positions[position] ?? .top, animated: false)
    }

    func reload() {
        reference.reload()
        table.reloadData()
    }

    func changeWidth(by content: Double) {
        reference.changeWidth { _, _, row in row.content > 0 ? row.content + content : 0 }
        table.frame.size.width += 1
    }

    func changeTextSize(by content: Double) {
        reference.changeTextSize { _, _, row in row.content > 0 ? row.content + content : 0 }
        let isLarge = table.traitCollection.preferredContentSizeCategory == .extraLarge
        table.overrideTraitCollection = TraitCollection(traitsFrom: [
            TraitCollection(displayScale: reference.world.scale),
            TraitCollection(preferredContentSizeCategory: isLarge ? .large : .extraLarge),
        ])
    }

    func change(_ section: Int, _ row: Int, by content: Double) {
        reference.change(section, row) { $0.content += content }
        reference.invalidateRow(section, row)
        table.cellForRow(at: IndexPath(row: row, section: section))?.invalidateIntrinsicContentSize()
    }

    func update(_ update: ReferenceTableUpdate) -> Bool {
        // The table lays out what is pending before its data change.
        table.layoutIfNeeded()
        guard reference.update(update).isEmpty else { return false }
        table.performBatchUpdates { for operation in update.operations { self.tell(operation) } }
        return true
    }

    private func tell(_ operation: ReferenceOperation) {
        func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
        switch operation {
        case .deleteItem(let s, let i): table.deleteRows(at: [path(s, i)], with: .none)
        case .insertItem(let s, let i): table.insertRows(at: [path(s, i)], with: .none)
        case .reloadItem(let s, let i): table.reloadRows(at: [path(s, i)], with: .none)
        case .reconfigureItem(let s, let i): table.reconfigureRows(at: [path(s, i)])
        case .moveItem(let s, let i, let t, let j): table.moveRow(at: path(s, i), to: path(t, j))
        case .deleteSection(let s): table.deleteSections([s], with: .none)
        case .insertSection(let s): table.insertSections([s], with: .none)
        case .reloadSection(let s): table.reloadSections([s], with: .none)
        case .moveSection(let s, let t): table.moveSection(s, toSection: t)
        }
    }

    // MARK: What both say

    /// What is different now; empty where nothing is.
    func differences() -> [String] {
        var differences: [String] = []
        func compare<Value: Equatable>(_ name: String, _ ours: Value, _ theirs: Value) {
            if ours != theirs { differences.append("\(name): table \(ours), reference \(theirs)") }
        }
        func rounded(_ length: Double) -> Double { (length * 1024).rounded() / 1024 }
        compare("offset", rounded(table.contentOffset.y), rounded(reference.offset))
        compare("content", rounded(table.contentSize.height), rounded(reference.contentHeight))
        compare("rows", (table.indexPathsForVisibleRows ?? []).map { [$0.section, $0.row] }, reference.visibleRows)
        for place in reference.places {
            guard let row = place.row else { continue }
            let frame = table.rectForRow(at: IndexPath(row: row, section: place.section))
            compare("height of \(place.section), \(row)", rounded(frame.height), rounded(place.height))
            compare("place of \(place.section), \(row)", rounded(frame.minY), rounded(place.y))
            if differences.count > 6 { break }
        }
        for section in reference.counts.indices {
            compare("rect of \(section)", table.rect(forSection: section).height, reference.height(of: section))
            let header = table.rectForHeader(inSection: section)
            compare("header of \(section)", header.height, reference.headerHeight(section: section))
        }
        func ordered(_ calls: [[Int]]) -> [[Int]] {
            comparesOrder ? calls : calls.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }
        }
        compare("height calls", ordered(answers.heightCalls), ordered(reference.log.heightCalls))
        compare("cells", ordered(answers.cellCalls), ordered(reference.log.cellCalls))
        comparesOrder = true
        compare("estimates", answers.estimateCalls.count, reference.log.estimateCalls.count)
        answers.clear()
        reference.clearLog()
        return differences
    }
}
