import FlowEngine
import Foundation

/// Choices where UIKit's behaviour is not documented, differs between versions, or is a defect.
///
/// The defaults are the documented or measured behaviour. docs/behaviour.md lists what is open.
public struct FlowLayoutOptions: Hashable, Sendable {
    /// The definitions of the available length across the scroll axis (R1.2).
    public enum ContainerLength: Hashable, Sendable {
        /// The bounds less the adjusted content inset, or the bounds alone, as iOS 6 and 7 had it.
        case boundsMinusContentInset, bounds
    }

    /// Whether a layout's contexts move the offset when rows above the viewport's start change (R8.10). What keeps its
    /// place beyond that is the view's `anchorPolicy`.
    public enum OffsetAdjustmentPolicy: Hashable, Sendable {
        /// The offset grows with the rows above, or contexts leave it alone.
        case aboveVisibleStart, never
    }

    /// The rectangle that the view asks for (R6.3).
    public enum QueryRect: Hashable, Sendable {
        /// The bounds and nothing else, or the whole screens that they touch.
        case bounds, pages
    }

    /// Where a pinned header stops: at the section's footer, at the end of its last item, or at the section's end
    /// (R7.3).
    public enum PinLimit: Hashable, Sendable {
        /// The header ends no further than there.
        case footerTop, lastItemEnd, sectionEnd
    }

    /// The part of the bounds that items may fill; content insets are subtracted unless given.
    public var containerLength = ContainerLength.boundsMinusContentInset
    /// Whether contexts keep still what is seen while rows above change; they do unless given.
    public var offsetAdjustmentPolicy = OffsetAdjustmentPolicy.aboveVisibleStart
    /// The rectangle that the layout is asked for; the bounds unless given.
    public var queryRect = QueryRect.bounds
    /// Where pinned headers stop; at the footer unless given.
    public var pinLimit = PinLimit.footerTop
    /// Rounds after which a layout pass ends in any case (R8.18).
    public var maximumRounds = 100
    /// A delegate that gives sizes turns self-sizing off (R8.15).
    public var delegateSizeDisablesSelfSizing = false
    /// A change of the length along the scroll axis invalidates too (R9.9).
    public var invalidatesOnScrollAxisLengthChange = false
    /// A cell is asked again after it was given the size that it asked for. UIKit does so, which is why a cell with
    /// another size every time sends it into a loop; here the first size is used.
    public var asksAgainAfterResizing = false
    /// 10 since iOS 10, 0 before (R6.8).
    public var supplementaryZIndex = 10
    /// A cell is asked for its size each time it comes on screen, so that what changed while it was away is measured
    /// (R18.2). False: an item that was measured is not asked again.
    public var asksReturningCells = true
    /// How lines are broken and filled: the options that the engine has.
    public var geometry = FlowOptions()

    /// The defaults of every option.
    public init() {}
}

extension FlowLayoutOptions {
    /// The geometry with a tolerance that lines can be broken with: 0 to 1 point, the default for anything else (R2.3).
    var usableGeometry: FlowOptions {
        var options = geometry
        if !(0...1).contains(options.fitTolerance) { options.fitTolerance = FlowOptions().fitTolerance }
        return options
    }
}
