import Testing
import TextMeasuring

/// Kerning that is read from font files. All letters are 6 points wide at 10 points; kerning of 100 units is 1 point.
@Suite struct FontKerningTests {
    private static func kerning(_ text: String, _ tables: [(String, [UInt8])]) throws -> Double {
        let metrics = FontFileMetrics(try FontFile(KerningBytes.font(tables).bytes), fallback: BlockMetrics())
        let font = FontSpec(size: 10, family: .named("Own"))
        let plain = text.reduce(0) { $0 + metrics.advance(of: $1, font: font) }
        return ((metrics.width(of: text, font: font) - plain) * 100).rounded()
    }

    private static func positioned(
        _ text: String, flags: Int = 0, type: Int = 2, _ subtables: [[UInt8]], others: [(String, [UInt8])] = []
    ) throws -> Double {
        try kerning(
            text, [("GPOS", KerningBytes.positioning([("DFLT", [0])], [(flags, type, subtables)]))] + others)
    }

    @Test("The table kern lists pairs, in any order, in Apple's and Microsoft's form")
    func pairs() throws {
        let pairs = KerningBytes.pairs([("VA", -100), ("AW", 40), ("AV", -200), ("AV", 7)])
        for table in [
            KerningBytes.kern([KerningBytes.subtable(format: 0, pairs)]), KerningBytes.applesKern([(0, pairs)]),
        ] {
            #expect(try Self.kerning("AVA", [("kern", table)]) == -300)
            #expect(try Self.kerning("AWV", [("kern", table)]) == 40)
            #expect(try Self.kerning("XYA", [("kern", table)]) == 0)
        }
    }

    @Test("The table kern has classes of glyphs too; its subtables add up, and those for other directions do not count")
    func classes() throws {
        let values = [0, 7, 0, -150]
        let table = KerningBytes.kern([
            KerningBytes.subtable(
                format: 2, KerningBytes.classes(first: "A", second: "V", values: values)),
            KerningBytes.subtable(format: 0, KerningBytes.pairs([("AV", 30)])),
            KerningBytes.subtable(format: 0, coverage: 0, KerningBytes.pairs([("AV", 1000)])),
            KerningBytes.subtable(format: 0, coverage: 5, KerningBytes.pairs([("AV", 1000)])),
            KerningBytes.subtable(format: 0, coverage: 3, KerningBytes.pairs([("AV", 1000)])),
        ])
        #expect(try Self.kerning("AV", [("kern", table)]) == -120)
        #expect(try Self.kerning("AB", [("kern", table)]) == 0)
        #expect(try Self.kerning("BV", [("kern", table)]) == 0)
        let apples = KerningBytes.applesKern([
            (2, KerningBytes.classes(first: "A", second: "V", values: values, headerSize: 8)),
            (0x8000, KerningBytes.pairs([("AV", 1000)])),
        ])
        #expect(try Self.kerning("AV", [("kern", apples)]) == -150)
    }

    @Test("GPOS lists pairs and classes; the first subtable that knows a pair counts", arguments: [2, 9])
    func subtables(type: Int) throws {
        let subtables = [
            KerningBytes.pairList("A", [("V", [-200]), ("W", [-100])]),
            KerningBytes.pairClasses("A"..."C", "V", values: [5, -20, 6, -30]),
            KerningBytes.pairClasses("A"..."D", "V", values: [900, 900, 900, 900]),
        ].map { type == 9 ? KerningBytes.extended($0) : $0 }
        for (text, expected) in [
            ("AV", -200.0), ("AW", -100), ("BV", -20), ("BX", 5), ("AX", 6), ("DV", 900), ("DX", 900), ("EV", 0),
        ] {
            #expect(try Self.positioned(text, type: type, subtables) == expected, "\(text)")
        }
    }

    @Test("The advance of a value is found among its other fields, and the second glyph's is added to the second")
    func values() throws {
        // Placements and advances of both, in all four directions.
        let all = KerningBytes.pairList("A", [("V", [1, 2, -40, 3, 4, 5, -8, 6])], formats: (15, 15))
        #expect(try Self.positioned("AV", [all]) == -48)
        let metrics = FontFileMetrics(
            try FontFile(
                KerningBytes.font([("GPOS", KerningBytes.positioning([("DFLT", [0])], [(0, 2, [all])]))]).bytes))
        let scalars: [Unicode.Scalar] = ["A", "V", "A", "V"]
        var kerning = [0.0, 0, 0, 0]
        metrics.addKerning(of: scalars[...], font: FontSpec(size: 1000), to: &kerning)
        #expect(kerning == [-40, -8, -40, -8])
    }

    @Test("A second glyph with a value of its own does not begin another pair")
    func takesSecond() throws {
        let chain = [
            KerningBytes.pairList("A", [("V", [-10, 0])], formats: (4, 4)), KerningBytes.pairList("V", [("W", [-500])]),
        ]
        #expect(try Self.positioned("AVW", chain) == -10)
        #expect(try Self.positioned("XVW", chain) == -500)
        #expect(try Self.positioned("AаVW", chain) == -500)
    }

