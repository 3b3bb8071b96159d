/// A protocol for making a header or footer of a class that client code has as a metatype or a generic parameter, like
/// ``TableViewCellMaking`` for cells.
@preconcurrency @MainActor
public protocol TableViewHeaderFooterViewMaking: TableViewHeaderFooterView {}

extension TableViewHeaderFooterView: TableViewHeaderFooterViewMaking {}

extension TableViewHeaderFooterViewMaking {
    /// Makes a header or footer of the class `Self`. Calls this class's `init(reuseIdentifier:)`, which may be an
    /// override.
    ///
    /// - Parameter reuseIdentifier: The identifier for reuse; nil for a view that is not reused.
    @_disfavoredOverload
    public init(reuseIdentifier: String?) {
        self.init(_dequeued: reuseIdentifier)
    }
}
