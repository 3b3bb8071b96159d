import Foundation
import ViewSimulator

/// Lets `delegate.indexPathForPreferredFocusedView?(in: view)` compile, for collection views and table views.
@preconcurrency @MainActor
public struct OptionalFocusCall<Asking: ScrollView> {
    let preferred: @MainActor (Asking) -> IndexPath?

    /// Nil when the delegate does not implement the method, and when it prefers no element.
    public func callAsFunction(in view: Asking) -> IndexPath? {
        OptionalRequirement.ask { preferred(view) } ?? nil
    }
}
