import FlowEngine

/// The fields of an attributes object as one value that can be compared, copied and checked for changes.
///
/// Nearly all attributes are numbers alone. The fields that few have are behind one reference, which is mostly nil. So
/// a value is made by writing a few words, and copied by copying them.
///
/// The origin or the centre is stored, whichever was set or kept last, and the other is computed, so that a frame is
/// returned bit for bit. Both belong to the untransformed rectangle; `frame` derives from them.
struct AttributesStorage {
    // The numbers of a path of two, else 0: the index path is made when it is read.
    private var section = 0
    private var item = 0
    private var point = CGPoint.zero
    private var storedSize = CGSize.zero
    var zIndex = 0
    var alpha: CGFloat = 1
    private var rare: RareFields?
    private var pathForm = PathForm.empty
    private(set) var category = CollectionView.ElementCategory.cell
    var isHidden = false
    private var pointIsCenter = false

    private enum PathForm {
        case empty, pair
        /// A path that is neither empty nor made of a section and an item; it is stored in the rare fields.
        case other
    }
}

extension AttributesStorage: Equatable {
    static func == (one: AttributesStorage, other: AttributesStorage) -> Bool {
        one.category == other.category && one.pathForm == other.pathForm
            && one.section == other.section && one.item == other.item
            && one.origin == other.origin && one.center == other.center && one.size == other.size
            && one.zIndex == other.zIndex && one.alpha == other.alpha && one.isHidden == other.isHidden
            && one.rare == other.rare
    }
}

// MARK: Names

extension AttributesStorage {
    /// Sets the path and the frame of attributes that were just made for a cell. The previous values of the fields are
    /// not read.
    mutating func becomeCell(at path: ItemPath, frame: CGRect) {
        (section, item, pathForm) = (path.section, path.item, .pair)
        (point, storedSize) = (frame.origin, frame.size)
    }

    /// The kind of a supplementary or decoration view; nil for cells.
    var kind: String? { rare?.values.kind }

    /// Sets the category and the kind of a supplementary or decoration view.
    @MainActor
    mutating func name(_ newCategory: CollectionView.ElementCategory, _ newKind: String) {
        category = newCategory
        guard rare == nil else { return changeRare { $0.kind = newKind } }
        rare = .named(newKind)
    }

    /// The path as a section and an item; nil unless the path has two numbers.
    var itemPath: ItemPath? { pathForm == .pair ? ItemPath(section: section, item: item) : nil }

    var indexPath: IndexPath {
        get {
            switch pathForm {
            case .empty: IndexPath()
            case .pair: .at(section, item)
            case .other: rare?.values.path ?? IndexPath()
            }
        }
        set {
            if let path = ItemPath(newValue) { return setPath(path) }
            (section, item) = (0, 0)
            setPathForm(newValue.isEmpty ? .empty : .other, newValue)
        }
    }

    mutating func setPath(_ path: ItemPath) {
        (section, item) = (path.section, path.item)
        setPathForm(.pair, nil)
    }

    private mutating func setPathForm(_ new: PathForm, _ path: IndexPath?) {
        let wasOther = pathForm == .other
        pathForm = new
        if new == .other || wasOther { changeRare { $0.path = new == .other ? path : nil } }
    }

    // MARK: Geometry

    var origin: CGPoint {
        pointIsCenter ? CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2) : point
    }

    var center: CGPoint {
        get { pointIsCenter ? point : CGPoint(x: point.x + size.width / 2, y: point.y + size.height / 2) }
        set { (point, pointIsCenter) = (newValue, true) }
    }

    /// The size without the transform. Setting it keeps the centre (R6.9).
    var size: CGSize {
        get { storedSize }
        set {
            center = center
            storedSize = newValue
        }
    }

    /// The frame. With a transform in the plane it is the smallest upright rectangle around the transformed rectangle;
    /// with a transform in space it is `CGRect.null` (R6.9).
    var frame: CGRect {
        get {
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
        set {
            (point, pointIsCenter) = (newValue.origin, false)
            storedSize = newValue.size
        }
    }

    var hasTransformInSpace: Bool {
        if case .space = rare?.values.transform { true } else { false }
    }

    var transform: CGAffineTransform {
        get {
            if case .plane(let transform) = rare?.values.transform { transform } else { .identity }
        }
        set { changeRare { $0.transform = newValue == .identity ? .identity : .plane(newValue) } }
    }

    var transform3D: CATransform3D {
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

    // MARK: Rare fields

    private mutating func changeRare(_ body: (inout RareFields.Values) -> Void) {
        var values = rare?.values ?? RareFields.Values()
        body(&values)
        rare = values.isNothing ? nil : RareFields(values)
    }
}

/// The fields that few attributes objects use. They never change, so several objects can share them.
private final class RareFields: Sendable {
    struct Values: Sendable {
        /// The kind; nil for cells.
        var kind: String?
        /// The element's index path; nil if it is empty or has two numbers. Paths of two numbers are common, and are
        /// not stored here.
        var path: IndexPath?
        var transform = Transform.identity

        /// Whether all fields have their defaults. Such fields are not stored, so that equal attributes have equal
        /// storage.
        var isNothing: Bool {
            if case .identity = transform { kind == nil && path == nil } else { false }
        }
    }

    enum Transform: Sendable {
        case identity
        case plane(CGAffineTransform)
        /// A transform in three dimensions, which moves points out of the plane.
        case space(CATransform3D)
    }

    let values: Values

    init(_ values: Values) { self.values = values }

    @MainActor private static let ofHeaders = RareFields(Values(kind: CollectionView.elementKindSectionHeader))
    @MainActor private static let ofFooters = RareFields(Values(kind: CollectionView.elementKindSectionFooter))

    /// The rare fields of an element that has only a kind. All headers share one object, and all footers share another.
    @MainActor
    static func named(_ kind: String) -> RareFields {
        switch kind {
        case CollectionView.elementKindSectionHeader: ofHeaders
        case CollectionView.elementKindSectionFooter: ofFooters
        default: RareFields(Values(kind: kind))
        }
    }
}

extension RareFields: Equatable {
    fileprivate static func == (one: RareFields, other: RareFields) -> Bool {
        one.values.kind == other.values.kind && one.values.path == other.values.path
            && one.values.transform == other.values.transform
    }
}

extension RareFields.Transform: Equatable {
    fileprivate static func == (one: Self, other: Self) -> Bool {
        switch (one, other) {
        case (.identity, .identity): true
        case (.plane(let one), .plane(let other)): one == other
        case (.space(let one), .space(let other)): one.rows == other.rows
        default: false
        }
    }
}
