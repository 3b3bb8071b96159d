import FlowTestSupport
import Testing

@testable import FlowEngine

/// Edits that want a tree to become deep, empty or large: its shape is asked for, and the work, never the time.
@Suite("Shape of trees under attack")
struct TreeShapeTests {
    private static let view = FlowConfiguration(containerLength: 390)

    private static func model(_ items: ItemSizes) throws -> FlowModel {
        try FlowModel(view, sections: [SectionContent(items)])
    }

    private static func mixed(_ count: Int) throws -> FlowModel {
        try model(.each(mixedWorkload(count).map(FlowSize.init)))
    }

    /// The leaves' items, from the first leaf on.
    private static func leaves(of model: FlowModel) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        model.place(of: 0).section.items.forEachLeaf { ranges.append($0.range) }
        return ranges
    }

    @Test("Items that are measured or appended one after the other fill their leaves by three quarters")
    func inOrder() throws {
        let sizes = mixedWorkload(5_000).map(FlowSize.init)
        for order in [Array(sizes.indices), sizes.indices.reversed()] {
            var measured = try Self.model(.estimated(count: sizes.count, FlowSize(width: 50, height: 50)))
            for item in order { try measured.setSize(sizes[item], at: ItemPath(section: 0, item: item)) }
            measured.checkInvariants()
            let census = TreeCensus(measured)
            #expect(census.leaves * 45 <= census.items, "\(census)")
        }
        var appended = try Self.model(.each([sizes[0]]))
        for (item, size) in sizes.enumerated().dropFirst() {
            try appended.insertItems(.each([size]), at: ItemPath(section: 0, item: item))
        }
        let census = TreeCensus(appended)
        #expect(census.leaves * 45 <= census.items, "\(census)")
    }

    @Test("An item measured for itself costs no leaf for sixty-four")
    func hereAndThere() throws {
        var model = try Self.model(.estimated(count: 9_000, FlowSize(width: 50, height: 50)))
        for item in stride(from: 0, to: 9_000, by: 9) {
            try model.setSize(FlowSize(width: 70, height: 60), at: ItemPath(section: 0, item: item))
        }
        model.checkInvariants()
        let census = TreeCensus(model)
        #expect(census.bytes <= 1_000 * 600, "\(census)")
    }

    @Test("A size that was right scans nothing: a cell confirms its estimate")
    func confirmedEstimates() throws {
        var model = try Self.mixed(5_000)
        for item in [0, 500, 4_999] {
            let path = ItemPath(section: 0, item: item)
            let change = try model.setSize(model.size(of: path), at: path, source: .measured)
            #expect(change == .none)
            #expect(model.sizeSource(of: path) == .measured)
        }
        model.checkInvariants()
        #expect(model.measuredCount == 3)
    }

    @Test("Where only the ends of each leaf are kept, leaves go together")
    func endsOfLeaves() throws {
        var model = try Self.mixed(20_000)
        for leaf in Self.leaves(of: model).reversed() where leaf.count > 2 {
            model.removeItems(leaf.lowerBound + 1..<leaf.upperBound - 1, in: 0)
        }
        model.checkInvariants()
        let census = TreeCensus(model)
        #expect(census.dividedLeaves == 0, "\(census)")
        #expect(census.leaves * 16 <= census.items + 64, "\(census)")
    }

    @Test("Leaves that are emptied one item at a time go together")
    func oneAtATime() throws {
        var model = try Self.mixed(5_000)
        var generator = SeededGenerator.fromEnvironment(otherwise: 0x0E1E)
        while model.itemCount > 100 {
            let item = generator.below(model.itemCount)
            let range = model.place(of: 0).section.items.leaf(of: item).range
            // Never the ends of a leaf.
            let inside = range.count > 2 ? range.lowerBound + 1 : range.lowerBound
            model.removeItems(inside..<inside + 1, in: 0)
        }
        model.checkInvariants()
        let census = TreeCensus(model)
        #expect(census.dividedLeaves == 0, "\(census)")
        #expect(census.leaves <= 100 / 16 + 1, "\(census)")
    }

    @Test("Filling a leaf until it splits and emptying a half, over and over, adds no leaves")
    func splittingAndEmptying() throws {
        var model = try Self.mixed(3_000)
        let size = FlowSize(width: 77, height: 33)
        for round in 0..<400 {
            let item = round * 331 % model.itemCount
            try model.insertItems(.each([size, FlowSize(width: 78, height: 33)]), at: ItemPath(section: 0, item: item))
            let leaf = model.place(of: 0).section.items.leaf(of: item).range
            let insert = max(65 - leaf.count, 1)
            try model.insertItems(
                .each((0..<insert).map { FlowSize(width: 40 + Double($0 % 7), height: 20) }),
                at: ItemPath(section: 0, item: leaf.lowerBound + 1))
            while model.itemCount > 3_000 {
                let leaf = model.place(of: 0).section.items.leaf(of: item).range
                let most = min(model.itemCount - 3_000, max(leaf.count - 2, 1))
                let start = leaf.lowerBound + (leaf.count > 2 ? 1 : 0)
                model.removeItems(start..<start + most, in: 0)
            }
        }
        model.checkInvariants()
        let census = TreeCensus(model)
        #expect(census.items == 3_000, "\(census)")
        #expect(census.leaves <= 3_000 / 16, "\(census)")
        #expect(census.height <= 2, "\(census)")
    }

    @Test("Equal items that come in pages, at either end or in between, become few runs", arguments: [0, 1, 2])
    func pages(place: Int) throws {
        var model = try Self.model(.estimated(count: 20, .good))
        var generator = SeededGenerator.fromEnvironment(otherwise: 0x9A6E)
        for _ in 0..<500 {
            let count = model.itemCount
            let item = [0, count, generator.within(0...count)][place]
            let change = try model.insertItems(.estimated(count: 20, .good), at: ItemPath(section: 0, item: item))
            if place < 2 { #expect(change.leavesScanned <= 8, "\(item)") }
        }
        model.checkInvariants()
        let census = TreeCensus(model)
        // In between, less than a leaf's worth of items beside a page is written out.
        #expect(census.items == 10_020, "\(census)")
        #expect(census.leaves <= (place < 2 ? 8 : 10_020 / 64), "\(census)")
    }

    @Test(
        "Measured at every second place, at once or one by one in any order, items fill their leaves",
        arguments: [0, 1, 2])
    func measuredHereAndThere(order: Int) throws {
        let count = 6_000
        var model = try Self.model(.estimated(count: count, .good))
        var items = Array(stride(from: 0, to: count, by: 2))
        let size = FlowSize(width: 60, height: 70)
        if order == 0 {
            try model.setSizes(items.map { (ItemPath(section: 0, item: $0), size) })
        } else {
            var generator = SeededGenerator.fromEnvironment(otherwise: 0x5EC0)
            if order == 1 { items.reverse() } else { items.shuffle(using: &generator) }
            for item in items { try model.setSize(size, at: ItemPath(section: 0, item: item)) }
        }
        model.checkInvariants()
        let census = TreeCensus(model)
        #expect(model.measuredCount == count / 2)
        #expect(model.estimatedCount == count / 2)
        #expect(census.dividedLeaves == 0, "\(census)")
        #expect(census.leaves <= count / 24, "\(census)")
    }

    @Test("What was measured and forgotten again, everywhere, takes no more than a few words an item")
    func measuringAndForgetting() throws {
        var model = try Self.model(.estimated(count: 9_000, .good))
        for item in stride(from: 0, to: 9_000, by: 9) {
            try model.setSize(FlowSize(width: 60, height: 70), at: ItemPath(section: 0, item: item))
        }
        let measured = TreeCensus(model)
        #expect(measured.bytes <= 9_000 * 120, "\(measured)")
        #expect(measured.height <= 3, "\(measured)")
        for item in stride(from: 0, to: 9_000, by: 9) { model.reloadItems(item..<item + 1, in: 0) }
        #expect(TreeCensus(model).leaves <= measured.leaves)
        model.reloadItems(0..<9_000, in: 0)
        #expect(TreeCensus(model).leaves == 1)
    }

    @Test("A run of nine from which items are removed is one leaf, whichever they are")
    func shortRuns() throws {
        for start in 0..<9 {
            for end in start + 1...9 where end - start < 9 {
                var model = try Self.model(.equal(count: 9, .good))
                model.removeItems(start..<end, in: 0)
                model.checkInvariants()
                #expect(TreeCensus(model).leaves == 1, "without \(start)..<\(end): \(TreeCensus(model))")
            }
        }
    }

    @Test("However a tree is cut and joined, it is as deep as its leaves need")
    func depth() throws {
        var model = try Self.mixed(2_000)
        var generator = SeededGenerator.fromEnvironment(otherwise: 0xDEE9)
        for _ in 0..<300 {
            let count = model.itemCount
            if generator.isHeads() {
                let start = generator.below(count)
                model.removeItems(start..<min(count, start + generator.within(1...700)), in: 0)
            } else {
                let sizes = mixedWorkload(generator.within(1...700)).map(FlowSize.init)
                try model.insertItems(.each(sizes), at: ItemPath(section: 0, item: generator.within(0...count)))
            }
            if model.itemCount == 0 { model = try Self.mixed(500) }
            let census = TreeCensus(model)
            // A branch that is not the root has eight children at least.
            var (most, height) = (1, 0)
            while most < census.leaves { (most, height) = (most == 1 ? 2 : most * 8, height + 1) }
            #expect(census.height <= height, "\(census), \(generator.reminder)")
            #expect(census.dividedLeaves == 0, "\(census), \(generator.reminder)")
        }
        model.checkInvariants()
    }

    @Test("Everything removed and put back, over and over, leaves nothing behind")
    func everything() throws {
        let sizes = mixedWorkload(1_000).map(FlowSize.init)
        var model = try Self.model(.each(sizes))
        let fresh = TreeCensus(model)
        for _ in 0..<20 {
            model.removeItems(0..<1_000, in: 0)
            #expect(TreeCensus(model).bytes == 0)
            #expect(model.contentSize.height == 0)
            try model.insertItems(.each(sizes), at: ItemPath(section: 0, item: 0))
        }
        #expect(TreeCensus(model).bytes <= fresh.bytes * 5 / 4, "\(TreeCensus(model)), fresh \(fresh)")
        let count = 1_000
        let moves = (0..<count).map {
            UpdateOperation.moveItem(
                from: ItemPath(section: 0, item: $0), to: ItemPath(section: 0, item: count - 1 - $0))
        }
        let plan = try UpdatePlan(moves, before: [count], after: [count])
        let change = try model.apply(plan) { _, _ in .each([]) } sections: { _ in SectionContent(.each([])) }
        #expect(change.leavesScanned <= TreeCensus(model).leaves)
        #expect(model.difference(from: try Self.model(.each(sizes.reversed()))) == nil)
        #expect(TreeCensus(model).bytes <= fresh.bytes * 5 / 4, "\(TreeCensus(model)), fresh \(fresh)")
    }

    @Test("A change in a large section scans few leaves, wherever it is and whatever came before")
    func work() throws {
        var model = try Self.mixed(60_000)
        var generator = SeededGenerator.fromEnvironment(otherwise: 0x3057)
        for _ in 0..<300 {
            let item = generator.below(model.itemCount - 2)
            let size = FlowSize(width: Double(generator.within(30...180)), height: 40)
            var change = try model.setSize(size, at: ItemPath(section: 0, item: item))
            change.merge(try model.insertItems(.each([size]), at: ItemPath(section: 0, item: item)))
            change.merge(model.removeItems(item..<item + 2, in: 0))
            #expect(change.leavesScanned <= 24, "\(change.leavesScanned), \(generator.reminder)")
        }
    }
}
