import CallerChecks
import Foundation
import ViewSimulator

/// Stands for an archive of views, so that code that registers one compiles. There are no archives here: what is made
/// of one stops the program with a sentence. Register a class instead.
@preconcurrency @MainActor
open class Nib: NSObject {
    /// Named like UIKit's, for code that hands options on.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String

        /// Makes a key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Remembers nothing: the file is not looked for.
    ///
    /// - Parameters:
    ///   - name: The file's name.
    ///   - bundleOrNil: Where the file is.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        super.init()
    }

    /// Remembers nothing.
    ///
    /// - Parameters:
    ///   - data: The archive.
    ///   - bundleOrNil: Where what it names is.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        super.init()
    }

    /// Stops the program: there are no archives here.
    ///
    /// - Parameters:
    ///   - ownerOrNil: Who would own what is made.
    ///   - optionsOrNil: What would replace parts of the archive.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        stop(NibView.sentence)
    }
}

/// What a nib is registered as: none is ever made.
final class NibView: CollectionReusableView {
    static let sentence = "there are no archives here, so no view can be read from a nib: register a class instead"

    override init(frame: CGRect) {
        stop(NibView.sentence)
    }

    required init?(coder: NSCoder) {
        stop(NibView.sentence)
    }
}
