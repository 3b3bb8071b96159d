/// A callable value that stands for a delegate method whose only argument is the scroll view. With this value,
/// `delegate.scrollViewDidScroll?(view)` compiles.
@preconcurrency @MainActor
public struct OptionalScrollViewCall {
    let call: @MainActor (ScrollView) -> Void

    /// Calls the method. Returns nil if the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(_ scrollView: ScrollView) -> Void? {
        OptionalRequirement.ask { call(scrollView) }
    }
}
