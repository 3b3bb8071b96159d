import CallerChecks

/// Runs a change of a model that should not throw, because its values were checked before. Traps if it throws, which
/// only an unreasonably large count can cause.
@discardableResult
func trapOnError<Value>(_ change: () throws -> Value) -> Value {
    do {
        return try change()
    } catch {
        stop("\(error)")
    }
}
