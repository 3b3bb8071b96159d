import Foundation

/// The fields of an attributes object as one value: equality, copying and change detection are the value's.
///
/// The origin or the centre is stored, whichever was set or kept last, and the other follows, so that a frame is handed
/// back bit for bit. Both belong to the untransformed rectangle; `frame` derives from them.
struct AttributesStorage {
    var indexPath = IndexPath()
    // Behind the path, whose last bytes they share.
    var category = CollectionView.ElementCategory.cell
    var isHidden = false
    private var pointIsCenter = false
    var kind: String?
    private var point = CGPoint.zero
    private(set) var size = CGSize.zero
    var zIndex = 0
    var alpha: CGFloat = 1
    /// Nil for the identity, which nearly all attributes have. Boxed, because it is as large as all other fields.
    private var transforms: Transforms?

    private final class Transforms: Equatable {
        let plane: CGAffineTransform
        /// Nil while the transform stays in the plane.
        let space: CATransform3D?

        init(plane: CGAffineTransform, space: CATransform3D?) {
            (self.plane, self.space) = (plane, space)
        }

        static func == (one: Transforms, other: Transforms) -> Bool {
            one.plane == other.plane && one.space?.rows == other.space?.rows
        }
    }
}

extension AttributesStorage: Equatable {
    static func == (one: AttributesStorage, other: AttributesStorage) -> Bool {
        one.category == other.category && one.kind == other.kind && one.indexPath == other.indexPath
            && one.origin == other.origin && one.center == other.center && one.size == other.size
            && one.zIndex == other.zIndex && one.alpha == other.alpha && one.isHidden == other.isHidden
            && one.transforms == other.transforms
    }
}

extension AttributesStorage {
    var origin: CGPoint {
        pointIsCenter ? CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2) : point
    }

    var center: CGPoint {
        pointIsCenter ? point : CGPoint(x: point.x + size.width / 2, y: point.y + size.height / 2)
    }

    mutating func name(_ newCategory: CollectionView.ElementCategory, _ newKind: String, _ newPath: IndexPath) {
        (category, kind, indexPath) = (newCategory, newKind, newPath)
    }

    /// With a plane transform: the smallest upright rectangle around the transformed one. With one in space:
    /// `CGRect.null` (R6.9).
    var frame: CGRect {
        get {
            guard let transforms else { return CGRect(origin: origin, size: size) }
            guard transforms.space == nil else { return .null }
            let outer = size.boundingSize(after: transforms.plane)
            return CGRect(
                x: center.x + transforms.plane.tx - outer.width / 2,
                y: center.y + transforms.plane.ty - outer.height / 2,
                width: outer.width, height: outer.height)
        }
        set {
            (point, pointIsCenter) = (newValue.origin, false)
            size = newValue.size
        }
    }

    var hasTransformInSpace: Bool { transforms?.space != nil }

    mutating func setCenter(_ newCenter: CGPoint) {
        (point, pointIsCenter) = (newCenter, true)
    }

    /// R6.9: setting the size keeps the centre.
    mutating func setSize(_ newSize: CGSize) {
        setCenter(center)
        size = newSize
    }

    var transform: CGAffineTransform {
        get { transforms?.plane ?? .identity }
        set { transforms = newValue == .identity ? nil : Transforms(plane: newValue, space: nil) }
    }

    var transform3D: CATransform3D {
        get {
            guard let transforms else { return CATransform3DIdentity }
            return transforms.space ?? CATransform3DMakeAffineTransform(transforms.plane)
        }
        set {
            if CATransform3DIsAffine(newValue) {
                transform = CATransform3DGetAffineTransform(newValue)
            } else {
                transforms = Transforms(plane: .identity, space: newValue)
            }
        }
    }
}
