extension UpdateError {
    /// The message for tables. It is the description, with “row” in place of “item” and “table view” in place of
    /// “collection view” (R13.5).
    package var tableDescription: String {
        description.replacingOccurrences(of: "item", with: "row")
            .replacingOccurrences(of: "collection view", with: "table view")
    }
}
