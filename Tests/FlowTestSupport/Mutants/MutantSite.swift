/// A place where a small fault can be made, and the fault.
public struct MutantSite: Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        /// The opposite of a condition.
        case negated
        /// A comparison, a range or a number that is off by one.
        case bound
        /// A call that is not made.
        case dropped
        /// Two statements in the other order.
        case swapped
    }

    /// A text that takes the place of a part of the source.
    struct Edit: Sendable {
        /// In bytes from the beginning of the source.
        var range: Range<Int>
        /// With `MutantSite.on` where it asks whether the fault is on.
        var text: String
    }

    /// No source has it.
    static let on = "\u{1}"

    public var kind: Kind
    public var line: Int
    public var before: String
    public var after: String
    /// In the order of their places.
    var edits: [Edit]
}
