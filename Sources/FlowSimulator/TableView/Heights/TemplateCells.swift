import Foundation
import ViewSimulator

/// Heights of rows by cells that nobody sees: what tables did before rows could size themselves.
///
/// For each reuse identifier one cell is made and kept. It is configured for a row, laid out in the table's width and
/// asked how high its content is. That is legal in `tableView(_:heightForRowAt:)`, where asking the table for the row's
/// own cell is not, because the table asks for the height first:
///
/// ```swift
/// func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
///     let message = messages[indexPath.row]
///     return templates.height(for: message.id, identifier: "message") { cell in
///         (cell as? MessageCell)?.show(message)
///     }
/// }
/// ```
///
/// Heights are remembered by key, or by index path for rows without identity, in ``keyedHeights`` and
/// ``indexedHeights``. The program says what changed there; another width, text size or scale is another height without
/// anybody saying so. A row that sizes itself is as high as its template says.
@preconcurrency @MainActor
public final class TemplateCells<Key: Hashable & Sendable> {
    /// What is added to the content for the line below.
    public enum Separator: Hashable, Sendable {
        /// A pixel, or nothing where the table has no separators.
        case pixel
        /// 1 point, as in code that was written for screens of one pixel a point, and whether there are lines or not:
        /// content views are then higher than needed on all others.
        case onePoint
    }

    private weak var table: TableView?
    private var templates: [String: TableViewCell] = [:]
    /// Identifiers of templates that are being configured or measured.
    private var inUse: Set<String> = []

    /// What is added for the line below; a pixel unless set.
    public var separator = Separator.pixel
    /// How strongly the content view is held to its width while it is measured: 999 unless set, so that contents which
    /// need more win without a conflict. Code for systems before iOS 10.2 took `required`.
    public var widthPriority = LayoutPriority(999)
    /// Heights by key: of contents, in points, without separators.
    public var keyedHeights = HeightCache<Key>()
    /// Heights by index path: of contents, in points, without separators.
    public var indexedHeights = IndexPathHeightCache()
    /// How often a template was measured.
    public private(set) var fits = 0
    /// How often a height was known already.
    public var hits: Int { keyedHeights.hits + indexedHeights.hits }

    /// Templates of the classes that are registered in a table.
    ///
    /// - Parameter table: Held weakly. Its width, traits and separators count.
    public init(for table: TableView) { self.table = table }

    // MARK: Heights

    /// Measures a template; remembers nothing.
    ///
    /// Traps when nothing is registered for the identifier, when the width is not finite or is negative, when the table
    /// is gone, and when `configure` asks for a height by the same identifier.
    ///
    /// - Parameters:
    ///   - identifier: The reuse identifier of the row's cell.
    ///   - width: The whole cell's, in points; nil: the table's.
    ///   - configure: Fills the template as the row's cell is filled. It was prepared for reuse before.
    /// - Returns: The row's height in points, with its separator.
    public func height(
        forIdentifier identifier: String, width: CGFloat? = nil, configure: (TableViewCell) -> Void
    ) -> CGFloat {
        let table = owner
        return contentHeight(identifier, self.width(width, in: table), in: table, configure) + separatorHeight(in: table)
    }

    /// The height that is remembered for a key, or else measures a template and remembers it. Traps as
    /// ``height(forIdentifier:width:configure:)``.
    ///
    /// - Parameters:
    ///   - key: What the row shows, and all that makes it look different but width, text size and scale.
    ///   - identifier: The reuse identifier of the row's cell.
    ///   - width: The whole cell's, in points; nil: the table's.
    ///   - configure: Fills the template as the row's cell is filled. Not called where the height is known.
    /// - Returns: The row's height in points, with its separator.
    /// - Complexity: O(1) where the height is known.
    public func height(
        for key: Key, identifier: String, width: CGFloat? = nil, configure: (TableViewCell) -> Void
    ) -> CGFloat {
        let table = owner
        let conditions = conditions(width: width)
        var height = keyedHeights.height(for: key, under: conditions)
        if height == nil {
            // Whoever fills the cell may look at the cache, so it is not held meanwhile.
            let measured = contentHeight(identifier, conditions.width, in: table, configure)
            keyedHeights.store(measured, for: key, under: conditions)
            height = measured
        }
        return (height ?? 0) + separatorHeight(in: table)
    }

