extension CGFloat {
    /// The number, or 0 if the number is negative or not finite.
    package var asLength: CGFloat { isFinite ? Swift.max(self, 0) : 0 }

    /// The greatest length that a view may return as its size, in points (R18.9).
    package static let longestAnswer: CGFloat = 1_000_000

    /// Whether the number is acceptable as a length that a view returned: not negative (R13.9), and not too great
    /// (R18.9).
    package var isUsableAnswer: Bool { self >= 0 && self <= CGFloat.longestAnswer }

    /// The number rounded up to whole pixels, except for tiny excesses. An excess of less than a millionth of a pixel
    /// is removed instead, because sums of thirds of a point are not exact.
    package func onNextPixel(atScale scale: CGFloat) -> CGFloat {
        scale > 0 ? (self * scale - 1e-6).rounded(.up) / scale : self
    }
}

extension CGSize {
    /// Whether both lengths are acceptable as the size that a view returned.
    package var isUsableAnswer: Bool { width.isUsableAnswer && height.isUsableAnswer }
}
