import FlowSimulator
import FlowTestSupport
import Testing

@MainActor @Suite("Elements in perspective")
struct TransformInSpaceTests {
    let layout = ClosureFlowLayout.mirrored()
    let source = TableSource([5])
    let view: CollectionView

    /// Turns all items away from the reader.
    init() {
        func turn(_ attributes: CollectionViewLayoutAttributes) {
            var transform = CATransform3DIdentity
            transform.m34 = -1 / 500
            attributes.transform3D = CATransform3DScale(CATransform3DTranslate(transform, 0, 0, -5), 0.5, 0.5, 1)
        }
        layout.item = { $0?.changed(turn) }
        layout.elements = { _, found in found.map { $0.changed(turn) } }
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 80)
        layout.minimumLineSpacing = 0
        view = CollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 80), collectionViewLayout: layout)
        view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
    }

    @Test("A cell has the size, the middle and the transform of its attributes")
    func cells() throws {
        let path = IndexPath(item: 1, section: 0)
        let cell = try #require(view.cellForItem(at: path))
        #expect(try #require(view.layoutAttributesForItem(at: path)).frame.isNull)
        #expect(cell.bounds == CGRect(x: 0, y: 0, width: 100, height: 80))
        #expect(cell.center == CGPoint(x: 150, y: 40))
        #expect(cell.transform3D.m11 == 0.5)
        #expect(cell.transform3D.m34 == -0.002)
        #expect(cell.frame.size.width < 50)
    }

    @Test("Cells are on screen, are found at points and can be scrolled to as if they were not turned")
    func whereabouts() {
        #expect(Set(view.indexPathsForVisibleItems.map(\.item)) == [0, 1])
        #expect(view.indexPathForItem(at: CGPoint(x: 150, y: 40)) == IndexPath(item: 1, section: 0))
        view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .left, animated: false)
        #expect(view.contentOffset.x == 200)
        view.layoutIfNeeded()
        #expect(Set(view.indexPathsForVisibleItems.map(\.item)) == [2, 3])
    }

    @Test("A cell that turns back is where its frame says")
    func turningBack() throws {
        (layout.item, layout.elements) = (nil, nil)
        layout.invalidateLayout()
        view.layoutIfNeeded()
        let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(CATransform3DIsIdentity(cell.transform3D))
        #expect(cell.frame == CGRect(x: 100, y: 0, width: 100, height: 80))
    }

    @Test("In the mirror, turned cells are at the other side")
    func mirrored() throws {
        view.semanticContentAttribute = .forceRightToLeft
        view.reloadData()
        view.layoutIfNeeded()
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(cell.bounds.size == CGSize(width: 100, height: 80))
        #expect(cell.center.x == view.contentSize.width - 50)
    }
}
