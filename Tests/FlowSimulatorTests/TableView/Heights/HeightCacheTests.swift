import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

@Suite("A cache of heights by key")
struct HeightCacheTests {
    private let phone = HeightConditions(width: 375, contentSizeCategory: .large, displayScale: 2)
    private let wide = HeightConditions(width: 667, contentSizeCategory: .large, displayScale: 2)

    /// 54 rows that are scrolled through and back on iOS 8, as the reference table asks.
    private func calls() -> [Int] {
        var world = ReferenceTableWorld(viewport: 660)
        (world.profile, world.asksHeights, world.estimate) = (.iOS8, true, 44)
        let rows = Array(repeating: ReferenceTableRow(0, declared: 100), count: 54)
        var table = ReferenceTable([ReferenceTableSection(rows)], in: world)
        table.layOut()
        while table.offset < table.highestOffset { table.scroll(by: 20) }
        while table.offset > table.lowestOffset { table.scroll(by: -20) }
        return table.log.heightCalls.map { $0[1] }
    }

    /// Asks the cache for each row, by a key that says its version, and counts what had to be measured.
    private func play(
        _ calls: [Int], in cache: inout HeightCache<String>, under conditions: HeightConditions,
        versions: [Int: Int] = [:]
    ) -> Int {
        var fits = 0
        for row in calls {
            let key = "row \(row) version \(versions[row] ?? 0)"
            guard cache.height(for: key, under: conditions) == nil else { continue }
            fits += 1
            cache.store(100, for: key, under: conditions)
        }
        return fits
    }

    @Test("Of 109 questions for 54 rows all but 54 are answered without measuring")
    func hits() {
        var cache = HeightCache<String>()
        let calls = calls()
        #expect(calls.count == 109)
        #expect(play(calls, in: &cache, under: phone) == 54)
        #expect((cache.hits, cache.misses) == (55, 54))
        #expect(cache.count == 54)
    }

    @Test("A content that changed is measured once more, and nothing else")
    func change() {
        var cache = HeightCache<String>()
        let calls = calls()
        _ = play(calls, in: &cache, under: phone)
        #expect(play(calls, in: &cache, under: phone, versions: [7: 1]) == 1)
        cache.removeHeight(for: "row 8 version 0")
        #expect(play(calls, in: &cache, under: phone, versions: [7: 1]) == 1)
    }

    @Test(
        "Another width, text size or scale is measured once for each row, and the old one is still known",
        arguments: [
            HeightConditions(width: 667, contentSizeCategory: .large, displayScale: 2),
            HeightConditions(width: 375, contentSizeCategory: .accessibilityLarge, displayScale: 2),
            HeightConditions(width: 375, contentSizeCategory: .large, displayScale: 3),
        ])
    func conditions(other: HeightConditions) {
        var cache = HeightCache<String>()
        let calls = calls()
        _ = play(calls, in: &cache, under: phone)
        #expect(play(calls, in: &cache, under: other) == 54)
        #expect(play(calls, in: &cache, under: other) == 0)
        #expect(play(calls, in: &cache, under: phone) == 0)
        #expect(cache.count == 108)
    }

    @Test("A copy is a cache of its own")
    func value() {
        var cache = HeightCache<Int>()
        cache.store(44, for: 1, under: phone)
        var copy = cache
        copy.store(50, for: 1, under: phone)
        copy.removeAll()
        #expect(copy.height(for: 1, under: phone) == nil)
        #expect(cache.height(for: 1, under: phone) == 44)
        #expect((cache.hits, cache.misses) == (1, 0))
        cache.resetCounts()
        #expect((cache.hits, cache.misses) == (0, 0))
        #expect(cache.count == 1)
    }

    @Test("A key is forgotten under all conditions")
    func removal() {
        var cache = HeightCache<Int>()
        cache.store(44, for: 1, under: phone)
        cache.store(30, for: 1, under: wide)
        cache.store(50, for: 2, under: wide)
        cache.removeHeight(for: 1)
        #expect(cache.count == 1)
        #expect(cache.height(for: 2, under: wide) == 50)
    }

