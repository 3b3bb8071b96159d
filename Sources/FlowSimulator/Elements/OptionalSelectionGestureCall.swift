import Foundation
import ViewSimulator

/// Lets `delegate.collectionViewDidEndMultipleSelectionInteraction?(view)` compile, and the same of a table view.
@preconcurrency @MainActor
public struct OptionalSelectionGestureCall<Calling: ScrollView> {
    let call: @MainActor (Calling) -> Void

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(_ view: Calling) -> Void? {
        OptionalRequirement.ask { call(view) }
    }
}
