import Foundation

/// Lets `delegate.collectionView?(view, layout: layout, sizeForItemAt: path)` compile.
///
/// Each call answers nil when the delegate does not implement the method. The second form of each makes
/// `collectionView!(…)` and `collectionView?(…).height` compile; it answers the layout's property in that case.
@preconcurrency @MainActor
public struct OptionalFlowDelegateCalls {
    let delegate: any CollectionViewDelegateFlowLayout

    public func callAsFunction(
        _ collectionView: CollectionView, layout: CollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize? {
        OptionalRequirement.ask {
            delegate.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath)
        }
    }

    @_disfavoredOverload
    public func callAsFunction(
        _ collectionView: CollectionView, layout: CollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        OptionalRequirement.answer {
            delegate.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath)
        }
    }

    public func callAsFunction(
        _ collectionView: CollectionView, layout: CollectionViewLayout, insetForSectionAt section: Int
    ) -> EdgeInsets? {
        OptionalRequirement.ask {
            delegate.collectionView(collectionView, layout: layout, insetForSectionAt: section)
        }
    }

    @_disfavoredOverload
    public func callAsFunction(
        _ collectionView: CollectionView, layout: CollectionViewLayout, insetForSectionAt section: Int
    ) -> EdgeInsets {
        OptionalRequirement.answer {
            delegate.collectionView(collectionView, layout: layout, insetForSectionAt: section)
        }
    }

    public func callAsFunction(
        _ collectionView: CollectionView, layout: CollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat? {
        OptionalRequirement.ask {
            delegate.collectionView(collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
        }
    }

    @_disfavoredOverload
    public func callAsFunction(
        _ collectionView: CollectionView, layout: CollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        OptionalRequirement.answer {
            delegate.collectionView(collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
        }
    }

    public func callAsFunction(
        _ collectionView: CollectionView, layout: CollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat? {
        OptionalRequirement.ask {
            delegate.collectionView(collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
        }
    }

    @_disfavoredOverload
    public func callAsFunction(
        _ collectionView: CollectionView, layout: CollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        OptionalRequirement.answer {
            delegate.collectionView(collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
        }
    }

    public func callAsFunction(
        _ collectionView: CollectionView, layout: CollectionViewLayout, referenceSizeForHeaderInSection section: Int
    ) -> CGSize? {
        OptionalRequirement.ask {
            delegate.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
        }
    }

    @_disfavoredOverload
    public func callAsFunction(
        _ collectionView: CollectionView, layout: CollectionViewLayout, referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        OptionalRequirement.answer {
            delegate.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
        }
    }

    public func callAsFunction(
        _ collectionView: CollectionView, layout: CollectionViewLayout, referenceSizeForFooterInSection section: Int
    ) -> CGSize? {
        OptionalRequirement.ask {
            delegate.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: section)
        }
    }

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
    public var collectionView: OptionalFlowDelegateCalls? {
        OptionalFlowDelegateCalls(delegate: self)
    }
}
