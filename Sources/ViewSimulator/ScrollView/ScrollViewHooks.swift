import Foundation

/// What a module that fills a scroll view is notified of by it and answers for it.
@MainActor
package protocol ScrollViewHooks: ViewHooks {
    /// The view has another delegate, or none; called before anybody else can see it.
    func scrollDelegateDidChange()

    /// A finger began to drag the content, or let it go. The delegate is notified afterwards.
    func draggingDidChange()

    /// Where the content comes to rest after a drag, given the nearest legal offset. It may call code of clients.
    func restingOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint

    /// Whether the content begins at the right.
    var startsAtRight: Bool { get }
}
