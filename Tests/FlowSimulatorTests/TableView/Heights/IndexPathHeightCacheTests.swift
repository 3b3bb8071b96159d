import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

@Suite("A cache of heights by index path")
struct IndexPathHeightCacheTests {
    private let phone = HeightConditions(width: 375, contentSizeCategory: .large, displayScale: 2)
    private let wide = HeightConditions(width: 667, contentSizeCategory: .large, displayScale: 2)

    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    /// Sections of rows, each with a height of its own: 100 × section + row, and ten times that on wide screens.
    private func cache(_ counts: [Int]) -> IndexPathHeightCache {
        var cache = IndexPathHeightCache()
        for (section, count) in counts.enumerated() {
            for row in 0..<count {
                cache.store(CGFloat(100 * section + row), at: path(section, row), under: phone)
                cache.store(CGFloat(1000 * section + 10 * row), at: path(section, row), under: wide)
            }
        }
        return cache
    }

    /// The heights of a section's first rows, `-` where none is known.
    private func row(_ cache: IndexPathHeightCache, _ section: Int, _ count: Int) -> String {
        var cache = cache
        return (0..<count).map { row in
            cache.height(at: path(section, row), under: phone).map { "\(Int($0))" } ?? "-"
        }.joined(separator: " ")
    }

    @Test("Rows that come make room, and those that go leave none")
    func insertAndDelete() {
        var cache = cache([5])
        cache.insertRows(at: [path(0, 1), path(0, 3), path(0, 9)])
        #expect(row(cache, 0, 8) == "0 - 1 - 2 3 4 -")
        cache.deleteRows(at: [path(0, 0), path(0, 3), path(0, 20)])
        #expect(row(cache, 0, 6) == "- 1 2 3 4 -")
    }

    @Test("A move takes a height out and puts it in: the rows between move by one, and do not change places with it")
    func move() {
        var cache = cache([5, 2])
        cache.moveRow(at: path(0, 1), to: path(0, 3))
        #expect(row(cache, 0, 5) == "0 2 3 1 4")
        cache.moveRow(at: path(0, 3), to: path(0, 0))
        #expect(row(cache, 0, 5) == "1 0 2 3 4")
        cache.moveRow(at: path(0, 0), to: path(1, 1))
        #expect(row(cache, 0, 5) == "0 2 3 4 -")
        #expect(row(cache, 1, 4) == "100 1 101 -")
    }

    @Test("A row that is reloaded is forgotten, and its neighbours stay")
    func reload() {
        var cache = cache([3, 2])
        cache.reloadRows(at: [path(0, 1)])
        #expect(row(cache, 0, 3) == "0 - 2")
        cache.reloadSections([0])
        #expect(row(cache, 0, 3) == "- - -")
        #expect(row(cache, 1, 2) == "100 101")
    }

    @Test("Sections come, go and move with their rows")
    func sections() {
        var cache = cache([1, 1, 1, 1])
        cache.insertSections([1])
        #expect((0..<5).map { row(cache, $0, 1) } == ["0", "-", "100", "200", "300"])
        cache.deleteSections([0, 2])
        #expect((0..<4).map { row(cache, $0, 1) } == ["-", "200", "300", "-"])
        cache.moveSection(2, toSection: 0)
        #expect((0..<4).map { row(cache, $0, 1) } == ["300", "-", "200", "-"])
    }

    @Test("All widths move together, and each has its own heights")
    func widths() {
        var cache = cache([3])
        cache.insertRows(at: [path(0, 0)])
        #expect(cache.height(at: path(0, 1), under: phone) == 0)
        #expect(cache.height(at: path(0, 3), under: phone) == 2)
        #expect(cache.height(at: path(0, 3), under: wide) == 20)
        #expect(cache.count == 6)
    }

    @Test("Hits and misses are counted, and a reload of the data forgets all heights")
    func counts() {
        var cache = cache([3])
        _ = cache.height(at: path(0, 0), under: phone)
        _ = cache.height(at: path(0, 7), under: phone)
        _ = cache.height(at: path(4, 0), under: phone)
        #expect((cache.hits, cache.misses) == (1, 2))
        cache.removeAll()
        #expect(cache.count == 0)
        #expect((cache.hits, cache.misses) == (1, 2))
        cache.resetCounts()
        #expect((cache.hits, cache.misses) == (0, 0))
    }

    @Test("A row far down costs what is known and not what lies before it")
    func farDown() {
        var cache = IndexPathHeightCache()
        cache.store(44, at: path(1_000_000, 1_000_000_000), under: phone)
        cache.insertRows(at: [path(1_000_000, 0)])
        cache.insertSections([0])
        #expect(cache.height(at: path(1_000_001, 1_000_000_001), under: phone) == 44)
    }

