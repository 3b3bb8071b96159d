/// What `flowsim new` writes: small scenarios that say what their parts are for, and hold what they expect.
///
/// Their sizes are relative to the room, so that `flowsim sweep` finds nothing wrong on any device.
enum StarterScenario {
    /// All of them, by the word that asks for each; the first unless one is asked for.
    static let kinds = [("list", list), ("chat", chat), ("grid", grid), ("tags", tags), ("table", table)]

    static func text(of kind: String) -> String? { kinds.first { $0.0 == kind }?.1 }
}
