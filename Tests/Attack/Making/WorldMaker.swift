import FlowTestSupport

/// Makes worlds at random: mostly small, of whole numbers and of odd ones, now and then a long list.
struct WorldMaker {
    /// Families of lengths, so that a world's numbers fit each other.
    enum Numbers: CaseIterable {
        case whole, halves, odd
    }

    var generator: SeededGenerator
    private var numbers = Numbers.whole

    init(_ generator: SeededGenerator) {
        self.generator = generator
    }

    mutating func world() -> ReferenceWorld {
        numbers = generator.pick([.whole, .whole, .halves, .odd])
        var world = ReferenceWorld(size: ReferenceSize(320, 480), sections: [])
        world.scrollsHorizontally = generator.isHeads(oneIn: 3)
        world.size = viewport(world.scrollsHorizontally)
        world.flips = generator.isHeads(oneIn: 4)
        world.isRightToLeft = world.flips && !generator.isHeads(oneIn: 4)
        world.scale = numbers == .odd ? generator.pick([3, 2, 0]) : generator.pick([2, 2, 2, 1, 3])
        if generator.isHeads(oneIn: 3) { world.inset = insets(world) }
        if generator.isHeads(oneIn: 6) { world.safeArea = insets(world) }
        world.layout = properties(world)
        world.holdsThroughUpdates = generator.isHeads()
        let isList = !generator.isHeads(oneIn: 3)
        world.sizing = sizing(world, isList)
        let count = generator.pick([1, 1, 2, 3, 4])
        world.sections = (0..<count).map { _ in section(world, isList) }
        return world
    }

    private mutating func viewport(_ isWide: Bool) -> ReferenceSize {
        let along = generator.pick([300.0, 480, 568, 120])
        let across = generator.pick([320.0, 375, 200])
        return isWide ? ReferenceSize(along, across) : ReferenceSize(across, along)
    }

    /// Large ones along the scroll axis, as bars and keyboards make them; across there is always some length left.
    mutating func insets(_ world: ReferenceWorld) -> ReferenceInsets {
        let (start, end) = (generator.pick([0.0, 10, 35, 64]), generator.pick([0.0, 10, 50, 216]))
        let (before, after) = (generator.pick([0.0, 0, 8, 20]), generator.pick([0.0, 0, 8, 20]))
        return world.scrollsHorizontally
            ? ReferenceInsets(before, start, after, end) : ReferenceInsets(start, before, end, after)
    }

    mutating func properties(_ world: ReferenceWorld) -> ReferenceProperties {
        var layout = ReferenceProperties()
        layout.itemSize = size(world, isList: generator.isHeads())
        layout.lineSpacing = spacing()
        layout.itemSpacing = spacing()
        layout.header = generator.pick([0, 0, length(10, 60)])
        layout.footer = generator.pick([0, 0, length(10, 60)])
        if generator.isHeads(oneIn: 4) {
            layout.inset = ReferenceInsets(length(0, 30), length(0, 12), length(0, 30), length(0, 12))
        }
        layout.pinsHeaders = generator.isHeads(oneIn: 3)
        layout.pinsFooters = generator.isHeads(oneIn: 5)
        return layout
    }

    private mutating func spacing() -> Double {
        generator.isHeads(oneIn: 40) ? -length(1, 6) : generator.pick([0, 0, 10, length(1, 20)])
    }

    private mutating func sizing(_ world: ReferenceWorld, _ isList: Bool) -> ReferenceSizing {
        switch generator.below(10) {
        case 0: .equal
        case 1, 2, 3: .delegate
        case 4: .automatic
        case 5: .guess(ReferenceSize(0, generator.pick([-4, 6, 30])))
        default: .estimate(size(world, isList: isList))
        }
    }

    private mutating func section(_ world: ReferenceWorld, _ isList: Bool) -> ReferenceWorld.Section {
        let count = generator.isHeads(oneIn: 30) ? 300 : generator.pick([0, 1, 2, 3, 5, 8, 13, 20, 40])
        return ReferenceWorld.Section((0..<count).map { _ in size(world, isList: isList) }, metrics())
    }

    mutating func metrics() -> ReferenceMetrics {
        var metrics = ReferenceMetrics()
        if generator.isHeads(oneIn: 4) { metrics.header = generator.pick([0, length(5, 60)]) }
        if generator.isHeads(oneIn: 4) { metrics.footer = generator.pick([0, length(5, 60)]) }
        if generator.isHeads(oneIn: 8) {
            metrics.inset = ReferenceInsets(length(0, 20), length(0, 8), length(0, 20), length(0, 8))
        }
        if generator.isHeads(oneIn: 8) { metrics.lineSpacing = length(0, 20) }
        if generator.isHeads(oneIn: 8) { metrics.itemSpacing = length(0, 20) }
        if generator.isHeads(oneIn: 60) { metrics.header = generator.pick([.nan, -10, .infinity]) }
        if generator.isHeads(oneIn: 60) { metrics.lineSpacing = .nan }
        return metrics
    }

    /// `isList`: as wide as the container, so that every row holds one item.
    mutating func size(_ world: ReferenceWorld, isList: Bool) -> ReferenceSize {
        let breadth = world.scrollsHorizontally ? world.size.height : world.size.width
        let across = isList ? breadth - 40 : generator.pick([50, 80, 100, length(20, 150), breadth])
        let along = generator.isHeads(oneIn: 25) ? generator.pick([0, 700]) : length(15, 160)
        return world.scrollsHorizontally ? ReferenceSize(along, across) : ReferenceSize(across, along)
    }

    mutating func length(_ low: Int, _ high: Int) -> Double {
        let whole = Double(generator.within(low...high))
        switch numbers {
        case .whole: return whole
        case .halves: return whole + generator.pick([0, 0.5])
        case .odd: return whole + generator.pick([0, 0.25, 0.3, 1.0 / 3, 0.2222, 0.54918109734935])
        }
    }
}
