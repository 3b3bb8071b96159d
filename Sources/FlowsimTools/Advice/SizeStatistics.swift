import FlowScenario
import Foundation

/// Statistics of the sizes of self-sizing items in a scenario. An estimate should approximate these sizes.
///
/// Groups are counted, never written out, so a billion items cost as much as one.
struct SizeStatistics {
    /// The number of items with each width, and the number of items with each height.
    private let widths, heights: [Double: Int]
    let count: Int

    /// Creates the statistics of the items in the given sections, at the beginning of a run.
    @MainActor
    init(_ sections: some Sequence<Int>, of run: ScenarioRun) {
        let scenario = run.scenario
        var (widths, heights): ([Double: Int], [Double: Int]) = ([:], [:])
        var total = 0
        let templates = CellTemplates(scenario)
        var surroundings = run.dataSource.surroundings
        for section in sections {
            surroundings.room = run.dataSource.room(section)
            for group in scenario.sections[section].items where group.count > 0 {
                let period = group.period(in: surroundings)
                for index in 0..<min(period, group.count) {
                    let size =
                        group.size(at: index, in: surroundings)
                        ?? templates.size(of: group, at: index, in: scenario, surroundings)
                        ?? scenario.layout.itemSize.size(in: surroundings.room, scale: surroundings.scale)
                    let count = group.count / period + (index < group.count % period ? 1 : 0)
                    widths[size.width, default: 0] += count
                    heights[size.height, default: 0] += count
                    total += count
                }
            }
        }
        (self.widths, self.heights, count) = (widths, heights, total)
    }

    /// Creates the statistics of rows, which have no widths of their own.
    init(heights: [Double]) {
        count = heights.count
        widths = [0: heights.count]
        self.heights = heights.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    func percentile(_ share: Double) -> CGSize {
        CGSize(width: widths.percentile(share, of: count), height: heights.percentile(share, of: count))
    }

    /// The mean of the sizes, rounded to half a point, because people write estimates in this way.
    var mean: CGSize {
        CGSize(width: Self.half(widths.mean(of: count)), height: Self.half(heights.mean(of: count)))
    }

    static func half(_ length: Double) -> Double { (length * 2).rounded() / 2 }
}

extension [Double: Int] {
    private var ascending: [(key: Double, value: Int)] { sorted { $0.key < $1.key } }

    /// Returns the least length that the given share of the items does not exceed.
    fileprivate func percentile(_ share: Double, of total: Int) -> Double {
        let lengths = ascending
        var seen = 0
        for (length, count) in lengths {
            seen += count
            if Double(seen) >= share * Double(total) { return length }
        }
        return lengths.last?.key ?? 0
    }

    fileprivate func mean(of total: Int) -> Double {
        ascending.reduce(0) { $0 + $1.key * Double($1.value) } / Double(Swift.max(total, 1))
    }
}

extension Scenario.ItemGroup {
    /// Returns the number of items after which the sizes of the group's items repeat.
    fileprivate func period(in surroundings: Scenario.Surroundings) -> Int {
        switch content {
        case .plain, .answers: 1
        case .given(let sizes): sizes.count
        case .actual(let sizes): actualByCategory[surroundings.contentSizeCategory]?.count ?? sizes.count
        case .texts(let texts, _): texts.count
        case .cells(_, let contents): contents.count
        }
    }
}

extension CellTemplates {
    /// Returns the size of an item's cell at the beginning of the scenario; `nil` for an item without a kind of cell.
    fileprivate func size(
        of group: Scenario.ItemGroup, at index: Int, in scenario: Scenario, _ surroundings: Scenario.Surroundings
    ) -> CGSize? {
        guard let (name, content) = group.cell(at: index) else { return nil }
        let offered = if case .size(let size) = scenario.layout.estimate { size } else { scenario.layout.itemSize }
        return size(
            of: name, showing: content, offered: offered.size(in: surroundings.room, scale: surroundings.scale),
            in: Self.surroundings(of: scenario))
    }
}
