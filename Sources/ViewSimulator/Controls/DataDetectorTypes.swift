/// Kinds of data in a text that become links, as UIKit's `UIDataDetectorTypes`. Kept for client code.
public struct DataDetectorTypes: OptionSet, Hashable, Sendable {
    /// One bit for each kind.
    public var rawValue: UInt

    /// Kinds by their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Numbers of telephones.
    public static let phoneNumber = DataDetectorTypes(rawValue: 1)
    /// Addresses in the web.
    public static let link = DataDetectorTypes(rawValue: 2)
    /// Addresses of houses.
    public static let address = DataDetectorTypes(rawValue: 4)
    /// Dates.
    public static let calendarEvent = DataDetectorTypes(rawValue: 8)
    /// Numbers of parcels.
    public static let shipmentTrackingNumber = DataDetectorTypes(rawValue: 16)
    /// Numbers of flights.
    public static let flightNumber = DataDetectorTypes(rawValue: 32)
    /// All of them.
    public static let all = DataDetectorTypes(rawValue: .max)
}
