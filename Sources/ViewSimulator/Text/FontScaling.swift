import TextMeasuring

/// How a font's point size follows the reader's text size.
enum FontScaling: Hashable, Sendable {
    /// It is the size of a text style.
    case style(TextMeasuring.TextStyle)
    /// It is a size of its own, scaled as `FontMetrics` does.
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
    /// The font for another text size; the same object where the size is what it was, or does not follow.
    func scaled(to category: TextSizeCategory) -> Font {
        guard let scaling else { return self }
        let size = scaling.pointSize(at: category)
        return size == spec.size ? self : Font(spec.withSize(size), scaling: scaling)
    }
}
