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
    // Read by the nonisolated members that NSObject declares (`isEqual`, `hash`, `description`).
    nonisolated(unsafe) private(set) var storage = AttributesStorage()
    // The two counts together are as large as one number, so that the object just fits the allocator's fast sizes.
    nonisolated(unsafe) private var changeCount: UInt32 = 0
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
        change { $0.indexPath = indexPath }
    }

    /// Makes attributes of a supplementary view, with an empty frame.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        change {
            $0.name(.supplementaryView, elementKind)
            $0.indexPath = indexPath
        }
    }

    /// Makes attributes of a decoration view, with an empty frame.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        change {
            $0.name(.decorationView, decorationViewKind)
            $0.indexPath = indexPath
        }
    }

    /// The frame, in content coordinates. It is `CGRect.null` while `transform3D` moves points out of the view's plane.
    open var frame: CGRect {
        get { storage.frame }
        set {
            storage.frame = newValue
            changeCount &+= 1
        }
    }

    /// The rectangle of the element: its frame, or a replacement if the frame is null. A transform in space makes the
    /// frame null; then the rectangle without the transform is used. Ignoring the perspective in this way is a choice
    /// of this library.
    final var place: CGRect {
        let frame = frame
        guard frame.isNull, isTransformedInSpace else { return frame }
        return CGRect(origin: storage.origin, size: storage.size)
    }

    final var isTransformedInSpace: Bool { storage.hasTransformInSpace }

    /// The centre, in content coordinates. Setting it keeps the size.
    open var center: CGPoint {
        get { storage.center }
        set {
            storage.center = newValue
            changeCount &+= 1
        }
    }

    /// The size without the transform. Setting it keeps the centre.
    open var size: CGSize {
        get { storage.size }
        set {
            storage.size = newValue
            changeCount &+= 1
        }
    }

    /// A rectangle with the element's size and the origin zero. Setting another origin has no effect here; UIKit raises
    /// an exception in this case.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: storage.size) }
        set {
            storage.size = newValue.size
            changeCount &+= 1
        }
    }

    /// A transform in the plane, around the centre; the identity unless set. Setting it replaces a transform in space.
    open var transform: CGAffineTransform {
        get { storage.transform }
        set { change { $0.transform = newValue } }
    }

    /// A transform in space, around the centre; the identity unless set. A transform that leaves the plane makes
    /// `frame` null (R6.9).
    open var transform3D: CATransform3D {
        get { storage.transform3D }
        set { change { $0.transform3D = newValue } }
    }

    /// The opacity; 1 unless set. The element is invisible at 0 and opaque at 1.
    open var alpha: CGFloat {
        get { storage.alpha }
        set {
            storage.alpha = newValue
            changeCount &+= 1
        }
    }

    /// Whether the element is hidden; false unless set. No view is made for a hidden element that has no view yet
    /// (R6.11).
    open var isHidden: Bool {
        get { storage.isHidden }
        set {
            storage.isHidden = newValue
            changeCount &+= 1
        }
    }

    /// The order in depth: elements with greater numbers are in front; 0 unless set. A flow layout sets 10 for its
    /// headers and footers (R6.8).
    open var zIndex: Int {
        get { storage.zIndex }
        set {
            storage.zIndex = newValue
            changeCount &+= 1
        }
    }

    /// The element's path: section and item.
    open var indexPath: IndexPath {
        get { storage.indexPath }
        set { change { $0.indexPath = newValue } }
    }

    /// The kind of element; set once, when the object is made.
    open var representedElementCategory: CollectionView.ElementCategory { storage.category }

    /// The kind of a supplementary or decoration view; nil for cells.
    open var representedElementKind: String? { storage.kind }

    /// Returns a new instance of the same class with the same fields. Subclasses call super and copy their own fields.
    open func copy(with zone: NSZone? = nil) -> Any {
        let own = type(of: self)
        let isPlain = own == CollectionViewLayoutAttributes.self
        guard let copy = isPlain ? CollectionViewLayoutAttributes() : makeDynamically(own) else { return self }
        copy.replaceStorage(by: storage)
        copy.updateCount = updateCount
        return copy
    }

    /// Compares the two classes, and all fields of `CollectionViewLayoutAttributes` (R6.10). Unequal attributes are
    /// applied to their view again.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CollectionViewLayoutAttributes else { return false }
        return self === other || (type(of: self) == type(of: other) && storage == other.storage)
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(storage.category)
        hasher.combine(storage.kind)
        hasher.combine(storage.indexPath)
        return hasher.finalize()
    }

    open override var description: String {
        let kind = storage.kind.map { " kind: \($0)" } ?? ""
        let frame = storage.frame
        return "<\(type(of: self)) index path: \(Array(storage.indexPath))\(kind); "
            + "frame = (\(frame.origin.x) \(frame.origin.y); \(frame.size.width) \(frame.size.height)); "
            + "zIndex = \(storage.zIndex)>"
    }
}

extension CollectionViewLayoutAttributes {
    /// A number that rises with every change of the storage. If it is equal at two times, no field was set in between.
    var revision: UInt32 { changeCount }

    /// The number of updates of the layout before the object was made; nil if unknown. Not compared by `isEqual`.
    var updateCount: Int? {
        get { storedUpdateCount < 0 ? nil : Int(storedUpdateCount) }
        set { storedUpdateCount = Int32(truncatingIfNeeded: newValue ?? -1) }
    }

    /// Changes several fields at once, and raises `revision` once. Also used for single fields whose setter would be
    /// long.
    func change(_ body: (inout AttributesStorage) -> Void) {
        var changed = storage
        body(&changed)
        replaceStorage(by: changed)
    }

    /// Sets the path and the frame of attributes that were just made for a cell. Raises `revision`.
    @inline(__always)
    func becomeCell(at path: ItemPath, frame: CGRect) {
        storage.becomeCell(at: path, frame: frame)
        changeCount &+= 1
    }

    /// Replaces all fields, and raises `revision`.
    ///
    /// Apart from this method, only setters of plain numbers and `becomeCell` change the storage. No access to the
    /// storage lasts while other code runs, so that reading needs no check at run time.
    func replaceStorage(by new: AttributesStorage) {
        storage = new
        changeCount &+= 1
    }
}

@available(*, unavailable)
extension CollectionViewLayoutAttributes: DynamicallyMade {}
