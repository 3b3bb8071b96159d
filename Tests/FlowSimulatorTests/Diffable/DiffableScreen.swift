import FlowSimulator

typealias DiffableSource = CollectionViewDiffableDataSource<Int, Int>

/// A list of numbers in sections, shown by a diffable data source. Cells measure themselves.
@MainActor
final class DiffableScreen {
    let view: CollectionView
    let source: DiffableSource
    let log = IssueLog()
    private let made = Counter()

    private final class Counter {
        var names: [Int] = []
    }

    var cellsMade: [Int] { made.names }

    /// Each number has a height of its own.
    static func height(of name: Int) -> CGFloat { CGFloat(20 + name * 7 % 45) }

    init(_ width: CGFloat = 320, _ height: CGFloat = 400, estimate: CGFloat = 40) {
        let layout = CollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        layout.estimatedItemSize = size(width, estimate)
        view = CollectionView(frame: rect(0, 0, width, height), collectionViewLayout: layout)
        view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter] {
            view.register(CollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        let made = made
        source = DiffableSource(collectionView: view) { view, path, name in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            made.names.append(name)
            (cell as? NamedCell)?.name = name
            (cell as? NamedCell)?.wantedSize = size(width, DiffableScreen.height(of: name))
            return cell
        }
        view.observer = log
    }

    func apply(_ snapshot: DiffableDataSourceSnapshot<Int, Int>) {
        source.apply(snapshot)
        view.layoutIfNeeded()
    }

    func apply(_ sections: [[Int]]) {
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        for (section, items) in sections.enumerated() {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        apply(snapshot)
    }

    /// Names of the cells on screen by path.
    var shown: [IndexPath: Int] {
        var names: [IndexPath: Int] = [:]
        for case let cell as NamedCell in view.visibleCells {
            if let path = view.indexPath(for: cell) { names[path] = cell.name }
        }
        return names
    }

    /// What is wrong with what is on screen, compared with arrays; nil when nothing is.
    func fault(against sections: [[Int]]) -> String? {
        guard view.numberOfSections == sections.count else { return "\(view.numberOfSections) sections" }
        for (section, items) in sections.enumerated() where view.numberOfItems(inSection: section) != items.count {
            return "section \(section) has \(view.numberOfItems(inSection: section)) items"
        }
        for (path, name) in shown where sections[path.section][path.item] != name { return "\(name) at \(path.short)" }
        var end: CGFloat?
        for cell in view.visibleCells.compactMap({ $0 as? NamedCell }).sorted(by: { $0.frame.minY < $1.frame.minY }) {
            if cell.frame.height != DiffableScreen.height(of: cell.name) { return "height of \(cell.name)" }
            if let end, end != cell.frame.minY { return "a gap above \(cell.name)" }
            end = cell.frame.maxY
        }
        let covered = min(view.bounds.maxY, view.contentSize.height)
        if (end ?? 0) < covered, !sections.joined().isEmpty { return "nothing below \(end ?? 0)" }
        return nil
    }
}
