import FlowTestSupport
import Testing
import TextMeasuring

/// Tables of kerning that are damaged, by mistake or on purpose.
@Suite struct HostileKerningTests {
    private static let kern = KerningBytes.kern([
        KerningBytes.subtable(format: 2, KerningBytes.classes(first: "A", second: "V", values: [0, 1, 2, -150])),
        KerningBytes.subtable(format: 0, KerningBytes.pairs([("AV", -30), ("VA", -40)])),
    ])
    private static let positioning = KerningBytes.positioning(
        [("DFLT", [0]), ("cyrl", [1]), ("latn", nil)],
        [
            (
                8, 2,
                [
                    KerningBytes.pairList("A", [("V", [-200, 1]), ("W", [-100, 2])], formats: (4, 4)),
                    KerningBytes.pairClasses("A"..."C", "V", values: [5, -20, 6, -30]),
                ]
            ),
            (0, 9, [KerningBytes.extended(KerningBytes.pairClasses("а"..."г", "б", values: [0, -20, 0, -30]))]),
        ])

    private static func error(_ table: String, _ contents: [UInt8]) -> FontFileError? {
        do {
            _ = try FontFile(KerningBytes.font([(table, contents)]).bytes)
            return nil
        } catch {
            return error
        }
    }

    @Test("A table of kerning that ends too early is refused with its name, and read as nothing only on request")
    func cuts() throws {
        for (name, table) in [("kern", Self.kern), ("GPOS", Self.positioning), ("GDEF", KerningBytes.marks("A"))] {
            for count in 1..<table.count {
                let bytes = KerningBytes.font([(name, Array(table.prefix(count)))]).bytes
                guard let error = Self.error(name, Array(table.prefix(count))) else {
                    Issue.record("\(name): \(count) of \(table.count) bytes are accepted")
                    continue
                }
                #expect(error.table == name)
                _ = try FontFile(bytes, readsKerning: false)
            }
            #expect(Self.error(name, table) == nil)
        }
    }

