import ElementsSimulator
import PlainTexts

extension LayoutPicture {
    /// An effect of a step on an element.
    public enum Change: String, Hashable, Sendable, CaseIterable {
        /// The effect on an element whose size was asked for, from its cell or from the delegate.
        case asked
        /// The effect on an element whose attributes were requested separately.
        case requeried
        /// The effect on an element that moved, and is neither `asked` nor `requeried`.
        case moved
        /// The effect on an element that had no known frame before the step. It did not exist, or was too far away from
        /// the viewport.
        case appeared
        /// No effect on an element: it stayed at its place, and is neither `asked` nor `requeried`.
        case untouched

        /// The words for this change in the legend. They depend on the number of elements with this change.
        func label(_ count: Int) -> String {
            switch self {
            case .asked: count == 1 ? "asked for its size" : "asked for their sizes"
            case .requeried: "named and asked again"
            case .moved: "moved"
            case .appeared: "came into view"
            case .untouched: "untouched"
            }
        }
    }

    /// The changes of a step, which are drawn over the layout after the step.
    public struct Changes: Hashable, Sendable {
        /// The frames of the rows whose line breaks were computed again in the step, in content coordinates.
        public var brokenRows: [CGRect]
        /// The metric `rowsReplaced`: the number of rows for which the layout computed line breaks. Adjacent equal rows
        /// are counted as one row, so more rows may be drawn.
        public var rowsReplaced: Int
        /// The costs of the step in words, on one line.
        public var costs: String

        /// Makes the changes of a step. Without arguments, the step has no rows that line breaking made again, and no
        /// costs.
        ///
        /// - Parameters:
        ///   - brokenRows: The rows, in content coordinates.
        ///   - rowsReplaced: The metric; the number of the rows unless given.
        ///   - costs: One line, in words.
        public init(brokenRows: [CGRect] = [], rowsReplaced: Int? = nil, costs: String = "") {
            self.brokenRows = brokenRows
            self.rowsReplaced = rowsReplaced ?? brokenRows.count
            self.costs = costs
        }

        /// The number of rows that line breaking made again, in the legend's words: `2 rows broken`. Equal neighbours
        /// are counted as one row, although each of them is drawn. Rows far from the viewport are counted, although
        /// they are not drawn.
        var brokenRowsLabel: String {
            (TraceMetric.named["rowsReplaced"]?.words(of: rowsReplaced) ?? "")
                + (brokenRows.count == rowsReplaced ? "" : ", \(NumberText.grouped(brokenRows.count)) drawn")
        }
    }
}
