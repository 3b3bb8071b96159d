import Foundation

/// What is known of a transition, as UIKit's `UIViewControllerTransitionCoordinatorContext`. Here it takes no time.
@preconcurrency @MainActor
public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether it takes time.
    var isAnimated: Bool { get }
    /// How the controller is presented.
    var presentationStyle: ModalPresentationStyle { get }
    /// Whether it began with a finger.
    var initiallyInteractive: Bool { get }
    /// Whether a finger could take it over.
    var isInterruptible: Bool { get }
    /// Whether a finger moves it.
    var isInteractive: Bool { get }
    /// Whether it went back.
    var isCancelled: Bool { get }
    /// How long it takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// How far it is, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// How fast a finger let go.
    var completionVelocity: CGFloat { get }
    /// The view that it happens in.
    var containerView: View { get }
    /// How much the view turns.
    var targetTransform: CGAffineTransform { get }
}

/// Runs blocks together with a transition, as UIKit's `UIViewControllerTransitionCoordinator`.
@preconcurrency @MainActor
public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
    /// Runs blocks when the view has its new size or traits.
    ///
    /// - Parameters:
    ///   - animation: Run first.
    ///   - completion: Run after all that were given as `animation`.
    /// - Returns: False where the transition is over; then nothing is run.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// The same.
    ///
    /// - Parameters:
    ///   - view: Not needed here.
    ///   - animation: Run first.
    ///   - completion: Run after all that were given as `animation`.
    /// - Returns: False where the transition is over; then nothing is run.
    @discardableResult
    func animateAlongsideTransition(
        in view: View?, animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs a block when a finger takes the transition over, which never happens here.
    func notifyWhenInteractionChanges(_ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void)
}

extension ViewControllerTransitionCoordinator {
    /// The same without a completion.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

    /// The same without a completion.
    @discardableResult
    public func animateAlongsideTransition(
        in view: View?, animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}
