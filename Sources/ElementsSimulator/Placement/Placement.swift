import FlowEngine

/// The name, the place and the look of one element, as a value. Lengths are points in content coordinates.
///
/// Nearly all placements are numbers alone. The fields that few have are behind one reference, which is mostly nil. So
/// a value is made by writing a few words, and copied by copying them.
///
/// The origin or the centre is stored, whichever was set or kept last, and the other is computed, so that a frame is
/// returned bit for bit. Both belong to the untransformed rectangle; `frame` derives from them.
public struct Placement: Sendable {
    // The numbers of a path of two, else 0: the index path is made when it is read.
    @usableFromInline var section = 0
    @usableFromInline var item = 0
    @usableFromInline var point = CGPoint.zero
    @usableFromInline var storedSize = CGSize.zero
    /// The order in depth: elements with greater numbers are in front.
    public var zIndex = 0
    /// The opacity: 0 is invisible, 1 is opaque.
    public var alpha: CGFloat = 1
    @usableFromInline var rare: RareFields?
    @usableFromInline var pathForm = PathForm.empty
    /// The category of the element.
    public private(set) var category = ElementCategory.cell
    /// Whether the element is hidden.
    public var isHidden = false
    @usableFromInline var pointIsCenter = false

    @usableFromInline enum PathForm: Sendable {
        case empty, pair
        /// A path that is neither empty nor made of a section and an item; it is stored in the rare fields.
        case other
    }

    /// Makes the placement of a cell with an empty path and an empty frame.
    package init() {}
}

extension Placement: Equatable {
    /// Whether two placements are equal in name, place and look.
    @inlinable public static func == (one: Placement, other: Placement) -> Bool {
        one.category == other.category && one.pathForm == other.pathForm
            && one.section == other.section && one.item == other.item
            && one.origin == other.origin && one.center == other.center && one.size == other.size
            && one.zIndex == other.zIndex && one.alpha == other.alpha && one.isHidden == other.isHidden
            && one.rare == other.rare
    }
}

// MARK: Names

extension Placement {
    /// Sets the path and the frame of attributes that were just made for a cell. The previous values of the fields are
    /// not read.
    package mutating func becomeCell(at path: ItemPath, frame: CGRect) {
        section = path.section
        item = path.item
        pathForm = .pair
        point = frame.origin
        storedSize = frame.size
    }

    /// The kind of a supplementary or decoration view; nil for cells.
    public var kind: String? { rare?.values.kind }

    /// Sets the category and the kind of a supplementary or decoration view.
    @MainActor
    package mutating func name(_ newCategory: ElementCategory, _ newKind: String) {
        category = newCategory
        guard rare == nil else { return changeRare { $0.kind = newKind } }
        rare = .named(newKind)
    }

    /// The path as a section and an item; nil unless the path has two numbers.
    package var itemPath: ItemPath? { pathForm == .pair ? ItemPath(section: section, item: item) : nil }

    /// The element's path: section and item.
    public var indexPath: IndexPath {
        get {
            switch pathForm {
            case .empty: IndexPath()
            case .pair: .at(section, item)
            case .other: rare?.values.path ?? IndexPath()
            }
        }
        set {
            if let path = ItemPath(newValue) { return setPath(path) }
            section = 0
            item = 0
            setPathForm(newValue.isEmpty ? .empty : .other, newValue)
        }
    }

    package mutating func setPath(_ path: ItemPath) {
        (section, item) = (path.section, path.item)
        setPathForm(.pair, nil)
    }

    private mutating func setPathForm(_ new: PathForm, _ path: IndexPath?) {
        let wasOther = pathForm == .other
        pathForm = new
        if new == .other || wasOther { changeRare { $0.path = new == .other ? path : nil } }
    }

    // MARK: Geometry

