/// The letters with marks for which Unicode has a single scalar, such as é for e and an accent. Only Latin, Greek and
/// Cyrillic letters are included.
enum ComposedScalars {
    /// Composes a letter with as many of the marks after it as possible. The marks are added in order. The composition
    /// stops if the letter and the next mark have no single scalar, or if the font lacks this scalar.
    ///
    /// - Parameters:
    ///   - base: The letter.
    ///   - marks: The marks after it.
    ///   - has: Whether the font has a scalar.
    /// - Returns: The composed letter, and how many marks are part of it.
    /// - Complexity: O(*m*) in the number of marks that are part of it.
    static func composed<Marks: Collection<Unicode.Scalar>>(
        _ base: Unicode.Scalar, with marks: Marks, where has: (Unicode.Scalar) -> Bool
    ) -> (scalar: Unicode.Scalar, count: Int) {
        var (scalar, count) = (base, 0)
        for mark in marks {
            guard (0x300...0x36F).contains(mark.value), let next = composed(scalar, mark), has(next) else { break }
            (scalar, count) = (next, count + 1)
        }
        return (scalar, count)
    }

    private static func composed(_ base: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
        var both = String.UnicodeScalarView()
        both.append(base)
        both.append(mark)
        return table[String(both)]
    }

    /// The single scalar for each string of a letter and a mark. If several scalars are equivalent, the table has the
    /// first, which is the usual one.
    ///
    /// Canonically equivalent strings are equal, so the string of a letter and a mark finds the scalar.
    private static let table: [String: Unicode.Scalar] = {
        var table: [String: Unicode.Scalar] = [:]
        let ranges: [ClosedRange<UInt32>] = [0xC0...0x233, 0x386...0x45F, 0x476...0x4F9, 0x1E00...0x1FFC]
        for scalar in ranges.joined().lazy.compactMap(Unicode.Scalar.init) where table[String(scalar)] == nil {
            table[String(scalar)] = scalar
        }
        return table
    }()
}
