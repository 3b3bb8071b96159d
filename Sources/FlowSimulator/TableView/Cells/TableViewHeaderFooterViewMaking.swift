/// A protocol for making a header or footer of a class that client code has as a metatype or a generic parameter, like
/// ``TableViewCellMaking`` for cells.
@preconcurrency @MainActor
public protocol TableViewHeaderFooterViewMaking: TableViewHeaderFooterView {}

extension TableViewHeaderFooterView: TableViewHeaderFooterViewMaking {}

extension TableViewHeaderFooterViewMaking {
    /// Calls `init(reuseIdentifier:)` of the object's class.
    ///
    /// - Parameter reuseIdentifier: The identifier for reuse; nil for a view that is not reused.
    @_disfavoredOverload
    public init(reuseIdentifier: String?) {
        self.init(_dequeued: reuseIdentifier)
    }
}
