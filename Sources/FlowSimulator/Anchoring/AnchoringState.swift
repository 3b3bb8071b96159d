import Foundation

/// What the view knows of what keeps its place and of what moves the offset: a struct for each lifetime.
struct AnchoringState {
    /// From one pass to the next.
    var settled = SettledViewport()
    /// From the moment at which somebody sets the offset to the end of the next pass.
    var given = GivenOffset()
    /// From the invalidation or measurement that asks for it to the round that applies it.
    var requested = RequestedAdjustment()
    /// One pass.
    var pass = PassAnchoring()
    /// One change of the bounds: it is the view's own, and no offset that somebody gives. That change sets it back.
    var movesItself = false
}

/// The viewport as the last round or pass left it: what the next one compares with.
struct SettledViewport {
    /// Limits by which the present offset is legal or not. Nil before the first pass.
    var limits: LegalOffsets?
    /// Where the viewport began, in the layout's coordinates.
    var start: CGFloat?
    /// Length of the uncovered viewport.
    var reach: CGFloat?
    /// What keeps its place all through the next pass, because measured sizes that the reader saw were dropped before
    /// it (R17.13).
    var fixedForNextPass: ScrollAnchor?
}

/// What somebody's setting the offset means for the next pass.
struct GivenOffset {
    /// Limits by which the offset was legal or not when it was set, perhaps in other bounds.
    var limits: LegalOffsets?
    /// The end of the content that was scrolled to. An `end` is forgotten with the data, the insets or the length that
    /// it was the end of.
    var end: ContentEnd?
    /// The part of the contexts' adjustments that did not come from a flow layout that was measuring: it moves also
    /// what is at an end.
    var adjustment = CGPoint.zero
}

/// How far the offset is to move with the content, in the layout's coordinates.
struct RequestedAdjustment {
    /// Sum of what contexts said.
    var byContexts = CGPoint.zero
    /// The part of it that did not come from a flow layout that was measuring.
    var byProgram = CGPoint.zero
    /// What the flow layout adds that its contexts could not know, along its scroll axis.
    var byLayout: CGFloat = 0
}

/// What one pass keeps in its place.
struct PassAnchoring {
    /// What is kept beyond what contexts say; nil with the policies `automatic` and `top`.
    var anchor: PassAnchor?
    /// Whether elements know if they were whole on screen when the pass began, because a preparation may move them.
    var notesWholeItems = false
    /// What the reader saw first when the pass began, once sizes above it were measured.
    var firstSeen: ScrollAnchor?
    /// What keeps its place in any case, because measured sizes were dropped that the reader saw (R17.13).
    var fixed: ScrollAnchor?
    /// What the legal range cut off this pass's adjustments.
    var deferred = CGPoint.zero
    /// The offset at the beginning, and the limits by which it was legal or not. Nil before the first round.
    var began: (offset: CGPoint, limits: LegalOffsets)?
}

/// A place of the viewport that a pass compares with the last one, and how far the offset followed it.
struct PassAnchor {
    var place: ViewportPlace
    /// The view was at the end of its content and stays there.
    var staysAtEnd: Bool
    /// From the end of the viewport to its start when the last pass ended.
    var reachBefore: CGFloat
    /// How far the offset was moved in this pass.
    var applied: CGFloat = 0
}

/// Where the content begins or ends along the scroll axis, as the layout has it.
enum ContentEnd {
    case start, end
}
