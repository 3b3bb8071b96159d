/// A call that makes `delegate.scrollViewDidScroll?(view)` compile, for all methods with the scroll view as their only
/// argument.
@preconcurrency @MainActor
public struct OptionalScrollViewCall {
    let call: @MainActor (ScrollView) -> Void

    /// Returns nil if the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(_ scrollView: ScrollView) -> Void? {
        OptionalRequirement.ask { call(scrollView) }
    }
}
