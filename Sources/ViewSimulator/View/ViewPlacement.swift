import Foundation

/// Where a view is in its superview: size, centre, transform and anchor point, and the frame that follows from them.
///
/// It keeps the origin as it was last set, so that a frame is read back bit for bit. "Centre" is UIKit's word: it is
/// where the anchor point is, the middle unless the anchor point was moved.
struct ViewPlacement {
    /// What few views have; apart, so that the others are smaller.
    private final class Change {
        /// What the transform does to the plane.
        let affine: CGAffineTransform
        /// The whole transform where it leaves the plane, else nil.
        let spatial: CATransform3D?
        /// In units of the size.
        let anchor: CGPoint

        init(affine: CGAffineTransform, spatial: CATransform3D? = nil, anchor: CGPoint) {
            self.affine = affine
            self.spatial = spatial
            self.anchor = anchor
        }
    }

    static let middle = CGPoint(x: 0.5, y: 0.5)

    private var origin: CGPoint
    private var storedCenter: CGPoint
    private var storedSize: CGSize
    /// Nil for the identity around the middle.
    private var change: Change?

    init(frame: CGRect) {
        origin = frame.origin
        storedSize = frame.size
        storedCenter = CGPoint(x: origin.x + storedSize.width / 2, y: origin.y + storedSize.height / 2)
    }

    /// From the origin to the anchor point.
    private func anchorOffset(in size: CGSize) -> CGPoint {
        if change == nil { return CGPoint(x: size.width / 2, y: size.height / 2) }
        let anchor = anchor
        return CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
    }

    /// From the origin to the anchor point.
    var anchorOffset: CGPoint { anchorOffset(in: storedSize) }

    /// Without the transform.
    var untransformedFrame: CGRect { CGRect(origin: origin, size: storedSize) }

    var frame: CGRect {
        if change == nil { return untransformedFrame }
        return changedFrame
    }

    private var changedFrame: CGRect {
        guard let change else { return untransformedFrame }
        if let spatial = change.spatial {
            let outer = CGRect(
                x: -storedSize.width * change.anchor.x, y: -storedSize.height * change.anchor.y,
                width: storedSize.width, height: storedSize.height
            ).projected(by: spatial)
            return CGRect(
                x: storedCenter.x + outer.origin.x, y: storedCenter.y + outer.origin.y, width: outer.size.width,
                height: outer.size.height)
        }
        let outer = storedSize.boundingSize(after: change.affine)
        let middle = CGPoint(
            x: storedSize.width * (0.5 - change.anchor.x), y: storedSize.height * (0.5 - change.anchor.y)
        ).applying(change.affine)
        return CGRect(
            x: storedCenter.x + middle.x - outer.width / 2, y: storedCenter.y + middle.y - outer.height / 2,
            width: outer.width, height: outer.height)
    }

    /// Moves to `frame` and returns the size that the view must have for it.
    ///
    /// With a transform UIKit leaves the outcome open; here the transform is ignored and the untransformed rectangle
    /// moves.
    mutating func place(in frame: CGRect) -> CGSize {
        origin = frame.origin
        storedCenter = origin + anchorOffset(in: frame.size)
        return frame.size
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

    var transform: CGAffineTransform {
        get { change?.affine ?? .identity }
        set { replaceChange(affine: newValue, anchor: anchor) }
    }

    var transform3D: CATransform3D {
        get { change?.spatial ?? CATransform3DMakeAffineTransform(transform) }
        set {
            let isAffine = CATransform3DIsAffine(newValue)
            replaceChange(
                affine: CATransform3DGetAffineTransform(newValue), spatial: isAffine ? nil : newValue, anchor: anchor)
        }
    }

    /// In units of the size. Setting it keeps the centre, and so moves the frame.
    var anchor: CGPoint {
        get { change?.anchor ?? ViewPlacement.middle }
        set {
            guard newValue != anchor else { return }
            replaceChange(affine: transform, spatial: change?.spatial, anchor: newValue)
            origin = storedCenter - anchorOffset
        }
    }

    private mutating func replaceChange(affine: CGAffineTransform, spatial: CATransform3D? = nil, anchor: CGPoint) {
        let isPlain = affine == .identity && spatial == nil && anchor == ViewPlacement.middle
        change = isPlain ? nil : Change(affine: affine, spatial: spatial, anchor: anchor)
    }
}
