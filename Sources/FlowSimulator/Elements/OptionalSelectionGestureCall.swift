import ViewSimulator

/// A call of `delegate.collectionViewDidEndMultipleSelectionInteraction?(view)`, or of the method for table views.
@preconcurrency @MainActor
public struct OptionalSelectionGestureCall<Calling: ScrollView> {
    let call: @MainActor (Calling) -> Void

    /// Calls the method. Nil if the delegate does not implement it.
    @discardableResult
    public func callAsFunction(_ view: Calling) -> Void? {
        OptionalRequirement.ask { call(view) }
    }
}
