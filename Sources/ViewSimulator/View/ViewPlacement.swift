import Foundation

/// Where a view is in its superview: size, centre and transform, and the frame that follows from them.
///
/// It keeps the origin as it was last set, so that a frame is read back bit for bit.
struct ViewPlacement {
    private var origin: CGPoint
    private var storedCenter: CGPoint
    private var storedSize: CGSize
    /// Nil for the identity.
    private var change: CGAffineTransform?

    init(frame: CGRect) {
        origin = frame.origin
        storedSize = frame.size
        storedCenter = CGPoint(x: origin.x + storedSize.width / 2, y: origin.y + storedSize.height / 2)
    }

    var frame: CGRect {
        guard let change else { return CGRect(origin: origin, size: storedSize) }
        let outer = storedSize.boundingSize(after: change)
        return CGRect(
            x: storedCenter.x + change.tx - outer.width / 2, y: storedCenter.y + change.ty - outer.height / 2,
            width: outer.width, height: outer.height)
    }

    /// Moves to `frame` and returns the size that the view must have for it.
    ///
    /// With a transform UIKit leaves the outcome open; here the transform is ignored and the untransformed rectangle
    /// moves.
    mutating func place(in frame: CGRect) -> CGSize {
        origin = frame.origin
        storedCenter = CGPoint(x: origin.x + frame.size.width / 2, y: origin.y + frame.size.height / 2)
        return frame.size
    }

    /// Setting it keeps the origin; `View.bounds` puts the centre back.
    var size: CGSize {
        get { storedSize }
        set {
            storedSize = newValue
            storedCenter = CGPoint(x: origin.x + newValue.width / 2, y: origin.y + newValue.height / 2)
        }
    }

    var center: CGPoint {
        get { storedCenter }
        set {
            guard newValue != storedCenter else { return }
            storedCenter = newValue
            origin = CGPoint(x: newValue.x - storedSize.width / 2, y: newValue.y - storedSize.height / 2)
        }
    }

    var transform: CGAffineTransform {
        get { change ?? .identity }
        set { change = newValue == .identity ? nil : newValue }
    }
}