    @Test("Lookups of one feature add up, each over the whole text")
    func lookups() throws {
        let table = KerningBytes.positioning(
            [("DFLT", [1, 0])],
            [
                (0, 2, [KerningBytes.pairList("A", [("V", [-10])])]),
                (0, 2, [KerningBytes.pairList("A", [("V", [-7, 0])], formats: (4, 4))]),
            ])
        #expect(try Self.kerning("AV", [("GPOS", table)]) == -17)
    }

    @Test("Marks between two letters keep them apart unless the lookup passes them over")
    func marks() throws {
        let pairs = [KerningBytes.pairList("A", [("V", [-200]), ("\u{300}", [-11])])]
        let marks = [("GDEF", KerningBytes.marks("\u{300}"))]
        #expect(try Self.positioned("A\u{300}V", pairs) == -11)
        #expect(try Self.positioned("A\u{300}V", flags: 8, pairs) == -200)
        #expect(try Self.positioned("A\u{300}V", flags: 8, pairs, others: marks) == -200)
        #expect(try Self.positioned("A\u{300}V", flags: 8, pairs, others: [("GDEF", KerningBytes.marks("B"))]) == -11)
        let table = KerningBytes.kern([KerningBytes.subtable(format: 0, KerningBytes.pairs([("AV", -200)]))])
        #expect(try Self.kerning("A\u{300}V", [("kern", table)]) == -200)
        #expect(try Self.kerning("A\u{AD}V", [("kern", table)]) == -200)
    }

    @Test("A script has its own kerning, the default's where it is not listed, and none across to another")
    func scripts() throws {
        let table = KerningBytes.positioning(
            [("DFLT", [0]), ("cyrl", [1]), ("grek", nil)],
            [
                (0, 2, [KerningBytes.pairList("A", [("V", [-100]), ("а", [-5])])]),
                (0, 2, [KerningBytes.pairList("а", [("б", [-300])])]),
            ])
        for (text, expected) in [("AV", -100.0), ("аб", -300), ("AVаб", -400), ("Aа", 0), ("абAV", -400)] {
            #expect(try Self.kerning(text, [("GPOS", table)]) == expected, "\(text)")
        }
        let latin = KerningBytes.positioning(
            [("latn", [0])], [(0, 2, [KerningBytes.pairList("а", [("б", [-100])])])])
        #expect(try Self.kerning("аб", [("GPOS", latin)]) == -100)
    }

    @Test("kern counts only for scripts that GPOS does not kern")
    func both() throws {
        let pairs = KerningBytes.pairs([("AV", -1), ("аб", -2)])
        let old = ("kern", KerningBytes.kern([KerningBytes.subtable(format: 0, pairs)]))
        let new = KerningBytes.positioning(
            [("latn", [0]), ("cyrl", nil)], [(0, 2, [KerningBytes.pairList("A", [("V", [-50])])])])
        #expect(try Self.kerning("AV", [("GPOS", new), old]) == -50)
        #expect(try Self.kerning("аб", [("GPOS", new), old]) == -2)
        let without = KerningBytes.positioning([("DFLT", nil)], [])
        #expect(try Self.kerning("AV", [("GPOS", without), old]) == -1)
    }

    @Test("Lookups and formats of other kinds are left out")
    func others() throws {
        #expect(try Self.positioned("AV", type: 1, [KerningBytes.pairList("A", [("V", [-9])])]) == 0)
        #expect(try Self.positioned("AV", [FontBytes.words([3, 0, 0, 0])]) == 0)
        let file = try FontFile(KerningBytes.font([("kern", KerningBytes.kern([]))]).bytes)
        #expect(!file.hasKerning)
        let table = KerningBytes.kern([KerningBytes.subtable(format: 0, KerningBytes.pairs([("AV", -1)]))])
        let bytes = KerningBytes.font([("kern", table)]).bytes
        #expect(try FontFile(bytes).hasKerning)
        #expect(try !FontFile(bytes, readsKerning: false).hasKerning)
    }

    @Test("A letter and its accent are one glyph where the font has it")
    func composed() throws {
        var font = KerningBytes.font([
            ("kern", KerningBytes.kern([KerningBytes.subtable(format: 0, KerningBytes.pairs([("BV", -200)]))]))
        ])
        // À is the glyph of B.
        font.advances[2] = 650
        font.characters = [(0x41...0x41, 1), (0x56...0x56, 22), (0xC0...0xC0, 2), (0x300...0x300, 59)]
        let metrics = FontFileMetrics(try FontFile(font.bytes))
        let own = FontSpec(size: 1000)
        #expect(metrics.width(of: "A\u{300}V", font: own) == 650 + 600 - 200)
        #expect(metrics.width(of: "A\u{301}V", font: own) == 1200)
    }
}
