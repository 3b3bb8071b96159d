/// The place of a view in its superview. It contains the view's size, centre and anchor point, which determine the
/// frame.
///
/// The origin is stored as it was last set, so that a frame is read back bit for bit. "Centre" is UIKit's word: it is
/// the place of the anchor point, the middle unless that was moved. Contains no references, so that copying is cheap; a
/// transform is stored separately.
struct ViewPlacement {
    private var origin: CGPoint
    private var storedCenter: CGPoint
    private var storedSize: CGSize
    private var storedAnchor = CGPoint(x: 0.5, y: 0.5)

    init(frame: CGRect) {
        origin = frame.origin
        storedSize = frame.size
        storedCenter = CGPoint(x: origin.x + storedSize.width / 2, y: origin.y + storedSize.height / 2)
    }

    /// The distance from the view's origin to its anchor point.
    var anchorOffset: CGPoint {
        CGPoint(x: storedSize.width * storedAnchor.x, y: storedSize.height * storedAnchor.y)
    }

    /// The frame without a transform.
    var frame: CGRect { CGRect(origin: origin, size: storedSize) }

    /// Returns the smallest upright rectangle around the view's frame after `transform`.
    func frame(after transform: PlacementTransform) -> CGRect {
        let offset = anchorOffset
        if let spatial = transform.spatial {
            let outer = CGRect(origin: CGPoint(x: -offset.x, y: -offset.y), size: storedSize).projected(by: spatial)
            return CGRect(origin: storedCenter + outer.origin, size: outer.size)
        }
        let outer = storedSize.boundingSize(after: transform.affine)
        let middle = CGPoint(x: storedSize.width / 2 - offset.x, y: storedSize.height / 2 - offset.y)
            .applying(transform.affine)
        let (x, y) = (storedCenter.x + middle.x, storedCenter.y + middle.y)
        let (left, top) = (x - outer.width / 2, y - outer.height / 2)
        // Lengths between edges, as on a device (observed): whole numbers stay whole after a quarter turn.
        return CGRect(x: left, y: top, width: x + outer.width / 2 - left, height: y + outer.height / 2 - top)
    }

    /// Moves the view's origin and centre for a new frame. Returns the size that the view must have in this frame. The
    /// view's stored size is not changed.
    ///
    /// With a two-dimensional transform that size comes from the inverse transform, and the centre of the visible
    /// rectangle is that of the frame: after scaling and quarter turns the frame is then the one that was set. Observed
    /// with the anchor point in the middle; a choice for other anchor points, and for other angles, which UIKit does
    /// not document. A three-dimensional transform is ignored, a choice: the untransformed rectangle moves.
    mutating func place(in frame: CGRect, after transform: PlacementTransform? = nil) -> CGSize {
        guard let transform, transform.spatial == nil else {
            origin = frame.origin
            storedCenter = CGPoint(
                x: origin.x + frame.size.width * storedAnchor.x, y: origin.y + frame.size.height * storedAnchor.y)
            return frame.size
        }
        let size = frame.size.boundingSize(after: transform.affine.inverted())
        let middle = CGPoint(x: size.width * (0.5 - storedAnchor.x), y: size.height * (0.5 - storedAnchor.y))
            .applying(transform.affine)
        storedCenter = CGPoint(
            x: frame.origin.x + frame.size.width / 2 - middle.x, y: frame.origin.y + frame.size.height / 2 - middle.y)
        origin = CGPoint(
            x: storedCenter.x - size.width * storedAnchor.x, y: storedCenter.y - size.height * storedAnchor.y)
        return size
    }

    /// The size. Setting the size keeps the origin and moves the centre. `View.bounds` keeps the centre instead: it
    /// restores the centre afterwards.
    var size: CGSize {
        get { storedSize }
        set {
            storedSize = newValue
            storedCenter = origin + anchorOffset
        }
    }

    var center: CGPoint {
        get { storedCenter }
        set {
            guard newValue != storedCenter else { return }
            storedCenter = newValue
            origin = newValue - anchorOffset
        }
    }

    /// The anchor point, in fractions of the view's size. Setting the anchor point keeps the centre, and so moves the
    /// frame.
    var anchor: CGPoint {
        get { storedAnchor }
        set {
            guard newValue != storedAnchor else { return }
            storedAnchor = newValue
            origin = storedCenter - anchorOffset
        }
    }
}

/// A transform that is not the identity. It is in a separate object, because few views have a transform.
final class PlacementTransform {
    /// The two-dimensional part of the transform.
    let affine: CGAffineTransform
    /// The whole transform if it is three-dimensional, otherwise nil.
    let spatial: CATransform3D?

    /// Makes a transform; nil for the identity.
    init?(_ affine: CGAffineTransform) {
        if affine == .identity { return nil }
        self.affine = affine
        spatial = nil
    }

    /// Makes a transform; nil for the identity.
    init?(_ transform: CATransform3D) {
        if CATransform3DIsIdentity(transform) { return nil }
        affine = CATransform3DGetAffineTransform(transform)
        spatial = CATransform3DIsAffine(transform) ? nil : transform
    }

    var matrix: CATransform3D { spatial ?? CATransform3DMakeAffineTransform(affine) }
}
