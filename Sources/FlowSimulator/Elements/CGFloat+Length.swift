import Foundation

extension CGFloat {
    /// The number itself, and 0 for one that is no length.
    var asLength: CGFloat { isFinite ? Swift.max(self, 0) : 0 }

    /// The next number of whole pixels; sums of thirds of a point are not exact, and may be less than a millionth of a
    /// pixel above one.
    func onNextPixel(atScale scale: CGFloat) -> CGFloat {
        scale > 0 ? (self * scale - 1e-6).rounded(.up) / scale : self
    }
}
