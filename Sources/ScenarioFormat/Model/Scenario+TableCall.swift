extension Scenario {
    /// A call that a table makes to its data source, its delegate or a cell, such as `heightForRow 0-3` or
    /// `viewForHeader 1`.
    public struct TableCall: Hashable, Sendable, CustomStringConvertible {
        /// The methods that a table calls. A case is named after UIKit's method, if there is one.
        public enum Method: String, Hashable, Sendable, CaseIterable {
            /// Asks the data source for the number of sections.
            case numberOfSections
            /// Asks the data source for the number of rows in a section.
            case numberOfRows
            /// Asks the data source for a row's cell.
            case cellForRow
            /// Asks the data source for a header's title.
            case titleForHeader
            /// Asks the data source for a footer's title.
            case titleForFooter
            /// Asks the delegate for the height of a row.
            case heightForRow
            /// Asks the delegate for the estimated height of a row.
            case estimatedHeightForRow
            /// Asks the delegate for the height of a header.
            case heightForHeader
            /// Asks the delegate for the estimated height of a header.
            case estimatedHeightForHeader
            /// Asks the delegate for the height of a footer.
            case heightForFooter
            /// Asks the delegate for the estimated height of a footer.
            case estimatedHeightForFooter
            /// Asks the delegate for the view of a header.
            case viewForHeader
            /// Asks the delegate for the view of a footer.
            case viewForFooter
            /// Notifies the delegate that a row appears.
            case willDisplayRow
            /// Notifies the delegate that a row has disappeared.
            case didEndDisplayingRow
            /// Asks a row's cell for the height of its content.
            case fitRow
        }

        /// The method that is called.
        public var method: Method
        /// The number of the section, counted from 0; nil for a call without a section.
        public var section: Int?
        /// The number of the row in its section, counted from 0; nil for a call without a row.
        public var row: Int?

        /// Makes a call without checks.
        public init(_ method: Method, section: Int? = nil, row: Int? = nil) {
            self.method = method
            self.section = section
            self.row = row
        }

        /// Reads a call such as `heightForRow 0-3`, `viewForHeader 1` or `numberOfSections`. Returns nil for any other
        /// text.
        public init?(_ text: String) {
            let words = text.split(separator: " ", omittingEmptySubsequences: false)
            guard (1...2).contains(words.count), let method = Method(rawValue: String(words[0])) else { return nil }
            self.init(method)
            guard words.count == 2 else { return }
            guard let path = SupplementaryPath(String(words[1])) else { return nil }
            section = path.section
            row = path.item
        }

        /// The call as text, which ``init(_:)`` reads.
        public var description: String {
            guard let section else { return method.rawValue }
            return "\(method.rawValue) \(section)" + (row.map { "-\($0)" } ?? "")
        }
    }
}
