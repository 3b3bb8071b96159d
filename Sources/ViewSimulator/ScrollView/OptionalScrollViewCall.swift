import Foundation

/// Lets `delegate.scrollViewDidScroll?(view)` compile, for every method whose argument is just the scroll view.
@preconcurrency @MainActor
public struct OptionalScrollViewCall {
    let call: @MainActor (ScrollView) -> Void

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(_ scrollView: ScrollView) -> Void? {
        OptionalRequirement.ask { call(scrollView) }
    }
}
