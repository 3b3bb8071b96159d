/// The accessories of a list's cell: their views, and the widths that they take from the content.
@MainActor
struct ListCellAccessories {
    private(set) var given: [CellAccessory] = []
    private(set) var shown: [ShownAccessory] = []

    /// An accessory that is shown, with its view and its width.
    struct ShownAccessory {
        var accessory: CellAccessory
        var view: View
        var width: CGFloat
    }

    /// The widths at both sides, in points.
    var widths: (leading: CGFloat, trailing: CGFloat) {
        shown.reduce((0, 0)) { sum, shown in
            shown.accessory.isLeading ? (sum.0 + shown.width, sum.1) : (sum.0, sum.1 + shown.width)
        }
    }

    /// Takes accessories, and makes the views of those that are shown. Views of the program are used as they are.
    mutating func set(_ accessories: [CellAccessory], isEditing: Bool, in cell: View) {
        given = accessories
        for old in shown where old.view.superview === cell { old.view.removeFromSuperview() }
        let visible = accessories.filter { $0.isShown(whileEditing: isEditing) }
        let leading = ListCellAccessories.ordered(visible.filter(\.isLeading))
        let trailing = ListCellAccessories.ordered(visible.filter { !$0.isLeading })
        shown = (leading + trailing).map { accessory in
            let view = accessory.makeView()
            cell.addSubview(view)
            return ShownAccessory(
                accessory: accessory, view: view, width: accessory.width(of: view, in: cell))
        }
    }

    /// Accessories of one side in order: each is inserted at the index that its closure returns, or behind those before
    /// it.
    private static func ordered(_ accessories: [CellAccessory]) -> [CellAccessory] {
        accessories.reduce(into: []) { ordered, accessory in
            let index = accessory.position?(ordered) ?? ordered.count
            ordered.insert(accessory, at: min(max(index, 0), ordered.count))
        }
    }

    /// Places the views: those of the leading side from the leading edge on, the others up to the trailing edge. A view
    /// of the program has its own size, in the middle of the height.
    func place(in size: CGSize, indentedBy indent: CGFloat, isMirrored: Bool, pixelsPerPoint: CGFloat) {
        var (leading, trailing) = (indent, size.width - widths.trailing)
        for shown in shown {
            var x = shown.accessory.isLeading ? leading : trailing
            if shown.accessory.isLeading { leading += shown.width } else { trailing += shown.width }
            if isMirrored { x = size.width - x - shown.width }
            var frame = CGRect(x: x, y: 0, width: shown.width, height: size.height)
            if let own = shown.accessory.sizeOfOwnView(shown.view) {
                frame = CGRect(
                    x: x + (shown.width - own.width) / 2, y: (size.height - own.height) / 2, width: own.width,
                    height: own.height)
            }
            shown.view.frame = frame.onPixelEdges(atScale: pixelsPerPoint)
        }
    }
}

extension CellAccessory {
    func isShown(whileEditing isEditing: Bool) -> Bool {
        guard !options.isHidden else { return false }
        return switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }

    fileprivate func makeView() -> View {
        if let customView { return customView.customView }
        guard let text else { return View(frame: .zero) }
        let label = Label(frame: .zero)
        label.text = text
        label.font = options.font ?? .preferredFont(forTextStyle: .body)
        return label
    }

    /// The size of a view of the program, or of a label; nil for the system's own marks.
    fileprivate func sizeOfOwnView(_ view: View) -> CGSize? {
        if let customView {
            let own = view.frame.size
            if customView.maintainsFixedSize { return own }
            let fitted = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
            return CGSize(
                width: fitted.width > 0 ? fitted.width : own.width,
                height: fitted.height > 0 ? fitted.height : own.height)
        }
        guard text != nil else { return nil }
        return view.sizeThatFits(CGSize(width: 10_000, height: 10_000))
    }

    /// The width that the accessory takes from the content of a cell. A reserved width that is negative or not finite
    /// is treated as 0.
    fileprivate func width(of view: View, in cell: View) -> CGFloat {
        if case .custom(let width) = options.reservedLayoutWidth { return width.asLength }
        let profile = ListContentProfile.current
        let widths = profile.accessoryWidths
        let width: CGFloat
        switch accessoryType {
        case .disclosureIndicator, .outlineDisclosure: width = widths.disclosureIndicator
        case .checkmark: width = widths.checkmark
        case .detail: width = widths.detailButton
        case .delete, .insert, .multiselect: return profile.editingControlWidth
        case .reorder: return profile.reorderControlWidth
        case .label, .customView: width = widths.customMargin + (sizeOfOwnView(view)?.width ?? 0).asLength
        }
        let isWide = (cell.window ?? cell.superview ?? cell).bounds.size.width >= widths.wideScreenWidth
        return isWide && cell.pixelsPerPoint >= 3 ? width + widths.wideScreenExtra : width
    }
}
