/// The shape of round corners, as Core Animation's `CALayerCornerCurve`.
public struct LayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name of the curve.
    public var rawValue: String

    /// Makes a value from its name, without a check.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Corners that are parts of circles.
    public static let circular = LayerCornerCurve(rawValue: "circular")
    /// Corners that are smoother than parts of circles.
    public static let continuous = LayerCornerCurve(rawValue: "continuous")
}

/// The placement of a layer's contents, as Core Animation's `CALayerContentsGravity`.
public struct LayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name of the placement.
    public var rawValue: String

    /// Makes a value from its name, without a check.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Contents in the centre, in their own size.
    public static let center = LayerContentsGravity(rawValue: "center")
    /// Contents stretched to the whole layer.
    public static let resize = LayerContentsGravity(rawValue: "resize")
    /// Contents in their own proportions, in the largest size that fits in the layer.
    public static let resizeAspect = LayerContentsGravity(rawValue: "resizeAspect")
    /// Contents in their own proportions, in the smallest size that covers the layer.
    public static let resizeAspectFill = LayerContentsGravity(rawValue: "resizeAspectFill")
    /// Contents in the middle of the top edge.
    public static let top = LayerContentsGravity(rawValue: "top")
    /// Contents in the middle of the bottom edge.
    public static let bottom = LayerContentsGravity(rawValue: "bottom")
    /// Contents in the middle of the left edge.
    public static let left = LayerContentsGravity(rawValue: "left")
    /// Contents in the middle of the right edge.
    public static let right = LayerContentsGravity(rawValue: "right")
}

/// The rule that determines which points are inside a shape, as Core Animation's `CAShapeLayerFillRule`.
public struct ShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name of the fill rule.
    public var rawValue: String

    /// Makes a value from its name, without a check.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The rule by which a point is inside if its winding number is not 0. The winding number is the sum of the path's
    /// turns around the point: each turn is 1 in one direction, and −1 in the other.
    public static let nonZero = ShapeLayerFillRule(rawValue: "non-zero")
    /// The rule by which a point is inside if a line from it to the outside crosses the path an odd number of times.
    public static let evenOdd = ShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of lines, as Core Animation's `CAShapeLayerLineCap`.
public struct ShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name of the shape.
    public var rawValue: String

    /// Makes a value from its name, without a check.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Line ends that are flat and lie at the last point.
    public static let butt = ShapeLayerLineCap(rawValue: "butt")
    /// Line ends that are round.
    public static let round = ShapeLayerLineCap(rawValue: "round")
    /// Line ends that are flat, half a line width beyond the last point.
    public static let square = ShapeLayerLineCap(rawValue: "square")
}

/// The shape of corners between lines, as Core Animation's `CAShapeLayerLineJoin`.
public struct ShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name of the shape.
    public var rawValue: String

    /// Makes a value from its name, without a check.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Corners that are pointed.
    public static let miter = ShapeLayerLineJoin(rawValue: "miter")
    /// Corners that are round.
    public static let round = ShapeLayerLineJoin(rawValue: "round")
    /// Corners that are cut off.
    public static let bevel = ShapeLayerLineJoin(rawValue: "bevel")
}

/// The shape of a gradient, as Core Animation's `CAGradientLayerType`.
public struct GradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name of the shape.
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
    /// The name of the pace.
    public var rawValue: String

    /// Makes a value from its name, without a check.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A pace of constant speed.
    public static let linear = MediaTimingFunctionName(rawValue: "linear")
    /// A pace that is slow when the animation begins.
    public static let easeIn = MediaTimingFunctionName(rawValue: "easeIn")
    /// A pace that is slow when the animation ends.
    public static let easeOut = MediaTimingFunctionName(rawValue: "easeOut")
    /// A pace that is slow when the animation begins and when it ends.
    public static let easeInEaseOut = MediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The system's default pace.
    public static let `default` = MediaTimingFunctionName(rawValue: "default")
}

/// The mode that decides which values of an animation are visible before and after it, as Core Animation's
/// `CAMediaTimingFillMode`.
public struct MediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public var rawValue: String

    /// Makes a value from its name, without a check.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The mode in which the last value stays visible after the animation.
    public static let forwards = MediaTimingFillMode(rawValue: "forwards")
    /// The mode in which the first value is visible before the animation.
    public static let backwards = MediaTimingFillMode(rawValue: "backwards")
    /// The mode in which the first value is visible before the animation, and the last value after the animation.
    public static let both = MediaTimingFillMode(rawValue: "both")
    /// The mode in which no value is visible before or after the animation.
    public static let removed = MediaTimingFillMode(rawValue: "removed")
}
