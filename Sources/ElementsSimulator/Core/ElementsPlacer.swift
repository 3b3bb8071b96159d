import FlowEngine

/// The side of a collection or table view that places elements: a layout, or a table's heights.
@MainActor
package protocol ElementsPlacer: AnyObject {
    var scrollAxis: ScrollDirection { get }
    /// The mirror in which the content is shown; nil if the content is shown as the layout places it.
    var contentMirror: ContentMirror? { get }
    /// The treatment of adjustments of the offset at present.
    var adjustmentRules: AdjustmentRules { get }

    // MARK: Elements

    /// The frame of an item without a cell; nil if the frame is unknown.
    func knownFrame(of name: ElementName) -> CGRect?
    /// Whether an element on screen moves with the content. False for an element that sticks to the viewport or to a
    /// finger.
    func scrollsWithContent(_ element: DisplayedElement) -> Bool
    /// Whether the size of an item is an estimate.
    func carriesEstimate(at indexPath: IndexPath) -> Bool
    /// The frame of an item to which the view scrolls. `covered` gives, for each edge, the length of the viewport that
    /// is covered by pinned views of the item's section. Nil if there is no such item.
    func place(ofScrollTarget indexPath: IndexPath) -> (frame: CGRect, covered: EdgeInsets)?

    // MARK: Anchors

    /// Stores the present places of all elements as a value, for comparison at the next pass. `releaseSettledModel`
    /// releases the value.
    func keepSettledModel()
    func releaseSettledModel()
    /// The distance that content in the viewport has moved since the last pass ended. `place` names the content: it is
    /// at the start or end of the viewport, or is an item. Nil if the content is gone, or if no model was stored.
    func anchorMove(of place: ViewportPlace) -> AnchorMove?

    // MARK: Passes

    var maximumRounds: Int { get }
    /// Requests a layout pass. Returns whether it may run now; otherwise it runs later.
    func requestPass() -> Bool
    func passBegins()
    /// Called when a layout pass ends because no other round is needed.
    func passSettled()
    /// Called when a layout pass ends at the limit of rounds, although another round is needed.
    func passStopped()
    /// Whether something on screen differs from the layout or the data.
    var isLayoutPending: Bool { get }
    func runRound()
}

/// The treatment of adjustments of the offset that contexts and the layout request.
package struct AdjustmentRules: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Adjustments have no effect. A quirk of UIKit ignores them while the user drags.
    package static let ignored = AdjustmentRules(rawValue: 1)
    /// The adjustments of contexts are only estimates. This is true while contexts for measured sizes are sent to a
    /// flow layout, which corrects the adjustments when it applies the measured sizes.
    package static let forecast = AdjustmentRules(rawValue: 2)
    /// The part of an adjustment that the limits cut off is applied later, when the content grows in the same pass.
    package static let regained = AdjustmentRules(rawValue: 4)
}
