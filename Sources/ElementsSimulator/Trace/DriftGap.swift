/// The reasons why the drift of a layout pass could not be measured. The drift is the avoidable part of the anchor's
/// movement on screen (see `PassSummary.drift`).
public enum DriftGap: String, Hashable, Sendable, Codable {
    /// No element that can be compared: all elements that were on screen are gone, or were pushed off the screen to an
    /// unknown place. A place off the screen is known only for items of flow layouts and rows of tables.
    case nothingStays
    /// A reload of the data. The data source does not identify its items, unlike a diffable data source.
    case dataReloaded

    /// The words that follow “drift could not be measured because”.
    public var reason: String {
        switch self {
        case .nothingStays: "nothing that was on screen is there any more"
        case .dataReloaded: "the data were reloaded, and the data source does not say which item is which"
        }
    }
}
