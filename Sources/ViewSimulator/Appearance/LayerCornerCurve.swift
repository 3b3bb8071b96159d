/// The shape of round corners, as Core Animation's `CALayerCornerCurve`.
public struct LayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Makes a value from its name, without a check.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Circles.
    public static let circular = LayerCornerCurve(rawValue: "circular")
    /// Curves that are smoother than circles.
    public static let continuous = LayerCornerCurve(rawValue: "continuous")
}

/// The placement of a layer's contents, as Core Animation's `CALayerContentsGravity`.
public struct LayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Makes a value from its name, without a check.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Centred, in their own size.
    public static let center = LayerContentsGravity(rawValue: "center")
    /// Stretched to the whole layer.
    public static let resize = LayerContentsGravity(rawValue: "resize")
    /// The largest size that fits in the layer, in the contents' proportions.
    public static let resizeAspect = LayerContentsGravity(rawValue: "resizeAspect")
    /// The smallest size that covers the layer, in the contents' proportions.
    public static let resizeAspectFill = LayerContentsGravity(rawValue: "resizeAspectFill")
    /// The middle of the top edge.
    public static let top = LayerContentsGravity(rawValue: "top")
    /// The middle of the bottom edge.
    public static let bottom = LayerContentsGravity(rawValue: "bottom")
    /// The middle of the left edge.
    public static let left = LayerContentsGravity(rawValue: "left")
    /// The middle of the right edge.
    public static let right = LayerContentsGravity(rawValue: "right")
}

/// The rule for the inside of a shape, as Core Animation's `CAShapeLayerFillRule`.
public struct ShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Makes a value from its name, without a check.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A point is inside if the path goes around it.
    public static let nonZero = ShapeLayerFillRule(rawValue: "non-zero")
    /// A point is inside if a line from it to the outside crosses the path an odd number of times.
    public static let evenOdd = ShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of lines, as Core Animation's `CAShapeLayerLineCap`.
public struct ShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Makes a value from its name, without a check.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Flat at the end.
    public static let butt = ShapeLayerLineCap(rawValue: "butt")
    /// Round.
    public static let round = ShapeLayerLineCap(rawValue: "round")
    /// Flat, half a line width beyond the end.
    public static let square = ShapeLayerLineCap(rawValue: "square")
}

/// The shape of corners between lines, as Core Animation's `CAShapeLayerLineJoin`.
public struct ShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Makes a value from its name, without a check.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Pointed.
    public static let miter = ShapeLayerLineJoin(rawValue: "miter")
    /// Round.
    public static let round = ShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = ShapeLayerLineJoin(rawValue: "bevel")
}

/// The shape of a gradient, as Core Animation's `CAGradientLayerType`.
public struct GradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Makes a value from its name, without a check.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A gradient along a line.
    public static let axial = GradientLayerType(rawValue: "axial")
    /// A gradient from a centre outwards.
    public static let radial = GradientLayerType(rawValue: "radial")
    /// A gradient around a centre.
    public static let conic = GradientLayerType(rawValue: "conic")
}

/// The pace of an animation, as Core Animation's `CAMediaTimingFunctionName`.
public struct MediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Makes a value from its name, without a check.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Constant speed.
    public static let linear = MediaTimingFunctionName(rawValue: "linear")
    /// Slow at the beginning.
    public static let easeIn = MediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = MediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = MediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The system's default pace.
    public static let `default` = MediaTimingFunctionName(rawValue: "default")
}

/// The visibility before and after an animation, as Core Animation's `CAMediaTimingFillMode`.
public struct MediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Makes a value from its name, without a check.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The last value stays visible after the animation.
    public static let forwards = MediaTimingFillMode(rawValue: "forwards")
    /// The first value is visible before the animation.
    public static let backwards = MediaTimingFillMode(rawValue: "backwards")
    /// First and last value are visible before and after the animation.
    public static let both = MediaTimingFillMode(rawValue: "both")
    /// No value is visible before or after the animation.
    public static let removed = MediaTimingFillMode(rawValue: "removed")
}
