/// The anchors of the view, and the pending moves of the offset. An anchor is a place of the content that keeps its
/// position on screen. Each struct in this state contains values that become invalid at the same time.
struct AnchoringState {
    /// The viewport at the end of the last round or pass. The next round or pass compares its own viewport with this
    /// viewport.
    var settled = SettledViewport()
    /// The facts about an offset that the program or the user set. They are valid until the next pass ends.
    var given = GivenOffset()
    /// The move of the offset that an invalidation or a measurement requested, until a round applies this move.
    var requested = RequestedAdjustment()
    /// The anchors of the present pass; valid until the pass ends.
    var pass = PassAnchoring()
    /// Whether the view itself is changing its bounds to follow an anchor. The offset of such a change is not treated
    /// as set by the program or the user. The change sets the flag to false.
    var movesItself = false
}

/// The viewport at the end of the last round or pass. The next round or pass compares its own viewport with this
/// viewport.
struct SettledViewport {
    /// The legal range of the offset in this viewport. Nil before the first pass.
    var limits: LegalOffsets?
    /// The start of this viewport, in points in the layout's coordinates; nil if unknown.
    var start: CGFloat?
    /// The length of this viewport along the scroll axis, in points, without the inset at the end.
    var reach: CGFloat?
    /// The anchor that keeps its place on screen throughout the next pass. Nil unless measured sizes on screen were
    /// discarded before that pass (R17.13).
    var fixedForNextPass: ScrollAnchor?
}

/// The facts about an offset that the program or the user set. The next pass takes them into account.
struct GivenOffset {
    /// The legal range at the time when the offset was set. On an axis on which the offset did not change, it is still
    /// the previous range.
    var limits: LegalOffsets?
    /// The start or the end of the content, if the view was scrolled exactly there. The end is discarded when the data,
    /// the insets or the length of the viewport change.
    var end: ContentEnd?
    /// The sum of the adjustments in invalidation contexts. These adjustments also move a view that was scrolled to an
    /// end of the content. The sum does not include adjustments that a flow layout makes while it measures.
    var adjustment = CGPoint.zero
}

/// The distance by which the offset is to move in order to follow the content, in the layout's coordinates.
struct RequestedAdjustment {
    /// The sum of the contexts' adjustments.
    var byContexts = CGPoint.zero
    /// The sum of the contexts' adjustments, except the adjustments that a flow layout makes while it measures.
    var byProgram = CGPoint.zero
    /// The adjustment along the scroll axis that a flow layout or a table requested. A flow layout requests the
    /// adjustment in its receipts. This adjustment is added to the contexts' adjustments.
    var byLayout: CGFloat = 0
}

/// The anchors of one pass.
struct PassAnchoring {
    /// The place of the content that stays on screen in this pass. Nil unless the policy is `bottom` or `item`. The
    /// adjustment that keeps the place is added to the contexts' adjustments.
    var anchor: PassAnchor?
    /// Whether this pass has already marked the cells that were entirely on screen when it began. The pass marks them
    /// before the layout is prepared, because the preparation may move the items.
    var notesWholeItems = false
    /// The first element that the reader saw when the pass began; set when sizes above this element are measured.
    var firstSeen: ScrollAnchor?
    /// The content that keeps its place on screen in this pass, because measured sizes on screen were discarded
    /// (R17.13).
    var fixed: ScrollAnchor?
    /// The part of this pass's adjustments that the legal range cut off. Later rounds of the pass try to apply this
    /// part.
    var deferred = CGPoint.zero
    /// The offset and its legal range when the pass began. Nil before the first round of the pass.
    var began: (offset: CGPoint, limits: LegalOffsets)?
}

/// The place in the viewport at which a pass keeps the content. The other values are needed to compute the adjustment.
struct PassAnchor {
    var place: ViewportPlace
    /// Whether the view was at the end of its content when the anchor was made. If so, the view stays at the end.
    var staysAtEnd: Bool
    /// The previous length of the viewport along the scroll axis, without the inset at the end. With the policy `item`
    /// it is the length when the anchor was made; otherwise it is the length at the end of the last pass.
    var reachBefore: CGFloat
    /// The distance by which this pass has moved the offset, without the moves that contexts or the layout requested.
    var applied: CGFloat = 0
}

/// The start or end of the content along the scroll axis, in the layout's direction.
enum ContentEnd {
    case start, end
}