    /// The height that is remembered for a path, or else measures a template and remembers it. Traps as
    /// ``height(forIdentifier:width:configure:)``.
    ///
    /// - Parameters:
    ///   - indexPath: Where the row is. Whoever changes the table's rows tells ``indexedHeights`` the same.
    ///   - identifier: The reuse identifier of the row's cell.
    ///   - width: The whole cell's, in points; nil: the table's.
    ///   - configure: Fills the template as the row's cell is filled. Not called where the height is known.
    /// - Returns: The row's height in points, with its separator.
    /// - Complexity: O(1) where the height is known.
    public func height(
        at indexPath: IndexPath, identifier: String, width: CGFloat? = nil, configure: (TableViewCell) -> Void
    ) -> CGFloat {
        let table = owner
        let conditions = conditions(width: width)
        var height = indexedHeights.height(at: indexPath, under: conditions)
        if height == nil {
            let measured = contentHeight(identifier, conditions.width, in: table, configure)
            indexedHeights.store(measured, at: indexPath, under: conditions)
            height = measured
        }
        return (height ?? 0) + separatorHeight(in: table)
    }

    /// Under what heights of a width hold in the table now.
    ///
    /// - Parameter width: The whole cell's, in points; nil: the table's.
    public func conditions(width: CGFloat? = nil) -> HeightConditions {
        let table = owner
        return conditions(self.width(width, in: table), in: table)
    }

    /// Forgets the cells, so that they are made anew: after other classes were registered. Heights stay.
    public func removeTemplates() { templates = [:] }
}

// MARK: - Measuring

extension TemplateCells {
    private var owner: TableView {
        guard let table else { preconditionFailure("the table that template cells were made for is gone") }
        return table
    }

    private func width(_ given: CGFloat?, in table: TableView) -> CGFloat {
        let width = given ?? table.bounds.size.width
        precondition(width.isUsableLength, "a template cell cannot be \(width) points wide")
        return width
    }

    private func conditions(_ width: CGFloat, in table: TableView) -> HeightConditions {
        HeightConditions(
            width: width, contentSizeCategory: table.traitCollection.preferredContentSizeCategory,
            displayScale: table.pixelsPerPoint)
    }

    private func separatorHeight(in table: TableView) -> CGFloat {
        switch separator {
        case .onePoint: 1
        case .pixel: table.separatorStyle == .none ? 0 : pixel(of: table)
        }
    }

    private func pixel(of table: TableView) -> CGFloat {
        table.pixelsPerPoint > 0 ? 1 / table.pixelsPerPoint : 0
    }

    private func contentHeight(
        _ identifier: String, _ width: CGFloat, in table: TableView, _ configure: (TableViewCell) -> Void
    ) -> CGFloat {
        precondition(
            inUse.insert(identifier).inserted,
            "the template cell for \"\(identifier)\" is asked for a height while it is being configured or measured "
                + "for another one - configure the cell without asking for heights of its own kind")
        defer { inUse.remove(identifier) }
        let cell = template(identifier, in: table)
        // It is in no tree: what it would inherit from the table it is told.
        if cell.overrideTraitCollection != table.traitCollection {
            cell.overrideTraitCollection = table.traitCollection
        }
        cell.prepareForReuse()
        configure(cell)
        cell.frame = CGRect(x: 0, y: 0, width: width, height: cell.bounds.size.height)
        // Labels that wrap in the width they have, and cells that tell them in their own layout.
        cell.layoutIfNeeded()
        fits += 1
        return measure(cell, width: width)
    }

    private func template(_ identifier: String, in table: TableView) -> TableViewCell {
        if let cell = templates[identifier] { return cell }
        guard let cell = table.dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure(
                "unable to make a template cell with identifier \(identifier) - must register a class for the identifier"
            )
        }
        templates[identifier] = cell
        return cell
    }

    /// What a table asks of a row that sizes itself, with its width a little less than required; where constraints say
    /// nothing of the height, `sizeThatFits(_:)` for the content view's width; where that says nothing, 44, the height
    /// of a row that nobody sizes, in all profiles as in the code that this stands for.
    private func measure(_ cell: TableViewCell, width: CGFloat) -> CGFloat {
        let fitted = cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: widthPriority,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        if isHeight(fitted) { return ceiled(fitted, in: cell) }
        let answer = cell.sizeThatFits(CGSize(width: cell.contentView.bounds.size.width, height: 0)).height
        return isHeight(answer) ? ceiled(answer, in: cell) : 44
    }

    private func isHeight(_ height: CGFloat) -> Bool { height.isFinite && height > 0 }

    /// Up to whole pixels, as the table does with rows that size themselves. Sums of thirds are not exact.
    private func ceiled(_ height: CGFloat, in cell: TableViewCell) -> CGFloat {
        let scale = cell.pixelsPerPoint
        return scale > 0 ? (height * scale - 1e-6).rounded(.up) / scale : height
    }
}
