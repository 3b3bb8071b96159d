/// How round corners are, as Core Animation's `CALayerCornerCurve`.
public struct LayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// A word by its name; nothing checks it.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Circles.
    public static let circular = LayerCornerCurve(rawValue: "circular")
    /// Smoother.
    public static let continuous = LayerCornerCurve(rawValue: "continuous")
}

/// Where contents of a layer are, as Core Animation's `CALayerContentsGravity`.
public struct LayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// A word by its name; nothing checks it.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In the middle, in their own size.
    public static let center = LayerContentsGravity(rawValue: "center")
    /// All over.
    public static let resize = LayerContentsGravity(rawValue: "resize")
    /// As large as fits.
    public static let resizeAspect = LayerContentsGravity(rawValue: "resizeAspect")
    /// As small as covers all.
    public static let resizeAspectFill = LayerContentsGravity(rawValue: "resizeAspectFill")
    /// At the top.
    public static let top = LayerContentsGravity(rawValue: "top")
    /// At the bottom.
    public static let bottom = LayerContentsGravity(rawValue: "bottom")
    /// At the left.
    public static let left = LayerContentsGravity(rawValue: "left")
    /// At the right.
    public static let right = LayerContentsGravity(rawValue: "right")
}

/// What counts as the inside of a shape, as Core Animation's `CAShapeLayerFillRule`.
public struct ShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// A word by its name; nothing checks it.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Where the path goes round.
    public static let nonZero = ShapeLayerFillRule(rawValue: "non-zero")
    /// Where a line to the outside crosses the path an odd number of times.
    public static let evenOdd = ShapeLayerFillRule(rawValue: "even-odd")
}

/// How lines of a shape end, as Core Animation's `CAShapeLayerLineCap`.
public struct ShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// A word by its name; nothing checks it.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// At their ends.
    public static let butt = ShapeLayerLineCap(rawValue: "butt")
    /// Round.
    public static let round = ShapeLayerLineCap(rawValue: "round")
    /// Half a line further.
    public static let square = ShapeLayerLineCap(rawValue: "square")
}

/// How lines of a shape meet, as Core Animation's `CAShapeLayerLineJoin`.
public struct ShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// A word by its name; nothing checks it.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Pointed.
    public static let miter = ShapeLayerLineJoin(rawValue: "miter")
    /// Round.
    public static let round = ShapeLayerLineJoin(rawValue: "round")
    /// Cut.
    public static let bevel = ShapeLayerLineJoin(rawValue: "bevel")
}

/// How colours of a gradient follow each other, as Core Animation's `CAGradientLayerType`.
public struct GradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// A word by its name; nothing checks it.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along a line.
    public static let axial = GradientLayerType(rawValue: "axial")
    /// From a middle outwards.
    public static let radial = GradientLayerType(rawValue: "radial")
    /// Around a middle.
    public static let conic = GradientLayerType(rawValue: "conic")
}

/// How fast an animation would be, as Core Animation's `CAMediaTimingFunctionName`.
public struct MediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// A word by its name; nothing checks it.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// As fast everywhere.
    public static let linear = MediaTimingFunctionName(rawValue: "linear")
    /// Slow at the beginning.
    public static let easeIn = MediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = MediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = MediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// As the system has it.
    public static let `default` = MediaTimingFunctionName(rawValue: "default")
}

/// What is seen before and after an animation, as Core Animation's `CAMediaTimingFillMode`.
public struct MediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// A word by its name; nothing checks it.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Its end, after it.
    public static let forwards = MediaTimingFillMode(rawValue: "forwards")
    /// Its beginning, before it.
    public static let backwards = MediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = MediaTimingFillMode(rawValue: "both")
    /// Nothing of it.
    public static let removed = MediaTimingFillMode(rawValue: "removed")
}
