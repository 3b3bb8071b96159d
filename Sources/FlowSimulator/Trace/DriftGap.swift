/// Why the drift of a layout pass could not be measured.
public enum DriftGap: String, Hashable, Sendable, Codable {
    /// What was on screen is gone or pushed off the screen, and the layout does not say where it is without being
    /// asked.
    case nothingStays
    /// The data were reloaded, and the data source does not say which item is which. A diffable data source does.
    case dataReloaded

    /// What follows “drift could not be measured because”.
    public var reason: String {
        switch self {
        case .nothingStays: "nothing that was on screen is there any more"
        case .dataReloaded: "the data were reloaded, and the data source does not say which item is which"
        }
    }
}
