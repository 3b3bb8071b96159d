import TextMeasuring

/// The rule by which a font's point size follows the user's text size.
enum FontScaling: Hashable, Sendable {
    /// The rule that uses the point sizes of a text style.
    case style(TextMeasuring.TextStyle)
    /// The rule that scales a custom point size, as `FontMetrics` does. The scaled size is at most `maximum`.
    case metrics(ScaledMetrics, size: Double, maximum: Double?)

    func pointSize(at category: TextSizeCategory) -> Double {
        switch self {
        case .style(let style): TextEnvironment.font(of: style, at: category).size
        case .metrics(let metrics, let size, let maximum):
            max(1, metrics.scaledSize(of: size, at: category, maximum: maximum))
        }
    }
}

extension Font {
    /// Returns the font for the text size `category`; the same object if the point size does not change.
    func scaled(to category: TextSizeCategory) -> Font {
        guard let scaling else { return self }
        let size = scaling.pointSize(at: category)
        return size == spec.size ? self : Font(spec.withSize(size), scaling: scaling)
    }
}
