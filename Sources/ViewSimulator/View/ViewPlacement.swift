import Foundation

/// Where a view is in its superview: size, centre and anchor point, and the frame that follows from them.
///
/// It keeps the origin as it was last set, so that a frame is read back bit for bit. "Centre" is UIKit's word: it is
/// where the anchor point is, the middle unless the anchor point was moved. Without references, so that it is copied
/// for nothing; a transform stands beside it.
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

    /// From the origin to the anchor point.
    var anchorOffset: CGPoint {
        CGPoint(x: storedSize.width * storedAnchor.x, y: storedSize.height * storedAnchor.y)
    }

    /// Without a transform.
    var frame: CGRect { CGRect(origin: origin, size: storedSize) }

    /// The smallest upright rectangle around what a transform makes of the frame.
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
        // Lengths from edge to edge, as on a device (observed): a quarter turn leaves whole numbers whole.
        return CGRect(x: left, y: top, width: x + outer.width / 2 - left, height: y + outer.height / 2 - top)
    }

    /// Moves to `frame` and returns the size that the view must have for it.
    ///
    /// With a transform in the plane that size comes from the transform backwards, and what is seen has its middle in
    /// the frame's: after scaling and quarter turns the frame is then the one that was set. Observed where the anchor
    /// point is the middle; a choice elsewhere, and at other angles, of which UIKit says nothing. A transform that
    /// leaves the plane is ignored, a choice: the untransformed rectangle moves.
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

    /// Setting it keeps the origin; `View.bounds` puts the centre back.
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

    /// In units of the size. Setting it keeps the centre, and so moves the frame.
    var anchor: CGPoint {
        get { storedAnchor }
        set {
            guard newValue != storedAnchor else { return }
            storedAnchor = newValue
            origin = storedCenter - anchorOffset
        }
    }
}

/// What few views have, apart from them: a transform that is not the identity.
final class PlacementTransform {
    /// What it does to the plane.
    let affine: CGAffineTransform
    /// The whole transform where it leaves the plane, else nil.
    let spatial: CATransform3D?

    /// Nil for the identity.
    init?(_ affine: CGAffineTransform) {
        if affine == .identity { return nil }
        (self.affine, spatial) = (affine, nil)
    }

    /// Nil for the identity.
    init?(_ transform: CATransform3D) {
        if CATransform3DIsIdentity(transform) { return nil }
        affine = CATransform3DGetAffineTransform(transform)
        spatial = CATransform3DIsAffine(transform) ? nil : transform
    }

    var matrix: CATransform3D { spatial ?? CATransform3DMakeAffineTransform(affine) }
}
