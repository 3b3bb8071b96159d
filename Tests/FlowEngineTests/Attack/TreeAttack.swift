import FlowTestSupport
import Foundation

@testable import FlowEngine

/// One step of the attack.
enum AttackStep {
    case edit(Edit)
    /// A batch made for sections with these numbers of items.
    case batch([ReferenceOperation], before: [Int])
}

/// A model that lives through a hostile history, and everything that must hold after each step: it is what a model made
/// from scratch is, bit for bit, its tree is in shape, and copies taken on the way stay what they were.
struct TreeAttack {
    private(set) var steps: [AttackStep] = []
    private let configuration: FlowConfiguration
    private let contents: [SectionContent]
    private let numbers: HostileNumbers
    private let shape: EngineShape
    private var generator: SeededGenerator
    private var world: World

    static let runCounts = [1, 2, 3, 6, 7, 8, 9, 15, 16, 17, 31, 33, 57, 58, 59, 63, 64, 65, 127, 129]
    private static let itemLimit = 600
    private static let sectionLimit = 6

    init(seed: UInt64) throws {
        generator = SeededGenerator(seed: seed)
        numbers = HostileNumbers(&generator, isExact: generator.isHeads())
        // Between the two: leaves that can be nearly empty, in a deep tree.
        let middle = EngineShape(items: TreeShape(leafCapacity: 16, branchCapacity: 8), sections: .small)
        shape = generator.pick([.small, middle, .standard, .standard])
        var configuration = FlowConfiguration(containerLength: numbers.containerLength(&generator))
        configuration.axis = generator.isHeads() ? .vertical : .horizontal
        configuration.displayScale = generator.pick([0, 1, 2, 3])
        self.configuration = configuration
        var contents: [SectionContent] = []
        for _ in 0..<generator.within(1...3) { contents.append(Self.content(numbers, &generator)) }
        self.contents = contents
        world = try World(configuration, contents, numbers.isExact, shape, generator)
    }

    /// Does a step, and says what is wrong then.
    mutating func step() throws -> String? {
        let step = makeStep()
        steps.append(step)
        return try world.apply(step)
    }

    /// The fewest steps that still go wrong, to be read.
    func report(_ fault: String) -> String {
        var short = steps
        func faultOf(_ steps: [AttackStep]) -> String? {
            do {
                var world = try World(configuration, contents, numbers.isExact, shape, generator)
                for step in steps {
                    guard world.admits(step) else { return nil }
                    if let fault = try world.apply(step) { return fault }
                }
                return nil
            } catch { return "threw \(error)" }
        }
        var index = 0
        while index < short.count {
            var fewer = short
            fewer.remove(at: index)
            if faultOf(fewer) == nil { index += 1 } else { short = fewer }
        }
        return "\(faultOf(short) ?? fault)\n\(configuration)\n\(contents)\n\(short.map { "  \($0)\n" }.joined())"
    }
}

// MARK: - Making steps

extension TreeAttack {
    private static func content(_ numbers: HostileNumbers, _ generator: inout SeededGenerator) -> SectionContent {
        SectionContent(items(generator.pick(runCounts) + generator.pick(runCounts), numbers, &generator),
            metrics: metrics(numbers, &generator))
    }

    private static func metrics(_ numbers: HostileNumbers, _ generator: inout SeededGenerator) -> SectionMetrics {
        var metrics = SectionMetrics()
        metrics.minimumInteritemSpacing = numbers.spacing(&generator)
        if generator.isHeads() { metrics.minimumLineSpacing = numbers.spacing(&generator) }
        if generator.isHeads(oneIn: 3) { metrics.insets.left = numbers.spacing(&generator) }
        if generator.isHeads(oneIn: 3) { metrics.insets.bottom = numbers.spacing(&generator) }
        if generator.isHeads(oneIn: 3) { metrics.headerLength = abs(numbers.spacing(&generator)) }
        return metrics
    }

    private static func items(
        _ count: Int, _ numbers: HostileNumbers, _ generator: inout SeededGenerator
    ) -> ItemSizes {
        switch generator.below(4) {
        case 0: return .estimated(count: count, numbers.size(&generator))
        case 1: return .equal(count: count, numbers.size(&generator))
        default:
            // Stretches of one size among others.
            var sizes: [FlowSize] = []
            while sizes.count < count {
                let equal = generator.isHeads(oneIn: 4) ? generator.pick(runCounts) : 1
                sizes += repeatElement(numbers.size(&generator), count: min(equal, count - sizes.count))
            }
            return .each(sizes)
        }
    }

    private mutating func makeStep() -> AttackStep {
        while true {
            guard let step = candidate(), world.admits(step) else { continue }
            return step
        }
    }

