import Foundation

/// The knob of a scroll indicator along one axis: how long it is, and where.
///
/// With viewport *V*, content *C* and offset *y* it is max(36, *V*² / *C*) points long, and its start is at
/// *y* / (*C* − *V*) × (*V* − its length). The 36 points are a choice: nobody published the least length.
///
/// Content insets are not part of it: an offset within an inset, or beyond an end, counts as that end. To count insets
/// as content, add them to `content`, and the one at the start to `offset`.
public struct ScrollIndicator: Hashable, Sendable {
    /// How short the knob may be, points (a choice).
    public static let minimumKnobLength: CGFloat = 36

    /// Points along the axis; 0 where all of the content is in view, because there is no knob then.
    public let knobLength: CGFloat
    /// Way of the knob's start from the start of the viewport, points; 0 where there is no knob.
    public let knobPosition: CGFloat

    /// The knob of a scroll view. Numbers that are not finite, and a viewport without length, have none.
    ///
    /// - Parameters:
    ///   - offset: Where the viewport begins in the content, points.
    ///   - content: Length of the content, points.
    ///   - viewport: Length of the viewport, points.
    public init(offset: CGFloat, content: CGFloat, viewport: CGFloat) {
        guard content > viewport, viewport > 0, content.isFinite, offset.isFinite else {
            (knobLength, knobPosition) = (0, 0)
            return
        }
        let length = min(max(Self.minimumKnobLength, viewport * viewport / content), viewport)
        knobLength = length
        knobPosition = min(max(offset / (content - viewport), 0), 1) * (viewport - length)
    }
}
