/// The state of Auto Layout for one view or guide. An item that no constraint concerns has no state.
///
/// Constraints and engines hold states and never views or guides, which may be released at any time: then the state's
/// item becomes nil. A weak reference would do the same, but makes reference counting several times slower for as long
/// as a view lives.
final class ConstraintState {
    nonisolated(unsafe) private(set) unowned(unsafe) var view: View?
    nonisolated(unsafe) private(set) unowned(unsafe) var guide: LayoutGuide?
    /// The constraints that the view holds. Constraints that it released may still be included for a time.
    var keptConstraints = KeptConstraints()
    var guides: [LayoutGuide] = []
    var hugging = AxisPriorities(.defaultLow)
    var compressionResistance = AxisPriorities(.defaultHigh)
    var marginsGuide: LayoutGuide?
    var safeAreaGuide: LayoutGuide?
    var readableGuide: LayoutGuide?
    var keyboardGuide: KeyboardLayoutGuide?
    /// Whether the view has a guide whose insets depend on the view's size.
    var guidesFollowSize = false
    /// The number of calls of `exerciseAmbiguityInLayout()` that gave the view another frame.
    var exerciseTurn: UInt16 = 0
    /// The guide for the content of a scroll view. `frameGuide` is the guide for the scroll view's frame.
    var contentGuide: LayoutGuide?
    var frameGuide: LayoutGuide?
    /// The safe area with which a new safe area of the view is compared. Nil until `noteSurroundingsAreRead()` records
    /// that constraints depend on the view's safe area, margins or readable width.
    var knownSafeArea: EdgeInsets?
    /// The engine whose root is the view; nil until an engine is needed, and after a change of constraints.
    var engine: ConstraintEngine?
    /// Whether an engine whose root is this view is at work. Such an engine is being built, or is solving constraints.
    /// Meanwhile it may call client code, for example for the size of a view's content.
    var isAtWork = false
    /// The problems that were reported by engines whose root is the view.
    var reported = ReportedDiagnostics()

    // MARK: Since the last change of constraints, in any view

    @MainActor static var structureVersion = 1
    /// The value of `structureVersion` when the view's own constraints were last scanned. `structureVersion` changes
    /// when constraints change. A scan sets `reachedIntoSince` of each view between this view and an item of its
    /// constraints.
    var scannedIn = 0
    /// The value of `structureVersion` when a scan last found an outer constraint of this view. An outer constraint is
    /// held by an ancestor, and names an item inside this view.
    var reachedIntoSince = 0

    // MARK: In the engine that was made last

    /// The number of the last engine that included the item. Engines are numbered in the order in which they are made.
    var engineNumber = 0
    var slot = 0
    /// The number of the last engine that has a constraint on the item. For the numbers of engines, see `engineNumber`.
    var namedIn = 0
    /// The number of the last engine that has an outer constraint of this view. An outer constraint is held by an
    /// ancestor, and names an item inside the view. It may name a place or a length of the item. For the numbers of
    /// engines, see `engineNumber`.
    var reachedIntoIn = 0
    /// The number of the last engine with an ancestor's constraint on a place inside the view. The constraint is held
    /// by the ancestor. A place is, for example, an edge of an item inside the view. Constraints that name only the
    /// item's width or height are ignored. For the numbers of engines, see `engineNumber`.
    var placedIntoIn = 0
    /// Whether the item's frame comes from the solution of the constraints.
    var isFree = false

    /// Whether the item's content has changed since a constraint that names the item became inactive.
    var hasNewContent = false

    @MainActor
    init(of view: View) {
        self.view = view
        hugging = view.defaultHugging
    }

    init(of guide: LayoutGuide) {
        self.guide = guide
        hugging = AxisPriorities(.defaultLow)
    }

    /// The view or guide; nil after it was released.
    var item: AnyObject? { view ?? guide }

    /// The view, or the view that contains the guide.
    @MainActor var nearestView: View? { view ?? guide?.owningView }

    @MainActor private static var activationCount = 0

    @MainActor
    static func nextActivationNumber() -> Int {
        activationCount += 1
        return activationCount
    }

    /// Calls `body` with each view that contains the item, from the inside out, and stops before `holder`.
    @MainActor
    func forEachView(below holder: View, _ body: (View) -> Void) {
        var outer = view?.parent ?? guide?.owningView
        while let current = outer, current !== holder {
            body(current)
            outer = current.parent
        }
    }

    /// Called when a constraint that named the item became inactive. The item then keeps its frame until the content of
    /// the item changes (R18.14). A constraint to a view's margins also names the view.
    @MainActor
    func noteLostConstraint() {
        hasNewContent = false
        if let guide, guide.insets != nil { guide.owningView?.ownConstraintState?.hasNewContent = false }
    }

    /// Called when the view or guide is released. After the call, the state has no item and holds no constraints.
    func forgetItem() {
        view = nil
        guide = nil
        engine = nil
        for constraint in held { constraint.holderState = nil }
        held = []
    }
}

/// The priorities of a view on the horizontal and on the vertical axis.
package struct AxisPriorities: Equatable {
    private var horizontal: LayoutPriority
    private var vertical: LayoutPriority

    package init(_ priority: LayoutPriority) {
        self.init(horizontal: priority, vertical: priority)
    }

    package init(horizontal: LayoutPriority, vertical: LayoutPriority) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    subscript(axis: LayoutConstraint.Axis) -> LayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
