/// Makes the tables that kerning is read from. Glyphs are numbers; `font` has A to Z as glyphs 1 to 26, а to я as 27 to
/// 58 and an accent as 59, each 600 of 1000 units wide.
enum KerningBytes {
    static func font(_ tables: [(String, [UInt8])]) -> FontBytes {
        FontBytes(
            advances: [500] + [Int](repeating: 600, count: 59),
            characters: [(0x41...0x5A, 1), (0x300...0x301, 59), (0x430...0x44F, 27)].map { range, glyph in
                (range.lowerBound...min(range.upperBound, range.lowerBound + 59 - glyph), glyph)
            }, otherTables: tables)
    }

    static func glyph(_ letter: Character) -> Int {
        let value = Int(letter.unicodeScalars.first?.value ?? 0)
        return value < 0x300 ? value - 0x40 : value < 0x400 ? 59 : value - 0x430 + 27
    }

    // MARK: kern

    /// The contents of a `kern` table of version 0.
    static func kern(_ subtables: [[UInt8]]) -> [UInt8] {
        FontBytes.words([0, subtables.count]) + subtables.joined()
    }

    /// The contents of Apple's `kern` table of version 1.
    static func applesKern(_ subtables: [(format: Int, body: [UInt8])]) -> [UInt8] {
        FontBytes.words([1, 0]) + FontBytes.long(subtables.count)
            + subtables.flatMap { FontBytes.long($0.body.count + 8) + FontBytes.words([$0.format, 0]) + $0.body }
    }

    /// A subtable of version 0; its coverage is horizontal unless given.
    static func subtable(format: Int, coverage: Int = 1, _ body: [UInt8]) -> [UInt8] {
        FontBytes.words([0, body.count + 6, format << 8 | coverage]) + body
    }

    /// Format 0: pairs of letters, such as "AV".
    static func pairs(_ pairs: [(String, Int)]) -> [UInt8] {
        FontBytes.words([pairs.count, 0, 0, 0])
            + pairs.flatMap { pair, value in FontBytes.words(pair.map(glyph) + [value]) }
    }

    /// Format 2: the first letter has the second row, "V" the second column; values are row by row.
    static func classes(first: Character, second: Character, values: [Int], headerSize: Int = 6) -> [UInt8] {
        let (left, right, array) = (headerSize + 8, headerSize + 14, headerSize + 20)
        return FontBytes.words([4, left, right, array])
            + FontBytes.words([glyph(first), 1, array + 4, glyph(second), 1, 2]) + FontBytes.words(values)
    }

    // MARK: GPOS

    /// The contents of a `GPOS` table.
    ///
    /// - Parameters:
    ///   - scripts: Each with the lookups of its feature `kern`; nil for a script without the feature.
    ///   - lookups: Each with its flags and its subtables of a type.
    static func positioning(
        _ scripts: [(tag: String, lookups: [Int]?)], _ lookups: [(flags: Int, type: Int, subtables: [[UInt8]])]
    ) -> [UInt8] {
        var scriptList = FontBytes.words([scripts.count])
        var scriptTables: [UInt8] = []
        var features: [[UInt8]] = []
        for (tag, lookups) in scripts {
            scriptList += Array(tag.utf8) + FontBytes.words([2 + 6 * scripts.count + scriptTables.count])
            scriptTables += FontBytes.words([4, 0, 0, 0xFFFF, lookups == nil ? 0 : 1])
            if let lookups {
                scriptTables += FontBytes.words([features.count])
                features.append(FontBytes.words([0, lookups.count] + lookups))
            }
        }
        scriptList += scriptTables
        var featureList = FontBytes.words([features.count])
        var place = 2 + 6 * features.count
        for feature in features {
            featureList += Array("kern".utf8) + FontBytes.words([place])
            place += feature.count
        }
        featureList += features.joined()
        let header = FontBytes.words([
            1, 0, 10, 10 + scriptList.count, 10 + scriptList.count + featureList.count,
        ])
        return header + scriptList + featureList
            + list(lookups.map { lookup in
                FontBytes.words([lookup.type, lookup.flags]) + list(lookup.subtables, headerSize: 4)
            })
    }

    /// A count, offsets from the start of what `headerSize` bytes come before, and the contents.
    private static func list(_ contents: [[UInt8]], headerSize: Int = 0) -> [UInt8] {
        var place = headerSize + 2 + 2 * contents.count
        var bytes = FontBytes.words([contents.count])
        for content in contents {
            bytes += FontBytes.words([place])
            place += content.count
        }
        return bytes + contents.joined()
    }

    /// Pairs, format 1: all have the same first letter. Values are advances of the first and the second glyph.
    static func pairList(_ first: Character, _ seconds: [(Character, [Int])], formats: (Int, Int) = (4, 0)) -> [UInt8] {
        let coverage = FontBytes.words([1, 1, glyph(first)])
        return FontBytes.words([1, 12, formats.0, formats.1, 1, 12 + coverage.count]) + coverage
            + FontBytes.words([seconds.count]) + seconds.flatMap { FontBytes.words([glyph($0)] + $1) }
    }

    /// Pairs, format 2: the letters of `firsts` are covered, and the first of them has class 1, as `second` has among
    /// second letters. Values are row by row.
    static func pairClasses(_ firsts: ClosedRange<Character>, _ second: Character, values: [Int]) -> [UInt8] {
        let coverage = FontBytes.words([2, 1, glyph(firsts.lowerBound), glyph(firsts.upperBound), 0])
        let left = FontBytes.words([1, glyph(firsts.lowerBound), 1, 1])
        let right = FontBytes.words([2, 1, glyph(second), glyph(second), 1])
        let start = 16 + 2 * values.count
        return FontBytes.words([
            2, start, 4, 0, start + coverage.count, start + coverage.count + left.count, 2, 2,
        ]) + FontBytes.words(values) + coverage + left + right
    }

    /// A subtable of type 9 that leads to one of another type right behind it.
    static func extended(_ subtable: [UInt8], type: Int = 2) -> [UInt8] {
        FontBytes.words([1, type]) + FontBytes.long(8) + subtable
    }

    // MARK: GDEF

    /// The contents of a `GDEF` table in which a letter's glyph is a mark.
    static func marks(_ letter: Character) -> [UInt8] {
        FontBytes.words([1, 0, 12, 0, 0, 0]) + FontBytes.words([2, 1, glyph(letter), glyph(letter), 3])
    }
}
