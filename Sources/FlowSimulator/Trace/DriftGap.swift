/// The reasons why the drift of a layout pass could not be measured.
public enum DriftGap: String, Hashable, Sendable, Codable {
    /// The elements that were on screen are gone or were pushed off, and the layout does not give their places without
    /// being asked.
    case nothingStays
    /// The data were reloaded, and the data source does not identify its items, as a diffable data source does.
    case dataReloaded

    /// The words that follow “drift could not be measured because”.
    public var reason: String {
        switch self {
        case .nothingStays: "nothing that was on screen is there any more"
        case .dataReloaded: "the data were reloaded, and the data source does not say which item is which"
        }
    }
}
