/// The cell of a list, which has an indentation and at least the height of a row. It has those properties of UIKit's
/// `UICollectionViewListCell` that decide a size. Accessories are not simulated.
@preconcurrency @MainActor
open class CollectionViewListCell: CollectionViewCell {
    /// The level of the item in an outline; 0 unless set. Negative levels have no indentation.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { indentationDidChange() } }
    }
    /// The indentation of each level, in points; 10 unless set. UIKit's documentation states this value for table
    /// cells. Using it here is a choice of this library.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { indentationDidChange() } }
    }
    /// Whether accessories at the start move with the content. Not used by this library: there are no accessories here.
    open var indentsAccessories = true

    /// An empty content configuration in the style of a row.
    open func defaultContentConfiguration() -> ListContentConfiguration { .cell() }

    private var indentation: CGFloat { (CGFloat(max(indentationLevel, 0)) * indentationWidth).asLength }

    private func indentationDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    package override func contentFrame(in size: CGSize) -> CGRect {
        let start = min(indentation, size.width)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(x: isMirrored ? 0 : start, y: 0, width: size.width - start, height: size.height)
    }

    /// The size of the content with the indentation. Its height is at least the height of a row in
    /// `ListContentProfile.current`.
    ///
    /// - Parameters:
    ///   - targetSize: The requested size in points, with the indentation.
    ///   - horizontalFittingPriority: The priority of the width.
    ///   - verticalFittingPriority: The priority of the height; a required one may be lower than a row.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
        verticalFittingPriority: LayoutPriority
    ) -> CGSize {
        let room = CGSize(width: max(targetSize.width - indentation, 0), height: targetSize.height)
        var size = super.systemLayoutSizeFitting(
            room, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        size.width += indentation
        if verticalFittingPriority < .required {
            size.height = max(size.height, ListContentProfile.current.minimumCellHeight)
        }
        return size
    }
}
