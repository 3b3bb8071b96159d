import FlowEngine

/// The fixed workloads, by name. docs/performance.md describes them.
enum WorkloadName: String {
    case equal
    case mixed
    case thirds = "mixed, in thirds"
    case chips
    case hostile
    case hostileEqual = "hostile, equal sizes"
    case hostileWidths = "hostile, equal widths"
    case catalogue
    case estimated = "E"
    case estimatedMixed = "E → mixed"
    case estimatedThirds = "E → mixed, in thirds"
    case han = "Han characters"
    case latin = "Latin characters"
    case statusCell = "status cell"
    case rows
    case siblings
    case grid = "grid of views"
}

/// A container of 390 × 844, no insets, spacings of 10, vertical scrolling.
enum Workloads {
    static let configuration = FlowConfiguration(containerLength: 390)
    static let viewport = FlowSize(width: 390, height: 844)
    static let equalSize = FlowSize(width: 50, height: 50)

    /// Mixed: widths in [30, 180], heights in [20, 120], from a fixed generator.
    static func mixed(_ count: Int) -> [FlowSize] {
        var state: UInt32 = 12345
        func next() -> Int {
            state = 1_664_525 &* state &+ 1_013_904_223
            return Int(state >> 16)
        }
        return (0..<count).map { _ in
            let width = 30 + next() % 151
            return FlowSize(width: Double(width), height: Double(20 + next() % 101))
        }
    }

    /// Mixed, all a third of a point larger: what is measured in pixels where three make a point.
    static func thirds(_ count: Int) -> [FlowSize] {
        mixed(count).map { FlowSize(width: $0.width + 1.0 / 3, height: $0.height + 1.0 / 3) }
    }

    /// Chips: widths in [20, 60], all 30 high. Rows fall back into step late.
    static func chips(_ count: Int) -> [FlowSize] {
        mixed(count).map { FlowSize(width: 20 + ($0.width - 30).truncatingRemainder(dividingBy: 41), height: 30) }
    }

    /// Hostile: three items of 100 to 110 a row, 30 to 40 high. After an insertion rows never fall back into step.
    static func hostile(_ count: Int) -> [FlowSize] {
        mixed(count).map {
            FlowSize(
                width: 100 + ($0.width - 30).truncatingRemainder(dividingBy: 11),
                height: 30 + ($0.height - 20).truncatingRemainder(dividingBy: 11))
        }
    }

    /// Hostile, with one width for all.
    static func hostileWidths(_ count: Int) -> [FlowSize] {
        hostile(count).map { FlowSize(width: 105, height: $0.height) }
    }

    /// A model of one section. The workload's sizes are valid.
    static func model(_ items: ItemSizes) -> FlowModel {
        guard let model = try? FlowModel(configuration, sections: [SectionContent(items)]) else {
            preconditionFailure("a workload has valid sizes")
        }
        return model
    }
}

/// The same scattered numbers in every run.
struct Scatter {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }

    mutating func next(in range: ClosedRange<Int>) -> Int { range.lowerBound + next(below: range.count) }
}
