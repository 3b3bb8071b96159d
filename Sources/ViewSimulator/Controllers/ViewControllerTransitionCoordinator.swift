/// The state of a transition, as UIKit's `UIViewControllerTransitionCoordinatorContext`. Here a transition takes no
/// time.
@preconcurrency @MainActor
public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the transition takes time.
    var isAnimated: Bool { get }
    /// The presentation of the controller.
    var presentationStyle: ModalPresentationStyle { get }
    /// Whether the transition began with a touch.
    var initiallyInteractive: Bool { get }
    /// Whether a touch could interrupt the transition.
    var isInterruptible: Bool { get }
    /// Whether a touch drives the transition.
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled.
    var isCancelled: Bool { get }
    /// The duration of the transition, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The progress of the transition, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// The velocity at the end of the touch that drove the transition. Here it is always 1, because no touch drives a
    /// transition.
    var completionVelocity: CGFloat { get }
    /// The view in which the transition happens.
    var containerView: View { get }
    /// The rotation that the transition applies. Here it is always the identity, which means no rotation.
    var targetTransform: CGAffineTransform { get }
}

/// An object that runs blocks together with a transition, as UIKit's `UIViewControllerTransitionCoordinator`.
@preconcurrency @MainActor
public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
    /// Runs blocks after the change of the view's size or traits.
    ///
    /// - Parameters:
    ///   - animation: The block that runs first.
    ///   - completion: The block that runs after all `animation` blocks.
    /// - Returns: False if the transition has ended; then no block runs.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs blocks after the change of the view's size or traits.
    ///
    /// - Parameters:
    ///   - view: Ignored.
    ///   - animation: The block that runs first.
    ///   - completion: The block that runs after all `animation` blocks.
    /// - Returns: False if the transition has ended; then no block runs.
    @discardableResult
    func animateAlongsideTransition(
        in view: View?, animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs a block when a touch takes over the transition, which never happens here.
    func notifyWhenInteractionChanges(_ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void)
}

extension ViewControllerTransitionCoordinator {
    /// Runs a block after the change of the view's size or traits. No completion block is added.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

    /// Runs a block after the change of the view's size or traits. No completion block is added.
    @discardableResult
    public func animateAlongsideTransition(
        in view: View?, animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}
