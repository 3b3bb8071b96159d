import Foundation

/// An invalidation context with the amount of work that a flow layout has to do (R9.5).
///
/// With both flags false the layout keeps all its values. A context that names elements makes only those be asked
/// again.
@preconcurrency @MainActor
open class CollectionViewFlowLayoutInvalidationContext: CollectionViewLayoutInvalidationContext {
    /// Whether client code set the flag: `UIKitQuirks.flowContextFlagsDefaultToFalse` concerns flags that are unset.
    private(set) var setsDelegateMetrics = false
    private(set) var setsAttributes = false

    /// Sizes, insets, spacings and reference sizes are asked again.
    ///
    /// True in a new context, as Apple's header has it; the reference page says false.
    open var invalidateFlowLayoutDelegateMetrics = true {
        didSet { setsDelegateMetrics = true }
    }

    /// Frames are computed again.
    open var invalidateFlowLayoutAttributes = true {
        didSet { setsAttributes = true }
    }

    public override init() {
        super.init()
    }
}
