extension Scenario.Table.Profile: JSONWritable {}

extension Scenario.Table {
    /// A height in points, or what says that something sizes itself.
    static func json(_ height: Double?) -> JSONValue {
        height == automaticHeight ? "automatic" : .orNull(height)
    }
}
