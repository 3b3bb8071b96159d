import FlowSimulator
import FlowTestSupport
import Testing

/// Fields that few attributes have are kept apart from those that all have; nobody may notice.
@MainActor @Suite("Attributes objects")
struct LayoutAttributesTests {
    private static let turned = CGAffineTransform(rotationAngle: .pi / 2)
    private static let far: IndexPath = [1, 2, 3]

    private static let inPerspective = {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        return CATransform3DScale(transform, 0.5, 0.5, 1)
    }()

    private let header = CollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader, with: [1, 0])
    private let cell = CollectionViewLayoutAttributes(forCellWith: [1, 2])

    @Test("New attributes have an empty path and are seen")
    func begin() {
        let new = CollectionViewLayoutAttributes()
        #expect(new.indexPath == IndexPath())
        #expect(new.representedElementCategory == .cell)
        #expect(new.representedElementKind == nil)
        #expect(new.frame == .zero)
        #expect(new.transform == .identity)
        #expect(new.alpha == 1)
        #expect(new.zIndex == 0)
        #expect(!new.isHidden)
        #expect(new.description.contains("index path: []; "))
    }

    @Test("Kind, path and transform are set independently")
    func independent() {
        for kind in [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter, "badge"] {
            let attributes = CollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: Self.far)
            #expect(attributes.indexPath == Self.far)
            #expect(attributes.representedElementKind == kind)
            attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 10)
            attributes.transform = Self.turned
            #expect(attributes.indexPath == Self.far)
            #expect(attributes.representedElementKind == kind)
            #expect(attributes.center == CGPoint(x: 25, y: 25))
            #expect(attributes.transform == Self.turned)
            attributes.indexPath = [4, 5]
            #expect(attributes.indexPath == [4, 5])
            #expect(attributes.representedElementKind == kind)
            #expect(attributes.transform == Self.turned)
            attributes.indexPath = IndexPath()
            attributes.transform = .identity
            #expect(attributes.indexPath == IndexPath())
            #expect(attributes.representedElementKind == kind)
            #expect(attributes.frame == CGRect(x: 10, y: 20, width: 30, height: 10))
        }
    }

    @Test("The latest transform counts, in the plane or in space")
    func transforms() {
        cell.frame = CGRect(x: 10, y: 20, width: 30, height: 10)
        cell.transform3D = Self.inPerspective
        #expect(cell.frame.isNull)
        #expect(cell.transform == .identity)
        #expect(CATransform3DEqualToTransform(cell.transform3D, Self.inPerspective))
        cell.transform = CGAffineTransform(translationX: 5, y: 0)
        #expect(cell.frame == CGRect(x: 15, y: 20, width: 30, height: 10))
        cell.transform3D = Self.inPerspective
        cell.transform = .identity
        #expect(cell.frame == CGRect(x: 10, y: 20, width: 30, height: 10))
        #expect(CATransform3DIsIdentity(cell.transform3D))
    }

    @Test("What was changed and changed back is equal again, with the same hash")
    func detour() throws {
        for attributes in [header, cell] {
            let before = try #require(attributes.copy() as? CollectionViewLayoutAttributes)
            let path = attributes.indexPath
            attributes.transform = Self.turned
            #expect(!attributes.isEqual(before))
            attributes.transform = .identity
            #expect(attributes.isEqual(before))
            attributes.transform3D = Self.inPerspective
            #expect(!attributes.isEqual(before))
            attributes.transform3D = CATransform3DIdentity
            #expect(attributes.isEqual(before))
            attributes.indexPath = Self.far
            #expect(!attributes.isEqual(before))
            attributes.indexPath = IndexPath()
            #expect(!attributes.isEqual(before))
            attributes.indexPath = path
            #expect(attributes.isEqual(before))
            #expect(attributes.hash == before.hash)
        }
    }

    @Test("Each field alone makes attributes unequal")
    func fields() throws {
        let changes: [(CollectionViewLayoutAttributes) -> Void] = [
            { $0.frame = CGRect(x: 1, y: 0, width: 0, height: 0) }, { $0.center.y = 1 }, { $0.size.width = 1 },
            { $0.alpha = 0.5 }, { $0.isHidden = true }, { $0.zIndex = 1 }, { $0.indexPath = [1, 7] },
            { $0.indexPath = [0, 2] }, { $0.indexPath = Self.far }, { $0.transform = Self.turned },
            { $0.transform3D = Self.inPerspective },
        ]
        for change in changes {
            let changed = try #require(cell.copy() as? CollectionViewLayoutAttributes)
            #expect(changed.isEqual(cell))
            change(changed)
            #expect(!changed.isEqual(cell))
        }
        #expect(!header.isEqual(CollectionViewLayoutAttributes(forCellWith: header.indexPath)))
        #expect(
            !header.isEqual(CollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: header.indexPath)))
    }

    @Test("A copy has all fields, and a life of its own")
    func copies() throws {
        header.indexPath = Self.far
        header.transform = Self.turned
        (header.alpha, header.isHidden, header.zIndex) = (0.25, true, 7)
        let copy = try #require(header.copy() as? CollectionViewLayoutAttributes)
        #expect(copy.isEqual(header))
        #expect(copy.representedElementKind == header.representedElementKind)
        copy.transform = .identity
        copy.indexPath = [0, 0]
        #expect(header.transform == Self.turned)
        #expect(header.indexPath == Self.far)
    }

    @Test("Two sections' headers are equal but for their paths")
    func headers() {
        let other = CollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader, with: [2, 0])
        #expect(!header.isEqual(other))
        other.indexPath = [1, 0]
        #expect(header.isEqual(other))
        other.transform = Self.turned
        #expect(header.transform == .identity)
    }
}
