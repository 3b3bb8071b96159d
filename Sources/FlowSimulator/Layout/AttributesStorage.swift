import Foundation

/// The fields of an attributes object as one value: equality, copying and change detection are the value's.
///
/// `origin` and `center` are both stored, each as it was last set, so that a frame is handed back bit for bit. They belong
/// to the untransformed rectangle; `frame` derives from them.
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
    /// Nil for the identity, which nearly all attributes have.
    private var transforms: Transforms?

    private struct Transforms: Equatable {
        var plane = CGAffineTransform.identity
        var space: [[CGFloat]]?
        var matrix = CATransform3DIdentity

        static func == (one: Transforms, other: Transforms) -> Bool {
            one.plane == other.plane && one.space == other.space
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
        set { setTransforms(plane: newValue, matrix: CATransform3DMakeAffineTransform(newValue), isPlane: true) }
    }

    var transform3D: CATransform3D {
        get {
            guard let transforms else { return CATransform3DIdentity }
            return transforms.space == nil ? CATransform3DMakeAffineTransform(transforms.plane) : transforms.matrix
        }
        set {
            let isPlane = CATransform3DIsAffine(newValue)
            setTransforms(
                plane: isPlane ? CATransform3DGetAffineTransform(newValue) : .identity, matrix: newValue,
                isPlane: isPlane)
        }
    }

    private mutating func setTransforms(plane: CGAffineTransform, matrix: CATransform3D, isPlane: Bool) {
        if isPlane && plane == .identity {
            transforms = nil
        } else {
            transforms = Transforms(plane: plane, space: isPlane ? nil : matrix.rows, matrix: matrix)
        }
    }
}
