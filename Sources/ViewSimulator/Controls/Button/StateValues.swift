/// What a control shows in its states.
struct StateValues<Value> {
    private var values: [Control.State: Value] = [:]

    /// As it was set for exactly this state; nil removes it.
    subscript(state: Control.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// What counts in a state: what was set for it, or else for `normal`. A state of several bits does not look at the
    /// values for each of them (documented).
    func value(in state: Control.State) -> Value? { values[state] ?? values[.normal] }
}
