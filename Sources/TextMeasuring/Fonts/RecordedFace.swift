import CallerChecks

/// The measurements of one font at one size on a device: line height and character widths.
public struct RecordedFace: Hashable, Sendable {
    /// Two characters that follow each other.
    public struct Pair: Hashable, Sendable {
        /// The scalar to which the kerning is added.
        public var first: Unicode.Scalar
        /// The scalar after the first scalar.
        public var second: Unicode.Scalar

        /// Makes a pair.
        public init(_ first: Unicode.Scalar, _ second: Unicode.Scalar) {
            self.first = first
            self.second = second
        }
    }

    /// The number of scalars whose values are in an array instead of a dictionary: Basic Latin to Latin Extended-B.
    static let latinCount = 0x250

    /// The measurements of the face. They are in an object, so that a copy of the face copies no measurements.
    private let table: Table

    /// The font, including its size.
    public var font: FontSpec { table.font }
    /// The heights of lines and letters that the font object reported, in points.
    public var dimensions: FontDimensions { table.dimensions }
    /// The height of a line, in points.
    public var lineHeight: Double { table.lineHeight }

    var kerning: RecordedKerning { table.kerning }

    /// Makes a face from measurements.
    ///
    /// - Parameters:
    ///   - font: The font, including its size.
    ///   - dimensions: In points, with UIKit's signs.
    ///   - lineHeight: In points; the sum of the dimensions unless given.
    ///   - advances: Widths of single characters, in points. One that is not finite, or less than 0, is a programmer
    ///     error.
    ///   - kerning: The width of two neighbouring characters less the sum of their own, in points. It has all pairs
    ///     that were measured, including pairs without kerning. One that is not finite is a programmer error. Nil for a
    ///     font that has no kerning; an empty list means that no pair was measured.
    ///   - file: Of the caller's code, for the sentence.
    ///   - line: In that file.
    /// - Complexity: O(*n* log *n*) in the number of characters and pairs.
    public init(
        font: FontSpec, dimensions: FontDimensions, lineHeight: Double? = nil, advances: [Character: Double],
        kerning: [Pair: Double]? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        for advance in advances.values {
            require(
                advance.isFinite && advance >= 0, "A recorded advance must be finite and not less than 0.", file: file,
                line: line)
        }
        require(
            kerning?.values.allSatisfy(\.isFinite) ?? true, "Recorded kerning must be finite.", file: file, line: line)
        let heights = [dimensions.ascender, dimensions.descender, dimensions.leading, dimensions.capHeight]
        require(
            (heights + [dimensions.xHeight, lineHeight ?? 0]).allSatisfy(\.isFinite),
            "Recorded heights must be finite.", file: file, line: line)
        table = Table(
            font: font, dimensions: dimensions, lineHeight: lineHeight ?? dimensions.lineHeight, advances: advances,
            kerning: RecordedKerning(kerning?.map { ($0.key.first, $0.key.second, $0.value) }))
    }

    /// Returns the advance of a character of one scalar, in points; nil if the character was not recorded.
    ///
    /// - Complexity: O(1).
    public func advance(of scalar: Unicode.Scalar) -> Double? {
        table.advance(of: scalar)
    }

    /// Returns the advance of a character, in points; nil if the character was not recorded.
    ///
    /// - Complexity: O(*n*) in the number of its scalars.
    public func advance(of character: Character) -> Double? {
        character.onlyScalar.flatMap { advance(of: $0) } ?? table.clusters[character]
    }

    /// The metrics of a line of the recorded height. If the ascender and the descender do not add up to this height,
    /// the difference is added below the baseline; this is a choice of this library.
    var line: LineMetrics {
        let isSum = abs(lineHeight - dimensions.lineHeight) < 1e-6
        return LineMetrics(
            ascent: dimensions.ascender, descent: isSum ? -dimensions.descender : lineHeight - dimensions.ascender,
            leading: max(0, dimensions.leading))
    }

    /// Whether two faces have the same font and equal measurements.
    public static func == (one: Self, other: Self) -> Bool {
        one.table === other.table || one.table.isEqual(other.table)
    }

    /// Hashes only the font. Recorded faces of one font are seldom compared, so equal hashes cost little.
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension RecordedFace {
    fileprivate final class Table: Sendable {
        let font: FontSpec
        let dimensions: FontDimensions
        let lineHeight: Double
        /// The advances of Latin scalars, in points. The index is the scalar's value. NaN stands for a character that
        /// was not recorded.
        private let latin: [Double]
        private let others: [UInt32: Double]
        /// The recorded advances of all characters, in points, including characters of several scalars.
        let clusters: [Character: Double]
        let kerning: RecordedKerning

        init(
            font: FontSpec, dimensions: FontDimensions, lineHeight: Double, advances: [Character: Double],
            kerning: RecordedKerning
        ) {
            var latin = [Double](repeating: .nan, count: latinCount)
            var others: [UInt32: Double] = [:]
            for (character, advance) in advances {
                // A single scalar and several scalars may be equal as characters.
                guard let scalar = character.onlyScalar else { continue }
                if scalar.value < latinCount {
                    latin[Int(scalar.value)] = advance
                } else {
                    others[scalar.value] = advance
                }
            }
            (self.font, self.dimensions, self.lineHeight) = (font, dimensions, lineHeight)
            (self.latin, self.others, clusters, self.kerning) = (latin, others, advances, kerning)
        }

        func advance(of scalar: Unicode.Scalar) -> Double? {
            guard scalar.value < latinCount else { return others[scalar.value] }
            let advance = latin[Int(scalar.value)]
            return advance.isNaN ? nil : advance
        }

        func isEqual(_ other: Table) -> Bool {
            font == other.font && dimensions == other.dimensions && lineHeight == other.lineHeight
                && clusters == other.clusters && others == other.others && kerning == other.kerning
                && zip(latin, other.latin).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
        }
    }
}

extension Character {
    /// The scalar of a character that is one scalar; nil for other characters.
    fileprivate var onlyScalar: Unicode.Scalar? {
        let scalars = unicodeScalars
        let first = scalars.startIndex
        return scalars.index(after: first) == scalars.endIndex ? scalars[first] : nil
    }
}
