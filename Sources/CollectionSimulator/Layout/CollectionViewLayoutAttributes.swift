import CallerChecks
import FlowEngine

/// The place and the look of one element of a collection view. The layout gives these attributes to the view.
///
/// `frame`, `center`, `size` and `bounds` are coupled as in UIKit (C7): setting the frame sets centre and size, setting
/// the size keeps the centre. All lengths are points in content coordinates.
///
/// A layout subclass that wants other attributes than its superclass returned copies them first and changes the copy. A
/// subclass of this class with fields of its own overrides `copy(with:)` and `isEqual(_:)`.
@preconcurrency @MainActor
open class CollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
    // Read by the nonisolated members that NSObject declares (`isEqual`, `hash`, `description`). No client code runs
    // while it is changed, so that reading needs no check at run time.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) var placement = Placement() {
        didSet { changeCount &+= 1 }
    }
    // The two counts together are as large as one number, so that the object just fits the allocator's fast sizes.
    @exclusivity(unchecked) nonisolated(unsafe) private var changeCount: UInt32 = 0
    private var storedUpdateCount: Int32 = -1

    public override init() {
        super.init()
    }

    /// Makes attributes of a class that the caller has only as a metatype. `layoutAttributesClass` and `copy(with:)`
    /// need this (C5).
    @available(*, unavailable, message: "override init() instead")
    public required convenience init(_dynamically: Void) {
        self.init()
    }

    /// Makes attributes of an item's cell, with an empty frame.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        placement.indexPath = indexPath
    }

    /// Makes attributes of a supplementary view, with an empty frame.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        placement.name(.supplementaryView, elementKind)
        placement.indexPath = indexPath
    }

    /// Makes attributes of a decoration view, with an empty frame.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        placement.name(.decorationView, decorationViewKind)
        placement.indexPath = indexPath
    }

    /// The frame, in content coordinates. It is `CGRect.null` while `transform3D` moves points out of the view's plane.
    open var frame: CGRect {
        get { placement.frame }
        set { placement.frame = newValue }
    }

    /// The centre, in content coordinates. Setting it keeps the size.
    open var center: CGPoint {
        get { placement.center }
        set { placement.center = newValue }
    }

    /// The size without the transform. Setting it keeps the centre.
    open var size: CGSize {
        get { placement.size }
        set { placement.size = newValue }
    }

    /// A rectangle with the element's size and the origin zero. Setting another origin has no effect here; UIKit raises
    /// an exception in this case.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: placement.size) }
        set { placement.size = newValue.size }
    }

    /// A transform in the plane, around the centre; the identity unless set. Setting it replaces a transform in space.
    open var transform: CGAffineTransform {
        get { placement.transform }
        set { placement.transform = newValue }
    }

    /// A transform in space, around the centre; the identity unless set. A transform that leaves the plane makes
    /// `frame` null (R6.9).
    open var transform3D: CATransform3D {
        get { placement.transform3D }
        set { placement.transform3D = newValue }
    }

    /// The opacity; 1 unless set. The element is invisible at 0 and opaque at 1.
    open var alpha: CGFloat {
        get { placement.alpha }
        set { placement.alpha = newValue }
    }

    /// Whether the element is hidden; false unless set. No view is made for a hidden element that has no view yet
    /// (R6.11).
    open var isHidden: Bool {
        get { placement.isHidden }
        set { placement.isHidden = newValue }
    }

    /// The order in depth: elements with greater numbers are in front; 0 unless set. A flow layout sets 10 for its
    /// headers and footers (R6.8).
    open var zIndex: Int {
        get { placement.zIndex }
        set { placement.zIndex = newValue }
    }

    /// The element's path: section and item.
    open var indexPath: IndexPath {
        get { placement.indexPath }
        set { placement.indexPath = newValue }
    }

    /// The kind of element; set once, when the object is made.
    open var representedElementCategory: ElementCategory { placement.category }

    /// The kind of a supplementary or decoration view; nil for cells.
    open var representedElementKind: String? { placement.kind }

    /// Returns a new instance of the same class with the same fields. Subclasses call super and copy their own fields.
    open func copy(with zone: NSZone? = nil) -> Any {
        let own = type(of: self)
        let isPlain = own == CollectionViewLayoutAttributes.self
        guard let copy = isPlain ? CollectionViewLayoutAttributes() : makeDynamically(own) else { return self }
        copy.replacePlacement(by: placement)
        copy.updateCount = updateCount
        return copy
    }

    /// Compares the two classes, and all fields of `CollectionViewLayoutAttributes` (R6.10). Unequal attributes are
    /// applied to their view again.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CollectionViewLayoutAttributes else { return false }
        return self === other || (type(of: self) == type(of: other) && placement == other.placement)
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(placement.category)
        hasher.combine(placement.kind)
        hasher.combine(placement.indexPath)
        return hasher.finalize()
    }

    open override var description: String {
        let kind = placement.kind.map { " kind: \($0)" } ?? ""
        let frame = placement.frame
        return "<\(type(of: self)) index path: \(Array(placement.indexPath))\(kind); "
            + "frame = (\(frame.origin.x) \(frame.origin.y); \(frame.size.width) \(frame.size.height)); "
            + "zIndex = \(placement.zIndex)>"
    }
}

