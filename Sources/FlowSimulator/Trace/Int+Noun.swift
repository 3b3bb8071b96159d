extension Int {
    /// The number with a noun in singular or plural: `1 row`, `2 rows`.
    func of(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
