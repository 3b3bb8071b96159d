/// The width or the height of an item, a group or a supplementary item. UIKit's name is `NSCollectionLayoutDimension`.
@preconcurrency @MainActor
open class CollectionLayoutDimension: NSObject, @MainActor NSCopying {
    let length: LayoutLength

    init(_ length: LayoutLength) {
        self.length = length
        super.init()
    }

    /// Makes a fraction of the container's width. A height can be such a fraction, too.
    public class func fractionalWidth(_ fraction: CGFloat) -> CollectionLayoutDimension {
        CollectionLayoutDimension(.fractionOfWidth(Double(fraction)))
    }

    /// Makes a fraction of the container's height. A width can be such a fraction, too.
    public class func fractionalHeight(_ fraction: CGFloat) -> CollectionLayoutDimension {
        CollectionLayoutDimension(.fractionOfHeight(Double(fraction)))
    }

    /// Makes a length in points.
    public class func absolute(_ length: CGFloat) -> CollectionLayoutDimension {
        CollectionLayoutDimension(.absolute(Double(length)))
    }

    /// Makes a length that the view on screen decides. Before the view was measured, it is `estimate`, in points.
    public class func estimated(_ estimate: CGFloat) -> CollectionLayoutDimension {
        CollectionLayoutDimension(.estimated(Double(estimate)))
    }

    /// Makes a length that the views on screen decide together: all siblings are as long as the longest of them. Before
    /// they were measured, it is `estimate`, in points. Of the outermost group of a section, all groups of the section
    /// have the length.
    public class func uniformAcrossSiblings(estimate: CGFloat) -> CollectionLayoutDimension {
        CollectionLayoutDimension(.uniform(Double(estimate)))
    }

    /// Whether the dimension is a fraction of the container's width.
    open var isFractionalWidth: Bool { if case .fractionOfWidth = length { true } else { false } }

    /// Whether the dimension is a fraction of the container's height.
    open var isFractionalHeight: Bool { if case .fractionOfHeight = length { true } else { false } }

    /// Whether the dimension is a length in points.
    open var isAbsolute: Bool { if case .absolute = length { true } else { false } }

    /// Whether the view on screen decides the length.
    open var isEstimated: Bool { if case .estimated = length { true } else { false } }

    /// Whether the views on screen decide the length together.
    open var isUniformAcrossSiblings: Bool { if case .uniform = length { true } else { false } }

    /// The number with which the dimension was made: a fraction or points.
    open var dimension: CGFloat { CGFloat(length.number) }

    /// Returns the object itself, because it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
