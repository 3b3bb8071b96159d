/// The knob of a scroll indicator along one axis, with its length and position.
///
/// With viewport *V*, content *C* and offset *y* it is max(36, *V*² / *C*) points long, and its start is at *y* / (*C*
/// − *V*) × (*V* − its length). The 36 points are a choice: the least length is not published.
///
/// Content insets are ignored: an offset within an inset, or beyond an end, is moved to that end. To include insets,
/// add them to `content`, and the one at the start to `offset`.
public struct ScrollIndicator: Hashable, Sendable {
    /// The least length of the knob, in points (this library's choice).
    public static let minimumKnobLength: CGFloat = 36

    /// The length of the knob along the axis, in points. The length is 0 if all of the content is in view, because
    /// there is no knob then.
    public let knobLength: CGFloat
    /// The distance from the start of the viewport to the start of the knob, in points; 0 without a knob.
    public let knobPosition: CGFloat

    /// Makes the knob of a scroll view. The knob has no length if a number is not finite or the viewport has no length.
    ///
    /// - Parameters:
    ///   - offset: The start of the viewport in the content, in points.
    ///   - content: The length of the content, in points.
    ///   - viewport: The length of the viewport, in points.
    public init(offset: CGFloat, content: CGFloat, viewport: CGFloat) {
        guard content > viewport, viewport > 0, content.isFinite, offset.isFinite else {
            knobLength = 0
            knobPosition = 0
            return
        }
        let length = min(max(Self.minimumKnobLength, viewport * viewport / content), viewport)
        knobLength = length
        knobPosition = min(max(offset / (content - viewport), 0), 1) * (viewport - length)
    }
}
