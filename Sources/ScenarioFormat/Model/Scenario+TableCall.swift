extension Scenario {
    /// Something that a table asked its data source, its delegate or a cell: `heightForRow 0-3`, `viewForHeader 1`.
    public struct TableCall: Hashable, Sendable, CustomStringConvertible {
        /// What is asked, by UIKit's names as far as they go.
        public enum Method: String, Hashable, Sendable, CaseIterable {
            /// The data source is asked for counts, cells and titles.
            case numberOfSections, numberOfRows, cellForRow, titleForHeader, titleForFooter
            /// The delegate is asked for heights and estimates.
            case heightForRow, estimatedHeightForRow, heightForHeader, estimatedHeightForHeader
            /// The same of footers.
            case heightForFooter, estimatedHeightForFooter
            /// The delegate is asked for views.
            case viewForHeader, viewForFooter
            /// The delegate is notified.
            case willDisplayRow, didEndDisplayingRow
            /// A row's cell is asked how high its content is.
            case fitRow
        }

        /// What is asked.
        public var method: Method
        /// The section that it is about, counted from 0; nil where it is about none.
        public var section: Int?
        /// The row that it is about; nil where it is about none.
        public var row: Int?

        /// Makes a call. Nothing is checked.
        public init(_ method: Method, section: Int? = nil, row: Int? = nil) {
            self.method = method
            self.section = section
            self.row = row
        }

        /// Reads `heightForRow 0-3`, `viewForHeader 1` or `numberOfSections`; nil where the text is none of these.
        public init?(_ text: String) {
            let words = text.split(separator: " ", omittingEmptySubsequences: false)
            guard (1...2).contains(words.count), let method = Method(rawValue: String(words[0])) else { return nil }
            self.init(method)
            guard words.count == 2 else { return }
            if let path = ItemPath(String(words[1])) {
                (section, row) = (path.section, path.item)
            } else if words[1].allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(words[1]) {
                section = number
            } else {
                return nil
            }
        }

        /// As ``init(_:)`` reads it.
        public var description: String {
            guard let section else { return method.rawValue }
            return "\(method.rawValue) \(section)" + (row.map { "-\($0)" } ?? "")
        }
    }
}
