/// A protocol for making a cell of a class that client code has as a metatype or a generic parameter. UIKit makes such
/// cells without a protocol.
///
/// ```swift
/// final class Prototype<Cell: TableViewCell> {
///     let cell = Cell(style: .subtitle, reuseIdentifier: nil)
/// }
/// ```
///
/// Swift makes such objects by required initializers only, and `init(style:reuseIdentifier:)` is not required, because
/// every subclass would then have to declare it. The initializer of this protocol replaces it where no class is named.
@preconcurrency @MainActor
public protocol TableViewCellMaking: TableViewCell {}

extension TableViewCell: TableViewCellMaking {}

extension TableViewCellMaking {
    /// Makes a cell of the class `Self`. Calls this class's `init(style:reuseIdentifier:)`, which may be an override.
    ///
    /// - Parameters:
    ///   - style: The style, which decides the labels.
    ///   - reuseIdentifier: The identifier for reuse; nil for a cell that is not reused.
    @_disfavoredOverload
    public init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
        self.init(_dequeued: reuseIdentifier, style: style)
    }
}
