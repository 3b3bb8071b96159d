/// An object through which a scroll view calls the module that provides its content.
@MainActor
package protocol ScrollViewHooks: ViewHooks {
    /// Called when the delegate has changed, before client code can observe the change.
    func scrollDelegateDidChange()

    /// Called when a drag has begun or ended, before the delegate is notified.
    func draggingDidChange()

    /// Returns the offset at which the content comes to rest after a drag. `offset` is the legal offset that is nearest
    /// to the content offset at the end of the drag. May call client code.
    func restingOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint

    /// Whether the content begins at the right.
    var startsAtRight: Bool { get }
}
