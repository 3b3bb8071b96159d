import CallerChecks

/// Runs a change of a model, and traps if the change throws. Its values were checked before, so only an unreasonably
/// large count can make it throw.
@discardableResult
func trapOnError<Value>(_ change: () throws -> Value) -> Value {
    do {
        return try change()
    } catch {
        stop("\(error)")
    }
}
