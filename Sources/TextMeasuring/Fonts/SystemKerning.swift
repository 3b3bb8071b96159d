/// Kerning of the system font by classes of characters, in thousandths of the font size.
///
/// Fitted together with `SystemWidths`, where it starts from the mean kerning of the classes' pairs in Inter 4.1.
struct SystemKerning: Sendable {
    static let shared = SystemKerning()

    /// The row and the column of a character in `amounts`. A number less than 0 means that the character has no
    /// kerning.
    private struct Place: Sendable {
        /// The index in `amounts` at which the row of the character begins. The row contains the pairs in which the
        /// character is first. The value is −1 if the character is first in no pair.
        var row: Int16 = -1
        /// The column of the character in each row of `amounts`. The column contains the pairs in which the character
        /// is second. The value is −1 if the character is second in no pair.
        var column: Int16 = -1
    }

    /// The row and the column in `amounts` of each character up to U+007F. The index is the scalar's value.
    private let ascii: [Place]
    private let others: [UInt32: Place]
    /// A range that contains all keys of `others`, so that most scalars are not looked up in the dictionary.
    private let span: ClosedRange<UInt32>

    /// The classes of characters at the beginning of pairs. The characters of one string have equal kerning. The empty
    /// string stands for the ASCII characters that are in no other class.
    private static let firsts = [
        "/0345689@DGJOQU", "KXkx", "&+-:;=Bahmns~", "7’”", "Ff", "", ">ALbceop", ",.\\_…", "rvy", "(RZtuz", "\"'*P^w“",
        "TVWY",
    ]
    /// The classes of characters at the end of pairs, in the form of `firsts`.
    private static let seconds = [
        "\"'1vy’”", "", "ft", "0368?@CGOQ", "&:;anrsu", "TVWY\\“", "*7X^wxz", "2BDEHKLNPRk|", "FIMbhijlmp", "#/_",
        ",.AJ…", "+-4<=cdegoq~",
    ]
    /// The en dash, which is in the class with the empty string in `firsts` and `seconds`. The other characters of this
    /// class are the ASCII characters that are in no other string of the same list.
    private static let enDash: UInt32 = 0x2013

    private init() {
        let (firsts, seconds) = (Self.classes(Self.firsts), Self.classes(Self.seconds))
        let places = firsts.reduce(into: [:]) { places, first in
            places[first.key] = Place(row: first.value * Int16(Self.seconds.count), column: seconds[first.key] ?? -1)
        }
        ascii = (0..<0x80).map { places[$0] ?? Place() }
        others = places.filter { $0.key >= 0x80 }
        span = (others.keys.min() ?? Self.enDash)...(others.keys.max() ?? Self.enDash)
    }

    /// Returns the class of each character that has a class. The key is the scalar's value. The value is the index of
    /// the character's string in `strings`.
    private static func classes(_ strings: [String]) -> [UInt32: Int16] {
        let rest = Int16(strings.firstIndex(of: "") ?? 0)
        var classes = (0x20..<0x7F).reduce(into: [enDash: rest]) { $0[$1] = rest }
        for (index, string) in strings.enumerated() {
            for scalar in string.unicodeScalars { classes[scalar.value] = Int16(index) }
        }
        return classes
    }

    /// The kerning of pairs of classes, in thousandths of the font size. There is a row for each class of first
    /// characters, and a column for each class of second characters.
    private let amounts: [Double] = [
        1, 2, -4, 1, 4, -23, -5, -2, 1, -11, -28, 5,
        4, -13, -12, -20, -10, -8, -6, 15, 2, 0, 4, -34,
        -10, 3, 1, 0, 0, -43, -14, 4, 4, -1, 13, 2,
        -1, -7, 10, -24, -32, 0, 5, 0, -5, -76, -111, -42,
        -5, 12, -13, -11, -18, 0, -1, -4, -11, 2, -80, -16,
        6, -2, 1, 5, -6, -1, -7, -1, -1, 3, 1, -3,
        -14, 2, 3, -15, 0, -56, -6, 4, 7, -25, 7, 0,
        -53, -28, 8, -29, 14, -12, -9, -23, 3, 1, 18, -19,
        9, -3, 16, -5, -7, -11, 8, 1, 1, -47, -63, -18,
        -3, 1, -10, -4, -10, -14, 3, -6, -4, 12, 4, -12,
        0, 5, -9, 12, -4, -1, -1, -4, 7, -8, -80, -15,
        -41, 19, -6, 13, -79, -5, -25, -5, -7, -2, -53, -84,
    ]

    /// Adds the kerning of all pairs to their first scalars, in points.
    ///
    /// - Complexity: O(*n*) in the number of scalars.
    func add(of scalars: ArraySlice<Unicode.Scalar>, size: Double, to kerning: inout [Double]) {
        var first = Place()
        for index in scalars.indices {
            let second = place(of: scalars[index].value)
            if first.row >= 0 && second.column >= 0 {
                kerning[index - 1] += amounts[Int(first.row + second.column)] * size / 1000
            }
            first = second
        }
    }

    @inline(__always)
    private func place(of value: UInt32) -> Place {
        if value < 0x80 { return ascii[Int(value)] }
        // Letters with marks are before all of `others`' last.
        guard value <= span.upperBound else { return Place() }
        let base = LatinBases.base(of: value)
        if base < 0x80 { return ascii[Int(base)] }
        return span.contains(base) ? others[base] ?? Place() : Place()
    }
}
