import Foundation

/// What a view's configuration may depend on, as UIKit's `UIConfigurationState`.
public protocol ConfigurationState {
    /// The surroundings of the view.
    var traitCollection: TraitCollection { get set }

    /// A value of the program's own; nil removes it.
    subscript(key: ConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// Names a value of the program's own in a state.
public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Makes a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a key by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
