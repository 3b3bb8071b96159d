extension Scenario {
    /// What items are in: the flow layout of a collection view, or a table.
    package enum Surface: Hashable, Sendable {
        case layout(Layout)
        case table(Table)

        /// Whether cells are asked how large they are. Those of a table may be; it depends on the row.
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

        package var table: Table? { if case .table(let table) = self { table } else { nil } }
    }

    /// What the items are in at the start.
    package var surface: Surface { table.map { .table($0) } ?? .layout(layout) }
}
