/// A stored value whose type does not exist on the oldest supported systems. A stored property of such a type cannot be
/// declared, but a computed property that is unavailable on these systems can read this value.
struct NewerValue: Hashable, Sendable {
    private let value: any Hashable & Sendable

    init(_ value: some Hashable & Sendable) {
        self.value = value
    }

    /// Returns the value, in the type with which the value was made.
    func get<Value>() -> Value? { value as? Value }

    static func == (left: Self, right: Self) -> Bool { AnyHashable(left.value) == AnyHashable(right.value) }

    func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
