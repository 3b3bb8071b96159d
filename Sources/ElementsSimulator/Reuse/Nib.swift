import CallerChecks

/// A stand-in for an archive of views. It exists so that code that registers a nib compiles. There are no archives
/// here: making a view from a nib stops the program with a message. Register a class instead.
@preconcurrency @MainActor
open class Nib: NSObject {
    /// A key in the options of a nib. The type has UIKit's name, so that code that passes options compiles.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public var rawValue: String

        /// Makes a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Makes a nib without looking for the file.
    ///
    /// - Parameters:
    ///   - name: The name of the file.
    ///   - bundleOrNil: The bundle of the file.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        super.init()
    }

    /// Makes a nib without reading the data.
    ///
    /// - Parameters:
    ///   - data: The archive.
    ///   - bundleOrNil: The bundle of its resources.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        super.init()
    }

    /// Stops the program: there are no archives here.
    ///
    /// - Parameters:
    ///   - ownerOrNil: The owner of the objects.
    ///   - optionsOrNil: Options that replace parts of the archive.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        stop(Nib.sentence)
    }

    nonisolated package static let sentence =
        "there are no archives here, so no view can be read from a nib: register a class instead"
}
