import FlowSimulator

typealias DiffableSource = CollectionViewDiffableDataSource<Int, Int>

/// A list of numbers in sections, shown by a diffable data source. Cells measure themselves.
@MainActor
final class DiffableScreen: SnapshotScreen {
    let view: CollectionView
    let source: DiffableSource
    let log = IssueLog()
    private let made = Counter()

    private final class Counter {
        var names: [Int] = []
    }

    var cellsMade: [Int] { made.names }

    var scrollView: ScrollView { view }
    var snapshot: Snapshot { source.snapshot() }
    var counts: [Int] { (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) } }
    var issueKinds: [LayoutIssue.Kind] { log.kinds }
    var anchorPolicy: AnchorPolicy {
        get { view.anchorPolicy }
        set { view.anchorPolicy = newValue }
    }

    var shownCells: [ShownCell] {
        view.visibleCells.compactMap { cell in
            guard let cell = cell as? NamedCell, let path = view.indexPath(for: cell) else { return nil }
            return ShownCell(path: path, name: cell.name, frame: cell.frame)
        }
    }

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

    func show(_ snapshot: Snapshot) { source.apply(snapshot) }
}
