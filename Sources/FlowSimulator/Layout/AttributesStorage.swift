import Foundation

/// The fields of an attributes object as one value: equality, copying and change detection are the value's.
///
/// `origin` and `center` are both stored, each as it was last set, so that a frame is handed back bit for bit. They
/// belong to the untransformed rectangle; `frame` derives from them.
struct AttributesStorage: Equatable {
    var category = CollectionView.ElementCategory.cell
    var kind: String?
    var indexPath = IndexPath()
    private(set) var origin = CGPoint.zero
    private(set) var center = CGPoint.zero
    private(set) var size = CGSize.zero
    var zIndex = 0
    var alpha: CGFloat = 1
    var isHidden = false
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

extension AttributesStorage {
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
            origin = newValue.origin
            size = newValue.size
            center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
        }
    }

    mutating func setCenter(_ point: CGPoint) {
        center = point
        origin = CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2)
    }

    /// Keeps the centre (R6.9).
    mutating func setSize(_ newSize: CGSize) {
        size = newSize
        origin = CGPoint(x: center.x - newSize.width / 2, y: center.y - newSize.height / 2)
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
