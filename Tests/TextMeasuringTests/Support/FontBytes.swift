/// Makes font files in memory, right or wrong as a test wants them.
struct FontBytes {
    var unitsPerEm = 1000
    var ascender = 800
    var descender = -200
    var lineGap = 90
    /// One advance a glyph; the first is that of the missing glyph.
    var advances = [500, 600, 700, 1000]
    /// How many glyphs `maxp` states; as many as there are advances unless set.
    var glyphCount: Int?
    /// Ranges of scalars and the glyph of the first.
    var characters: [(ClosedRange<Int>, Int)] = [(0x61...0x62, 1), (0x4E00...0x4E00, 3)]
    var characterMapFormat = 4
    /// Cap height and x-height of an `OS/2` table; without them there is no such table.
    var letterHeights: (cap: Int, x: Int)?
    var missingTables: Set<String> = []
    /// Tables that are not made of the numbers above.
    var otherTables: [(String, [UInt8])] = []

    /// The file.
    var bytes: [UInt8] {
        let tables = [
            ("OS/2", letterHeights.map { os2(cap: $0.cap, x: $0.x) } ?? []), ("cmap", cmap), ("head", head),
            ("hhea", hhea),
            ("hmtx", advances.flatMap { Self.words([$0, 0]) }),
            ("maxp", Self.words([1, 0, glyphCount ?? advances.count])),
        ]
        let all = (tables + otherTables).sorted { $0.0 < $1.0 }
            .filter { !$0.1.isEmpty && !missingTables.contains($0.0) }
        var file = Self.words([1, 0, all.count, 0, 0, 0])
        var offset = file.count + 16 * all.count
        for (name, contents) in all {
            file += Array(name.utf8) + Self.long(0) + Self.long(offset) + Self.long(contents.count)
            offset += contents.count
        }
        return all.reduce(into: file) { $0 += $1.1 }
    }

    static func words(_ values: [Int]) -> [UInt8] { values.flatMap { [UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] } }

    static func long(_ value: Int) -> [UInt8] { words([value >> 16, value]) }

    private var head: [UInt8] {
        Self.words([Int](repeating: 0, count: 9) + [unitsPerEm] + [Int](repeating: 0, count: 17))
    }

    private var hhea: [UInt8] {
        Self.words([1, 0, ascender, descender, lineGap] + [Int](repeating: 0, count: 12) + [advances.count])
    }

    private func os2(cap: Int, x: Int) -> [UInt8] {
        var words = [Int](repeating: 0, count: 48)
        words[0] = 2
        (words[34], words[35], words[36], words[37], words[38]) = (700, -300, 100, 650, 250)
        (words[43], words[44]) = (x, cap)
        return Self.words(words)
    }

    private var cmap: [UInt8] {
        let map = characterMapFormat == 12 ? groups : segments
        let encoding = characterMapFormat == 12 ? 10 : 1
        return Self.words([0, 1, 3, encoding]) + Self.long(12) + map
    }

    private var groups: [UInt8] {
        let entries = characters.flatMap { range, glyph in
            Self.long(range.lowerBound) + Self.long(range.upperBound) + Self.long(glyph)
        }
        return Self.words([characterMapFormat, 0]) + Self.long(16 + entries.count) + Self.long(0)
            + Self.long(characters.count) + entries
    }

    /// Format 4, with deltas and no glyph array.
    private var segments: [UInt8] {
        let ranges = characters + [(0xFFFF...0xFFFF, 0)]
        let ends = ranges.map(\.0.upperBound) + [0]
        let starts = ranges.map(\.0.lowerBound)
        let deltas = ranges.map { ($1 - $0.lowerBound) & 0xFFFF }
        let offsets = ranges.map { _ in 0 }
        let count = ranges.count
        return Self.words(
            [characterMapFormat, 16 + 8 * count, 0, 2 * count, 0, 0, 0] + ends + starts + deltas + offsets)
    }
}
