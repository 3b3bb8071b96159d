/// A protocol through which client code can make a cell of a class that it does not name. The class is then given as a
/// metatype or a generic parameter, as in UIKit.
///
/// ```swift
/// final class Prototype<Cell: CollectionViewCell> {
///     let cell = Cell(frame: .zero)
/// }
/// ```
///
/// Swift makes such objects by required initializers only, and `init(frame:)` is not required, because every subclass
/// would then have to declare it. The initializer of this protocol replaces it where no class is named.
@preconcurrency @MainActor
public protocol CollectionReusableViewMaking: CollectionReusableView {}

extension CollectionReusableView: CollectionReusableViewMaking {}

extension CollectionReusableViewMaking {
    /// Calls `init(frame:)` of the object's class.
    @_disfavoredOverload
    public init(frame: CGRect) {
        self.init(_dequeued: frame)
    }
}
