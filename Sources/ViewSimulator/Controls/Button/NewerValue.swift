/// A value of a type that the oldest supported systems lack, for a property of a type that they have: stored properties
/// cannot be unavailable, computed ones can.
struct NewerValue: Hashable, Sendable {
    private let value: any Hashable & Sendable

    init(_ value: some Hashable & Sendable) {
        self.value = value
    }

    /// Returns the value, in the type with which it was made.
    func get<Value>() -> Value? { value as? Value }

    static func == (left: Self, right: Self) -> Bool { AnyHashable(left.value) == AnyHashable(right.value) }

    func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
