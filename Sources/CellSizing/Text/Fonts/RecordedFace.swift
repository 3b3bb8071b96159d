import CallerChecks

/// What a device said of one font at one size: how tall its lines are, and how wide its characters.
public struct RecordedFace: Hashable, Sendable {
    /// Two characters that follow each other.
    public struct Pair: Hashable, Sendable {
        /// The one that the kerning is added to.
        public var first: Unicode.Scalar
        /// The one after it.
        public var second: Unicode.Scalar

        /// Makes a pair.
        public init(_ first: Unicode.Scalar, _ second: Unicode.Scalar) {
            self.first = first
            self.second = second
        }
    }

    /// Basic Latin to Latin Extended-B: what is found by an index.
    static let latinCount = 0x250

    /// The font, its size among it.
    public let font: FontSpec
    /// The numbers that the font object answered, in points.
    public let dimensions: FontDimensions
    /// How tall a line is, in points.
    public let lineHeight: Double

    /// By scalar; not a number where the character was not recorded.
    private let latin: [Double]
    private let others: [UInt32: Double]
    /// Of more than one scalar.
    private let clusters: [Character: Double]
    let kerning: RecordedKerning

    /// Makes a face of what was recorded.
    ///
    /// - Parameters:
    ///   - font: The font, its size among it.
    ///   - dimensions: In points, with UIKit's signs.
    ///   - lineHeight: In points; what the dimensions add up to unless given.
    ///   - advances: Widths of single characters, in points. One that is not finite, or less than 0, is a programmer
    ///     error.
    ///   - kerning: The width of two characters beside each other less the sum of their own, in points. All pairs that
    ///     were measured, those without kerning included. One that is not finite is a programmer error.
    ///   - file: Of the caller's code, for the sentence.
    ///   - line: In that file.
    /// - Complexity: O(*n* log *n*) in the number of characters and pairs.
    public init(
        font: FontSpec, dimensions: FontDimensions, lineHeight: Double? = nil, advances: [Character: Double],
        kerning: [Pair: Double] = [:], file: StaticString = #fileID, line: UInt = #line
    ) {
        self.font = font
        self.dimensions = dimensions
        self.lineHeight = lineHeight ?? dimensions.lineHeight
        var latin = [Double](repeating: .nan, count: Self.latinCount)
        var others: [UInt32: Double] = [:]
        var clusters: [Character: Double] = [:]
        for (character, advance) in advances {
            require(
                advance.isFinite && advance >= 0, "A recorded advance must be finite and not less than 0.", file: file,
                line: line)
            // What is one scalar and what is several may be equal as characters.
            clusters[character] = advance
            guard let scalar = character.onlyScalar else { continue }
            if scalar.value < Self.latinCount {
                latin[Int(scalar.value)] = advance
            } else {
                others[scalar.value] = advance
            }
        }
        require(kerning.values.allSatisfy(\.isFinite), "Recorded kerning must be finite.", file: file, line: line)
        self.latin = latin
        self.others = others
        self.clusters = clusters
        self.kerning = RecordedKerning(kerning.map { ($0.key.first, $0.key.second, $0.value) })
    }

    /// How far a character of one scalar moves the pen, in points; nil where it was not recorded.
    ///
    /// - Complexity: O(1).
    public func advance(of scalar: Unicode.Scalar) -> Double? {
        guard scalar.value < Self.latinCount else { return others[scalar.value] }
        let advance = latin[Int(scalar.value)]
        return advance.isNaN ? nil : advance
    }

    /// How far a character moves the pen, in points; nil where it was not recorded.
    ///
    /// - Complexity: O(*n*) in the number of its scalars.
    public func advance(of character: Character) -> Double? {
        character.onlyScalar.flatMap { advance(of: $0) } ?? clusters[character]
    }

    /// A line of the recorded height. Where that is not what the dimensions add up to, what is more or less is below
    /// the baseline, which is a choice.
    var line: LineMetrics {
        let isSum = abs(lineHeight - dimensions.lineHeight) < 1e-6
        return LineMetrics(
            ascent: dimensions.ascender, descent: isSum ? -dimensions.descender : lineHeight - dimensions.ascender,
            leading: max(0, dimensions.leading))
    }

    /// Feeds the font alone: faces of the same font are seldom compared.
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension Character {
    /// Nil where it has several.
    fileprivate var onlyScalar: Unicode.Scalar? {
        let scalars = unicodeScalars
        let first = scalars.startIndex
        return scalars.index(after: first) == scalars.endIndex ? scalars[first] : nil
    }
}
