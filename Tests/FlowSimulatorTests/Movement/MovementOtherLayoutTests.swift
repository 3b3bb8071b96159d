import FlowSimulator
import FlowTestSupport
import Testing

/// A column of 50-point rows that counts its items itself, as layouts do that are no flow layouts.
private final class ColumnLayout: CollectionViewLayout {
    private var rows: [IndexPath] = []

    override func prepare() {
        guard let view = collectionView else { return }
        rows = (0..<view.numberOfSections).flatMap { section in
            (0..<view.numberOfItems(inSection: section)).map { path(section, $0) }
        }
    }

    override var collectionViewContentSize: CGSize { size(320, CGFloat(rows.count) * 50) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
        guard let row = rows.firstIndex(of: indexPath) else { return nil }
        let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = rect(0, CGFloat(row) * 50, 320, 50)
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        rows.compactMap { layoutAttributesForItem(at: $0) }.filter { $0.frame.intersects(rect) }
    }

    override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        rows.indices.contains(Int(position.y / 50)) ? rows[Int(position.y / 50)] : previousIndexPath
    }
}

@MainActor
@Suite("Carrying items under a layout that is no flow layout")
struct MovementOtherLayoutTests {
    private let log = IssueLog()

    private func screen() -> (CollectionView, NamedSource) {
        let view = CollectionView(frame: rect(0, 0, 320, 480), collectionViewLayout: ColumnLayout())
        let source = NamedSource([[0, 1, 2], [10, 11]])
        view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.observer = log
        view.layoutIfNeeded()
        return (view, source)
    }

    private func names(_ view: CollectionView) -> [Int] {
        view.visibleCells.compactMap { $0 as? NamedCell }.sorted { $0.frame.minY < $1.frame.minY }.map(\.name)
    }

    @Test("Into another section and back: the data source is never asked for what it does not have, and nothing is lost")
    func anotherSection() {
        let (view, source) = screen()
        #expect(view.beginInteractiveMovementForItem(at: path(0, 0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 175))
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: path(1, 0)).flatMap { $0 as? NamedCell }?.name == 0)
        // The layout still has three places in the first section, and only two are filled: no mistake of its own.
        #expect(view.cellForItem(at: path(0, 2)) == nil)
        #expect(log.kinds.isEmpty)
        view.cancelInteractiveMovement()
        view.layoutIfNeeded()
        #expect(names(view) == [0, 1, 2, 10, 11])
        #expect(source.moves == [])
    }

    @Test("It lands in the other section, and so does the data")
    func landing() {
        let (view, source) = screen()
        #expect(view.beginInteractiveMovementForItem(at: path(0, 2)))
        for y in [100, 160, 240, 175] as [CGFloat] {
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: y))
            view.layoutIfNeeded()
        }
        view.endInteractiveMovement()
        view.layoutIfNeeded()
        #expect(source.moves == ["0-2→1-0"])
        #expect(source.sections == [[0, 1], [2, 10, 11]])
        #expect((0..<2).map { view.numberOfItems(inSection: $0) } == [2, 3])
        #expect(names(view) == [0, 1, 2, 10, 11])
    }
}
