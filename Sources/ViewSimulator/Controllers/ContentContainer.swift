import Foundation

/// Whose content adapts to other sizes and traits, as UIKit's `UIContentContainer`: view controllers do.
@preconcurrency @MainActor
public protocol ContentContainer: AnyObject {
    /// The size that the content wants, in points.
    var preferredContentSize: CGSize { get }
    /// A child wants another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer)
    /// Constraints give a child another size. Never called here.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any ContentContainer)
    /// The size that a child is going to have.
    ///
    /// - Parameters:
    ///   - container: The child.
    ///   - parentSize: The size that this container is going to have, in points.
    func size(
        forChildContentContainer container: any ContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// The container is going to have another size.
    ///
    /// - Parameters:
    ///   - size: In points.
    ///   - coordinator: Runs blocks when the container has it.
    func viewWillTransition(to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator)
    /// The container is going to have other traits.
    ///
    /// - Parameters:
    ///   - newCollection: The traits.
    ///   - coordinator: Runs blocks when the container has them.
    func willTransition(to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator)
}
