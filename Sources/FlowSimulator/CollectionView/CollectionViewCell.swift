import Foundation
import ViewSimulator

/// A reusable view that shows one item.
@preconcurrency @MainActor
open class CollectionViewCell: CollectionReusableView {
    private let content: CellContentView

    /// Whether the item is chosen. Kept for client code: nothing here chooses items.
    open var isSelected = false
    /// Whether a finger rests on the cell. Kept for client code: nothing here touches cells.
    open var isHighlighted = false

    public override init(frame: CGRect) {
        content = CellContentView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        addContent()
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        content = CellContentView(frame: .zero)
        super.init(coder: coder)
        addContent()
    }

    /// Host of the content, as large as the cell.
    open var contentView: View { content }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = CGRect(origin: .zero, size: bounds.size)
    }

    /// What the constraints in the content view say, and only where there are none what a view without constraints
    /// answers: a cell that has constraints and overrides `sizeThatFits(_:)` uses the constraints.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
        verticalFittingPriority: LayoutPriority
    ) -> CGSize {
        updateConstraintsInTree()
        return content.sizeByConstraints(
            for: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
            ?? super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
    }

    /// The attributes with the size that fits, if the layout estimates; else unchanged (R8.4).
    ///
    /// The size is `systemLayoutSizeFitting(_:)` of the cell for the size it has, both axes at low priority; a cell
    /// that overrides just `sizeThatFits(_:)` answers with that. Only the size changes, so the centre is kept.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        guard owner?.collectionViewLayout.estimatesItemSizes == true else { return layoutAttributes }
        let size = layoutAttributes.size
        content.frame = CGRect(origin: .zero, size: size)
        let fitted = systemLayoutSizeFitting(size)
        guard fitted != size else { return layoutAttributes }
        guard let preferred = layoutAttributes.copy() as? CollectionViewLayoutAttributes else {
            preconditionFailure("\(type(of: layoutAttributes)).copy(with:) must return layout attributes")
        }
        preferred.size = fitted
        return preferred
    }

    private func addContent() {
        content.cell = self
        content.fittingOwner = self
        addSubview(content)
    }
}

extension CollectionViewCell: FittingOwner {
    /// R8.21: where the collection view says so, a change of what is in the cell is a reason to measure it again.
    package func constraintsDidChange() {
        guard owner?.selfSizingInvalidation == .enabledIncludingConstraints else { return }
        owner?.selfSizingWasInvalidated(for: self)
    }
}

/// The content view passes the wish to be measured on to its cell (R8.21).
final class CellContentView: View {
    weak var cell: CollectionViewCell?

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        cell?.invalidateIntrinsicContentSize()
    }
}