    private mutating func candidate() -> AttackStep? {
        let plain = world.plain
        guard !plain.sections.isEmpty else { return .edit(.insertSections([Self.content(numbers, &generator)], 0)) }
        let section = generator.below(plain.sections.count)
        let count = plain.sections[section].items.count
        switch generator.below(32) {
        case 0...5:
            guard count > 0 else { return nil }
            let item = min(border(in: section), count - 1)
            let same = generator.isHeads(oneIn: 5)
            let size = same ? plain.sections[section].items[item].size : numbers.size(&generator)
            let source: SizeSource = generator.isHeads(oneIn: 4) ? .given : .measured
            return .edit(.setSize(size, ItemPath(section: section, item: item), source))
        case 6...8: return count > 0 ? sizes(of: section, count) : nil
        case 9...14:
            let added = generator.pick(Self.runCounts)
            guard count + added <= Self.itemLimit else { return .edit(.removeItems(1..<count - 1, section: section)) }
            let path = ItemPath(section: section, item: border(in: section))
            return .edit(.insertItems(likeNeighbour(added, path) ?? Self.items(added, numbers, &generator), path))
        case 15...19: return .edit(.removeItems(range(in: section), section: section))
        case 20, 21: return .edit(.reloadItems(range(in: section), section: section))
        case 22:
            guard count > 0 else { return nil }
            let target = generator.below(plain.sections.count)
            let path = ItemPath(section: target, item: border(in: target))
            return .edit(.moveItem(ItemPath(section: section, item: min(border(in: section), count - 1)), path))
        case 23: return .edit(.setEstimate(numbers.size(&generator), section: section))
        case 24: return .edit(.setEstimateEverywhere(numbers.size(&generator)))
        case 25: return .edit(.setMetrics(Self.metrics(numbers, &generator), section: section))
        case 26: return .edit(.setContainerLength(numbers.containerLength(&generator)))
        case 27: return .edit(.setAxis(plain.configuration.axis == .vertical ? .horizontal : .vertical))
        case 28: return .edit(sectionEdit(section))
        default: return batch()
        }
    }

    private mutating func sectionEdit(_ section: Int) -> Edit {
        let count = world.plain.sections.count
        let room = Self.sectionLimit - count
        switch generator.below(5) {
        case 0 where room > 0: return .insertSections([Self.content(numbers, &generator)], generator.within(0...count))
        case 1 where room > 1:
            return .insertEqualSections(Self.content(numbers, &generator), count: 2, generator.within(0...count))
        case 2: return .moveSection(section, generator.below(count))
        case 3: return .reloadSection(section, Self.content(numbers, &generator))
        default: return .removeSections(section..<section + (count > 2 ? 1 : 0))
        }
    }

    /// Every so many, neighbours, or everything.
    private mutating func sizes(of section: Int, _ count: Int) -> AttackStep {
        let first = min(border(in: section), count - 1)
        let step = generator.pick([1, 1, 2, 7, 8, 9, 10, 64])
        let most = generator.pick([2, 8, 9, 65, count])
        let items = stride(from: first, to: count, by: step).prefix(most)
        let one = numbers.size(&generator)
        let isOne = generator.isHeads()
        return .edit(.setSizes(items.map {
            (ItemPath(section: section, item: $0), isOne ? one : numbers.size(&generator))
        }))
    }

    /// Items as those beside them, which may become one run.
    private mutating func likeNeighbour(_ count: Int, _ path: ItemPath) -> ItemSizes? {
        let items = world.plain.sections[path.section].items
        guard generator.isHeads(oneIn: 3), items.indices.contains(path.item) else { return nil }
        return .equal(count: count, items[path.item].size)
    }

    /// At or beside the border of two leaves, mostly.
    private mutating func border(in section: Int) -> Int {
        let count = world.plain.sections[section].items.count
        guard count > 0, !generator.isHeads(oneIn: 4) else { return generator.within(0...count) }
        let leaf = world.model.place(of: section).section.items.leaf(of: generator.below(count)).range
        return min(max(generator.pick([leaf.lowerBound, leaf.upperBound]) + generator.within(-2...2), 0), count)
    }

    private mutating func range(in section: Int) -> Range<Int> {
        let count = world.plain.sections[section].items.count
        switch generator.below(12) {
        case 0: return 0..<count
        case 1: return min(1, count)..<max(min(1, count), count - 1)
        default:
            let (first, second) = (border(in: section), border(in: section))
            let start = min(first, second)
            let most = generator.pick([1, 2, 7, 8, 30, 63, 64, 65, 200])
            return start..<min(max(first, second), start + most)
        }
    }

    private mutating func batch() -> AttackStep {
        let counts = world.plain.sections.map(\.items.count)
        var batches = SeededGenerator(seed: generator.next())
        let most = generator.pick([1, 4, 30, 200, 600])
        return .batch(batches.batch(on: counts, itemOperations: generator.within(0...most)), before: counts)
    }
}
