import Foundation
import ViewSimulator

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
    /// The table that shows it.
    var owner: (any ReusableViewOwner)? { get set }
    /// The identifier it was made or dequeued with.
    var assignedReuseIdentifier: String? { get set }
    var context: TableRowContext { get }

    /// Takes what the table says. Asks nobody to be measured: the table knows what it said before.
    func adopt(_ context: TableRowContext)
    /// What is left and right of the content view, in points.
    var sides: RowSides { get }
    /// The margins of the content view at the sides, in a cell of a width.
    func updateMargins(forWidth width: CGFloat)
    func prepareForReuse()
}

/// What is at the sides of a row's content, in points.
struct RowSides: Hashable {
    var left: CGFloat = 0
    var right: CGFloat = 0

    /// - Parameters:
    ///   - start: What is where reading begins.
    ///   - end: What is at the other side.
    ///   - isMirrored: Whether reading begins at the right.
    init(start: CGFloat, end: CGFloat, isMirrored: Bool) {
        (left, right) = isMirrored ? (end, start) : (start, end)
    }

    /// With what is covered of the sides. Lengths that are none count as 0.
    mutating func add(_ safeArea: EdgeInsets) {
        (left, right) = ((left + safeArea.left).asLength, (right + safeArea.right).asLength)
    }

    var sum: CGFloat { left + right }
}

extension TableReusableView {
    var viewInCharge: (any ReusableViewOwner)? { owner }
    var viewForConstraints: View { hosted.view }
    func makeContentView() -> View { RowContentView(frame: .zero) }

    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Of the content view in a cell of a width, never below 0.
    func contentWidth(forCellWidth width: CGFloat) -> CGFloat { (width - sides.sum).asLength }

    package func contentFrame(in size: CGSize) -> CGRect {
        let sides = sides
        return CGRect(
            x: sides.left, y: 0, width: (size.width - sides.sum).asLength,
            height: (size.height - context.separatorThickness.asLength).asLength)
    }

    /// How high the content is in a view of a width, not rounded, without the line below: by
    /// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)` for that width, required,
    /// and a height of 0, at low priority. What a program's override answers is passed on, and may be no height.
    ///
    /// - Parameter width: The whole view's, in points.
    /// - Returns: 0 where constraints say nothing of the height.
    func fittedHeight(forCellWidth width: CGFloat) -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Of the whole view, where its content is so high: on the next pixel, and with the line below.
    func heightWithLine(ofContent height: CGFloat) -> CGFloat {
        height.onNextPixel(atScale: pixelsPerPoint) + context.separatorThickness.asLength
    }

    /// The size by constraints, a configuration, or `sizeThatFits(_:)`, which is asked with the content's width.
    ///
    /// - Parameters:
    ///   - target: Points that are asked for, of the whole view.
    ///   - horizontal: How strongly the width is asked for.
    ///   - vertical: How strongly the height is asked for.
    func sizeByContent(for target: CGSize, horizontal: LayoutPriority, vertical: LayoutPriority) -> CGSize {
        updateConfigurationIfNeeded()
        updateMargins(forWidth: target.width)
        // What is on screen is laid out by its own width.
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

    /// Margins of the content view that hold unless the program sets others: the system's at the sides, 16 points, and
    /// 20 in wide tables (measured).
    ///
    /// - Parameters:
    ///   - width: The whole view's, which counts where the table's is not known.
    ///   - vertical: Above and below.
    ///   - indentation: What is added where reading begins.
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
