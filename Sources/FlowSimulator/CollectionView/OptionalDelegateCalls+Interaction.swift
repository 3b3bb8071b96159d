import Foundation
import ViewSimulator

extension OptionalDelegateCalls {
    /// Nil when the delegate does not implement the method.
    public func callAsFunction(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool? {
        OptionalRequirement.ask { delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
    }

    /// The same where an answer is wanted: what counts without the method when the delegate does not implement it.
    @_disfavoredOverload
    public func callAsFunction(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.answer { delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath) -> Void? {
        OptionalRequirement.ask { delegate.collectionView(collectionView, didHighlightItemAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath) -> Void? {
        OptionalRequirement.ask { delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool? {
        OptionalRequirement.ask { delegate.collectionView(collectionView, shouldSelectItemAt: indexPath) }
    }

    /// The same where an answer is wanted: what counts without the method when the delegate does not implement it.
    @_disfavoredOverload
    public func callAsFunction(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.answer { delegate.collectionView(collectionView, shouldSelectItemAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) -> Void? {
        OptionalRequirement.ask { delegate.collectionView(collectionView, didSelectItemAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool? {
        OptionalRequirement.ask { delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
    }

    /// The same where an answer is wanted: what counts without the method when the delegate does not implement it.
    @_disfavoredOverload
    public func callAsFunction(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.answer { delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) -> Void? {
        OptionalRequirement.ask { delegate.collectionView(collectionView, didDeselectItemAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(
        _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool? {
        OptionalRequirement.ask { delegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath) }
    }

    /// The same where an answer is wanted: what counts without the method when the delegate does not implement it.
    @_disfavoredOverload
    public func callAsFunction(
        _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        OptionalRequirement.answer {
            delegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
        }
    }

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(
        _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.ask { delegate.collectionView(collectionView, performPrimaryActionForItemAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(
        _ collectionView: CollectionView, transitionLayoutForOldLayout fromLayout: CollectionViewLayout,
        newLayout toLayout: CollectionViewLayout
    ) -> CollectionViewTransitionLayout? {
        OptionalRequirement.ask {
            delegate.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
        }
    }

    /// The same where an answer is wanted: what counts without the method when the delegate does not implement it.
    @_disfavoredOverload
    public func callAsFunction(
        _ collectionView: CollectionView, transitionLayoutForOldLayout fromLayout: CollectionViewLayout,
        newLayout toLayout: CollectionViewLayout
    ) -> CollectionViewTransitionLayout {
        OptionalRequirement.answer {
            delegate.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
        }
    }

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(_ collectionView: CollectionView, canEditItemAt indexPath: IndexPath) -> Bool? {
        OptionalRequirement.ask { delegate.collectionView(collectionView, canEditItemAt: indexPath) }
    }

    /// The same where an answer is wanted: what counts without the method when the delegate does not implement it.
    @_disfavoredOverload
    public func callAsFunction(_ collectionView: CollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.answer { delegate.collectionView(collectionView, canEditItemAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(
        _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool? {
        OptionalRequirement.ask {
            delegate.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    /// The same where an answer is wanted: what counts without the method when the delegate does not implement it.
    @_disfavoredOverload
    public func callAsFunction(
        _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        OptionalRequirement.answer {
            delegate.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(
        _ collectionView: CollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.ask {
            delegate.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(_ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath) -> Bool? {
        OptionalRequirement.ask { delegate.collectionView(collectionView, canFocusItemAt: indexPath) }
    }

    /// The same where an answer is wanted: what counts without the method when the delegate does not implement it.
    @_disfavoredOverload
    public func callAsFunction(_ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.answer { delegate.collectionView(collectionView, canFocusItemAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(
        _ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool? {
        OptionalRequirement.ask { delegate.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath) }
    }

    /// The same where an answer is wanted: what counts without the method when the delegate does not implement it.
    @_disfavoredOverload
    public func callAsFunction(
        _ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
        OptionalRequirement.answer {
            delegate.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
        }
    }

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(
        _ collectionView: CollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool? {
        OptionalRequirement.ask { delegate.collectionView(collectionView, shouldShowMenuForItemAt: indexPath) }
    }

    /// The same where an answer is wanted: what counts without the method when the delegate does not implement it.
    @_disfavoredOverload
    public func callAsFunction(_ collectionView: CollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.answer { delegate.collectionView(collectionView, shouldShowMenuForItemAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(
        _ collectionView: CollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool? {
        OptionalRequirement.ask {
            delegate.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
        }
    }

    /// The same where an answer is wanted: what counts without the method when the delegate does not implement it.
    @_disfavoredOverload
    public func callAsFunction(
        _ collectionView: CollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        OptionalRequirement.answer {
            delegate.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
        }
    }

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(
        _ collectionView: CollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Void? {
        OptionalRequirement.ask {
            delegate.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
        }
    }
}
