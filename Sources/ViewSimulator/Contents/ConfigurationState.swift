/// A state that a view's configuration may depend on, as UIKit's `UIConfigurationState`.
public protocol ConfigurationState {
    /// The traits of the view.
    var traitCollection: TraitCollection { get set }

    /// The custom value that client code stored under `key`; nil if there is none. Setting nil removes the value.
    subscript(key: ConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom value in a state.
public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name of the custom value.
    public var rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a key from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
