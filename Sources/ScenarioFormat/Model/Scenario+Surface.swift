extension Scenario {
    /// The properties of a collection view's layout, or the properties of a table view.
    package enum Surface: Hashable, Sendable {
        case layout(Layout)
        case table(Table)
        case compositional(CompositionalLayout)

        /// The values of the key `kind` of a layout.
        static let layoutKinds = ["flow", "compositional"]

        /// Whether cells are measured: true for a flow layout with an estimate, for every compositional layout, and for
        /// every table. These measure the cells of some items.
        package var measuresCells: Bool {
            switch self {
            case .layout(let layout): layout.cellsSizeThemselves
            case .table, .compositional: true
            }
        }

        package var scrollsVertically: Bool {
            switch self {
            case .layout(let layout): layout.direction == .vertical
            case .table: true
            case .compositional(let layout): layout.direction == .vertical
            }
        }

        var layout: Layout? { if case .layout(let layout) = self { layout } else { nil } }
        package var table: Table? { if case .table(let table) = self { table } else { nil } }
        package var compositional: CompositionalLayout? {
            if case .compositional(let layout) = self { layout } else { nil }
        }
    }

    /// The properties of the layout or the table before the first step.
    package var surface: Surface {
        table.map { .table($0) } ?? compositional.map { .compositional($0) } ?? .layout(layout)
    }
}
