/// An object whose content adapts to other sizes and traits, as UIKit's `UIContentContainer`. A view controller is such
/// an object.
@preconcurrency @MainActor
public protocol ContentContainer: AnyObject {
    /// The preferred size of the content, in points.
    var preferredContentSize: CGSize { get }
    /// Called when the preferred size of a child has changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer)
    /// Called by UIKit when constraints give a child another size; never called by this library.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any ContentContainer)
    /// Returns the size that a child gets when the container has a new size.
    ///
    /// - Parameters:
    ///   - container: The child.
    ///   - parentSize: The future size of this container, in points.
    func size(
        forChildContentContainer container: any ContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// Called before the size of the container changes.
    ///
    /// - Parameters:
    ///   - size: The new size, in points.
    ///   - coordinator: Runs blocks after the change.
    func viewWillTransition(to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator)
    /// Called before the traits of the container change.
    ///
    /// - Parameters:
    ///   - newCollection: The new traits.
    ///   - coordinator: Runs blocks after the change.
    func willTransition(to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator)
}
