/// Kerning of the system font by classes of characters, in thousandths of the font size.
///
/// Fitted together with `SystemWidths`, where it starts from the mean kerning of the classes' pairs in Inter 4.1.
struct SystemKerning: Sendable {
    static let shared = SystemKerning()

    /// Classes by scalar value, up to U+007E, and those of other characters. What is in neither has no kerning.
    private struct Classes: Sendable {
        var ascii: [UInt8]
        var others: [UInt32: UInt8]
        /// All of `others` are in this: most scalars need no look into the dictionary.
        private var span: ClosedRange<UInt32> = 0x2013...0x2013

        /// Makes classes of the characters of `strings`; the other characters are in the class of the empty string.
        init(_ strings: [String]) {
            let rest = UInt8(strings.firstIndex(of: "") ?? 0)
            ascii = Array(repeating: rest, count: 0x7F)
            others = [0x2013: rest]
            for (index, string) in strings.enumerated() {
                for scalar in string.unicodeScalars {
                    if scalar.isASCII {
                        ascii[Int(scalar.value)] = UInt8(index)
                    } else {
                        others[scalar.value] = UInt8(index)
                        span = min(span.lowerBound, scalar.value)...max(span.upperBound, scalar.value)
                    }
                }
            }
        }

        func index(of value: UInt32) -> Int? {
            if value < 0x7F { return value < 0x20 ? nil : Int(ascii[Int(value)]) }
            return span.contains(value) ? others[value].map(Int.init) : nil
        }
    }

    /// Classes of characters that act alike before another one.
    private let first = Classes([
        "/0345689@DGJOQU", "KXkx", "&+-:;=Bahmns~", "7’”", "Ff", "", ">ALbceop", ",.\\_…", "rvy", "(RZtuz", "\"'*P^w“",
        "TVWY",
    ])
    /// Classes of characters that act alike after another one.
    private let second = Classes([
        "\"'1vy’”", "", "ft", "0368?@CGOQ", "&:;anrsu", "TVWY\\“", "*7X^wxz", "2BDEHKLNPRk|", "FIMbhijlmp", "#/_",
        ",.AJ…", "+-4<=cdegoq~",
    ])
    private static let secondCount = 12

    /// A row for each class of first characters, a column for each of second ones.
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
        var before: Int?
        for index in scalars.indices {
            let value = LatinBases.base(of: scalars[index].value)
            if let before, let after = second.index(of: value) {
                kerning[index - 1] += amounts[before * Self.secondCount + after] * size / 1000
            }
            before = first.index(of: value)
        }
    }
}
