// The numbers below are taken from Adobe's Core 14 font metrics, files Helvetica.afm and Helvetica-Bold.afm:
//
//   Copyright (c) 1985, 1987, 1989, 1990, 1997 Adobe Systems Incorporated.  All Rights Reserved.
//   Helvetica is a trademark of Linotype-Hell AG and/or its subsidiaries.
//
//   This file and the 14 PostScript(R) AFM files it accompanies may be used, copied, and distributed for any purpose
//   and without charge, with or without modification, provided that all copyright notices are retained; that the AFM
//   files are not distributed without this file; that all modifications to this file or any of the AFM files are
//   prominently noted in the modified file(s); and that this paragraph is not modified. Adobe Systems has no
//   responsibility or obligation to support the use of the AFM files.
//
// Modifications: only the advance widths of these characters are kept, as Swift arrays in code-point order. A Latin
// letter that the files do not hold has the width of its base letter; one without a base letter has the width of a
// digit; the soft hyphen has none. Kerning pairs, boxes and names are left out.

/// Advance widths of Helvetica in thousandths of the font size.
struct HelveticaWidths: Sendable {
    /// U+0020 … U+007E.
    let ascii: [Int16]
    /// U+00A0 … U+017F.
    let latin: [Int16]
    /// Punctuation and signs past U+017F.
    let signs: [UInt32: Int16]

    /// The width of a character that the tables do not hold: that of a digit.
    static let fallback: Int16 = 556

    func width(of scalar: Unicode.Scalar) -> Int16 {
        switch scalar.value {
        case 0x20...0x7E: ascii[Int(scalar.value - 0x20)]
        case 0xA0...0x17F: latin[Int(scalar.value - 0xA0)]
        default: signs[scalar.value] ?? Self.fallback
        }
    }
}

extension HelveticaWidths {
    /// Helvetica.afm.
    static let regular = HelveticaWidths(
        ascii: [
            278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
            556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
            1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
            667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
            333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
            556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
        ],
        latin: [
            278, 333, 556, 556, 556, 556, 260, 556, 333, 737, 370, 556, 584, 0, 737, 333,
            400, 584, 333, 333, 333, 556, 537, 278, 333, 333, 365, 556, 834, 834, 834, 611,
            667, 667, 667, 667, 667, 667, 1000, 722, 667, 667, 667, 667, 278, 278, 278, 278,
            722, 722, 778, 778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667, 667, 611,
            556, 556, 556, 556, 556, 556, 889, 500, 556, 556, 556, 556, 278, 278, 278, 278,
            556, 556, 556, 556, 556, 556, 556, 584, 611, 556, 556, 556, 556, 500, 556, 500,
            667, 556, 667, 556, 667, 556, 722, 500, 722, 500, 722, 500, 722, 500, 722, 643,
            722, 556, 667, 556, 667, 556, 667, 556, 667, 556, 667, 556, 778, 556, 778, 556,
            778, 556, 778, 556, 722, 556, 556, 556, 278, 222, 278, 278, 278, 222, 278, 222,
            278, 278, 556, 556, 500, 222, 667, 500, 556, 556, 222, 556, 222, 556, 299, 556,
            556, 556, 222, 722, 556, 722, 556, 722, 556, 556, 556, 556, 778, 556, 778, 556,
            778, 556, 1000, 944, 722, 333, 722, 333, 722, 333, 667, 500, 667, 500, 667, 500,
            667, 500, 611, 278, 611, 317, 556, 556, 722, 556, 722, 556, 722, 556, 722, 556,
            722, 556, 722, 556, 944, 722, 667, 500, 667, 611, 500, 611, 500, 611, 500, 556,
        ],
        signs: [
            0x0192: 556, 0x0219: 500, 0x2013: 556, 0x2014: 1000, 0x2018: 222, 0x2019: 222,
            0x201A: 222, 0x201C: 333, 0x201D: 333, 0x201E: 333, 0x2020: 556, 0x2021: 556,
            0x2022: 350, 0x2026: 1000, 0x2030: 1000, 0x2039: 333, 0x203A: 333, 0x2044: 167,
            0x20AC: 556, 0x2122: 1000, 0x2212: 584, 0xFB01: 500, 0xFB02: 500,
        ])

    /// Helvetica-Bold.afm.
    static let bold = HelveticaWidths(
        ascii: [
            278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
            556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
            975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
            667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
            333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
            611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
        ],
        latin: [
            278, 333, 556, 556, 556, 556, 280, 556, 333, 737, 370, 556, 584, 0, 737, 333,
            400, 584, 333, 333, 333, 611, 556, 278, 333, 333, 365, 556, 834, 834, 834, 611,
            722, 722, 722, 722, 722, 722, 1000, 722, 667, 667, 667, 667, 278, 278, 278, 278,
            722, 722, 778, 778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667, 667, 611,
            556, 556, 556, 556, 556, 556, 889, 556, 556, 556, 556, 556, 278, 278, 278, 278,
            611, 611, 611, 611, 611, 611, 611, 584, 611, 611, 611, 611, 611, 556, 611, 556,
            722, 556, 722, 556, 722, 556, 722, 556, 722, 556, 722, 556, 722, 556, 722, 743,
            722, 611, 667, 556, 667, 556, 667, 556, 667, 556, 667, 556, 778, 611, 778, 611,
            778, 611, 778, 611, 722, 611, 556, 556, 278, 278, 278, 278, 278, 278, 278, 278,
            278, 278, 556, 556, 556, 278, 722, 556, 556, 611, 278, 611, 278, 611, 400, 556,
            556, 611, 278, 722, 611, 722, 611, 722, 611, 556, 556, 556, 778, 611, 778, 611,
            778, 611, 1000, 944, 722, 389, 722, 389, 722, 389, 667, 556, 667, 556, 667, 556,
            667, 556, 611, 333, 611, 389, 556, 556, 722, 611, 722, 611, 722, 611, 722, 611,
            722, 611, 722, 611, 944, 778, 667, 556, 667, 611, 500, 611, 500, 611, 500, 556,
        ],
        signs: [
            0x0192: 556, 0x0219: 556, 0x2013: 556, 0x2014: 1000, 0x2018: 278, 0x2019: 278,
            0x201A: 278, 0x201C: 500, 0x201D: 500, 0x201E: 500, 0x2020: 556, 0x2021: 556,
            0x2022: 350, 0x2026: 1000, 0x2030: 1000, 0x2039: 333, 0x203A: 333, 0x2044: 167,
            0x20AC: 556, 0x2122: 1000, 0x2212: 584, 0xFB01: 611, 0xFB02: 611,
        ])
}
