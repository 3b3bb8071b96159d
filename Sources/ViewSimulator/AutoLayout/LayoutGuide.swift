import Foundation

/// A rectangle in a view that constraints can name and that is no view.
@preconcurrency @MainActor
open class LayoutGuide: NSObject {
    /// The view that the guide is in; nil until one takes it.
    open internal(set) weak var owningView: View?
    /// Names the guide in messages; empty unless set.
    open var identifier = ""
    /// Where the guide is, in its view's coordinates, by the last layout. Where nothing is constrained, so that no
    /// layout placed it, one that a view keeps inside its own edges follows the view at once (observed of the readable
    /// guide).
    open internal(set) var layoutFrame: CGRect {
        get { solvedFrame ?? frameInsideEdges ?? .zero }
        set { solvedFrame = newValue }
    }
    private var solvedFrame: CGRect?

    /// What client code attached. Only used by `AssociatedObjects`, which locks it.
    nonisolated(unsafe) package final var associatedValues: AssociatedValueTable?
    /// Of a guide that a view keeps inside its own edges: how far from them.
    final var insets: (@MainActor (View) -> EdgeInsets)?

    /// With insets: it has no height, and stands at the lower edge.
    final var isFlat = false
    /// It is the content of a scroll view.
    final var isContentArea = false
    /// With insets: they are known without a layout.
    final var followsEdges = false

    /// Empty where the insets are larger than the view.
    private var frameInsideEdges: CGRect? {
        guard followsEdges, let insets, let view = owningView else { return nil }
        let (size, edges) = (view.bounds.size, insets(view))
        let inner = CGRect(
            x: edges.left, y: edges.top, width: max(size.width - edges.left - edges.right, 0),
            height: max(size.height - edges.top - edges.bottom, 0))
        return inner.onPixelEdges(atScale: view.pixelsPerPoint)
    }
    /// The axes on which constraints say how large the content is; nil for any other guide.
    final var contentAxes: ContentAxes?

    nonisolated(unsafe) private final var ownConstraintState: ConstraintState?

    /// Made when first needed.
    final var constraintState: ConstraintState {
        if let ownConstraintState { return ownConstraintState }
        let state = ConstraintState(of: self)
        ownConstraintState = state
        return state
    }

    public override init() {
        super.init()
    }

    deinit { ownConstraintState?.forgetItem() }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Whether constraints leave a choice for the guide's rectangle. For examinations: it takes as long as to solve
    /// them.
    open var hasAmbiguousLayout: Bool { owningView?.findAmbiguity(of: constraintState) ?? false }

    /// The constraints that the guide's rectangle on an axis depends on, in order of activation. For examinations.
    open func constraintsAffectingLayout(for axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
        owningView?.findConstraints(on: axis, of: constraintState) ?? []
    }
}
