import CollectionSimulator
import FlowScenario

/// An estimate that can be set for all items of a layout or all rows of a table.
enum TriedEstimate: Hashable {
    /// The estimated size of an item, or the average of measured sizes.
    case item(Scenario.Layout.Estimate)
    /// The estimated height of a row; 0 means that there are no estimates.
    case row(Double)
    /// The estimated heights of rows that the delegate returns.
    case delegate

    /// The estimate as `[width, height]`, or as `[height]` for rows, in points; `nil` if it is not a fixed size.
    var numbers: [Double]? {
        switch self {
        case .item(.size(let size)): size.points
        case .row(let height): [height]
        case .item, .delegate: nil
        }
    }

    /// The estimate in the form of scenario files, such as `["100%", 60]`. `nil` if no side is relative to the
    /// available space.
    var relativeText: String? {
        guard case .item(.size(let size)) = self, size.isRelative else { return nil }
        return "[\(size.width.text(counting: "columns")), \(size.height.text(counting: "rows"))]"
    }
}

extension Scenario.Length {
    /// Returns the text of this length in a scenario file, rounded to thousandths.
    ///
    /// - Parameter key: The key for a length at which a number of items fit next to each other, such as `columns`.
    fileprivate func text(counting key: String) -> String {
        switch self {
        case .points(let points): NumberText.plain(points)
        case .share(let share): "\"\(NumberText.plain(share * 100))%\""
        case .fitting(let count): "{\"\(key)\": \(count)}"
        case .ratio(let factor): "{\"ratio\": \(NumberText.plain(factor))}"
        }
    }

    /// Whether the length depends on the available space alone. Such a length is a share of this space, or the length
    /// at which a given number of items fit.
    fileprivate var followsRoom: Bool {
        switch self {
        case .share, .fitting: true
        case .points, .ratio: false
        }
    }
}

extension Scenario.ItemSize {
    /// Returns an estimate of the given size. A length across the scroll axis stays as it is if it depends on the
    /// available space alone.
    ///
    /// A length in points across the axis would lead to other rows as soon as the available space changes.
    func replaced(by size: CGSize, along axis: ScrollDirection) -> Scenario.ItemSize {
        var replaced = Scenario.ItemSize(size)
        switch axis {
        case .vertical where width.followsRoom: replaced.width = width
        case .horizontal where height.followsRoom: replaced.height = height
        default: break
        }
        return replaced
    }
}

extension Scenario {
    /// The estimate that the scenario's items have before the first step.
    var ownEstimate: TriedEstimate {
        guard let table else { return .item(layout.estimate) }
        let asks = sections.contains { $0.items.contains { !$0.row.estimates.isEmpty } }
        return asks ? .delegate : .row(table.estimate(in: table.profile))
    }

    /// Whether all rows of the table have given heights, so that no row sizes itself. The advisor switches estimates
    /// off only in such a table. In other tables, the rows that size themselves would then have the default height.
    var declaresHeights: Bool {
        (table?.rowHeight ?? -1) >= 0
            || sectionsOfAllTimes.allSatisfy {
                $0.items.allSatisfy { !$0.row.heights.isEmpty && !$0.row.heights.contains(.automatic) }
            }
    }

    /// Returns the scenario with another estimate. The estimate is replaced before the first step, and in every step
    /// that sets an estimate.
    func estimating(_ estimate: TriedEstimate) -> Scenario {
        var variant = self
        variant.steps = steps.map { step in
            var step = step
            step.action = step.action.estimating(estimate)
            return step
        }
        switch estimate {
        case .item(let estimate): variant.layout.estimate = estimate
        case .row(let height):
            variant.table?.estimatedRowHeight = height
            for section in sections.indices {
                for group in sections[section].items.indices {
                    variant.sections[section].items[group].row.estimates = []
                }
            }
        case .delegate: break
        }
        return variant
    }
}

extension Scenario.Action {
    fileprivate func estimating(_ estimate: TriedEstimate) -> Scenario.Action {
        switch (self, estimate) {
        case (.set(var change), .item(let estimate)):
            change.layout.estimate = estimate
            return .set(change)
        case (.setTable(var change), .row(let height)):
            change.table.estimatedRowHeight = height
            return .setTable(change)
        case (.together(let actions), _): return .together(actions.map { $0.estimating(estimate) })
        default: return self
        }
    }
}
