extension LayoutIssue {
    /// Whether a data source that is not an `NSObject` is reported as an issue. It is reported once for each class in a
    /// `SimulationEnvironment`. Unless set, the value is true in programs with the module UIKit, because their code is
    /// written for devices. It is false in programs that use this module's own names.
    @MainActor public static var reportsPlainDataSources: Bool {
        get { SimulationEnvironment.current[PlainDataSources.self].areReported }
        set { SimulationEnvironment.current[PlainDataSources.self].areReported = newValue }
    }

    /// The issue of a data source that is not an `NSObject`. Nil for any other data source, for a class that was
    /// already reported, and if such classes are not reported.
    @MainActor static func plainDataSource(_ source: AnyObject?) -> Kind? {
        guard reportsPlainDataSources, let source, !(source is NSObject) else { return nil }
        let sourceClass: AnyClass = type(of: source)
        let classes = SimulationEnvironment.current[PlainDataSources.self].reported
        guard !classes.contains(ObjectIdentifier(sourceClass)) else { return nil }
        SimulationEnvironment.current[PlainDataSources.self].reported.insert(ObjectIdentifier(sourceClass))
        return .plainDataSource(className: String(describing: sourceClass))
    }
}

/// The data sources that are not objects of Objective-C, and whether they are reported.
private struct PlainDataSources: SharedValue {
    var areReported: Bool
    /// The classes that were reported.
    var reported: Set<ObjectIdentifier> = []

    static var initial: PlainDataSources { PlainDataSources(areReported: hasUIKit) }

    /// Whether the module UIKit of this package is linked. It is recognized by one of its classes.
    private static let hasUIKit = {
        #if canImport(Darwin)
            false
        #else
            _typeByName("5UIKit10UIDragItemC") != nil
        #endif
    }()
}
