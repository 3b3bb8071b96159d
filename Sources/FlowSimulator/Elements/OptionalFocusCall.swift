import Foundation
import ViewSimulator

/// A call of `delegate.indexPathForPreferredFocusedView?(in: view)`, for collection views and table views.
@preconcurrency @MainActor
public struct OptionalFocusCall<Asking: ScrollView> {
    let preferred: @MainActor (Asking) -> IndexPath?

    /// Calls the method. Nil if the delegate does not implement it, and if it prefers no element.
    public func callAsFunction(in view: Asking) -> IndexPath? {
        OptionalRequirement.ask { preferred(view) } ?? nil
    }
}
