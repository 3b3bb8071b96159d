import CallerChecks
/// Runs a change of a model whose values were checked before. Traps if it throws, which only an unreasonable count can
/// cause.
import FlowEngine

@discardableResult
func trapOnError<Result>(_ body: () throws(FlowDataError) -> Result) -> Result {
    do {
        return try body()
    } catch {
        stop("\(error)")
    }
}
