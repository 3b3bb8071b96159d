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

    weak var table: TableView?
    var templates: [String: TableViewCell] = [:]
    /// Identifiers of templates that are being configured or measured.
    var inUse: Set<String> = []

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
    public internal(set) var fits = 0
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
    ///   - file: Of the caller's code, for the sentence.
    ///   - line: In that file.
    ///   - configure: Fills the template as the row's cell is filled. It was prepared for reuse before.
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

    /// The height that is remembered for a key, or else measures a template and remembers it. Traps as
    /// ``height(forIdentifier:width:file:line:configure:)``.
    ///
    /// - Parameters:
    ///   - key: What the row shows, and all that makes it look different but width, text size and scale.
    ///   - identifier: The reuse identifier of the row's cell.
    ///   - width: The whole cell's, in points; nil: the table's.
    ///   - file: Of the caller's code, for the sentence.
    ///   - line: In that file.
    ///   - configure: Fills the template as the row's cell is filled. Not called where the height is known.
    /// - Returns: The row's height in points, with its separator.
    /// - Complexity: O(1) where the height is known.
    public func height(
        for key: Key, identifier: String, width: CGFloat? = nil, file: StaticString = #fileID,
        line: UInt = #line, configure: (TableViewCell) -> Void
    ) -> CGFloat {
        let table = owner(file, line)
        let conditions = conditions(width: width, file: file, line: line)
        var height = keyedHeights.height(for: key, under: conditions)
        if height == nil {
            // Whoever fills the cell may look at the cache, so it is not held meanwhile.
            let measured = contentHeight(identifier, conditions.width, in: table, file, line, configure)
            keyedHeights.store(measured, for: key, under: conditions)
            height = measured
        }
        return (height ?? 0) + separatorHeight(in: table)
    }

    /// The height that is remembered for a path, or else measures a template and remembers it. Traps as
    /// ``height(forIdentifier:width:file:line:configure:)``.
    ///
    /// - Parameters:
    ///   - indexPath: Where the row is. Whoever changes the table's rows tells ``indexedHeights`` the same.
    ///   - identifier: The reuse identifier of the row's cell.
    ///   - width: The whole cell's, in points; nil: the table's.
    ///   - file: Of the caller's code, for the sentence.
    ///   - line: In that file.
    ///   - configure: Fills the template as the row's cell is filled. Not called where the height is known.
    /// - Returns: The row's height in points, with its separator.
    /// - Complexity: O(1) where the height is known.
    public func height(
        at indexPath: IndexPath, identifier: String, width: CGFloat? = nil, file: StaticString = #fileID,
        line: UInt = #line, configure: (TableViewCell) -> Void
    ) -> CGFloat {
        let table = owner(file, line)
        let conditions = conditions(width: width, file: file, line: line)
        var height = indexedHeights.height(at: indexPath, under: conditions)
        if height == nil {
            let measured = contentHeight(identifier, conditions.width, in: table, file, line, configure)
            indexedHeights.store(measured, at: indexPath, under: conditions)
            height = measured
        }
        return (height ?? 0) + separatorHeight(in: table)
    }

    /// Under what heights of a width hold in the table now.
    ///
    /// - Parameters:
    ///   - width: The whole cell's, in points; nil: the table's.
    ///   - file: Of the caller's code, for the sentence.
    ///   - line: In that file.
    public func conditions(
        width: CGFloat? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> HeightConditions {
        let table = owner(file, line)
        return conditions(self.width(width, in: table, file, line), in: table)
    }

    /// Forgets the cells, so that they are made anew: after other classes were registered. Heights stay.
    public func removeTemplates() { templates = [:] }
}
