/// A trait, as a type: what client code may define for itself, and names in subscripts and registrations.
///
/// ```swift
/// struct Density: TraitDefinition { static let defaultValue = 1.0 }
/// view.traitOverrides[Density.self] = 2
/// ```
///
/// A value that is `Equatable` has changed where it is another one, an object where it is another object; any other
/// value whenever it was set.
public protocol TraitDefinition {
    /// What the trait is about.
    associatedtype Value

    /// The value where nobody says one.
    static var defaultValue: Value { get }
    /// Names the trait in messages: the type's name unless said otherwise.
    static var name: String { get }
    /// Names the trait for good: the type's full name unless said otherwise. Kept for client code.
    static var identifier: String { get }
    /// Whether colours may depend on the trait; false unless said otherwise.
    static var affectsColorAppearance: Bool { get }
}

extension TraitDefinition {
    /// The type's name.
    public static var name: String { "\(Self.self)" }
    /// The type's full name.
    public static var identifier: String { String(reflecting: Self.self) }
    /// It may not.
    public static var affectsColorAppearance: Bool { false }
}

/// Any trait by its type. UIKit calls it `UITrait`.
public typealias AnyTrait = any TraitDefinition.Type