    @Test("A version that is not known and offsets to nowhere are refused")
    func numbers() {
        #expect(
            Self.error("kern", FontBytes.words([2, 0]))?.problem
                == .outOfRange(field: "version", value: 2, allowed: 0...1))
        #expect(
            Self.error("GPOS", FontBytes.words([2, 0, 0, 0, 0]))?.problem
                == .outOfRange(field: "majorVersion", value: 2, allowed: 1...1))
        let without = KerningBytes.positioning([("DFLT", [3])], [])
        #expect(Self.error("GPOS", without)?.problem == .outOfRange(field: "lookup", value: 3, allowed: 0...0))
        var outside = Self.positioning
        outside.replaceSubrange(8..<10, with: FontBytes.words([0xFFF0]))
        #expect(Self.error("GPOS", outside).map { "\($0.problem)".hasPrefix("truncated") } == true)
    }

    @Test("Subtables of no length do not stop reading, and counts are held against the bytes before anything is read")
    func counts() {
        let empty = KerningBytes.applesKern([(1, [])])
        var endless = empty
        endless.replaceSubrange(4..<8, with: FontBytes.long(0xFFFF_FFFF))
        endless.replaceSubrange(8..<12, with: FontBytes.long(0))
        #expect(
            Self.error("kern", endless)?.problem == .outOfRange(field: "length", value: 0, allowed: 8...16))
        let pairs = KerningBytes.kern([KerningBytes.subtable(format: 0, FontBytes.words([0xFFFF, 0, 0, 0]))])
        #expect(Self.error("kern", pairs)?.problem == .truncated(needed: 6 * 0xFFFF, available: 0))
    }

    @Test("A small file that describes very much kerning by sharing its parts is refused")
    func bomb() {
        // Each of 3,000 subtables covers all glyphs.
        let coverage = FontBytes.words([2, 1, 0, 0xFFFF, 0])
        let classes = FontBytes.words([2, 1, 0, 0xFFFF, 1])
        let subtable = FontBytes.words([2, 20, 4, 0, 30, 30, 1, 2, 0, 1]) + coverage + classes
        var lookup = FontBytes.words([2, 0, 3000])
        for _ in 0..<3000 { lookup += FontBytes.words([6 + 2 * 3000]) }
        var table = KerningBytes.positioning([("DFLT", [0])], [])
        table = Array(table.dropLast(2)) + FontBytes.words([1, 4]) + lookup + subtable
        let problem = Self.error("GPOS", table)?.problem
        #expect(problem.map { "\($0)".contains("entries of kerning") } == true, "\(String(describing: problem))")
    }

    @Test("Thousands of lookups that share one subtable are an error, not a table of Latin pairs for each")
    func sharedLookups() {
        let coverage = FontBytes.words([1, 2, 1, 2])
        let subtable = FontBytes.words([1, 14, 4, 4, 2, 22, 22]) + coverage + FontBytes.words([1, 1, 5, 0])
        var list = FontBytes.words([4000])
        for _ in 0..<4000 { list += FontBytes.words([2 + 2 * 4000]) }
        list += FontBytes.words([2, 0, 1, 8]) + subtable
        var table = KerningBytes.positioning([("DFLT", Array(0..<4000))], [])
        table = Array(table.dropLast(2)) + list
        let problem = Self.error("GPOS", table)?.problem
        #expect(problem.map { "\($0)".contains("entries of kerning") } == true, "\(String(describing: problem))")
    }

    @Test("A glyph that a coverage has twice has one rule, and thousands of rules for one glyph are an error")
    func manyRules() throws {
        func lookup(subtables: Int, times: Int) -> [UInt8] {
            let coverage = FontBytes.words([1, times] + Array(repeating: 1, count: times))
            let place = 10 + 2 * times
            let sets = Array(repeating: place + coverage.count, count: times)
            let subtable = FontBytes.words([1, place, 4, 0, times] + sets) + coverage + FontBytes.words([1, 2, 5])
            let places = Array(repeating: 6 + 2 * subtables, count: subtables)
            return FontBytes.words([1, 4]) + FontBytes.words([2, 0, subtables] + places) + subtable
        }
        func table(subtables: Int, times: Int) -> [UInt8] {
            let head = KerningBytes.positioning([("DFLT", [0])], [])
            return Array(head.dropLast(2)) + lookup(subtables: subtables, times: times)
        }
        // 40 subtables that each name the glyph 5,000 times would be 200,000 rules.
        #expect(Self.error("GPOS", table(subtables: 40, times: 5000)) == nil)
        let problem = Self.error("GPOS", table(subtables: 1001, times: 1))?.problem
        #expect(problem.map { "\($0)".contains("rules of a glyph") } == true, "\(String(describing: problem))")
    }

    @Test("Flipped bytes and cuts end in a font or an error, and kerning that is read is finite")
    func fuzz() {
        var random = SeededGenerator.fromEnvironment(otherwise: 71)
        let seeds = [
            KerningBytes.font([("kern", Self.kern)]), KerningBytes.font([("GPOS", Self.positioning)]),
            KerningBytes.font([
                ("GDEF", KerningBytes.marks("\u{300}")), ("GPOS", Self.positioning), ("kern", Self.kern),
            ]),
        ].map(\.bytes)
        let scalars = Array("AVA\u{300}VWXаб\u{AD}Aг\u{301}б".unicodeScalars)
        var (read, refused) = (0, 0)
        for _ in 0..<(longTestsAreWanted ? 200_000 : 2000) {
            var bytes = random.pick(seeds)
            // Mostly in the tables of kerning, which are the last ones but for the names.
            let start = random.isHeads(oneIn: 3) ? 0 : bytes.count / 2
            for _ in 0..<random.within(1...4) {
                bytes[start + random.below(bytes.count - start)] = random.pick(
                    [0, 1, 0x7F, 0x80, 0xFF, UInt8(random.below(256))])
            }
            guard let file = try? FontFile(bytes) else {
                refused += 1
                continue
            }
            read += 1
            let metrics = FontFileMetrics(file, fallback: BlockMetrics())
            var kerning = [Double](repeating: 0, count: scalars.count)
            metrics.addKerning(of: scalars[...], font: FontSpec(size: 10), to: &kerning)
            let isSound = kerning.allSatisfy { $0.isFinite && abs($0) <= 10 * 65536 }
            #expect(isSound, "\(kerning): \(random.reminder)")
        }
        #expect(read > 50, "\(read) read, \(refused) refused: \(random.reminder)")
        #expect(refused > 50, "\(read) read, \(refused) refused: \(random.reminder)")
    }
}
