extension Scenario {
    /// What stays where the reader sees it.
    package enum AnchorRule: Hashable, Sendable {
        /// What UIKit keeps, the first row in view, or the last row in view.
        case automatic, top, bottom
        /// One item.
        case item(ItemPath)
        /// Nothing.
        case none
    }
}
