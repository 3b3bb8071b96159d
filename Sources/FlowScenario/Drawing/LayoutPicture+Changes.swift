import Foundation

extension LayoutPicture {
    /// What a step did to an element.
    public enum Change: String, Hashable, Sendable, CaseIterable {
        /// Its size was asked for: of its cell, or of the delegate.
        case asked
        /// Its attributes were asked for again by themselves.
        case requeried
        /// It is elsewhere, and nobody was asked about it.
        case moved
        /// It was not there, or too far away.
        case appeared
        /// It is where it was, and nobody was asked about it.
        case untouched

        /// What the legend says of so many of them.
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

    /// What a step changed, drawn over the layout that it left behind.
    public struct Changes: Hashable, Sendable {
        /// The rows that were broken again, in content coordinates.
        public var brokenRows: [CGRect]
        /// One line of costs, in words.
        public var costs: String

        /// Makes the changes of a step; without arguments those of a step that broke no row and has nothing to say.
        public init(brokenRows: [CGRect] = [], costs: String = "") {
            self.brokenRows = brokenRows
            self.costs = costs
        }
    }
}
