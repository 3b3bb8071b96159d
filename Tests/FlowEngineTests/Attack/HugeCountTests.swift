import FlowTestSupport
import Testing

@testable import FlowEngine

/// As many items as a model holds, rows that never end, and every edit there that still fits.
@Suite("Huge counts")
struct HugeCountTests {
    private static let most = FlowModel.largestCount
    private static let view = FlowConfiguration(containerLength: 390)

    private static func path(_ item: Int, in section: Int = 0) -> ItemPath { ItemPath(section: section, item: item) }

    /// Whatever its history, a model is what one made of these runs is.
    private static func expect(
        _ model: FlowModel, equals runs: [(count: Int, size: FlowSize)],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        model.checkInvariants()
        var fresh = FlowModel(model.configuration)
        let metrics = model.metrics(of: 0)
        try fresh.insertSections([SectionContent(.each([]), metrics: metrics)], at: 0)
        for run in runs {
            try fresh.insertItems(.equal(count: run.count, run.size), at: path(fresh.itemCount))
        }
        #expect(model.itemCount == fresh.itemCount, sourceLocation: sourceLocation)
        #expect(model.rowCount == fresh.rowCount, sourceLocation: sourceLocation)
        #expect(model.contentSize == fresh.contentSize, sourceLocation: sourceLocation)
        var generator = SeededGenerator(seed: 0x4106E)
        for _ in 0..<100 where model.rowCount > 0 {
            let index = generator.isHeads() ? generator.below(model.rowCount) : model.rowCount - 1
            let (row, expected) = (model.row(at: index, in: 0), fresh.row(at: index, in: 0))
            #expect(row == expected, sourceLocation: sourceLocation)
            #expect(model.row(containing: path(row.items.upperBound - 1)) == row, sourceLocation: sourceLocation)
            let rect = FlowRect(x: 0, y: row.offset, width: 390, height: 30)
            // A row that never ends is not read.
            guard row.items.count < 1_000 else { continue }
            #expect(
                model.elements(in: rect).map(\.frame) == fresh.elements(in: rect).map(\.frame),
                sourceLocation: sourceLocation)
        }
    }

    @Test("2³² - 1 items: the ends, the middle and everything can be changed, and one more is refused")
    func fullModel() throws {
        let (size, other) = (FlowSize(width: 50, height: 50), FlowSize(width: 70, height: 61))
        var model = try FlowModel(Self.view, sections: [SectionContent(.estimated(count: Self.most, size))])
        #expect(model.itemCount == Self.most)
        #expect(model.rowCount == (Self.most + 5) / 6)
        #expect(throws: FlowDataError.self) { try model.insertItems(.equal(count: 1, size), at: Self.path(0)) }
        for item in [0, Self.most - 1, Self.most / 2, 64, Self.most - 65] {
            try model.setSize(other, at: Self.path(item))
        }
        var runs: [(count: Int, size: FlowSize)] = [
            (1, other), (63, size), (1, other), (Self.most / 2 - 65, size), (1, other),
            (Self.most - Self.most / 2 - 66, size), (1, other), (63, size), (1, other),
        ]
        try Self.expect(model, equals: runs)
        model.moveItem(from: Self.path(0), to: Self.path(Self.most - 1))
        runs.append(runs.removeFirst())
        try Self.expect(model, equals: runs)
        let plan = try UpdatePlan(
            [
                .deleteItem(Self.path(Self.most - 2)), .insertItem(Self.path(0)),
                .moveItem(from: Self.path(Self.most - 1), to: Self.path(1)),
            ], before: [Self.most], after: [Self.most])
        try model.apply(plan) { _, items in .equal(count: items.count, other) } sections: { _ in
            SectionContent(.each([]))
        }
        runs.removeLast(2)
        try Self.expect(model, equals: [(2, other)] + runs)
        model.reloadItems(0..<Self.most, in: 0)
        try Self.expect(model, equals: [(Self.most, size)])
        #expect(model.estimatedCount == Self.most)
        #expect(TreeCensus(model).leaves == 1)
        model.removeItems(1..<Self.most, in: 0)
        try Self.expect(model, equals: [(1, size)])
    }

    @Test("2³² - 1 items in several sections: items go from one to another, and none too many come")
    func fullSections() throws {
        let half = SectionContent(.equal(count: Self.most / 2, .good))
        var model = try FlowModel(Self.view, sections: [half, half, SectionContent(.equal(count: 1, .good))])
        #expect(model.itemCount == Self.most)
        let plan = try UpdatePlan(
            [
                .moveItem(from: Self.path(7), to: Self.path(Self.most / 2, in: 1)),
                .deleteItem(Self.path(0, in: 2)), .insertItem(Self.path(3)),
            ], before: [Self.most / 2, Self.most / 2, 1], after: [Self.most / 2, Self.most / 2 + 1, 0])
        try model.apply(plan) { _, items in .each(items.map { _ in .good }) } sections: { _ in
            SectionContent(.each([]))
        }
        model.checkInvariants()
        #expect(model.itemCount == Self.most)
        #expect(model.itemCount(in: 1) == Self.most / 2 + 1)
        #expect(throws: FlowDataError.self) { try model.insertSections([SectionContent(.each([.good]))], at: 0) }
        model.setAxis(.horizontal)
        try model.setContainerLength(1e300)
        try model.setContainerLength(0)
        #expect(model.rowCount == Self.most)
        model.checkInvariants()
    }

    @Test("A row of billions of items without width never ends: it is edited, measured and turned as any other")
    func endlessRow() throws {
        let count = 3_000_000_000
        for spacing in [0, -1, -1e300, -0x1p-36] {
            let metrics = SectionMetrics(minimumInteritemSpacing: spacing)
            var model = try FlowModel(
                Self.view, sections: [SectionContent(.estimated(count: count, .zero), metrics: metrics)])
            #expect(model.rowCount == 1)
            #expect(model.contentSize.height == 0)
            let tall = FlowSize(width: 0, height: 20)
            for item in [0, 1_000_000_000, count - 1] { try model.setSize(tall, at: Self.path(item)) }
            #expect(model.contentSize.height == 20)
            try model.insertItems(.each([FlowSize(width: 0, height: 30), .zero]), at: Self.path(2_000_000_000))
            let row = model.row(containing: Self.path(2_999_999_999))
            #expect(row.items == 0..<count + 2)
            #expect(row.length == 30)
            try Self.expect(model, equals: [
                (1, tall), (999_999_999, .zero), (1, tall), (999_999_999, .zero),
                (1, FlowSize(width: 0, height: 30)), (1, .zero), (999_999_999, .zero), (1, tall),
            ])
            model.setAxis(.horizontal)
            model.checkInvariants()
            model.setAxis(.vertical)
            model.removeItems(0..<count + 1, in: 0)
            try Self.expect(model, equals: [(1, tall)])
        }
    }

    @Test("2³² - 1 sections, all of whose lengths are the largest or the least there are, add up and are found")
    func fullOfSections() throws {
        for sign in [1.0, -1] {
            let insets = FlowInsets(top: sign * 1e300, left: 0, bottom: sign * 1e300, right: 0)
            let metrics = SectionMetrics(
                insets: insets, minimumLineSpacing: sign * 1e300, headerLength: sign > 0 ? 0 : 1e300,
                footerLength: 1e300)
            let content = SectionContent(.equal(count: 1, FlowSize(width: 1e300, height: 1e300)), metrics: metrics)
            var model = try FlowModel(Self.view, repeating: content, count: Self.most)
            // Each length counts for 2³² pt, and places up to 2⁶⁶ pt are told apart.
            let length = (sign > 0 ? 4.0 : 1) * 0x1p32
            #expect(model.contentSize.height == length * Double(Self.most))
            let last = model.sectionRange(Self.most - 1)
            #expect(last.upperBound == model.contentSize.height)
            #expect(last.lowerBound == length * Double(Self.most - 1))
            let end = FlowRect(x: 0, y: last.upperBound - 0x1p20, width: 390, height: 0x1p20)
            #expect(model.elements(in: end).contains { $0.path == .footer(Self.most - 1) })
            #expect(throws: FlowDataError.self) { try model.insertSections([content], at: 0) }
            model.moveSection(from: Self.most - 1, to: 0)
            try model.setMetrics(SectionMetrics(), of: Self.most / 2)
            model.removeSections(Self.most / 2..<Self.most / 2 + 1)
            #expect(model.contentSize.height == length * Double(Self.most - 1))
            model.checkInvariants()
        }
    }

    @Test("Transposed over and over, a section of every kind of leaf is what it was")
    func transposing() throws {
        var model = try FlowModel(Self.view, sections: [SectionContent(.estimated(count: 5_000, .good))])
        for item in stride(from: 100, to: 1_000, by: 3) {
            let third = FlowSize(width: Double(item) / 3, height: 0x1p25)
            try model.setSize(item % 2 == 0 ? third : FlowSize(width: 64, height: 30), at: Self.path(item))
        }
        let before = model
        for length in [1e300, 0, 1e-300, 0x1p25, 390] {
            model.setAxis(.horizontal)
            try model.setContainerLength(length)
            try model.setEstimate(FlowSize(width: 40, height: length == 390 ? 40 : 0.5), of: 0)
            model.setAxis(.vertical)
            model.checkInvariants()
        }
        try model.setEstimate(.good, of: 0)
        #expect(model.difference(from: before) == nil)
        #expect(model.differenceInBits(from: before) == nil)
    }

    @Test("Thousands of sections: everything is changed in each, moved, removed and put back")
    func thousandsOfSections() throws {
        let contents = (0..<3_000).map { section in
            SectionContent(.equal(count: 1 + section % 70, FlowSize(width: 30 + Double(section % 5), height: 20)))
        }
        var model = try FlowModel(Self.view, sections: contents)
        for section in 0..<3_000 {
            try model.setSize(.good, at: Self.path(section % (1 + section % 70), in: section))
        }
        model.checkInvariants()
        let before = model
        let moves = (0..<3_000).map { UpdateOperation.moveSection(from: $0, to: 2_999 - $0) }
        for _ in 0..<2 {
            let plan = try UpdatePlan(
                moves, before: SectionCounts((0..<3_000).map { model.itemCount(in: $0) }),
                after: SectionCounts((0..<3_000).reversed().map { model.itemCount(in: $0) }))
            try model.apply(plan) { _, _ in .each([]) } sections: { _ in SectionContent(.each([])) }
            model.checkInvariants()
        }
        #expect(model.difference(from: before) == nil)
        model.removeSections(0..<3_000)
        #expect(model.itemCount == 0)
        #expect(model.contentSize.height == 0)
    }
}
