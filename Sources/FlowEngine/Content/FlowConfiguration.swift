/// The values that all sections share. They are the scroll axis, the container's length across this axis, the pixel
/// density and the options.
public struct FlowConfiguration: Hashable, Sendable {
    /// The direction in which content scrolls.
    public var axis: ScrollAxis
    /// The container's length across the scroll axis, in points, without the content insets (R1.2).
    public var containerLength: Double
    /// The pixels per point; with 0, origins are not rounded (R4.5).
    public var displayScale: Double
    /// The choices that Apple's documentation leaves open.
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

    /// Rounds a position along an axis to the nearest physical pixel, in points; halves are rounded up (R4.1). With a
    /// display scale of 0, `position` is returned unchanged (R4.5). Callers use this for elements that the model does
    /// not place, such as pinned headers (R7.2). O(1).
    public func onPixelGrid(_ position: Double) -> Double { PixelGrid(scale: displayScale).rounded(position) }
}
