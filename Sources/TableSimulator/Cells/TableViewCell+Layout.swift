extension TableViewCell: TableReusableView, SelectableCell {
    package func callUpdateHandler(_ state: CellConfigurationState) { configurationUpdateHandler?(self, state) }

    package func contentViewDidChange() {
        parts = ClassicCellParts()
        updateMargins(forWidth: bounds.size.width)
    }

    package var showsSelection: Bool { selectionStyle != .none && (isSelected || isHighlighted) }

    func adopt(_ context: TableRowContext) {
        if let level = context.indentationLevel, level != indentationLevel { indentationLevel = level }
        if context.isMovable != showsReorderControl { showsReorderControl = context.isMovable }
        if context != self.context {
            self.context = context
            setNeedsLayout()
        }
        if context.isEditing != isEditing { setEditing(context.isEditing, animated: false) }
    }

    // MARK: Sides

    var sides: RowSides {
        var start: CGFloat = 0
        var end = context.sectionIndexWidth + accessoryWidth
        if isEditing {
            let isMovedAside = editingStyle != .none || shouldIndentWhileEditing && context.indentsWhileEditing
            if isMovedAside { start += context.profile.editingControlWidth }
            if showsReorderControl { end += context.profile.reorderControlWidth }
        }
        // Without a configuration it is a part of the margins.
        if hosted.configuration != nil { start += indentation }
        var sides = RowSides(start: start, end: end, isMirrored: isMirrored)
        sides.add(context.safeAreaInsets)
        return sides
    }

    private var shownAccessory: View? { isEditing ? editingAccessoryView : accessoryView }

    /// The width by which the accessory narrows the content, in points. The profile gives the values
    /// (``TableProfile/accessoryWidths``). On wide screens with three pixels per point, a slightly larger value is
    /// used.
    private var accessoryWidth: CGFloat {
        let widths = context.profile.accessoryWidths
        var width: CGFloat =
            switch isEditing ? editingAccessoryType : accessoryType {
            case .none: 0
            case .disclosureIndicator: widths.disclosureIndicator
            case .detailDisclosureButton: widths.detailDisclosureButton
            case .checkmark: widths.checkmark
            case .detailButton: widths.detailButton
            }
        if let view = shownAccessory { width = widths.customMargin + view.frame.size.width.asLength }
        let isWide = (context.tableWidth ?? bounds.size.width) >= widths.wideScreenWidth
        return width > 0 && isWide && pixelsPerPoint >= 3 ? width + widths.wideScreenExtra : width
    }

    func accessoryDidChange(from old: View?) {
        if let old, old.superview === self { old.removeFromSuperview() }
        setNeedsLayout()
    }

    /// Places the accessory view at the end of the row, before the section index and the reorder control.
    func placeAccessory() {
        let shown = shownAccessory
        for view in [accessoryView, editingAccessoryView] {
            if let view, view !== shown, view.superview === self { view.removeFromSuperview() }
        }
        guard let shown else { return }
        if shown.superview !== self { addSubview(shown) }
        let size = shown.frame.size
        let content = hosted.view.frame
        let x = isMirrored ? content.minX - size.width : content.maxX
        let frame = CGRect(origin: CGPoint(x: x, y: (content.height - size.height) / 2), size: size)
        shown.frame = frame.onPixelEdges(atScale: pixelsPerPoint).withNumbers
    }

    // MARK: Indentation

    private var indentation: CGFloat { (CGFloat(max(indentationLevel, 0)) * indentationWidth).asLength }

    func indentationDidChange() {
        updateMargins(forWidth: bounds.size.width)
        setNeedsLayout()
    }

    /// Sets the margins of the content view. The margins above and below are 11 points (this library's choice), as in
    /// list contents on devices.
    func updateMargins(forWidth width: CGFloat) {
        setSystemMargins(forWidth: width, vertical: 11, indentation: indentation)
    }

    // MARK: The cell's own labels

    private func margins(forWidth width: CGFloat) -> DirectionalEdgeInsets {
        let side = sideMargin(forWidth: width)
        return DirectionalEdgeInsets(top: 0, leading: side + indentation, bottom: 0, trailing: side)
    }

    /// The height of the cell's own labels and image, without the separator.
    func classicHeight(forWidth width: CGFloat) -> CGFloat {
        let margins = margins(forWidth: width + sides.sum)
        let layout = ClassicCellLayout(of: parts, style: style, in: width, margins: margins)
        return max(layout.height, context.profile.classicRowHeight(of: style) - context.separatorThickness.asLength)
    }

    func placeParts() {
        guard hosted.configuration == nil else { return }
        let size = hosted.view.bounds.size
        var layout = ClassicCellLayout(
            of: parts, style: style, in: size.width, margins: margins(forWidth: bounds.size.width), limit: size.height)
        layout.centre(in: size.height)
        place(parts.image, in: layout.image)
        place(parts.labels[0], in: layout.text)
        place(parts.labels[1], in: layout.detail)
    }

    /// Sets the frame of the cell's image view or of one of its labels. Does nothing if the program places this view by
    /// constraints.
    private func place(_ view: View?, in frame: CGRect?) {
        guard let view, view.superview === hosted.view, view.translatesAutoresizingMaskIntoConstraints else { return }
        var frame = frame ?? .zero
        if isMirrored { frame.origin.x = hosted.view.bounds.size.width - frame.maxX }
        frame = frame.onPixelEdges(atScale: pixelsPerPoint).withNumbers
        if view.frame != frame { view.frame = frame }
    }

    /// The least height, without the separator, of a cell with a list content configuration. It is the default height
    /// of a row or the least height of list contents, whichever is greater, less the separator. It is 0 for cells
    /// without such a configuration.
    var leastConfiguredHeight: CGFloat {
        guard hosted.configuration is ListContentConfiguration else { return 0 }
        return max(ListContentProfile.current.minimumCellHeight, context.profile.defaultRowHeight)
            - context.separatorThickness.asLength
    }
}

extension TableProfile {
    /// The default height of a row with its separator, in points. It is 44 (documented), or 52 from iOS 26 on
    /// (measured). A row with a second text below the first one has 62 points from iOS 26 on.
    func classicRowHeight(of style: TableViewCell.CellStyle) -> CGFloat {
        style == .subtitle && defaultRowHeight > 44 ? defaultRowHeight + 10 : defaultRowHeight
    }
}
