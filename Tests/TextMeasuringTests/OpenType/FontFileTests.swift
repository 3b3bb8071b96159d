import Testing
import TextMeasuring

@Suite struct FontFileTests {
    @Test("Heights, glyph count and advances are read", arguments: [4, 12])
    func reads(format: Int) throws {
        let file = try FontFile(FontBytes(characterMapFormat: format).bytes)
        #expect(
            [file.unitsPerEm, file.ascender, file.descender, file.lineGap, file.glyphCount] == [1000, 800, -200, 90, 4])
        #expect(file.advance(of: "a") == 600)
        #expect(file.advance(of: "b") == 700)
        #expect(file.advance(of: "一") == 1000)
        #expect(file.advance(of: "c") == nil)
        #expect(file.advance(of: "😀") == nil)
        #expect(file.capHeight == nil)
        #expect(file.xHeight == nil)
    }

    @Test("Format 12 reaches beyond U+FFFF, also in a group that begins below")
    func beyond() throws {
        let characters = [(0x41...0x41, 1), (0xFFFE...0x10001, 1), (0x1F600...0x1F601, 2), (0x20000...0x20000, 3)]
        let file = try FontFile(
            FontBytes(advances: [0, 11, 22, 33, 44], characters: characters, characterMapFormat: 12).bytes)
        #expect(file.advance(of: "\u{10000}") == 33)
        #expect(file.advance(of: "\u{10001}") == 44)
        #expect(file.advance(of: "\u{10002}") == nil)
        #expect(file.advance(of: "😀") == 22)
        #expect(file.advance(of: "😁") == 33)
        #expect(file.advance(of: "𠀀") == 33)
        #expect(file.advance(of: "\u{FFFF}") == 22)
    }

    @Test("Glyphs past the last advance are as wide as it")
    func sharedAdvance() throws {
        let file = try FontFile(FontBytes(advances: [1, 640], glyphCount: 9, characters: [(0x61...0x68, 1)]).bytes)
        #expect(file.advance(of: "a") == 640)
        #expect(file.advance(of: "h") == 640)
    }

    @Test("A font of thousands of glyphs finds each", arguments: [4, 12])
    func manyGlyphs(format: Int) throws {
        let font = FontBytes(
            advances: Array(0..<3000), characters: [(0x4E00...0x4E00 + 2998, 1)], characterMapFormat: format)
        let file = try FontFile(font.bytes)
        for offset in stride(from: 0, through: 2998, by: 1) {
            let scalar = try #require(Unicode.Scalar(UInt32(0x4E00 + offset)))
            #expect(file.advance(of: scalar) == offset + 1)
        }
    }

    @Test("Format 4 finds glyphs through its array of glyphs too")
    func glyphArray() throws {
        var bytes = FontBytes(characters: [(0x61...0x62, 1)]).bytes
        // The first offset is made to point to two glyphs at the table's end: 3 and none.
        let cmap = try #require(Self.place(of: "cmap", in: bytes))
        let offsets = cmap + 12 + 14 + 2 * 2 + 2 + 2 * 2 + 2 * 2
        bytes.replaceSubrange(offsets..<offsets + 2, with: FontBytes.words([4]))
        bytes.replaceSubrange(offsets - 4..<offsets - 2, with: FontBytes.words([0]))
        bytes.insert(contentsOf: FontBytes.words([3, 0]), at: offsets + 4)
        bytes = Self.movingTables(after: cmap, by: 4, in: bytes)
        let file = try FontFile(bytes)
        #expect(file.advance(of: "a") == 1000)
        #expect(file.advance(of: "b") == nil)
    }

    @Test("Cap height and x-height are those of a table OS/2, and its heights stand in for ones that make no line")
    func os2() throws {
        let file = try FontFile(FontBytes(letterHeights: (710, 520)).bytes)
        #expect([file.capHeight, file.xHeight] == [710, 520])
        #expect([file.ascender, file.descender] == [800, -200])
        let flat = try FontFile(FontBytes(ascender: 0, descender: 0, letterHeights: (710, 520)).bytes)
        #expect([flat.ascender, flat.descender, flat.lineGap] == [700, -300, 100])
    }

    @Test("A collection holds several fonts")
    func collection() throws {
        let font = FontBytes().bytes
        let header =
            Array("ttcf".utf8) + FontBytes.words([1, 0]) + FontBytes.long(2) + FontBytes.long(20) + FontBytes.long(20)
        let bytes = header + Self.movingTables(after: 0, by: 20, in: font)
        #expect(try FontFile(bytes, fontIndex: 1) == FontFile(font))
        #expect(throws: FontFileError(table: "", offset: 8, problem: .noSuchFont(index: 2, count: 2))) {
            try FontFile(bytes, fontIndex: 2)
        }
        #expect(throws: FontFileError(table: "", offset: 0, problem: .noSuchFont(index: 1, count: 1))) {
            try FontFile(font, fontIndex: 1)
        }
    }

    /// Where a table is in a file.
    static func place(of name: String, in bytes: [UInt8]) -> Int? {
        let count = Int(bytes[4]) << 8 | Int(bytes[5])
        return (0..<count).map { 12 + 16 * $0 }.first { Array(bytes[$0..<$0 + 4]) == Array(name.utf8) }
            .map { entry in bytes[entry + 8..<entry + 12].reduce(0) { $0 << 8 | Int($1) } }
    }

    /// Adds to the offsets of all tables past a place, and lets the one there end later.
    static func movingTables(after place: Int, by distance: Int, in bytes: [UInt8]) -> [UInt8] {
        var moved = bytes
        let count = Int(bytes[4]) << 8 | Int(bytes[5])
        for entry in (0..<count).map({ 12 + 16 * $0 }) {
            let offset = bytes[entry + 8..<entry + 12].reduce(0) { $0 << 8 | Int($1) }
            let length = bytes[entry + 12..<entry + 16].reduce(0) { $0 << 8 | Int($1) }
            if offset > place { moved.replaceSubrange(entry + 8..<entry + 12, with: FontBytes.long(offset + distance)) }
            if offset == place {
                moved.replaceSubrange(entry + 12..<entry + 16, with: FontBytes.long(length + distance))
            }
        }
        return moved
    }
}
