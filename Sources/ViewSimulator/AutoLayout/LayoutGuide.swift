/// A rectangle in a view, as UIKit's `UILayoutGuide`. A guide is not a view, but constraints can name it.
@preconcurrency @MainActor
open class LayoutGuide: NSObject {
    /// The view that contains the guide; nil until the guide is added to a view.
    open internal(set) weak var owningView: View?
    /// The name of the guide in messages; empty unless set.
    open var identifier = ""
    /// The guide's rectangle in the coordinates of its view, from the last layout. Layouts place the guide only if
    /// there are constraints in the view's tree. A guide that was never placed, but has insets from the view's edges,
    /// follows the view at once (observed for the readable guide).
    open internal(set) var layoutFrame: CGRect {
        get { solvedFrame ?? frameInsideEdges ?? .zero }
        set { solvedFrame = newValue }
    }
    private var solvedFrame: CGRect?

    /// The values that client code attached to the guide. Only `AssociatedObjects` uses them, with a lock.
    nonisolated(unsafe) package final var associatedValues: AssociatedValueTable?
    /// The function that returns the insets of the guide from its view's edges; nil for a guide without such insets.
    final var insets: (@MainActor (View) -> EdgeInsets)?

    /// Whether the guide has a height of 0 and is at the lower edge of the area inside its insets.
    final var isFlat = false
    /// Whether the guide stands for the content of a scroll view.
    final var isContentArea = false
    /// Whether the guide's frame follows from its insets even before a layout.
    final var followsEdges = false

    /// The frame inside the guide's insets, in the coordinates of its view. Nil if `followsEdges` is false, or if the
    /// guide has no insets or no view. The frame is empty if the insets are larger than the view.
    private var frameInsideEdges: CGRect? {
        guard followsEdges, let insets, let view = owningView else { return nil }
        let (size, edges) = (view.bounds.size, insets(view))
        let inner = CGRect(
            x: edges.left, y: edges.top, width: max(size.width - edges.left - edges.right, 0),
            height: max(size.height - edges.top - edges.bottom, 0))
        return inner.onPixelEdges(atScale: view.pixelsPerPoint)
    }
    /// The axes on which constraints determine the size of a scroll view's content; nil if the guide is not the content
    /// of a scroll view.
    final var contentAxes: ContentAxes?

    nonisolated(unsafe) private final var ownConstraintState: ConstraintState?

    /// The state for Auto Layout, made at the first access.
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

    /// Whether constraints leave the guide's rectangle ambiguous. Use it only for debugging, because the check takes as
    /// long as solving the constraints.
    open var hasAmbiguousLayout: Bool { owningView?.findAmbiguity(of: constraintState) ?? false }

    /// Returns the constraints that affect the guide's place and length on an axis, in order of activation. For
    /// debugging.
    open func constraintsAffectingLayout(for axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
        owningView?.findConstraints(on: axis, of: constraintState) ?? []
    }
}
