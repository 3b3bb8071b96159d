import ViewSimulator

// The classes behind UIKit's names have names of their own, which Swift would write.

extension String {
    /// Makes UIKit's name of a class, for example "UICollectionViewListCell". Classes of client code keep their own
    /// names.
    public init<Class: NSObject>(describing subject: Class.Type) {
        self = PlatformName.text(of: subject)
    }
}

extension DefaultStringInterpolation {
    /// Appends UIKit's name of a class to a text.
    public mutating func appendInterpolation(_ value: NSObject.Type) {
        appendInterpolation(PlatformName.text(of: value))
    }
}

/// Returns the name of a class as in UIKit. For a class of client code, the name contains the module.
public func NSStringFromClass(_ aClass: NSObject.Type) -> String {
    PlatformName.name(of: aClass) ?? String(reflecting: aClass)
}
