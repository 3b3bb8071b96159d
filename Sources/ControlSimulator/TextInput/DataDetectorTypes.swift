/// The kinds of data in a text that become links, as UIKit's `UIDataDetectorTypes`. Not used by this library.
public struct DataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The kinds, one bit for each.
    public var rawValue: UInt

    /// Makes a set of kinds from their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Phone numbers.
    public static let phoneNumber = DataDetectorTypes(rawValue: 1)
    /// Web addresses.
    public static let link = DataDetectorTypes(rawValue: 2)
    /// Postal addresses.
    public static let address = DataDetectorTypes(rawValue: 4)
    /// Dates.
    public static let calendarEvent = DataDetectorTypes(rawValue: 8)
    /// Tracking numbers, which identify shipments.
    public static let shipmentTrackingNumber = DataDetectorTypes(rawValue: 16)
    /// Flight numbers, which identify flights.
    public static let flightNumber = DataDetectorTypes(rawValue: 32)
    /// All kinds of data.
    public static let all = DataDetectorTypes(rawValue: .max)
}
