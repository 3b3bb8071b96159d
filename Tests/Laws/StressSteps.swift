import FlowScenario
import FlowSimulator
import Foundation
import SeededRandom

/// Makes random steps that fit a scenario: all paths exist when their step comes, and all batches add up.
struct StressSteps {
    private let scenario: Scenario
    private let kinds: [StressStepKind]
    private let often: [StressStepKind]
    var random: SeededGenerator
    /// What the data source holds before the next step.
    var data: ScenarioData
    /// The view's, before the next step.
    var size: CGSize
    var isDragging = false

    init(_ scenario: Scenario, excluding excluded: Set<StressStepKind>, often: [StressStepKind] = [], seed: UInt64) {
        self.scenario = scenario
        let usual: [StressStepKind] = [
            .scroll, .scroll, .scroll, .update, .update, .update, .deletion, .scrollTo, .scrollTo, .drag, .drag,
            .resize, .resizeItems, .resizeItems, .invalidate, .invalidate, .together, .reload, .set, .insets, .insets,
            .textSize, .scale, .movement, .look, .updates,
        ]
        // A finger carries no rows, and a table has no layout to be invalidated: it is asked to measure again.
        let excluded = scenario.table == nil ? excluded : excluded.union([.movement])
        kinds = usual.filter { !excluded.contains($0) }
        self.often = often
        self.excluded = excluded
        random = SeededGenerator(seed: seed)
        data = ScenarioData(scenario.sections)
        size = scenario.container.size
        isList = scenario.hasOneColumn
    }

    private let excluded: Set<StressStepKind>
    /// Whether all items are as wide as the container, and shall stay so: the most can be said of such.
    private let isList: Bool
    var sizesThemselves: Bool { scenario.surface.measuresCells }
    var isTable: Bool { scenario.table != nil }
    var axis: CollectionView.ScrollDirection { scenario.surface.scrollAxis }
    var originalSize: CGSize { scenario.container.size }
    /// Whether items may get other contents where they are.
    var mayChangeContents: Bool { !excluded.contains(.contents) }

    func mayTake(_ kind: StressStepKind) -> Bool { !excluded.contains(kind) }

    mutating func steps(_ count: Int) -> [JSONValue] {
        (0..<count).map { _ in step() }
    }

    private mutating func step() -> JSONValue {
        let kind = !often.isEmpty && random.isHeads() ? random.pick(often) : random.pick(kinds)
        switch kind {
        case .scroll, .contents: return scroll()
        case .scrollTo: return scrollTo() ?? scroll()
        case .drag: return drag()
        case .movement: return movement() ?? scroll()
        case .resize: return resize()
        case .resizeItems: return resizeItems() ?? scroll()
        case .update: return update()
        case .deletion: return deletion() ?? scroll()
        case .invalidate: return isTable ? remeasure() : invalidate()
        case .reload: return ["reload": "everything"]
        case .set: return isTable ? setTable() : set()
        case .insets: return insets()
        case .textSize: return textSize()
        case .scale: return ["traits": ["displayScale": .number(random.pick([1, 2, 3]))]]
        case .look: return ["look": "everything"]
        case .together: return isTable ? togetherInTable() : together()
        case .updates: return updates()
        }
    }

    /// Does operations to the data, as the view will receive them.
    mutating func apply(_ operations: [JSONValue]) {
        guard let read = try? Scenario.UpdateOperation.read(.array(operations), in: scenario.surface) else { return }
        data.apply(read)
    }

    mutating func itemPath() -> Scenario.ItemPath? {
        let sections = data.sections.indices.filter { data.sections[$0].items.count > 0 }
        guard !sections.isEmpty else { return nil }
        let section = random.pick(sections)
        return .init(section: section, item: random.below(data.sections[section].items.count))
    }

    mutating func itemSize() -> JSONValue {
        let breadth: Double = axis.across(originalSize)
        let across = isList ? breadth : random.pick([breadth, breadth, 50, 80, 100, (breadth / 3).rounded(), 20.5])
        if isTable { return .number(Double(random.pick([10, 20, 33, 44, 50, 60, 80, 120, 300]))) }
        let whole = Double(random.pick([10, 20, 33, 44, 50, 60, 80, 120, 300]))
        let along = whole + random.pick([0, 0, 0, 0, 0, 0.25, 0.3, 1.0 / 3])
        return axis.size(along: along, across: across).json
    }

    /// So many points along the scroll axis.
    func along(_ length: Double) -> JSONValue { axis.point(along: length).json }

    var viewportLength: Double { axis.along(size) }
}

extension Scenario {
    fileprivate var hasOneColumn: Bool {
        let axis = layout.scrollAxis
        return sections.flatMap(\.items).allSatisfy { group in
            switch group.content {
            case .given(let sizes), .actual(let sizes):
                sizes.allSatisfy { size in
                    switch axis == .vertical ? size.width : size.height {
                    case .points(let points): points >= axis.across(container.size)
                    case .share(let share): share >= 1
                    case .fitting, .ratio: false
                    }
                }
            default: false
            }
        }
    }
}
