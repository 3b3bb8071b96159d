import Foundation

extension LayoutIssue {
    /// Whether a data source that is no `NSObject` is an issue, once for a class. True unless set where the program has
    /// the module UIKit, whose code is written for devices; false where views are used by this module's own names.
    @MainActor public static var reportsPlainDataSources = hasUIKit

    @MainActor private static var reported: Set<ObjectIdentifier> = []

    /// Whether the module UIKit of this package is linked: it has this class.
    private static var hasUIKit: Bool {
        #if canImport(Darwin)
            false
        #else
            _typeByName("5UIKit10UIDragItemC") != nil
        #endif
    }

    /// What is to be reported of a new data source; nil for nothing.
    @MainActor static func plainDataSource(_ source: AnyObject?) -> Kind? {
        guard reportsPlainDataSources, let source, !(source is NSObject) else { return nil }
        let sourceClass: AnyClass = type(of: source)
        guard reported.insert(ObjectIdentifier(sourceClass)).inserted else { return nil }
        return .plainDataSource(className: String(describing: sourceClass))
    }
}
