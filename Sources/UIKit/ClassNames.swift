import ViewSimulator

// The classes behind UIKit's names have names of their own, which Swift would write.

extension String {
    /// The name of a class as UIKit has it: "UICollectionViewListCell"; of client code's classes their own.
    public init<Class: NSObject>(describing subject: Class.Type) {
        self = PlatformName.text(of: subject)
    }
}

extension DefaultStringInterpolation {
    /// Writes UIKit's name of the class in a text.
    public mutating func appendInterpolation(_ value: NSObject.Type) {
        appendInterpolation(PlatformName.text(of: value))
    }
}

/// The name of a class as UIKit has it; of client code's classes with their module.
public func NSStringFromClass(_ aClass: NSObject.Type) -> String {
    PlatformName.name(of: aClass) ?? String(reflecting: aClass)
}
