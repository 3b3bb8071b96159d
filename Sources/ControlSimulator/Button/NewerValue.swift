/// A stored value whose type does not exist on the oldest supported systems. A stored property cannot have such a type.
/// Therefore the value is stored without its type, and a computed property that is unavailable on these systems reads
/// it.
struct NewerValue: Hashable, Sendable {
    private let value: any Hashable & Sendable

    init(_ value: some Hashable & Sendable) {
        self.value = value
    }

    /// Returns the value in the type `Value`. Nil if the value has another type.
    func get<Value>() -> Value? { value as? Value }

    static func == (left: Self, right: Self) -> Bool { AnyHashable(left.value) == AnyHashable(right.value) }

    func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
