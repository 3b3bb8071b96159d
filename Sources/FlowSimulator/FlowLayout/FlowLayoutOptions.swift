import FlowEngine
import Foundation

/// Choices where UIKit's behaviour is not documented, differs between versions, or is a defect (BEHAVIOUR section 15).
///
/// The defaults are the documented or measured behaviour.
public struct FlowLayoutOptions: Hashable, Sendable {
    /// What counts as the room across the scroll axis (R1.2).
    public enum ContainerLength: Hashable, Sendable {
        case boundsMinusContentInset, bounds
    }

    /// Whether a layout's contexts move the offset when rows above the viewport's start change (R8.10). What stands still
    /// beyond that is the view's `anchorPolicy`.
    public enum OffsetAdjustmentPolicy: Hashable, Sendable {
        case aboveVisibleStart, none
    }

    /// The rectangle that the view asks for (R6.3).
    public enum QueryRect: Hashable, Sendable {
        case bounds, pages
    }

    /// How a line's items share the room that is left (R3.1).
    public enum LineAlignment: Hashable, Sendable {
        case start, center, end, justify
    }

    /// Where an item stands that is shorter than its line (R3.10).
    public enum ItemAlignment: Hashable, Sendable {
        case start, center, end
    }

    /// Where a pinned header stops: at the section's footer, at the end of its last item, or at the section's end (R7.3).
    public enum PinLimit: Hashable, Sendable {
        case footerTop, lastItemEnd, sectionEnd
    }

    /// What has to be of one size for a grid (R3.6).
    public enum Uniformity: Hashable, Sendable {
        case section, line
    }

    public var containerLength = ContainerLength.boundsMinusContentInset
    public var offsetAdjustmentPolicy = OffsetAdjustmentPolicy.aboveVisibleStart
    public var queryRect = QueryRect.bounds
    public var pinLimit = PinLimit.footerTop
    /// Rounds after which a layout pass ends in any case (R8.18).
    public var maxNestedPasses = 100
    /// A delegate that gives sizes turns self-sizing off (R8.15).
    public var delegateSizeDisablesSelfSizing = false
    /// A change of the length along the scroll axis invalidates too (R9.9).
    public var flowInvalidatesOnMainLengthChange = false
    /// A cell is asked again after it was given the size that it asked for. UIKit does so, which is why a cell that
    /// answers differently every time sends it into a loop; here the first answer counts.
    public var asksAgainAfterResizing = false
    /// 10 since iOS 10, 0 before (R6.8).
    public var supplementaryZIndex = 10
    /// How far a line may be overfull, points (R2.3).
    public var fitTolerance: CGFloat = 1e-6
    public var lineAlignment = LineAlignment.justify
    public var lastLineAlignment = LineAlignment.start
    public var itemAlignment = ItemAlignment.center
    /// Items of one size stand in a grid whose last line keeps the columns (R3.5).
    public var usesUniformGrid = true
    public var uniformity = Uniformity.section
    /// A lone self-sizing item is centred even in the last line (R3.7).
    public var centersSelfSizingSingleItemLine = true
    public var centersOversizedItem = true

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
