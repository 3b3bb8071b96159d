import FlowSimulator

/// Shows which item it was made for, and has the size of that item.
final class NamedCell: CollectionViewCell {
    var name = 0
    var wantedSize: CGSize?

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        if let wantedSize { layoutAttributes.size = wantedSize }
        return layoutAttributes
    }
}

/// Items with names in sections; they can be moved.
class NamedSource: NSObject, CollectionViewDataSource {
    var sections: [[Int]]
    var sizeOf: ((Int) -> CGSize)?
    var moves: [String] = []
    var cellsMade: [Int] = []
    var movable: (IndexPath) -> Bool = { _ in true }
    var whenMoved: ((CollectionView) -> Void)?

    init(_ sections: [[Int]]) {
        self.sections = sections
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        let name = sections[indexPath.section][indexPath.item]
        cellsMade.append(name)
        (cell as? NamedCell)?.name = name
        (cell as? NamedCell)?.wantedSize = sizeOf?(name)
        return cell
    }

    func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        movable(indexPath)
    }

    func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        moves.append("\(sourceIndexPath.short)→\(destinationIndexPath.short)")
        let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
        whenMoved?(collectionView)
    }
}

extension IndexPath {
    var short: String { map(String.init).joined(separator: "-") }
}

/// A view that shows named items.
@MainActor
final class MovementScreen {
    let view: CollectionView
    let source: NamedSource
    let layout: CollectionViewFlowLayout
    let log = IssueLog()

    init(
        _ sections: [[Int]], _ width: CGFloat = 320, _ height: CGFloat = 480,
        layout: CollectionViewFlowLayout = CollectionViewFlowLayout(), sizeOf: ((Int) -> CGSize)? = nil
    ) {
        self.layout = layout
        source = NamedSource(sections)
        source.sizeOf = sizeOf
        if sizeOf == nil {
            layout.itemSize = size(320, 50)
        } else {
            layout.estimatedItemSize = size(320, 60)
        }
        layout.minimumLineSpacing = 0
        view = CollectionView(frame: rect(0, 0, width, height), collectionViewLayout: layout)
        view.observer = log
        view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
    }

    /// Names of the cells on screen from top to bottom, each with its top edge.
    var shown: String {
        view.visibleCells.compactMap { $0 as? NamedCell }
            .sorted { ($0.frame.minY, $0.frame.minX, $0.name) < ($1.frame.minY, $1.frame.minX, $1.name) }
            .map { "\($0.name)@\(Int($0.frame.minY))" }.joined(separator: " ")
    }

    /// Frames of all items and the content size, as the layout has them.
    var geometry: [String: CGRect] {
        var frames = ["content": CGRect(origin: view.contentOffset, size: view.contentSize)]
        for section in source.sections.indices {
            for item in source.sections[section].indices {
                frames["\(section)-\(item)"] = view.layoutAttributesForItem(at: path(section, item))?.frame
            }
        }
        return frames
    }

    func carry(to x: CGFloat, _ y: CGFloat) {
        view.updateInteractiveMovementTargetPosition(CGPoint(x: x, y: y))
        view.layoutIfNeeded()
    }

    func end() {
        view.endInteractiveMovement()
        view.layoutIfNeeded()
    }
}
