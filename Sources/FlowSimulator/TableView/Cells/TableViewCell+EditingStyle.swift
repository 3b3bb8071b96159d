extension TableViewCell {
    /// The control that a row has at its leading side while its table is edited.
    public enum EditingStyle: Int, Sendable {
        /// No control.
        case none
        /// A control that deletes the row.
        case delete
        /// A control that inserts a row.
        case insert
    }
}
