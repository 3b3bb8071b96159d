import FlowSimulator

/// A cell that answers a size from a table.
class SizedCell: CollectionViewCell {
    /// Given the index path and the attributes: the size the cell wants, nil to leave the attributes alone.
    var answer: ((IndexPath, CGSize) -> CGSize?)?

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        guard let size = answer?(layoutAttributes.indexPath, layoutAttributes.size) else { return layoutAttributes }
        layoutAttributes.size = size
        return layoutAttributes
    }
}

/// Counts by section, and cells that answer sizes.
@MainActor
class TableSource: NSObject, CollectionViewDataSource {
    var counts: [Int]
    var answer: ((IndexPath, CGSize) -> CGSize?)?
    var asked: [IndexPath] = []
    /// How often it was asked for its sections.
    private(set) var readings = 0
    var whenCounted: (() -> Void)?
    /// Makes a cell, instead of dequeuing one.
    var makeCell: ((CollectionView, IndexPath) -> CollectionViewCell)?
    /// The same of headers, footers and other supplementary views.
    var makeView: ((CollectionView, IndexPath) -> CollectionReusableView)?
    var whenViewIsMade: ((CollectionReusableView, IndexPath) -> Void)?
    var whenAskedForCell: ((CollectionView, IndexPath) -> Void)?
    var whenCellIsMade: ((CollectionViewCell, IndexPath) -> Void)?
    var identifier: (IndexPath) -> String = { _ in "cell" }

    init(_ counts: [Int], answer: ((IndexPath, CGSize) -> CGSize?)? = nil) {
        self.counts = counts
        self.answer = answer
    }

    func numberOfSections(in collectionView: CollectionView) -> Int {
        readings += 1
        return counts.count
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        whenCounted?()
        return counts[section]
    }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        asked.append(indexPath)
        let cell =
            makeCell?(collectionView, indexPath)
            ?? collectionView.dequeueReusableCell(withReuseIdentifier: identifier(indexPath), for: indexPath)
        (cell as? SizedCell)?.answer = answer
        whenAskedForCell?(collectionView, indexPath)
        whenCellIsMade?(cell, indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView {
        let view =
            makeView?(collectionView, indexPath)
            ?? collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "view", for: indexPath)
        whenViewIsMade?(view, indexPath)
        return view
    }
}

/// Keeps what an observer was notified of.
@MainActor
final class IssueLog: CollectionViewObserver, TableViewObserver {
    var issues: [LayoutIssue] = []

    func collectionView(_ collectionView: CollectionView, didReport issue: LayoutIssue) {
        issues.append(issue)
    }

    func tableView(_ tableView: TableView, didReport issue: LayoutIssue) { issues.append(issue) }

    var kinds: [LayoutIssue.Kind] { issues.map(\.kind) }
}

/// A collection view with its layout, its data source and its log, all kept alive.
@MainActor
final class TestScreen {
    let view: CollectionView
    let source: TableSource
    let log = IssueLog()
    let layout: CollectionViewLayout
    /// Delegates are held weakly by the view.
    var keptAlive: [AnyObject] = []

    var flow: CollectionViewFlowLayout {
        guard let flow = layout as? CollectionViewFlowLayout else { preconditionFailure("not a flow layout") }
        return flow
    }

    init(
        _ width: CGFloat, _ height: CGFloat, counts: [Int], layout: CollectionViewLayout = CollectionViewFlowLayout(),
        cellClass: CollectionViewCell.Type = SizedCell.self, answer: ((IndexPath, CGSize) -> CGSize?)? = nil
    ) {
        self.layout = layout
        view = CollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
        source = TableSource(counts, answer: answer)
        view.observer = log
        view.register(cellClass, forCellWithReuseIdentifier: "cell")
        for kind in [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter] {
            view.register(
                CollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        view.dataSource = source
    }

    /// A list of full-width rows: one estimate, actual heights by item.
    static func list(
        _ width: CGFloat, _ height: CGFloat, count: Int, estimate: CGFloat, spacing: CGFloat = 10,
        actual: @escaping (Int) -> CGFloat
    ) -> TestScreen {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: width, height: estimate)
        layout.minimumLineSpacing = spacing
        return TestScreen(width, height, counts: [count], layout: layout) { path, _ in
            CGSize(width: width, height: actual(path.item))
        }
    }

    /// Rows of 320 × 100, sizes given, nothing between them.
    static func rows(_ count: Int, height: CGFloat = 100) -> TestScreen {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = size(320, 100)
        layout.minimumLineSpacing = 0
        return TestScreen(320, height, counts: [count], layout: layout)
    }

    func settle() {
        view.layoutIfNeeded()
    }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func frames(_ range: Range<Int>) -> [CGRect] {
        range.compactMap { frame($0) }
    }

    func header(_ section: Int) -> CGRect? {
        view.layoutAttributesForSupplementaryElement(
            ofKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
    }

    func footer(_ section: Int) -> CGRect? {
        view.layoutAttributesForSupplementaryElement(
            ofKind: CollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section))?.frame
    }

    /// Scrolls down in steps until the end is reached, laying out after each.
    func scrollToEnd(step: CGFloat) {
        settle()
        while view.contentOffset.y + view.bounds.height < view.contentSize.height {
            let end = view.contentSize.height - view.bounds.height
            view.contentOffset.y = min(view.contentOffset.y + step, end)
            settle()
        }
    }
}

/// `rect(x, y, w, h)`, as the examples write frames.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
}