    @Test("Heights are written in one order and read again; paths that cannot be are refused")
    func files() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let cache = cache([2, 3])
        let data = try encoder.encode(cache)
        let read = try JSONDecoder().decode(IndexPathHeightCache.self, from: data)
        #expect(try encoder.encode(read) == data)
        #expect(row(read, 1, 4) == "100 101 102 -")
        func decode(_ heights: String) throws {
            let json = #"{"tables":[{"width":1,"displayScale":1,"contentSizeCategory":"","heights":[\#(heights)]}]}"#
            _ = try JSONDecoder().decode(IndexPathHeightCache.self, from: Data(json.utf8))
        }
        #expect(throws: HeightCacheError.unusablePath(section: -1, row: 2)) {
            try decode(#"{"key":{"section":-1,"row":2},"height":1}"#)
        }
        #expect(throws: HeightCacheError.duplicateKey("row 2 in section 1")) {
            try decode(
                #"{"key":{"section":1,"row":2},"height":1},{"key":{"section":1,"row":2},"height":3}"#)
        }
    }

    @Test("R18.19: a row that crosses the border of a reloaded section has no height on the other side")
    func movesOutOfAndIntoReloadedSections() {
        var cache = cache([2, 2, 2])
        cache.apply(
            IndexPathHeightCache.Updates([
                .reloadSection(1), .insertSection(0), .moveItem(1, 0, to: 1, 0), .moveItem(2, 1, to: 2, 0),
            ]))
        #expect(row(cache, 1, 4) == "- 0 1 -")
        #expect(row(cache, 2, 3) == "- - -")
        #expect(row(cache, 3, 2) == "200 -")
    }

    // MARK: At random

    /// Rows that are their heights: what the plain update of the reference makes of them.
    private func compare(_ operations: [ReferenceOperation], on counts: [Int]) -> Bool {
        let before = counts.enumerated().map { section, count in
            ReferenceIdentifiers(section: section, items: (0..<count).map { 100 * section + $0 })
        }
        let update = ReferenceUpdate(operations, on: before, newSectionCount: 0)
        guard update.faults.isEmpty else { return false }
        var cache = cache(counts)
        cache.apply(IndexPathHeightCache.Updates(operations))
        for (section, content) in update.sections.enumerated() {
            for (row, item) in content.items.enumerated() {
                let expected = item < 0 || update.reloaded.contains(item) ? nil : CGFloat(item)
                #expect(cache.height(at: path(section, row), under: phone) == expected, "\(operations)")
                #expect(cache.height(at: path(section, row), under: wide) == expected.map { $0 * 10 })
            }
            #expect(cache.height(at: path(section, content.items.count), under: phone) == nil, "\(operations)")
        }
        return true
    }

    @Test("Batches in UIKit's coordinates do to heights what they do to rows")
    func random() {
        var random = SeededGenerator.fromEnvironment(otherwise: 73)
        var compared = 0
        for _ in 0..<4000 {
            let counts = (0..<random.within(1...4)).map { _ in random.below(6) }
            let operations = (0..<random.within(1...4)).map { _ -> ReferenceOperation in
                let (a, b, s, t) = (random.below(6), random.below(6), random.below(4), random.below(4))
                return random.pick([
                    .deleteItem(s, a), .insertItem(s, a), .reloadItem(s, a), .moveItem(s, a, to: t, b),
                    .deleteSection(s), .insertSection(s), .reloadSection(s), .moveSection(s, to: t),
                ])
            }
            if compare(operations, on: counts) { compared += 1 }
        }
        #expect(compared > 500, "\(random.reminder)")
    }
}

extension IndexPathHeightCache.Updates {
    fileprivate init(_ operations: [ReferenceOperation]) {
        self.init()
        func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
        for operation in operations {
            switch operation {
            case .deleteItem(let s, let i): deletedRows.insert(path(s, i))
            case .insertItem(let s, let i): insertedRows.insert(path(s, i))
            case .reloadItem(let s, let i), .reconfigureItem(let s, let i): reloadedRows.insert(path(s, i))
            case .moveItem(let s, let i, let t, let j): movedRows.append(RowMove(from: path(s, i), to: path(t, j)))
            case .deleteSection(let s): deletedSections.insert(s)
            case .insertSection(let s): insertedSections.insert(s)
            case .reloadSection(let s): reloadedSections.insert(s)
            case .moveSection(let s, let t): movedSections.append(SectionMove(from: s, to: t))
            }
        }
    }
}
