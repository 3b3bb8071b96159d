/// A state that a view's configuration may depend on, as UIKit's `UIConfigurationState`.
public protocol ConfigurationState {
    /// The traits of the view.
    var traitCollection: TraitCollection { get set }

    /// The program's custom value under `key`; setting nil removes the value.
    subscript(key: ConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a custom value in a state.
public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name of the custom value.
    public var rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a key from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
