/// A size in points.
public struct ReferenceSize: Codable, Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }
}

/// What one section asks for: sizes in index order and the metrics around them.
public struct ReferenceSection: Hashable, Sendable {
    public var sizes: [ReferenceSize]
    public var top = 0.0
    public var left = 0.0
    public var bottom = 0.0
    public var right = 0.0
    public var lineSpacing = 10.0
    public var itemSpacing = 10.0
    public var headerLength = 0.0
    public var footerLength = 0.0
    public var sizesItself = false

    public init(_ sizes: [ReferenceSize] = []) {
        self.sizes = sizes
    }
}

/// Where a line's items go when they do not fill it (R3.1).
public enum ReferenceAlignment: Int, CaseIterable, Sendable {
    case start, center, end, justify
}

/// The container and the options that concern geometry.
public struct ReferenceContainer: Hashable, Sendable {
    /// D, the length across the scroll axis.
    public var length: Double
    public var scrollsHorizontally = false
    public var scale = 0.0
    public var fitTolerance = 1e-6
    public var commonAlignment = ReferenceAlignment.justify
    public var lastAlignment = ReferenceAlignment.start
    /// The position inside a line along the scroll axis. `justify` has no meaning here.
    public var itemAlignment = ReferenceAlignment.center
    public var usesGrid = true
    public var judgesUniformityByLine = false
    public var centersLoneSelfSizingItem = true
    public var centersOversizedItem = true

    public init(_ length: Double) {
        self.length = length
    }
}
