/// A cell, header or footer of a table view, as the table measures and lays it out.
///
/// In this order, for each view that the program gave:
///
/// ```
/// view in the table's tree, owner set → adopt(context) → updateConfigurationIfNeeded()
/// → fittedHeight(forCellWidth:), where the view sizes itself → frame → layout
/// ```
@MainActor
protocol TableReusableView: ContentHosting {
    /// The table that shows the view.
    var owner: (any ReusableViewOwner)? { get set }
    var context: TableRowContext { get }

    /// The widths, in points, of the spaces to the left and right of the content view.
    var sides: RowSides { get }
    /// Sets the side margins that the content view has if the whole view is `width` points wide.
    func updateMargins(forWidth width: CGFloat)
}

/// The widths, in points, of the spaces to the left and right of a content view. The spaces are for controls, an
/// accessory, the section index and the safe area. In a cell with a configuration, the indentation is included, too.
struct RowSides: Hashable {
    var left: CGFloat = 0
    var right: CGFloat = 0

    /// Converts widths at the start and the end of the reading direction to left and right.
    ///
    /// - Parameters:
    ///   - start: The width at the side where reading begins.
    ///   - end: The width at the other side.
    ///   - isMirrored: Whether reading begins at the right.
    init(start: CGFloat, end: CGFloat, isMirrored: Bool) {
        (left, right) = isMirrored ? (end, start) : (start, end)
    }

    /// Adds the left and right insets of the safe area. Negative sums become 0.
    mutating func add(_ safeArea: EdgeInsets) {
        (left, right) = ((left + safeArea.left).asLength, (right + safeArea.right).asLength)
    }

    var sum: CGFloat { left + right }
}

extension TableReusableView {
    package var viewInCharge: (any ReusableViewOwner)? { owner }
    package var viewForConstraints: View { hosted.view }
    package func makeContentView() -> View { RowContentView(frame: .zero) }

    func addContentView() {
        hosted.view.fittingOwner = self
        addSubview(hosted.view)
        updateMargins(forWidth: bounds.size.width)
    }

    /// Called when a label or an image that the view made needs another size. The view is measured again, if the table
    /// measures views after changes of constraints.
    func partDidChange() {
        setNeedsLayout()
        constraintsDidChange()
    }

    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    package func contentFrame(in size: CGSize) -> CGRect {
        let sides = sides
        return CGRect(
            x: sides.left, y: 0, width: (size.width - sides.sum).asLength,
            height: (size.height - context.separatorThickness.asLength).asLength)
    }

    /// The height that the view needs for its content, if the view has the given width. The height is not rounded, and
    /// does not include the separator.
    ///
    /// The height is the result of `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`
    /// for this width, which is required, and for a height of 0 with a low priority. The result of a program's override
    /// is returned unchanged, and may be no valid height.
    ///
    /// - Parameter width: The width of the whole view, in points.
    /// - Returns: 0 if constraints do not determine the height.
    func fittedHeight(forCellWidth width: CGFloat) -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// The height of the whole view if its content has the given height. The result is rounded up to whole pixels, and
    /// includes the separator.
    func heightWithLine(ofContent height: CGFloat) -> CGFloat {
        height.onNextPixel(atScale: pixelsPerPoint) + context.separatorThickness.asLength
    }

    /// The size that the view needs. It follows from constraints, or else from a configuration, or else from
    /// `sizeThatFits(_:)`. In the last case, `sizeThatFits(_:)` is called with the content's width.
    ///
    /// - Parameters:
    ///   - target: The requested size of the whole view, in points.
    ///   - horizontal: The priority of the width.
    ///   - vertical: The priority of the height.
    func sizeByContent(for target: CGSize, horizontal: LayoutPriority, vertical: LayoutPriority) -> CGSize {
        updateConfigurationIfNeeded()
        updateMargins(forWidth: target.width)
        // A view on screen is laid out by its own width.
        defer { updateMargins(forWidth: bounds.size.width) }
        let beside = sides.sum
        let room = CGSize(width: (target.width - beside).asLength, height: target.height)
        if var size = contentSize(for: room, horizontal: horizontal, vertical: vertical) {
            size.width += beside
            return size
        }
        let fitted = sizeThatFits(room)
        return CGSize(
            width: horizontal >= .required ? target.width : fitted.width + beside,
            height: vertical >= .required ? target.height : fitted.height)
    }

    /// Sets the content view's margins, unless the program sets other margins. The margins at the sides are 20 points
    /// in wide tables, and 16 points in other tables. On iOS 7 they are always 15 points (all measured).
    ///
    /// - Parameters:
    ///   - width: The width of the whole view, which is used if that of the table is unknown.
    ///   - vertical: The margins above and below.
    ///   - indentation: The length that is added at the side where reading begins.
    func setSystemMargins(forWidth width: CGFloat, vertical: CGFloat, indentation: CGFloat = 0) {
        guard let content = hosted.view as? RowContentView else { return }
        let side = sideMargin(forWidth: width)
        content.setSystemMargins(
            DirectionalEdgeInsets(top: vertical, leading: side + indentation, bottom: vertical, trailing: side))
    }

    func sideMargin(forWidth width: CGFloat) -> CGFloat {
        context.profile.textInset(for: context.style, width: context.tableWidth ?? width)
    }
}