extension CollectionViewLayoutAttributes {
    /// A number that rises with every change of the placement. If it is equal at two times, no field was set
    /// in between.
    package var revision: UInt32 { changeCount }

    /// The number of updates of the layout before the object was made; nil if unknown. Not compared by `isEqual`.
    package var updateCount: Int? {
        get { storedUpdateCount < 0 ? nil : Int(storedUpdateCount) }
        set { storedUpdateCount = Int32(truncatingIfNeeded: newValue ?? -1) }
    }

    /// Changes several fields at once.
    package func change(_ body: (inout Placement) -> Void) { body(&placement) }

    /// Sets the path and the frame of attributes that were just made for a cell. Raises `revision`.
    @inline(__always)
    package func becomeCell(at path: ItemPath, frame: CGRect) { placement.becomeCell(at: path, frame: frame) }

    /// Replaces all fields.
    func replacePlacement(by new: Placement) { placement = new }
}

extension CollectionViewLayoutAttributes {
    package var name: ElementName { placement.name }

    /// The placement as a reader of the attributes sees it. A subclass may override the properties.
    var shownPlacement: Placement {
        guard type(of: self) != CollectionViewLayoutAttributes.self else { return placement }
        var shown = placement
        shown.transform3D = placement.hasTransformInSpace ? transform3D : CATransform3DMakeAffineTransform(transform)
        if CATransform3DIsIdentity(shown.transform3D) {
            shown.frame = frame
        } else {
            shown.size = size
            shown.center = center
        }
        shown.alpha = alpha
        shown.isHidden = isHidden
        shown.zIndex = zIndex
        return shown
    }

    /// A copy whose fields are replaced. Fields of a subclass stay, and its setters are called for what changes.
    func replacing(_ new: Placement) -> CollectionViewLayoutAttributes {
        let copy = duplicate()
        if type(of: self) == CollectionViewLayoutAttributes.self {
            copy.replacePlacement(by: new)
        } else {
            copy.set(new)
        }
        return copy
    }

    private func set(_ new: Placement) {
        let old = placement
        if new.indexPath != old.indexPath { indexPath = new.indexPath }
        if new.transform3D.rows != old.transform3D.rows { transform3D = new.transform3D }
        if CATransform3DIsIdentity(new.transform3D) {
            if new.frame != placement.frame { frame = new.frame }
        } else {
            if new.size != placement.size { size = new.size }
            if new.center != placement.center { center = new.center }
        }
        if new.alpha != old.alpha { alpha = new.alpha }
        if new.isHidden != old.isHidden { isHidden = new.isHidden }
        if new.zIndex != old.zIndex { zIndex = new.zIndex }
    }

    /// A copy with another index path.
    func rebased(to indexPath: IndexPath) -> CollectionViewLayoutAttributes {
        let copy = replacing(placement.rebased(to: indexPath))
        copy.updateCount = nil
        return copy
    }

    package func duplicate() -> CollectionViewLayoutAttributes {
        guard let copy = copy(with: nil) as? CollectionViewLayoutAttributes else {
            stop("\(type(of: self)).copy(with:) must return layout attributes")
        }
        return copy
    }
}

extension ItemPath {
    /// Makes the path of the item that a cell's attributes describe; nil for attributes of other elements.
    @MainActor
    package init?(cell attributes: CollectionViewLayoutAttributes) {
        guard attributes.representedElementCategory == .cell else { return nil }
        self.init(attributes.indexPath)
    }
}

@available(*, unavailable)
extension CollectionViewLayoutAttributes: DynamicallyMade {}
