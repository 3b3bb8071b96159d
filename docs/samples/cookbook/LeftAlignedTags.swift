import Testing
import UIKit

/// A flow layout whose items begin at the left and follow each other with the spacing, never more.
final class LeftAlignedLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map(aligned)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath).map(aligned)
    }

    private func aligned(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard attributes.representedElementCategory == .cell,
            let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return attributes }
        copy.frame.origin.x = sectionInset.left
        // The items before it in its row, which the flow layout may have spread over the width.
        for item in stride(from: attributes.indexPath.item - 1, through: 0, by: -1) {
            let path = IndexPath(item: item, section: attributes.indexPath.section)
            guard let before = super.layoutAttributesForItem(at: path),
                before.frame.maxY > attributes.frame.minY, before.frame.minY < attributes.frame.maxY
            else { break }
            copy.frame.origin.x += before.frame.width + minimumInteritemSpacing
        }
        return copy
    }
}

/// Sizes from a list, as from measured texts.
final class TagSizes: NSObject, UICollectionViewDelegateFlowLayout {
    let widths: [CGFloat]

    init(_ widths: [CGFloat]) { self.widths = widths }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: widths[indexPath.item], height: 32)
    }
}

@MainActor @Suite("Tags begin at the left")
struct LeftAlignedTagsTests {
    let source: ItemSource<CGFloat, UICollectionViewCell>
    let sizes: TagSizes
    let view: UICollectionView

    init() {
        let widths: [CGFloat] = [120, 90, 60, 140, 50, 280, 40]
        let layout = LeftAlignedLayout()
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 176), collectionViewLayout: layout)
        (source, sizes) = (ItemSource(widths), TagSizes(widths))
        source.connect(to: view)
        view.delegate = sizes
        view.layoutIfNeeded()
    }

    func frame(_ item: Int) -> CGRect? { view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame }

    @Test func rowsBeginAtTheInsetAndKeepTheSpacing() {
        #expect((0..<7).map { frame($0)?.minX } == [16, 144, 242, 16, 164, 16, 16])
        #expect((0..<7).map { frame($0)?.minY } == [8, 8, 8, 48, 48, 88, 128])
    }

    @Test func cellsAreWhereTheLayoutSays() {
        #expect(view.visibleCells.count == 7)
        for cell in view.visibleCells { #expect(cell.frame == view.indexPath(for: cell).flatMap { frame($0.item) }) }
    }

    @Test func anotherWidthMakesOtherRows() {
        view.frame.size.width = 400
        view.layoutIfNeeded()
        #expect((0..<7).map { frame($0)?.minX } == [16, 144, 242, 16, 164, 16, 304])
    }
}
