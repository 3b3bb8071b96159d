/// A rounding of lengths of text to the pixels of a screen.
package struct PixelRounding: Sendable {
    /// The number of pixels per point; 0 turns rounding off.
    let scale: Double

    package init(scale: Double) {
        self.scale = scale
    }

    /// The tolerance of rounding up, in points; it is a choice of this library. A length that exceeds a whole number of
    /// pixels by less than the tolerance is rounded down to this number. Without the tolerance, an error in the last
    /// bits of a sum could add a pixel.
    static let tolerance = 1e-6

    /// Rounds a length up to the next pixel. A label's size is rounded in this way (observed on devices at two and
    /// three pixels per point).
    package func up(_ length: Double) -> Double {
        guard scale > 0 else { return length }
        let pixels = ((length - Self.tolerance) * scale).rounded(.up)
        return pixels == 0 ? 0 : pixels / scale
    }

    /// Rounds a position to the nearest pixel, with halves rounded up. A label's baseline is rounded in this way
    /// (observed on devices at two pixels per point).
    package func nearest(_ position: Double) -> Double {
        scale > 0 ? (position * scale + 0.5).rounded(.down) / scale : position
    }
}
