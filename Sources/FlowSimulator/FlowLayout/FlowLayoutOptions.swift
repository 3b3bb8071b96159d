import FlowEngine
import Foundation

/// Choices where UIKit's behaviour is not documented, differs between versions, or is a defect.
///
/// The defaults are the documented or measured behaviour. docs/behaviour.md lists what is open.
public struct FlowLayoutOptions: Hashable, Sendable {
    /// What counts as the room across the scroll axis (R1.2).
    public enum ContainerLength: Hashable, Sendable {
        /// The bounds less the adjusted content inset, or the bounds alone, as iOS 6 and 7 had it.
        case boundsMinusContentInset, bounds
    }

    /// Whether a layout's contexts move the offset when rows above the viewport's start change (R8.10). What stands still
    /// beyond that is the view's `anchorPolicy`.
    public enum OffsetAdjustmentPolicy: Hashable, Sendable {
        /// The offset grows with the rows above, or contexts leave it alone.
        case aboveVisibleStart, never
    }

    /// The rectangle that the view asks for (R6.3).
    public enum QueryRect: Hashable, Sendable {
        /// The bounds and nothing else, or the whole screens that they touch.
        case bounds, pages
    }

    /// How a line's items share the room that is left (R3.1).
    public enum LineAlignment: Hashable, Sendable {
        /// From the start, in the middle or up to the end, with the least spacing; or spread over the whole line.
        case start, center, end, justify
    }

    /// Where an item stands that is shorter than its line (R3.10).
    public enum ItemAlignment: Hashable, Sendable {
        /// At the line's start, in its middle or at its end.
        case start, center, end
    }

    /// Where a pinned header stops: at the section's footer, at the end of its last item, or at the section's end (R7.3).
    public enum PinLimit: Hashable, Sendable {
        /// The header ends no further than there.
        case footerTop, lastItemEnd, sectionEnd
    }

    /// What has to be of one size for a grid (R3.6).
    public enum Uniformity: Hashable, Sendable {
        /// All items of the section, or those of each line by themselves.
        case section, line
    }

    /// What the bounds leave for items; content insets are taken off unless given.
    public var containerLength = ContainerLength.boundsMinusContentInset
    /// Whether contexts keep still what is seen while rows above change; they do unless given.
    public var offsetAdjustmentPolicy = OffsetAdjustmentPolicy.aboveVisibleStart
    /// What the layout is asked for; the bounds unless given.
    public var queryRect = QueryRect.bounds
    /// Where pinned headers stop; at the footer unless given.
    public var pinLimit = PinLimit.footerTop
    /// Rounds after which a layout pass ends in any case (R8.18).
    public var maximumRounds = 100
    /// A delegate that gives sizes turns self-sizing off (R8.15).
    public var delegateSizeDisablesSelfSizing = false
    /// A change of the length along the scroll axis invalidates too (R9.9).
    public var invalidatesOnScrollAxisLengthChange = false
    /// A cell is asked again after it was given the size that it asked for. UIKit does so, which is why a cell that
    /// answers differently every time sends it into a loop; here the first answer counts.
    public var asksAgainAfterResizing = false
    /// 10 since iOS 10, 0 before (R6.8).
    public var supplementaryZIndex = 10
    /// How far a line may be overfull, points (R2.3).
    public var fitTolerance: CGFloat = 1e-6
    /// How items share the room of every line but the last; spread unless given (R3.2).
    public var lineAlignment = LineAlignment.justify
    /// How items share the room of the last line, where no grid holds; from the start unless given (R3.2, R3.6).
    public var lastLineAlignment = LineAlignment.start
    /// Where items stand that are shorter than their line; in the middle unless given (R3.10).
    public var itemAlignment = ItemAlignment.center
    /// Items of one size stand in a grid whose last line keeps the columns (R3.5).
    public var usesUniformGrid = true
    /// What has to be of one size for a grid; the section unless given.
    public var uniformity = Uniformity.section
    /// A lone self-sizing item is centred even in the last line (R3.7).
    public var centersSelfSizingSingleItemLine = true
    /// An item longer than its line is centred over it, instead of starting with it (R3.9).
    public var centersOversizedItem = true

    /// The defaults of every option.
    public init() {}
}

extension FlowLayoutOptions {
    /// The part that the engine knows.
    var geometry: FlowOptions {
        var options = FlowOptions()
        options.fitTolerance = (0...1).contains(fitTolerance) ? Double(fitTolerance) : 1e-6
        options.lineAlignment = lineAlignment.inEngine
        options.lastLineAlignment = lastLineAlignment.inEngine
        options.itemAlignment =
            switch itemAlignment {
            case .start: .start
            case .center: .center
            case .end: .end
            }
        options.usesUniformGrid = usesUniformGrid
        options.uniformity = uniformity == .section ? .section : .line
        options.centersSelfSizingSingleItemLine = centersSelfSizingSingleItemLine
        options.centersOversizedItem = centersOversizedItem
        return options
    }
}

extension FlowLayoutOptions.LineAlignment {
    fileprivate var inEngine: FlowEngine.LineAlignment {
        switch self {
        case .start: .start
        case .center: .center
        case .end: .end
        case .justify: .justify
        }
    }
}
