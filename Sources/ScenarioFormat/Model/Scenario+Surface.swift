extension Scenario {
    /// The properties of a collection view's flow layout, or the properties of a table view.
    package enum Surface: Hashable, Sendable {
        case layout(Layout)
        case table(Table)

        /// Whether cells are measured: true for a layout with an estimate, and for every table. A table measures the
        /// cells of some rows.
        package var measuresCells: Bool {
            switch self {
            case .layout(let layout): layout.cellsSizeThemselves
            case .table: true
            }
        }

        package var scrollsVertically: Bool {
            switch self {
            case .layout(let layout): layout.direction == .vertical
            case .table: true
            }
        }

        var layout: Layout? { if case .layout(let layout) = self { layout } else { nil } }
        package var table: Table? { if case .table(let table) = self { table } else { nil } }
    }

    /// The properties of the layout or the table before the first step.
    package var surface: Surface { table.map { .table($0) } ?? .layout(layout) }
}
