import FlowTestSupport
import Testing
import TextMeasuring

/// Font files that are damaged, by mistake or on purpose.
@Suite struct HostileFontTests {
    @Test(
        "What is wrong is said, and where",
        arguments: [
            ([], FontFileError(table: "", offset: 0, problem: .truncated(needed: 4, available: 0))),
            ([0, 1, 0], FontFileError(table: "", offset: 0, problem: .truncated(needed: 4, available: 3))),
            (Array("wOFF".utf8), FontFileError(table: "", offset: 0, problem: .unknownFormat(0x774F_4646))),
            (
                FontBytes.words([1, 0, 9, 0, 0, 0]),
                FontFileError(table: "", offset: 12, problem: .truncated(needed: 144, available: 0))
            ),
        ])
    func beginnings(bytes: [UInt8], expected: FontFileError) {
        #expect(throws: expected) { try FontFile(bytes) }
    }

    @Test("A missing table is named", arguments: ["head", "hhea", "maxp", "hmtx", "cmap"])
    func missing(table: String) {
        let bytes = FontBytes(missingTables: [table]).bytes
        #expect(throws: FontFileError(table: table, offset: 0, problem: .missingTable)) { try FontFile(bytes) }
    }

    @Test("Numbers that the format does not allow are refused")
    func numbers() {
        func problem(_ font: FontBytes) -> FontFileError.Problem? {
            do {
                _ = try FontFile(font.bytes)
                return nil
            } catch {
                return error.problem
            }
        }
        #expect(
            problem(FontBytes(unitsPerEm: 15)) == .outOfRange(field: "unitsPerEm", value: 15, allowed: 16...16384))
        #expect(problem(FontBytes(unitsPerEm: 0)) == .outOfRange(field: "unitsPerEm", value: 0, allowed: 16...16384))
        #expect(
            problem(FontBytes(ascender: -10, descender: 10))
                == .outOfRange(field: "ascender − descender", value: -20, allowed: 1...0xFFFF))
        #expect(problem(FontBytes(glyphCount: 0)) == .outOfRange(field: "numGlyphs", value: 0, allowed: 1...0xFFFF))
        #expect(
            problem(FontBytes(glyphCount: 3)) == .outOfRange(field: "numberOfHMetrics", value: 4, allowed: 1...3))
        for format in [4, 12] {
            #expect(
                problem(FontBytes(characters: [(0x61...0x65, 1)], characterMapFormat: format))
                    .map { "\($0)".contains("glyph") } == true)
            #expect(
                problem(FontBytes(characters: [(0x62...0x63, 1), (0x61...0x61, 1)], characterMapFormat: format))
                    == .unsorted(field: format == 4 ? "segment" : "group", index: 1))
        }
        #expect(problem(FontBytes(characterMapFormat: 6)) == .noCharacterMap)
        #expect(
            problem(FontBytes(characters: [(0x61...0x61, 1), (0x20000...0x110000, 1)], characterMapFormat: 12))
                == .outOfRange(field: "end of group", value: 0x110000, allowed: 0...0x10FFFF))
    }

    @Test("Every beginning of a file is refused with an error, and the whole file is read", arguments: [4, 12])
    func everyCut(format: Int) throws {
        let bytes = FontBytes(characterMapFormat: format, letterHeights: (700, 500)).bytes
        for count in 0..<bytes.count {
            #expect(throws: FontFileError.self, "\(count) bytes") { try FontFile(Array(bytes.prefix(count))) }
        }
        _ = try FontFile(bytes)
    }

    @Test("A count of groups larger than the table is refused before they are read")
    func hugeCount() throws {
        var bytes = FontBytes(characterMapFormat: 12).bytes
        let cmap = try #require(FontFileTests.place(of: "cmap", in: bytes))
        bytes.replaceSubrange(cmap + 24..<cmap + 28, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(
            throws: FontFileError(
                table: "cmap", offset: cmap + 28, problem: .truncated(needed: 12 * 0xFFFF_FFFF, available: 24))
        ) { try FontFile(bytes) }
    }

    @Test("Flipped bytes and cuts end in a font or an error, and a font that is read measures every scalar")
    func fuzz() {
        var random = SeededGenerator.fromEnvironment(otherwise: 53)
        let seeds = [
            FontBytes().bytes, FontBytes(characterMapFormat: 12, letterHeights: (700, 500)).bytes,
            FontBytes(advances: [1, 2], glyphCount: 40, characters: [(0x20...0x40, 1), (0x61...0x63, 2)]).bytes,
        ]
        var (read, refused) = (0, 0)
        for _ in 0..<(longTestsAreWanted ? 200_000 : 4000) {
            let bytes = Self.damaged(random.pick(seeds), &random)
            guard let file = try? FontFile(bytes) else {
                refused += 1
                continue
            }
            read += 1
            for scalar: Unicode.Scalar in ["a", "b", " ", "一", "\u{FFFF}", "\u{10000}", "\u{10FFFF}"] {
                let advance = file.advance(of: scalar) ?? 0
                #expect((0...0xFFFF).contains(advance), "\(random.reminder)")
            }
            #expect(file.ascender > file.descender, "\(random.reminder)")
        }
        #expect(read > 50, "\(read) read, \(refused) refused: \(random.reminder)")
        #expect(refused > 50, "\(read) read, \(refused) refused: \(random.reminder)")
    }

    /// Flips up to four bytes, mostly to values at an end of their range, and sometimes cuts the file.
    private static func damaged(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<random.within(1...4) {
            bytes[random.below(bytes.count)] = random.pick([0, 1, 0x7F, 0x80, 0xFF, UInt8(random.below(256))])
        }
        if random.isHeads(oneIn: 4) { bytes = Array(bytes.prefix(random.below(bytes.count))) }
        return bytes
    }

    @Test("An error reads as a sentence with the table, the byte and the numbers")
    func description() {
        let cut = FontFileError(table: "cmap", offset: 40, problem: .truncated(needed: 12, available: 3))
        #expect(cut.description == "table “cmap”, byte 40: 12 bytes are needed, 3 are there")
        let start = FontFileError(table: "", offset: 0, problem: .unknownFormat(0x774F_4646))
        #expect(start.description.hasPrefix("byte 0: 0x774f4646 begins no"))
        #expect(
            FontFileError(table: "head", offset: 9, problem: .outOfRange(field: "x", value: 3, allowed: 4...5))
                .description
                == "table “head”, byte 9: x is 3, but has to be in 4…5")
    }
}
