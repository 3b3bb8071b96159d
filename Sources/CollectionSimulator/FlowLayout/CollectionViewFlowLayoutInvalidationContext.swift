/// An invalidation context that limits the work of a flow layout (R9.5).
///
/// With both flags false the layout keeps all its values. If a context names elements, only those are queried again.
@preconcurrency @MainActor
open class CollectionViewFlowLayoutInvalidationContext: CollectionViewLayoutInvalidationContext {
    /// Whether client code set `invalidateFlowLayoutDelegateMetrics`. `UIKitQuirks.flowContextFlagsDefaultToFalse`
    /// affects only flags that were not set.
    private(set) var setsDelegateMetrics = false
    private(set) var setsAttributes = false

    /// Whether the delegate is asked for sizes, insets, spacings and reference sizes again.
    ///
    /// True in a new context, as in Apple's header; Apple's reference page has false.
    open var invalidateFlowLayoutDelegateMetrics = true {
        didSet { setsDelegateMetrics = true }
    }

    /// Whether frames are computed again.
    open var invalidateFlowLayoutAttributes = true {
        didSet { setsAttributes = true }
    }
}
