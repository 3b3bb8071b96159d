/// Lengths at the four sides of a view.
public struct ReferenceInsets: Codable, Hashable, Sendable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double

    public init(_ top: Double = 0, _ left: Double = 0, _ bottom: Double = 0, _ right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    public var all: [Double] { [top, left, bottom, right] }

    public static func + (one: ReferenceInsets, other: ReferenceInsets) -> ReferenceInsets {
        ReferenceInsets(
            one.top + other.top, one.left + other.left, one.bottom + other.bottom, one.right + other.right)
    }
}

extension ReferenceSize {
    public static func + (one: ReferenceSize, other: ReferenceSize) -> ReferenceSize {
        ReferenceSize(one.width + other.width, one.height + other.height)
    }
}

/// What a delegate says of a section; nil where it repeats the layout's property.
public struct ReferenceMetrics: Codable, Hashable, Sendable {
    public var header: Double?
    public var footer: Double?
    public var inset: ReferenceInsets?
    public var lineSpacing: Double?
    public var itemSpacing: Double?

    public init(
        header: Double? = nil, footer: Double? = nil, inset: ReferenceInsets? = nil, lineSpacing: Double? = nil,
        itemSpacing: Double? = nil
    ) {
        self.header = header
        self.footer = footer
        self.inset = inset
        self.lineSpacing = lineSpacing
        self.itemSpacing = itemSpacing
    }
}

/// Where items get their sizes from.
public enum ReferenceSizing: Codable, Hashable, Sendable {
    /// All have the layout's item size.
    case equal
    /// The delegate says them.
    case delegate
    /// Cells say them; until then they stand with an estimate.
    case estimate(ReferenceSize)
    /// Cells say them; until then they stand with the average of those that did (R8.12).
    case automatic
    /// The delegate says a first guess, cells say the size: the guess is the size's own with this width and height
    /// added (R8.15).
    case guess(ReferenceSize)
}

/// The layout's properties.
public struct ReferenceProperties: Codable, Hashable, Sendable {
    public var itemSize = ReferenceSize(50, 50)
    public var lineSpacing = 10.0
    public var itemSpacing = 10.0
    public var header = 0.0
    public var footer = 0.0
    public var inset = ReferenceInsets()
    public var pinsHeaders = false
    public var pinsFooters = false

    public init(
        itemSize: ReferenceSize = ReferenceSize(50, 50), lineSpacing: Double = 10, itemSpacing: Double = 10,
        header: Double = 0, footer: Double = 0, inset: ReferenceInsets = ReferenceInsets(), pinsHeaders: Bool = false,
        pinsFooters: Bool = false
    ) {
        self.itemSize = itemSize
        self.lineSpacing = lineSpacing
        self.itemSpacing = itemSpacing
        self.header = header
        self.footer = footer
        self.inset = inset
        self.pinsHeaders = pinsHeaders
        self.pinsFooters = pinsFooters
    }
}

/// A collection view before its first layout: its surroundings, its layout's properties, and what is true of its data.
/// Plain numbers, so that it can be made at random, made smaller and written down.
public struct ReferenceWorld: Codable, Hashable, Sendable {
    public struct Section: Codable, Hashable, Sendable {
        public var items: [ReferenceSize]
        public var metrics: ReferenceMetrics

        public init(_ items: [ReferenceSize], _ metrics: ReferenceMetrics = ReferenceMetrics()) {
            self.items = items
            self.metrics = metrics
        }
    }

    public var size: ReferenceSize
    public var scrollsHorizontally: Bool
    /// The layout wants to be mirrored where texts run from right to left; whether they do is the second.
    public var flips: Bool
    public var isRightToLeft: Bool
    public var scale: Double
    public var inset: ReferenceInsets
    public var safeArea: ReferenceInsets
    public var sizing: ReferenceSizing
    public var layout: ReferenceProperties
    /// What the reader sees stays through updates, too, and not only while it is measured (R18.1).
    public var holdsThroughUpdates: Bool
    public var sections: [Section]

    public init(
        size: ReferenceSize, scrollsHorizontally: Bool = false, flips: Bool = false, isRightToLeft: Bool = false,
        scale: Double = 2, inset: ReferenceInsets = ReferenceInsets(), safeArea: ReferenceInsets = ReferenceInsets(),
        sizing: ReferenceSizing = .equal, layout: ReferenceProperties = ReferenceProperties(),
        holdsThroughUpdates: Bool = false, sections: [Section]
    ) {
        self.size = size
        self.scrollsHorizontally = scrollsHorizontally
        self.flips = flips
        self.isRightToLeft = isRightToLeft
        self.scale = scale
        self.inset = inset
        self.safeArea = safeArea
        self.sizing = sizing
        self.layout = layout
        self.holdsThroughUpdates = holdsThroughUpdates
        self.sections = sections
    }

    /// R8.1.
    public var cellsSizeThemselves: Bool {
        switch sizing {
        case .equal, .delegate: false
        case .estimate, .automatic, .guess: true
        }
    }

    /// Whether the delegate implements `sizeForItemAt`.
    public var delegateGivesSizes: Bool {
        switch sizing {
        case .delegate, .guess: true
        case .equal, .estimate, .automatic: false
        }
    }

    public var isMirrored: Bool { flips && isRightToLeft }
}
