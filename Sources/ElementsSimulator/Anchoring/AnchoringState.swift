/// The anchors of the view, and the pending moves of the offset. An anchor is a place of the content that keeps its
/// position on screen. Each struct in this state contains values that become invalid at the same time.
package struct AnchoringState {
    /// The stored viewport, with which the next round of a layout pass compares the present viewport. It was stored in
    /// the last round, or at the end of the last pass. A pass consists of rounds; each round places and measures views.
    package var settled = SettledViewport()
    /// The facts about an offset that the program or the user set. They are valid until the next pass ends.
    package var given = GivenOffset()
    /// The requested move of the offset, which is still to be made. Invalidations and measurements request it. The next
    /// round that adjusts the offset makes the move.
    package var requested = RequestedAdjustment()
    /// The anchors of the present pass; valid until the pass ends.
    package var pass = PassAnchoring()
    /// Whether the view itself is changing its bounds so that content keeps its place. The offset of such a change is
    /// not treated as set by the program or the user. This flag becomes false when the bounds change.
    var movesItself = false
}

/// The stored viewport, with which the next round of a layout pass compares the present viewport. It was stored in the
/// last round, or at the end of the last pass. A pass consists of rounds; each round places and measures views.
package struct SettledViewport {
    /// The legal range of the offset in the stored viewport. Nil before the first pass.
    package var limits: LegalOffsets?
    /// The start of the stored viewport along the scroll axis, in points; nil if unknown. It is in the layout's
    /// coordinates.
    package var start: CGFloat?
    /// The length of the stored viewport along the scroll axis, in points, without the inset at the end.
    package var reach: CGFloat?
    /// The anchor that keeps its place on screen throughout the next pass. Nil unless measured sizes on screen were
    /// discarded before that pass (R17.13).
    package var fixedForNextPass: ScrollAnchor?
}

/// The facts about an offset that the program or the user set. The next pass takes them into account.
package struct GivenOffset {
    /// The legal range of the offset at the time when the offset was set. If the offset changed along one axis only,
    /// the range along the other axis is the one from before the change.
    package var limits: LegalOffsets?
    /// The start or the end of the content, if the view was scrolled exactly there. The end is discarded when the data,
    /// the insets or the length of the viewport change.
    package var end: ContentEnd?
    /// The sum of the adjustments in invalidation contexts. These adjustments also move a view that was scrolled to an
    /// end of the content. The sum does not include adjustments that a flow layout makes while it measures.
    var adjustment = CGPoint.zero
}

/// The distance by which the offset is to move in order to follow the content, in the layout's coordinates.
package struct RequestedAdjustment {
    /// The sum of the offset adjustments in all contexts.
    package var byContexts = CGPoint.zero
    /// The sum of the offset adjustments in contexts, without those of a measuring flow layout.
    var byProgram = CGPoint.zero
    /// The adjustment along the scroll axis that a flow layout or a table requested. A flow layout requests it with a
    /// `FlowReceipt`, which describes the effects of a change of the layout's model. This adjustment is added to the
    /// contexts' adjustments.
    package var byLayout: CGFloat = 0
}

/// The anchors of one pass.
package struct PassAnchoring {
    /// The place of the content that stays on screen in this pass. Nil unless the policy is `bottom` or `item`. The
    /// adjustment that keeps the place is added to the contexts' adjustments.
    package var anchor: PassAnchor?
    /// Whether this pass has already marked the cells that were entirely on screen when it began. The pass marks them
    /// before the layout is prepared, because the preparation may move the items.
    var notesWholeItems = false
    /// The content in view that keeps its place on screen while sizes before it are measured. During an update, it is
    /// the update's anchor. After measured sizes were discarded, it is the anchor that was chosen at that time.
    /// Otherwise it is the first item that was in view when the pass began, or the row of this item. Nil if no such
    /// content was chosen.
    package var firstSeen: ScrollAnchor?
    /// The content that keeps its place on screen throughout this pass. Nil unless measured sizes on screen were
    /// discarded before or during the pass (R17.13).
    package var fixed: ScrollAnchor?
    /// The part of this pass's adjustments that the legal range cut off. Later rounds of the pass try to apply this
    /// part.
    var deferred = CGPoint.zero
    /// The offset and its legal range when the pass began. Nil before the first round of the pass.
    var began: (offset: CGPoint, limits: LegalOffsets)?
}

/// The place in the viewport at which a layout pass keeps the content still. All properties except `place` serve to
/// compute the necessary adjustment of the offset.
package struct PassAnchor {
    package var place: ViewportPlace
    /// Whether the view was at the end of its content when the anchor was made. If so, the view stays at the end.
    var staysAtEnd: Bool
    /// The previous length of the viewport along the scroll axis, without the inset at the end. With the policy `item`
    /// it is the length when the anchor was made; otherwise it is the length at the end of the last pass.
    var reachBefore: CGFloat
    /// The distance by which this pass has moved the offset, without the moves that contexts or the layout requested.
    package var applied: CGFloat = 0
}

/// The start or end of the content along the scroll axis, in the layout's direction.
package enum ContentEnd {
    case start, end
}
