/// Where the lines of a text with attributes are from top to bottom, by the rules and nothing else: it is told what is
/// on which line, and adds up heights. In points.
public struct ReferenceLineHeights {
    /// What a line shows a piece of.
    public enum Part {
        /// Characters of a font, raised by so much.
        case characters(ascent: Double, descent: Double, leading: Double, raised: Double)
        /// A picture: its bottom above the baseline, its height, raised by so much.
        case picture(bottom: Double, height: Double, raised: Double)

        var above: Double {
            switch self {
            case .characters(let ascent, _, _, let raised): max(ascent, ascent + raised)
            case .picture(let bottom, let height, let raised): max(bottom + raised + height, 0)
            }
        }

        var below: Double {
            switch self {
            case .characters(_, let descent, _, let raised): max(descent, descent - raised)
            case .picture(let bottom, _, let raised): max(-(bottom + raised), 0)
            }
        }

        var leading: Double {
            if case .characters(_, _, let leading, _) = self { leading } else { 0 }
        }
    }

    /// How the lines of a paragraph are set. A multiple or a greatest height of 0 is none.
    public struct Style {
        public var lineSpacing = 0.0, spacingBefore = 0.0, spacingAfter = 0.0
        public var multiple = 0.0, least = 0.0, greatest = 0.0

        public init() {}
    }

    /// One line, and where it is.
    public struct Line: Equatable {
        public var top, height, baseline: Double

        public init(top: Double, height: Double, baseline: Double) {
            (self.top, self.height, self.baseline) = (top, height, baseline)
        }
    }

    private var lines: [(parts: [Part], style: Style, beginsParagraph: Bool)] = []

    public init() {}

    /// Adds a line at the bottom.
    public mutating func add(_ parts: [Part], style: Style, beginsParagraph: Bool) {
        lines.append((parts, style, beginsParagraph))
    }

    /// Takes all lines after the first ones away.
    public mutating func keep(_ count: Int) { lines.removeLast(max(lines.count - count, 0)) }

    /// The lines from top to bottom.
    public func placed(usingLeading usesLeading: Bool) -> [Line] {
        var bottom = 0.0
        return lines.indices.map { index in
            let line = lines[index]
            var top = bottom
            if index > 0 {
                let above = lines[index - 1]
                top += above.style.lineSpacing
                if usesLeading { top += above.parts.map(\.leading).max() ?? 0 }
                if line.beginsParagraph { top += above.style.spacingAfter + line.style.spacingBefore }
            }
            let below = line.parts.map(\.below).max() ?? 0
            var height = (line.parts.map(\.above).max() ?? 0) + below
            if line.style.multiple > 0 { height *= line.style.multiple }
            if height < line.style.least { height = line.style.least }
            if line.style.greatest > 0, height > line.style.greatest { height = line.style.greatest }
            bottom = top + height
            return Line(top: top, height: height, baseline: bottom - below)
        }
    }
}
