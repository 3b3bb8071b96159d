import CallerChecks

/// Runs a change of a model, and traps if the change throws. The caller has checked the values of the change. Only an
/// unreasonably large count can therefore make the change throw.
@discardableResult
package func trapOnError<Value>(_ change: () throws -> Value) -> Value {
    do {
        return try change()
    } catch {
        stop("\(error)")
    }
}
