import FlowSimulator

/// Numbers in sections, shown by a diffable data source in a collection view or in a table, one below the other. Cells
/// measure themselves.
@MainActor
protocol SnapshotScreen: AnyObject {
    var scrollView: ScrollView { get }
    /// What the data source holds.
    var snapshot: Snapshot { get }
    /// Items of each section, as the view counts them.
    var counts: [Int] { get }
    /// Cells on screen.
    var shownCells: [ShownCell] { get }
    /// Issues that the view reported.
    var issueKinds: [LayoutIssue.Kind] { get }
    var anchorPolicy: AnchorPolicy { get set }
    /// Has the data source apply it.
    func show(_ snapshot: Snapshot)
}

/// A cell on screen, and whose it is.
struct ShownCell {
    var path: IndexPath
    var name: Int
    var frame: CGRect
}

extension SnapshotScreen {
    /// Each number has a height of its own.
    static func height(of name: Int) -> CGFloat { CGFloat(20 + name * 7 % 45) }

    func apply(_ snapshot: Snapshot) {
        show(snapshot)
        scrollView.layoutIfNeeded()
    }

    func apply(_ sections: [[Int]]) {
        var snapshot = Snapshot()
        for (section, items) in sections.enumerated() {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        apply(snapshot)
    }

    /// Names of the cells on screen by path.
    var shown: [IndexPath: Int] {
        Dictionary(uniqueKeysWithValues: shownCells.map { ($0.path, $0.name) })
    }

    /// What is wrong with what is on screen, compared with arrays; nil when nothing is.
    func fault(against sections: [[Int]]) -> String? {
        guard counts.count == sections.count else { return "\(counts.count) sections" }
        for (section, items) in sections.enumerated() where counts[section] != items.count {
            return "section \(section) has \(counts[section]) items"
        }
        var end: CGFloat?
        for cell in shownCells.sorted(by: { $0.frame.minY < $1.frame.minY }) {
            if sections[cell.path.section][cell.path.item] != cell.name { return "\(cell.name) at \(cell.path.short)" }
            if cell.frame.height != Self.height(of: cell.name) { return "height of \(cell.name)" }
            if let end, end != cell.frame.minY { return "a gap above \(cell.name)" }
            end = cell.frame.maxY
        }
        let covered = min(scrollView.bounds.maxY, scrollView.contentSize.height)
        if (end ?? 0) < covered, !sections.joined().isEmpty { return "nothing below \(end ?? 0)" }
        return nil
    }
}
