import CallerChecks

/// The cell of a list, which has an indentation, accessories, and at least the height of a row. It has those properties
/// of UIKit's `UICollectionViewListCell` that decide a size.
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
    /// Whether accessories at the leading side move with the content; true unless set.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { indentationDidChange() } }
    }
    /// The marks and controls at the sides of the cell; none unless set. Setting them measures the cell again.
    open var accessories: [CellAccessory] {
        get { shownAccessories.given }
        set {
            shownAccessories.set(newValue, isEditing: isEdited, in: self)
            indentationDidChange()
        }
    }

    private var shownAccessories = ListCellAccessories()
    private var isEdited = false

    /// An empty content configuration in the style of a row.
    open func defaultContentConfiguration() -> ListContentConfiguration { .cell() }

    private var indentation: CGFloat { (CGFloat(max(indentationLevel, 0)) * indentationWidth).asLength }

    /// The lengths that indentation and accessories take from the content, in points.
    private var sides: (leading: CGFloat, trailing: CGFloat) {
        let widths = shownAccessories.widths
        return (indentation + widths.leading, widths.trailing)
    }

    /// Taps an accessory, as the user does. Without a handler of its own, an accessory of an outline expands or
    /// collapses the cell's item. UIKit has no such method. Stops the program if there is no such accessory.
    ///
    /// - Parameter index: An index of `accessories`.
    public func tapAccessory(at index: Int) {
        require(
            accessories.indices.contains(index), "accessory \(index) of a cell with \(accessories.count) accessories")
        let accessory = accessories[index]
        if let handler = accessory.actionHandler { return handler() }
        guard accessory.accessoryType == .outlineDisclosure, let view = owner,
            let path = view.indexPath(for: self)
        else { return }
        (view.dataSource as? any OutlineToggling)?.toggleDisclosure(at: path)
    }

    /// Shows the accessories for whether the collection view is being edited. Called before the cell is measured and
    /// laid out, because the data source configures it before it belongs to the view.
    private func followEditing() {
        let isEditing = owner?.isEditing ?? false
        guard isEditing != isEdited else { return }
        isEdited = isEditing
        shownAccessories.set(shownAccessories.given, isEditing: isEditing, in: self)
    }

    open override func setNeedsUpdateConfiguration() {
        super.setNeedsUpdateConfiguration()
        if !accessories.isEmpty, (owner?.isEditing ?? false) != isEdited { indentationDidChange() }
    }

    open override func layoutSubviews() {
        followEditing()
        super.layoutSubviews()
        let indent = indentsAccessories ? indentation : 0
        shownAccessories.place(
            in: bounds.size, indentedBy: indent,
            isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft, pixelsPerPoint: pixelsPerPoint)
    }

    private func indentationDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    package override func contentFrame(in size: CGSize) -> CGRect {
        let sides = sides
        let start = min(sides.leading, size.width)
        let width = max(size.width - start - sides.trailing, 0)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isMirrored ? size.width - start - width : start, y: 0, width: width, height: size.height)
    }

    /// The size of the content with indentation and accessories. Its height is at least the height of a row in
    /// `ListContentProfile.current`.
    ///
    /// - Parameters:
    ///   - targetSize: The requested size in points, with indentation and accessories.
    ///   - horizontalFittingPriority: The priority of the width.
    ///   - verticalFittingPriority: The priority of the height; a required one may be lower than a row.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
        verticalFittingPriority: LayoutPriority
    ) -> CGSize {
        followEditing()
        let taken = sides.leading + sides.trailing
        let room = CGSize(width: max(targetSize.width - taken, 0), height: targetSize.height)
        var size = super.systemLayoutSizeFitting(
            room, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        size.width += taken
        if verticalFittingPriority < .required {
            size.height = max(size.height, ListContentProfile.current.minimumCellHeight)
        }
        return size
    }
}
