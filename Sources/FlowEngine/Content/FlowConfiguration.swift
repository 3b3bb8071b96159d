/// The values that all sections share: the axis, the available length across it, the pixel density and the options.
public struct FlowConfiguration: Hashable, Sendable {
    /// The direction in which content scrolls.
    public var axis: ScrollAxis
    /// The length across the scroll axis, in points, without the content insets (R1.2).
    public var containerLength: Double
    /// The pixels per point; with 0, origins are not rounded (R4.5).
    public var displayScale: Double
    /// The options for which Apple's documentation leaves a choice.
    public var options: FlowOptions

    /// Makes a configuration. Nothing is checked: a model throws if it cannot use the configuration.
    public init(
        containerLength: Double, axis: ScrollAxis = .vertical, displayScale: Double = 2, options: FlowOptions = .init()
    ) {
        self.axis = axis
        self.containerLength = containerLength
        self.displayScale = displayScale
        self.options = options
    }

    /// The place on the pixel grid for an exact `position` along an axis: the nearest physical pixel, exact halves up;
    /// `position` if nothing is rounded (R4.1, R4.5). For callers that place elements outside of the model, as pinned
    /// headers are (R7.2). In points. O(1).
    public func onPixelGrid(_ position: Double) -> Double { PixelGrid(scale: displayScale).rounded(position) }
}
