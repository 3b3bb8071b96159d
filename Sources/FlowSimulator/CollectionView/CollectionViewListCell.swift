import Foundation
import ViewSimulator

/// The cell of a list, as UIKit's `UICollectionViewListCell` as far as it decides a size: no lower than a row, and with
/// an indentation. Accessories are not simulated.
@preconcurrency @MainActor
open class CollectionViewListCell: CollectionViewCell {
    /// How far down in an outline the item is; 0 unless set. Below 0 counts as 0.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { indentationDidChange() } }
    }
    /// Points for each level; 10 unless set (documented of table cells, a choice here).
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { indentationDidChange() } }
    }
    /// Whether accessories at the start move with the content. Kept for client code: there are none here.
    open var indentsAccessories = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A content without anything in it, in the style of a row.
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

    /// The content's size with the indentation, and at least as high as `ListContentProfile.current` says.
    ///
    /// - Parameters:
    ///   - targetSize: Points that are asked for, with the indentation.
    ///   - horizontalFittingPriority: How strongly the width is asked for.
    ///   - verticalFittingPriority: How strongly the height is asked for; a required one may be lower than a row.
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
