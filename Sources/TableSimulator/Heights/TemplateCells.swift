/// Cells off screen that measure the heights of rows, as in programs for systems without self-sizing rows.
///
/// For each reuse identifier one cell is made and kept. It is configured for a row, laid out in the table's width, and
/// its content is measured. This is legal in `tableView(_:heightForRowAt:)`, where to request the row's own cell from
/// the table is not, because the table asks for the height first:
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
/// Heights are stored by key, or by index path for rows without identity, in ``keyedHeights`` and ``indexedHeights``.
/// The program removes heights of changed contents there; each width, text size and scale has its own heights. A
/// self-sizing row has the height of its template.
@preconcurrency @MainActor
public final class TemplateCells<Key: Hashable & Sendable> {
    /// The heights of separators that can be added to the height of a row's content.
    public enum Separator: Hashable, Sendable {
        /// A separator with a height of one pixel; no separator if the table has none.
        case pixel
        /// A separator with a height of 1 point, even if the table has no separators. Code for screens of one pixel per
        /// point uses this height. On all other screens, content views are then higher than needed.
        case onePoint
    }

    weak var table: TableView?
    var templates: [String: TableViewCell] = [:]
    /// The identifiers of templates that are being configured or measured.
    var inUse: Set<String> = []

    /// The height of the separator that is added to the height of the content; a pixel unless set.
    public var separator = Separator.pixel
    /// The priority of the content view's width while the view is measured; 999 unless set. Required constraints of a
    /// wider content then take precedence, and no constraints conflict. Code for systems before iOS 10.2 used
    /// `required`.
    public var widthPriority = LayoutPriority(999)
    /// The stored heights of contents that have a key, in points. The separators are not included.
    public var keyedHeights = HeightCache<Key>()
    /// The stored heights of contents without a key, in points. They are found by index path, and do not include the
    /// separators.
    public var indexedHeights = IndexPathHeightCache()
    /// The number of measurements of templates.
    public internal(set) var fits = 0
    /// The number of heights that were already stored when they were needed.
    public var hits: Int { keyedHeights.hits + indexedHeights.hits }

    /// Makes templates of the classes that are registered in a table.
    ///
    /// - Parameter table: The table, held weakly. Its width, traits and separators are used.
    public init(for table: TableView) { self.table = table }

    // MARK: Heights

    /// Measures a template without storing its height.
    ///
    /// Traps if no class is registered for the identifier, if the width is not finite or is negative, if the table is
    /// gone, and if `configure` measures a template of the same identifier.
    ///
    /// - Parameters:
    ///   - identifier: The reuse identifier of the row's cell.
    ///   - width: The width of the whole cell, in points; nil for the table's.
    ///   - file: The file of the caller, for the message of the trap.
    ///   - line: The line of the call.
    ///   - configure: Configures the template like the row's cell. It was prepared for reuse before.
    /// - Returns: The row's height in points, with its separator.
    public func height(
        forIdentifier identifier: String, width: CGFloat? = nil, file: StaticString = #fileID, line: UInt = #line,
        configure: (TableViewCell) -> Void
    ) -> CGFloat {
        let table = owner(file, line)
        let content = contentHeight(
            identifier, self.width(width, in: table, file, line), in: table, file, line, configure)
        return content + separatorHeight(in: table)
    }

    /// The height that is stored for a key. If there is none, a template is measured, and its height is stored. Traps
    /// like ``height(forIdentifier:width:file:line:configure:)``.
    ///
    /// - Parameters:
    ///   - key: The content of the row, with all that its look depends on except width, text size and scale.
    ///   - identifier: The reuse identifier of the row's cell.
    ///   - width: The width of the whole cell, in points; nil for the table's.
    ///   - file: The file of the caller, for the message of the trap.
    ///   - line: The line of the call.
    ///   - configure: Configures the template like the row's cell. Not called if the height is stored.
    /// - Returns: The row's height in points, with its separator.
    /// - Complexity: O(1) if the height is stored.
    public func height(
        for key: Key, identifier: String, width: CGFloat? = nil, file: StaticString = #fileID,
        line: UInt = #line, configure: (TableViewCell) -> Void
    ) -> CGFloat {
        let table = owner(file, line)
        let conditions = conditions(width: width, file: file, line: line)
        if let height = keyedHeights.height(for: key, under: conditions) { return height + separatorHeight(in: table) }
        // The closure that configures the cell may use the cache, so it is not held meanwhile.
        let measured = contentHeight(identifier, conditions.width, in: table, file, line, configure)
        keyedHeights.store(measured, for: key, under: conditions)
        return measured + separatorHeight(in: table)
    }

    /// The height that is stored for a path. If there is none, a template is measured, and its height is stored. Traps
    /// like ``height(forIdentifier:width:file:line:configure:)``.
    ///
    /// - Parameters:
    ///   - indexPath: The path of the row. The program passes all updates of the table's rows to ``indexedHeights`` as
    ///     well.
    ///   - identifier: The reuse identifier of the row's cell.
    ///   - width: The width of the whole cell, in points; nil for the table's.
    ///   - file: The file of the caller, for the message of the trap.
    ///   - line: The line of the call.
    ///   - configure: Configures the template like the row's cell. Not called if the height is stored.
    /// - Returns: The row's height in points, with its separator.
    /// - Complexity: O(1) if the height is stored.
    public func height(
        at indexPath: IndexPath, identifier: String, width: CGFloat? = nil, file: StaticString = #fileID,
        line: UInt = #line, configure: (TableViewCell) -> Void
    ) -> CGFloat {
        let table = owner(file, line)
        let conditions = conditions(width: width, file: file, line: line)
        if let height = indexedHeights.height(at: indexPath, under: conditions) {
            return height + separatorHeight(in: table)
        }
        let measured = contentHeight(identifier, conditions.width, in: table, file, line, configure)
        indexedHeights.store(measured, at: indexPath, under: conditions)
        return measured + separatorHeight(in: table)
    }

    /// The conditions under which the heights of cells of the given width are valid in the table at present.
    ///
    /// - Parameters:
    ///   - width: The width of the whole cell, in points; nil for the table's.
    ///   - file: The file of the caller, for the message of the trap.
    ///   - line: The line of the call.
    public func conditions(
        width: CGFloat? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> HeightConditions {
        let table = owner(file, line)
        return conditions(self.width(width, in: table, file, line), in: table)
    }

    /// Removes the template cells, so that new cells are made. To be called after other classes were registered. Stored
    /// heights stay.
    public func removeTemplates() { templates = [:] }
}
