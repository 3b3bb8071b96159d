extension LayoutIssue {
    /// Whether a data source that is not an `NSObject` is reported as an issue. It is reported once for each class.
    /// Unless set, the value is true in programs with the module UIKit, because their code is written for devices. It
    /// is false in programs that use this module's own names.
    @MainActor public static var reportsPlainDataSources = hasUIKit

    @MainActor private static var reported: Set<ObjectIdentifier> = []

    /// Whether the module UIKit of this package is linked. It is recognized by one of its classes.
    private static var hasUIKit: Bool {
        #if canImport(Darwin)
            false
        #else
            _typeByName("5UIKit10UIDragItemC") != nil
        #endif
    }

    /// The issue of a data source that is not an `NSObject`. Nil for any other data source, for a class that was
    /// already reported, and if such classes are not reported.
    @MainActor static func plainDataSource(_ source: AnyObject?) -> Kind? {
        guard reportsPlainDataSources, let source, !(source is NSObject) else { return nil }
        let sourceClass: AnyClass = type(of: source)
        guard reported.insert(ObjectIdentifier(sourceClass)).inserted else { return nil }
        return .plainDataSource(className: String(describing: sourceClass))
    }
}
