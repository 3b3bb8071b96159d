/// Kerning of the system font by classes of characters, in thousandths of the font size.
///
/// Fitted together with `SystemWidths`, where it starts from the mean kerning of the classes' pairs in Inter 4.1.
enum SystemKerning {
    /// Characters that act alike before another one. All others act like those of class 5.
    private static let first = classes([
        "/0345689@DGJOQU", "KXkx", "&+-:;=Bahmns~", "7’”", "Ff", "", ">ALbceop", ",.\\_…", "rvy", "(RZtuz", "\"'*P^w“",
        "TVWY",
    ])
    /// Characters that act alike after another one. All others act like those of class 1.
    private static let second = classes([
        "\"'1vy’”", "", "ft", "0368?@CGOQ", "&:;anrsu", "TVWY\\“", "*7X^wxz", "2BDEHKLNPRk|", "FIMbhijlmp", "#/_",
        ",.AJ…", "+-4<=cdegoq~",
    ])

    /// A row for each class of first characters, a column for each of second ones.
    private static let amounts: [Int16] = [
        1, 3, -6, 2, 5, -21, -5, -2, 2, -11, -27, 7,
        3, -13, -10, -21, -9, -8, -6, 15, 3, 0, 3, -32,
        -10, 2, -1, 0, 0, -44, -14, 4, 3, -1, 13, 2,
        -1, -6, 9, -24, -32, 0, 5, 0, -5, -76, -111, -42,
        -5, 11, -13, -11, -19, -1, -1, -5, -11, 3, -79, -16,
        6, -2, 1, 5, -6, 0, -6, -1, 0, 3, 1, -2,
        -15, 2, 2, -16, 1, -57, -6, 5, 7, -24, 5, 0,
        -53, -29, 8, -29, 15, -12, -10, -23, 3, 1, 18, -18,
        10, -3, 15, -4, -6, -11, 9, -2, 0, -47, -63, -17,
        -4, 2, -10, -5, -9, -14, 5, -6, -4, 12, 5, -11,
        0, 5, -9, 12, -2, -1, 0, -2, 8, -8, -79, -13,
        -40, 19, -6, 15, -79, -5, -26, -7, -5, -2, -53, -84,
    ]
    private static let secondCount = 12

    private struct Classes: Sendable {
        /// By scalar value, up to U+007E.
        var ascii: [UInt8]
        var others: [UInt32: UInt8] = [:]

        /// Nil for characters without kerning.
        func index(of value: UInt32) -> Int? {
            if value < 0x20 { return nil }
            if value <= 0x7E { return Int(ascii[Int(value)]) }
            return others[value].map(Int.init)
        }
    }

    private static func classes(_ strings: [String]) -> Classes {
        let rest = UInt8(strings.firstIndex(of: "")!)
        var classes = Classes(ascii: Array(repeating: rest, count: 0x7F), others: [0x2013: rest])
        for (index, string) in strings.enumerated() {
            for scalar in string.unicodeScalars {
                if scalar.isASCII {
                    classes.ascii[Int(scalar.value)] = UInt8(index)
                } else {
                    classes.others[scalar.value] = UInt8(index)
                }
            }
        }
        return classes
    }

    /// Adds the kerning of all pairs to their first scalars, in points.
    ///
    /// - Complexity: O(*n*) in the number of scalars.
    static func add(of scalars: ArraySlice<Unicode.Scalar>, size: Double, to kerning: inout [Double]) {
        var before: Int?
        for index in scalars.indices {
            let value = LatinBases.base(of: scalars[index].value)
            if let before, let after = second.index(of: value) {
                kerning[index - 1] += Double(amounts[before * secondCount + after]) * size / 1000
            }
            before = first.index(of: value)
        }
    }
}
