/// Events since the last step that are no actions.
struct TracedTurn {
    /// Whether a layout has begun.
    var hasPass = false
    /// Whether a batch is being applied.
    var isInUpdate = false
    /// Whether sizes were asked for again.
    var isPrepared = false
    /// Whether the content went somewhere in a way that no action expresses.
    var isElsewhere = false
    /// The items before the last batch or reload; nil if there is none.
    var itemsBefore: RecordedItems?
}
