import FlowSimulator
import PlainTexts

extension LayoutPicture {
    /// An effect of a step on an element.
    public enum Change: String, Hashable, Sendable, CaseIterable {
        /// Its size was asked for: of its cell, or of the delegate.
        case asked
        /// Its attributes were requested separately.
        case requeried
        /// It is elsewhere, and neither its cell nor the delegate was asked about it.
        case moved
        /// It was not there, or too far away.
        case appeared
        /// It is where it was, and neither its cell nor the delegate was asked about it.
        case untouched

        /// The words of the legend for a number of elements.
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

    /// The changes of a step, drawn over the layout after it.
    public struct Changes: Hashable, Sendable {
        /// The rows that were broken again, in content coordinates.
        public var brokenRows: [CGRect]
        /// The metric of that name: how many rows the layout broke, where equal neighbours count once. It may be
        /// another number than that of the rows that are drawn.
        public var rowsReplaced: Int
        /// One line of costs, in words.
        public var costs: String

        /// Makes the changes of a step; without arguments those of a step that broke no row and has nothing to say.
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

        /// `2 rows broken`, in a legend of the rows that are drawn: equal neighbours count once, and are drawn one by
        /// one; rows far from the viewport are not drawn.
        var brokenRowsLabel: String {
            (TraceMetric.named["rowsReplaced"]?.words(of: rowsReplaced) ?? "")
                + (brokenRows.count == rowsReplaced ? "" : ", \(NumberText.grouped(brokenRows.count)) drawn")
        }
    }
}
