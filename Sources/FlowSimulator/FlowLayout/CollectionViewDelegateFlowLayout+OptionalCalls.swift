import Foundation
import ViewSimulator

/// Lets `delegate.collectionView?(view, layout: layout, sizeForItemAt: path)` compile.
///
/// Each call answers nil when the delegate does not implement the method. The second form of each makes
/// `collectionView!(…)` and `collectionView?(…).height` compile; it answers the layout's property in that case.
@preconcurrency @MainActor
public struct OptionalFlowDelegateCalls {
    let delegate: any CollectionViewDelegateFlowLayout

    /// Nil when the delegate does not implement the method; the layout's property counts then.
    public func callAsFunction(
        _ collectionView: CollectionView, layout: CollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize? {
        OptionalRequirement.ask {
            delegate.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath)
        }
    }

    /// The same where a size is wanted: the layout's `itemSize` when the delegate does not implement the method.
    @_disfavoredOverload
    public func callAsFunction(
        _ collectionView: CollectionView, layout: CollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        OptionalRequirement.answer {
            delegate.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath)
        }
    }

    /// Nil when the delegate does not implement the method; the layout's property counts then.
    public func callAsFunction(
        _ collectionView: CollectionView, layout: CollectionViewLayout, insetForSectionAt section: Int
    ) -> EdgeInsets? {
        OptionalRequirement.ask {
            delegate.collectionView(collectionView, layout: layout, insetForSectionAt: section)
        }
    }

    /// The same where insets are wanted: the layout's `sectionInset` when the delegate does not implement the method.
    @_disfavoredOverload
    public func callAsFunction(
        _ collectionView: CollectionView, layout: CollectionViewLayout, insetForSectionAt section: Int
    ) -> EdgeInsets {
        OptionalRequirement.answer {
            delegate.collectionView(collectionView, layout: layout, insetForSectionAt: section)
        }
    }

    /// Nil when the delegate does not implement the method; the layout's property counts then.
    public func callAsFunction(
        _ collectionView: CollectionView, layout: CollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat? {
        OptionalRequirement.ask {
            delegate.collectionView(collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
        }
    }

    /// The same where a number is wanted: the layout's `minimumLineSpacing` when the delegate does not implement the
    /// method.
    @_disfavoredOverload
    public func callAsFunction(
        _ collectionView: CollectionView, layout: CollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        OptionalRequirement.answer {
            delegate.collectionView(collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
        }
    }

    /// Nil when the delegate does not implement the method; the layout's property counts then.
    public func callAsFunction(
        _ collectionView: CollectionView, layout: CollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat? {
        OptionalRequirement.ask {
            delegate.collectionView(collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
        }
    }

    /// The same where a number is wanted: the layout's `minimumInteritemSpacing` when the delegate does not implement
    /// the method.
    @_disfavoredOverload
    public func callAsFunction(
        _ collectionView: CollectionView, layout: CollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        OptionalRequirement.answer {
            delegate.collectionView(collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
        }
    }

    /// Nil when the delegate does not implement the method; the layout's property counts then.
    public func callAsFunction(
        _ collectionView: CollectionView, layout: CollectionViewLayout, referenceSizeForHeaderInSection section: Int
    ) -> CGSize? {
        OptionalRequirement.ask {
            delegate.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
        }
    }

    /// The same where a size is wanted: the layout's `headerReferenceSize` when the delegate does not implement the
    /// method.
    @_disfavoredOverload
    public func callAsFunction(
        _ collectionView: CollectionView, layout: CollectionViewLayout, referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        OptionalRequirement.answer {
            delegate.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
        }
    }

    /// Nil when the delegate does not implement the method; the layout's property counts then.
    public func callAsFunction(
        _ collectionView: CollectionView, layout: CollectionViewLayout, referenceSizeForFooterInSection section: Int
    ) -> CGSize? {
        OptionalRequirement.ask {
            delegate.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: section)
        }
    }

    /// The same where a size is wanted: the layout's `footerReferenceSize` when the delegate does not implement the
    /// method.
    @_disfavoredOverload
    public func callAsFunction(
        _ collectionView: CollectionView, layout: CollectionViewLayout, referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        OptionalRequirement.answer {
            delegate.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: section)
        }
    }
}

extension CollectionViewDelegateFlowLayout {
    /// Asks the methods named `collectionView`, as client code written for UIKit calls them. Never nil itself: the
    /// call's answer is, where the method is not implemented.
    public var collectionView: OptionalFlowDelegateCalls? {
        OptionalFlowDelegateCalls(delegate: self)
    }
}
