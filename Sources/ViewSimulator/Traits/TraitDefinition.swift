/// A trait, represented by a type. Subscripts and registrations name the trait by this type. Client code may define
/// traits of its own.
///
/// ```swift
/// struct Density: TraitDefinition { static let defaultValue = 1.0 }
/// view.traitOverrides[Density.self] = 2
/// ```
///
/// A value that is `Equatable` has changed if it is not equal, an object if it is not identical; any other value
/// whenever it is set.
public protocol TraitDefinition {
    /// The type of the trait's values.
    associatedtype Value

    /// The value if the trait is unset.
    static var defaultValue: Value { get }
    /// The name of the trait in messages. Default: the type's name.
    static var name: String { get }
    /// A unique name of the trait. Default: the type's full name. Changed traits are sorted by these names.
    static var identifier: String { get }
    /// Whether colours may depend on the trait. Default: false.
    static var affectsColorAppearance: Bool { get }
}

extension TraitDefinition {
    /// The name of the type.
    public static var name: String { "\(Self.self)" }
    /// The full name of the type.
    public static var identifier: String { String(reflecting: Self.self) }
    /// Whether colours depend on the trait: false.
    public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait, which is `UITrait` in UIKit.
public typealias AnyTrait = any TraitDefinition.Type
