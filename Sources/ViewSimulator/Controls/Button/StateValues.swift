/// Values of a control by state.
struct StateValues<Value> {
    private var values: [Control.State: Value] = [:]

    /// The value that was set for exactly this state; nil removes it.
    subscript(state: Control.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// The effective value in a state: the value that was set for it, or else for `normal`. In a state of several bits
    /// the values of each bit are ignored (documented).
    func value(in state: Control.State) -> Value? { values[state] ?? values[.normal] }
}
