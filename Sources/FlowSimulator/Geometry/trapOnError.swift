import CallerChecks

/// Runs a change of a model whose values were checked before. Traps if the change throws, which only an unreasonable
/// count can cause.
@discardableResult
func trapOnError<Value>(_ change: () throws -> Value) -> Value {
    do {
        return try change()
    } catch {
        stop("\(error)")
    }
}
