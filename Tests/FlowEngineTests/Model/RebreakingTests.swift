import FlowTestSupport
import Testing

@testable import FlowEngine

/// How far a change reaches: the rows broken again until the old row starts are met (docs/performance.md).
@Suite("Re-breaking")
struct RebreakingTests {
    static let count = 10_000
    static let trials = 3_000

    @Test("Mixed sizes: a new one breaks about four rows again, never a hundred")
    func sizeChanges() throws {
        let work = try trial(mixedWorkload(Self.count)) { model, item, size in
            try model.setSize(size, at: ItemPath(section: 0, item: item))
        }
        #expect(work.mean <= 4.2, "\(work)")
        #expect(work.percentile(99) <= 25, "\(work)")
        #expect(work.worst <= 100, "\(work)")
    }

    @Test("Mixed sizes: an insertion breaks about six rows again")
    func insertions() throws {
        let work = try trial(mixedWorkload(Self.count)) { model, item, size in
            try model.insertItems(.each([size]), at: ItemPath(section: 0, item: item))
        }
        #expect(work.mean <= 6.5, "\(work)")
        #expect(work.percentile(99) <= 30, "\(work)")
    }

    @Test("Narrow chips meet the old rows late, but they do")
    func chips() throws {
        let work = try trial(chipWorkload(Self.count), width: 20...60, height: 30...30) { model, item, size in
            try model.setSize(size, at: ItemPath(section: 0, item: item))
        }
        #expect(work.mean <= 12, "\(work)")
        #expect(work.percentile(50) <= 2, "\(work)")
    }

    @Test("After an insertion three of a row never meet the old rows: all that follow are broken, once")
    func hostile() throws {
        let sizes = hostileWorkload(3_000)
        let original = try ScaleTests.model(sizes)
        #expect(original.rowCount == 1_000)
        var model = original
        let change = try model.insertItems(
            .each([FlowSize(width: 105, height: 40)]), at: ItemPath(section: 0, item: 1_500))
        #expect(change.rowsReplaced >= 500)
        #expect(change.rowsReplaced <= 503)
        let three = model.removeItems(1_500..<1_501, in: 0)
        #expect(three.rowsReplaced >= 500)
        #expect(three.rowsReplaced <= 503)
        #expect(model.difference(from: original) == nil)
    }

    @Test("Hostile widths: three inserted together keep the rows in step")
    func hostileInStep() throws {
        var model = try ScaleTests.model(hostileWorkload(3_000))
        let change = try model.insertItems(
            .equal(count: 3, FlowSize(width: 105, height: 40)), at: ItemPath(section: 0, item: 1_500))
        #expect(change.rowsReplaced <= 4, "\(change.rowsReplaced)")
    }

    @Test("A change of height alone breaks the rows around it, and no more")
    func heights() throws {
        var model = try ScaleTests.model(mixedWorkload(1_000))
        for item in stride(from: 0, to: 1_000, by: 7) {
            let path = ItemPath(section: 0, item: item)
            var size = model.size(of: path)
            size.height += 33
            let change = try model.setSize(size, at: path)
            #expect(change.rowsReplaced <= 3)
        }
    }

    @Test("The same size again changes no frame and gains nothing")
    func sameSize() throws {
        var model = try ScaleTests.model(mixedWorkload(1_000))
        let before = model
        for item in stride(from: 0, to: 1_000, by: 13) {
            let path = ItemPath(section: 0, item: item)
            let change = try model.setSize(model.size(of: path), at: path)
            #expect(change.lengthGained == 0)
            #expect(change.rowsReplaced <= 3)
        }
        #expect(model.difference(from: before) == nil)
    }

    @Test("A change in one section leaves the rows of the others alone")
    func otherSections() throws {
        let content = SectionContent(.each(mixedWorkload(100).map(FlowSize.init)))
        var model = try FlowModel(ScaleTests.view, sections: Array(repeating: content, count: 20), shape: .small)
        let change = try model.setSize(FlowSize(width: 300, height: 300), at: ItemPath(section: 7, item: 50))
        #expect(change.replacements.allSatisfy { $0.sections == 7..<8 })
        #expect(change.rowsReplaced < 60)
    }

    // MARK: Counting

    struct Work: CustomStringConvertible {
        var counts: [Int]
        var mean: Double { Double(counts.reduce(0, +)) / Double(counts.count) }
        var worst: Int { counts.last ?? 0 }
        func percentile(_ percent: Int) -> Int { counts[counts.count * percent / 100] }
        var description: String { "mean \(mean), median \(percentile(50)), p99 \(percentile(99)), worst \(worst)" }
    }

    /// Makes one change at a time, in a copy of the same model, and counts the rows broken.
    private func trial(
        _ sizes: [ReferenceSize], width: ClosedRange<Int> = 30...180, height: ClosedRange<Int> = 20...120,
        change: (inout FlowModel, Int, FlowSize) throws -> LayoutChange
    ) throws -> Work {
        let original = try ScaleTests.model(sizes)
        var generator = SeededGenerator(seed: 6)  // always the same trials: their mean is the baseline
        var counts: [Int] = []
        for _ in 0..<Self.trials {
            var copy = original
            let size = FlowSize(
                width: Double(generator.within(width)), height: Double(generator.within(height)))
            counts.append(try change(&copy, generator.below(sizes.count), size).rowsReplaced)
        }
        return Work(counts: counts.sorted())
    }
}
