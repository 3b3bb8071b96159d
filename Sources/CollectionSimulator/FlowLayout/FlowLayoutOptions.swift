import FlowEngine

/// The choices for behaviour that is not documented in UIKit, differs between versions, or is a defect.
///
/// The defaults are the documented or measured behaviour. docs/behaviour.md lists the open questions.
public struct FlowLayoutOptions: Hashable, Sendable {
    /// The definitions of the available length across the scroll axis (R1.2).
    public enum ContainerLength: Hashable, Sendable {
        /// The available length is the length of the bounds minus the adjusted content inset.
        case boundsMinusContentInset
        /// The available length is the length of the bounds alone, as in iOS 6 and 7.
        case bounds
    }

    /// The policies for the offset when rows above the start of the viewport change (R8.10). The policy decides whether
    /// the layout's contexts move the offset. It has no effect if the view's `anchorPolicy` selects other anchors.
    public enum OffsetAdjustmentPolicy: Hashable, Sendable {
        /// The offset changes by the amount by which rows above the viewport become longer or shorter.
        case aboveVisibleStart
        /// The offset stays where it is.
        case never
    }

    /// The rectangles that the view can query (R6.3).
    public enum QueryRect: Hashable, Sendable {
        /// The rectangle of the bounds.
        case bounds
        /// The rectangle of all pages that the bounds touch. Pages divide the content, and each is as large as the
        /// bounds.
        case pages
    }

    /// The limits of a pinned header (R7.3). The end of a pinned header does not pass its limit.
    public enum PinLimit: Hashable, Sendable {
        /// The limit of a pinned header is the start of the section's footer.
        case footerTop
        /// The limit of a pinned header is the end of the section's last item.
        case lastItemEnd
        /// The limit of a pinned header is the end of the section.
        case sectionEnd
    }

    /// The part of the bounds that items may fill; the bounds without the content insets unless set.
    public var containerLength = ContainerLength.boundsMinusContentInset
    /// The policy for the offset when rows above the viewport change. Unless set, contexts move the offset with the
    /// rows, so that the visible content stays still.
    public var offsetAdjustmentPolicy = OffsetAdjustmentPolicy.aboveVisibleStart
    /// The rectangle that the view queries; the bounds unless set.
    public var queryRect = QueryRect.bounds
    /// The limit for the end of a pinned header; the footer's start unless set.
    public var pinLimit = PinLimit.footerTop
    /// The largest number of rounds of layout and measurement in a layout pass. The pass ends then even if it is not
    /// settled (R8.18).
    public var maximumRounds = 100
    /// Whether a delegate that gives sizes turns self-sizing off (R8.15).
    public var delegateSizeDisablesSelfSizing = false
    /// Whether a change of the bounds' length along the scroll axis also invalidates the layout (R9.9).
    public var invalidatesOnScrollAxisLengthChange = false
    /// Whether a cell is measured again after it was given the size that it returned. UIKit does this, and loops if the
    /// cell returns another size every time. If false, the first size stays.
    public var asksAgainAfterResizing = false
    /// The z-index of headers and footers: 10 since iOS 10, 0 before (R6.8).
    public var supplementaryZIndex = 10
    /// Whether a cell is measured each time it comes on screen (R18.2). Its content may have changed while it was off
    /// screen. If false, a measured item is not measured again.
    public var asksReturningCells = true
    /// The engine's options for line breaks and for the places of items in their lines.
    public var geometry = FlowOptions()

    /// Makes options with their defaults.
    public init() {}
}

extension FlowLayoutOptions {
    /// The engine's options with a usable tolerance. The default replaces a tolerance that is not from 0 to 1 point
    /// (R2.3).
    var usableGeometry: FlowOptions {
        var options = geometry
        if !(0...1).contains(options.fitTolerance) { options.fitTolerance = FlowOptions().fitTolerance }
        return options
    }
}
