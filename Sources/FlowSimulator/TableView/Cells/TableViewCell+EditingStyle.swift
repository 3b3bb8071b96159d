import Foundation

extension TableViewCell {
    /// The control that a row has at its leading side while its table is edited.
    public enum EditingStyle: Int, Sendable {
        /// None.
        case none
        /// One that deletes the row.
        case delete
        /// One that inserts a row.
        case insert
    }
}
