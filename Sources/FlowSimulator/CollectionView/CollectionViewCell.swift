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

    override var viewForConstraints: View { content }

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

    private func addContent() {
        content.cell = self
        addSubview(content)
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
