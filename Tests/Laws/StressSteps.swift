import FlowScenario
import FlowSimulator
import Foundation
import SeededRandom

/// Makes random steps that are valid in a scenario: all paths exist at their step, and all batches add up.
struct StressSteps {
    private let scenario: Scenario
    private let kinds: [StressStepKind]
    private let often: [StressStepKind]
    var random: SeededGenerator
    /// The contents of the data source before the next step.
    var data: ScenarioData
    /// The view's size before the next step.
    var size: CGSize
    /// The layout's properties before the next step.
    var layout: Scenario.Layout
    /// The table's properties before the next step, if it is a table.
    var table: Scenario.Table?
    /// The properties before the next step, if it is a compositional layout.
    var compositional: Scenario.CompositionalLayout?
    var isDragging = false

    init(_ scenario: Scenario, excluding excluded: Set<StressStepKind>, often: [StressStepKind] = [], seed: UInt64) {
        self.scenario = scenario
        let usual: [StressStepKind] = [
            .scroll, .scroll, .scroll, .update, .update, .update, .deletion, .scrollTo, .scrollTo, .drag, .drag,
            .resize, .resizeItems, .resizeItems, .invalidate, .invalidate, .together, .reload, .set, .insets, .insets,
            .textSize, .scale, .movement, .look, .updates,
        ]
        // A table has no interactive movement here, and no layout to be invalidated: it is asked to measure again.
        let excluded = scenario.table == nil ? excluded : excluded.union([.movement])
        let scrolls: [StressStepKind] = scenario.compositional == nil ? [] : [.scrollSection, .scrollSection]
        kinds = (usual + scrolls).filter { !excluded.contains($0) }
        self.often = often
        self.excluded = excluded
        random = SeededGenerator(seed: seed)
        data = ScenarioData(scenario.sections)
        size = scenario.container.size
        layout = scenario.layout
        table = scenario.table
        compositional = scenario.compositional
        isList = scenario.hasOneColumn
    }

    private let excluded: Set<StressStepKind>
    /// Whether all items are as wide as the container, and new ones too: most laws apply to a single column.
    private let isList: Bool
    var sizesThemselves: Bool { scenario.surface.measuresCells }
    var isTable: Bool { table != nil }
    var axis: CollectionView.ScrollDirection { scenario.surface.scrollAxis }
    var originalSize: CGSize { scenario.container.size }
    /// Whether items may get other contents in place.
    var mayChangeContents: Bool { !excluded.contains(.contents) }

    func mayTake(_ kind: StressStepKind) -> Bool { !excluded.contains(kind) }

    /// The next step.
    mutating func action() -> Scenario.Action {
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
        case .reload: return .reload(nil)
        case .set: return isTable ? setTable() : compositional != nil ? setCompositional() : set()
        case .insets: return insets()
        case .textSize: return textSize()
        case .scale: return .traits(.init(displayScale: random.pick([1, 2, 3])))
        case .look: return .look
        case .together: return isTable ? togetherInTable() : together()
        case .updates: return updates()
        case .scrollSection: return scrollSection() ?? scroll()
        }
    }

    /// Makes an update and applies its operations to the data.
    mutating func applying(_ kinds: [Scenario.UpdateOperation.Kind]) -> Scenario.Action {
        let operations = kinds.map { Scenario.UpdateOperation($0) }
        data.apply(operations)
        return .update(operations)
    }

    mutating func itemPath() -> Scenario.ItemPath? {
        let sections = data.sections.indices.filter { data.sections[$0].items.count > 0 }
        guard !sections.isEmpty else { return nil }
        let section = random.pick(sections)
        return .init(section: section, item: random.below(data.sections[section].items.count))
    }

    mutating func itemSize() -> Scenario.ItemSize {
        let breadth: Double = axis.across(originalSize)
        let across = isList ? breadth : random.pick([breadth, breadth, 50, 80, 100, (breadth / 3).rounded(), 20.5])
        let whole = Double(random.pick([10, 20, 33, 44, 50, 60, 80, 120, 300]))
        if isTable { return Scenario.ItemSize(width: 0, height: .points(whole)) }
        let along = whole + random.pick([0, 0, 0, 0, 0, 0.25, 0.3, 1.0 / 3])
        return Scenario.ItemSize(axis.size(along: along, across: across))
    }

    var viewportLength: Double { axis.along(size) }
}

extension Scenario {
    /// The scenario with random steps instead of its own.
    func stressed(
        _ count: Int, excluding excluded: Set<StressStepKind>, often: [StressStepKind] = [], seed: UInt64
    ) -> Scenario {
        var scenario = self
        var steps = StressSteps(self, excluding: excluded, often: often, seed: seed)
        scenario.steps = (0..<count).map { _ in Scenario.Step(steps.action()) }
        return scenario
    }

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
