import Foundation

extension CGFloat {
    /// The number itself, and 0 for one that is no length.
    var asLength: CGFloat { isFinite ? Swift.max(self, 0) : 0 }

    /// R18.9: more than a view can mean by an answer about its size, in points.
    static let longestAnswer: CGFloat = 1_000_000

    /// Whether a view may have answered it about its size: R13.9: it is a length, R18.9: and no absurd one.
    var isUsableAnswer: Bool { self >= 0 && self <= CGFloat.longestAnswer }

    /// The next number of whole pixels; sums of thirds of a point are not exact, and may be less than a millionth of a
    /// pixel above one.
    func onNextPixel(atScale scale: CGFloat) -> CGFloat {
        scale > 0 ? (self * scale - 1e-6).rounded(.up) / scale : self
    }
}

extension CGSize {
    /// The same for both lengths.
    var isUsableAnswer: Bool { width.isUsableAnswer && height.isUsableAnswer }
}
