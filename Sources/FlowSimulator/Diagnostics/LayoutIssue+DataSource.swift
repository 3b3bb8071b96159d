extension LayoutIssue {
    /// Whether a data source that is no `NSObject` is an issue, once for a class. True unless set in programs with the
    /// module UIKit, whose code is written for devices; false if views are used by this module's own names.
    @MainActor public static var reportsPlainDataSources = hasUIKit

    @MainActor private static var reported: Set<ObjectIdentifier> = []

    /// Whether the module UIKit of this package is linked, recognized by this class.
    private static var hasUIKit: Bool {
        #if canImport(Darwin)
            false
        #else
            _typeByName("5UIKit10UIDragItemC") != nil
        #endif
    }

    /// The issue of a new data source; nil if there is none.
    @MainActor static func plainDataSource(_ source: AnyObject?) -> Kind? {
        guard reportsPlainDataSources, let source, !(source is NSObject) else { return nil }
        let sourceClass: AnyClass = type(of: source)
        guard reported.insert(ObjectIdentifier(sourceClass)).inserted else { return nil }
        return .plainDataSource(className: String(describing: sourceClass))
    }
}