    @inlinable var origin: CGPoint {
        pointIsCenter ? CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2) : point
    }

    /// The centre. Setting it keeps the size.
    public var center: CGPoint {
        @inlinable get { pointIsCenter ? point : CGPoint(x: point.x + size.width / 2, y: point.y + size.height / 2) }
        @inlinable set {
            point = newValue
            pointIsCenter = true
        }
    }

    /// The size without the transform. Setting it keeps the centre (R6.9).
    public var size: CGSize {
        @inlinable get { storedSize }
        @inlinable set {
            center = center
            storedSize = newValue
        }
    }

    /// The frame. With a transform in the plane it is the smallest upright rectangle around the transformed rectangle;
    /// with a transform in space it is `CGRect.null` (R6.9).
    public var frame: CGRect {
        @inlinable get { rare == nil ? CGRect(origin: origin, size: size) : transformedFrame }
        @inlinable set {
            point = newValue.origin
            pointIsCenter = false
            storedSize = newValue.size
        }
    }

    /// The frame of a placement with rare fields.
    @usableFromInline var transformedFrame: CGRect {
        switch rare?.values.transform {
        case nil, .identity: return CGRect(origin: origin, size: size)
        case .space: return .null
        case .plane(let transform):
            let outer = size.boundingSize(after: transform)
            return CGRect(
                x: center.x + transform.tx - outer.width / 2,
                y: center.y + transform.ty - outer.height / 2,
                width: outer.width, height: outer.height)
        }
    }

    /// The rectangle of the element: its frame, or a replacement if the frame is null. A transform in space makes the
    /// frame null; then the rectangle without the transform is used. Ignoring the perspective in this way is a choice
    /// of this library.
    package var place: CGRect { hasTransformInSpace ? CGRect(origin: origin, size: size) : frame }

    package var hasTransformInSpace: Bool {
        if case .space = rare?.values.transform { true } else { false }
    }

    /// The transform in the plane, around the centre; the identity if there is none. Setting it replaces a transform in
    /// space.
    public var transform: CGAffineTransform {
        get {
            if case .plane(let transform) = rare?.values.transform { transform } else { .identity }
        }
        set { changeRare { $0.transform = newValue == .identity ? .identity : .plane(newValue) } }
    }

    /// The transform in space, around the centre.
    public var transform3D: CATransform3D {
        get {
            switch rare?.values.transform {
            case nil, .identity: CATransform3DIdentity
            case .plane(let transform): CATransform3DMakeAffineTransform(transform)
            case .space(let transform): transform
            }
        }
        set {
            if CATransform3DIsAffine(newValue) {
                transform = CATransform3DGetAffineTransform(newValue)
            } else {
                changeRare { $0.transform = .space(newValue) }
            }
        }
    }

    // MARK: Other placements

    /// A copy with another path.
    package func rebased(to indexPath: IndexPath) -> Placement {
        var copy = self
        copy.indexPath = indexPath
        return copy
    }

    /// Returns a copy whose alpha is multiplied by `part`, which is limited to 1. Without an argument, the copy is
    /// transparent.
    package func faded(to part: CGFloat = 0) -> Placement {
        var copy = self
        copy.alpha = part > 0 ? alpha * min(part, 1) : 0
        return copy
    }

    // MARK: Rare fields

    private mutating func changeRare(_ body: (inout RareFields.Values) -> Void) {
        var values = rare?.values ?? RareFields.Values()
        body(&values)
        rare = values.isNothing ? nil : RareFields(values)
    }
}

/// The fields that few attributes objects use. They never change, so several objects can share them.
@usableFromInline final class RareFields: Sendable {
    struct Values: Sendable {
        /// The kind; nil for cells.
        package var kind: String?
        /// The element's index path; nil if it is empty or has two numbers. Paths of two numbers are common, and are
        /// not stored here.
        package var path: IndexPath?
        package var transform = Transform.identity

        /// Whether all fields have their defaults. Such fields are not stored, so that equal attributes have equal
        /// storage.
        package var isNothing: Bool {
            if case .identity = transform { kind == nil && path == nil } else { false }
        }
    }

    @usableFromInline enum Transform: Sendable {
        case identity
        case plane(CGAffineTransform)
        /// A transform in three dimensions, which moves points out of the plane.
        case space(CATransform3D)
    }

    let values: Values

    init(_ values: Values) { self.values = values }

    @MainActor private static let ofHeaders = RareFields(Values(kind: ElementName.headerKind))
    @MainActor private static let ofFooters = RareFields(Values(kind: ElementName.footerKind))

    /// The rare fields of an element that has only a kind. All headers share one object, and all footers share another.
    @MainActor
    static func named(_ kind: String) -> RareFields {
        switch kind {
        case ElementName.headerKind: ofHeaders
        case ElementName.footerKind: ofFooters
        default: RareFields(Values(kind: kind))
        }
    }
}

extension RareFields: Equatable {
    @usableFromInline static func == (one: RareFields, other: RareFields) -> Bool {
        one.values.kind == other.values.kind && one.values.path == other.values.path
            && one.values.transform == other.values.transform
    }
}

extension RareFields.Transform: Equatable {
    @usableFromInline static func == (one: Self, other: Self) -> Bool {
        switch (one, other) {
        case (.identity, .identity): true
        case (.plane(let one), .plane(let other)): one == other
        case (.space(let one), .space(let other)): one.rows == other.rows
        default: false
        }
    }
}
