extension Scenario {
    /// A call of a table to its data source, its delegate or a cell, such as `heightForRow 0-3` or `viewForHeader 1`.
    public struct TableCall: Hashable, Sendable, CustomStringConvertible {
        /// The methods that a table calls, by UIKit's names if they exist.
        public enum Method: String, Hashable, Sendable, CaseIterable {
            /// Asks the data source for numbers, cells and titles.
            case numberOfSections, numberOfRows, cellForRow, titleForHeader, titleForFooter
            /// Asks the delegate for heights and estimates of rows and headers.
            case heightForRow, estimatedHeightForRow, heightForHeader, estimatedHeightForHeader
            /// Asks the delegate for heights and estimates of footers.
            case heightForFooter, estimatedHeightForFooter
            /// Asks the delegate for views.
            case viewForHeader, viewForFooter
            /// Notifies the delegate that a row appears or disappears.
            case willDisplayRow, didEndDisplayingRow
            /// Asks a row's cell for the height of its content.
            case fitRow
        }

        /// The method that is called.
        public var method: Method
        /// The number of the section, counted from 0; nil if the call has none.
        public var section: Int?
        /// The number of the row in its section; nil if the call has none.
        public var row: Int?

        /// Makes a call without checks.
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

        /// The call as text, which ``init(_:)`` reads.
        public var description: String {
            guard let section else { return method.rawValue }
            return "\(method.rawValue) \(section)" + (row.map { "-\($0)" } ?? "")
        }
    }
}
