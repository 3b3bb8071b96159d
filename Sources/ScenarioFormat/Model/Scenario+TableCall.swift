extension Scenario {
    /// A call of a table to its data source, its delegate or a cell: `heightForRow 0-3`, `viewForHeader 1`.
    public struct TableCall: Hashable, Sendable, CustomStringConvertible {
        /// The methods that a table calls, by UIKit's names if there are such.
        public enum Method: String, Hashable, Sendable, CaseIterable {
            /// The data source is asked for counts, cells and titles.
            case numberOfSections, numberOfRows, cellForRow, titleForHeader, titleForFooter
            /// The delegate is asked for heights and estimates.
            case heightForRow, estimatedHeightForRow, heightForHeader, estimatedHeightForHeader
            /// The delegate is asked for heights and estimates of footers.
            case heightForFooter, estimatedHeightForFooter
            /// The delegate is asked for views.
            case viewForHeader, viewForFooter
            /// The delegate is notified.
            case willDisplayRow, didEndDisplayingRow
            /// A row's cell is asked how high its content is.
            case fitRow
        }

        /// The method that is called.
        public var method: Method
        /// The section of the call, counted from 0; nil for none.
        public var section: Int?
        /// The row of the call; nil for none.
        public var row: Int?

        /// Makes a call. Nothing is checked.
        public init(_ method: Method, section: Int? = nil, row: Int? = nil) {
            self.method = method
            self.section = section
            self.row = row
        }

        /// Reads `heightForRow 0-3`, `viewForHeader 1` or `numberOfSections`; returns nil for other texts.
        public init?(_ text: String) {
            let words = text.split(separator: " ", omittingEmptySubsequences: false)
            guard (1...2).contains(words.count), let method = Method(rawValue: String(words[0])) else { return nil }
            self.init(method)
            guard words.count == 2 else { return }
            guard let path = SupplementaryPath(String(words[1])) else { return nil }
            section = path.section
            row = path.item
        }

        /// The text that ``init(_:)`` reads.
        public var description: String {
            guard let section else { return method.rawValue }
            return "\(method.rawValue) \(section)" + (row.map { "-\($0)" } ?? "")
        }
    }
}
