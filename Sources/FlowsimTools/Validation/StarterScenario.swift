/// The scenarios that `flowsim new` writes: small ones with comments on their parts, and with expectations that hold.
///
/// Their sizes are relative to the room, so that `flowsim sweep` finds nothing wrong on any device.
enum StarterScenario {
    /// All starter scenarios by the words that ask for them; the first is the default.
    static let kinds = [("list", list), ("chat", chat), ("grid", grid), ("tags", tags), ("table", table)]

    static func text(of kind: String) -> String? { kinds.first { $0.0 == kind }?.1 }
}