    @Test("Heights of 0 are heights")
    func zero() {
        var cache = HeightCache<Int>()
        cache.store(0, for: 1, under: phone)
        #expect(cache.height(for: 1, under: phone) == 0)
    }

    // MARK: Files

    private let encoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return encoder
    }()

    @Test("Heights are written in one order, whatever order they came in, and read again")
    func export() throws {
        var (one, other) = (HeightCache<String>(), HeightCache<String>())
        for name in ["b", "a", "c"] { one.store(44.5, for: name, under: phone) }
        one.store(30, for: "a", under: wide)
        other.store(30, for: "a", under: wide)
        for name in ["c", "b", "a"] { other.store(44.5, for: name, under: phone) }
        let data = try encoder.encode(one)
        #expect(try encoder.encode(other) == data)
        let start = #"{"tables":[{"contentSizeCategory":"UICTContentSizeCategoryL","displayScale":2,"heights":"#
            + #"[{"height":44.5,"key":"a"},"#
        #expect(String(decoding: data, as: UTF8.self).hasPrefix(start))
        var read = try JSONDecoder().decode(HeightCache<String>.self, from: data)
        #expect(try encoder.encode(read) == data)
        #expect(read.height(for: "a", under: wide) == 30)
        #expect(read.height(for: "b", under: phone) == 44.5)
    }

    struct Unusable: Sendable {
        var width = "375"
        var scale = "2"
        var heights: String
        var more = ""
        var error: HeightCacheError
    }

    @Test(
        "Heights, widths and scales that cannot be are refused, and so is what is there twice",
        arguments: [
            Unusable(heights: #"{"key":"a","height":-1}"#, error: .unusableHeight(-1, key: "a")),
            Unusable(heights: #"{"key":"a","height":"inf"}"#, error: .unusableHeight(.infinity, key: "a")),
            Unusable(width: "-375", heights: "", error: .unusableConditions(width: -375, displayScale: 2)),
            Unusable(scale: "\"inf\"", heights: "", error: .unusableConditions(width: 375, displayScale: .infinity)),
            Unusable(heights: #"{"key":"a","height":1},{"key":"a","height":2}"#, error: .duplicateKey("a")),
            Unusable(
                heights: "",
                more: #",{"width":375,"displayScale":2,"contentSizeCategory":"UICTContentSizeCategoryL","heights":[]}"#,
                error: .duplicateConditions(
                    HeightConditions(width: 375, contentSizeCategory: .large, displayScale: 2))),
        ])
    func refusedImports(unusable: Unusable) {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let table = #"{"width":\#(unusable.width),"displayScale":\#(unusable.scale),"#
            + #""contentSizeCategory":"UICTContentSizeCategoryL","heights":[\#(unusable.heights)]}"#
        let json = #"{"tables":[\#(table)\#(unusable.more)]}"#
        #expect(throws: unusable.error) {
            try decoder.decode(HeightCache<String>.self, from: Data(json.utf8))
        }
        #expect(!unusable.error.description.isEmpty)
    }

    @Test("A height that is not a number cannot be read")
    func notANumber() {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let heights = #"[{"key":1,"height":"nan"}]"#
        let json = #"{"tables":[{"width":1,"displayScale":1,"contentSizeCategory":"","heights":\#(heights)}]}"#
        #expect(throws: HeightCacheError.self) {
            try decoder.decode(HeightCache<Int>.self, from: Data(json.utf8))
        }
    }

    @Test("Heights that are none stop the program with a sentence")
    func refusedHeights() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var cache = HeightCache<String>()
            cache.store(
                .nan, for: "a",
                under: HeightConditions(width: 375, contentSizeCategory: .large, displayScale: 2))
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("the height of a is no height"))
        await #expect(processExitsWith: .failure) {
            _ = HeightConditions(width: .infinity, contentSizeCategory: .large, displayScale: 2)
        }
    }
}
