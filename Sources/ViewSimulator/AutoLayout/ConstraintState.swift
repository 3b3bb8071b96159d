import Foundation

/// What Auto Layout knows of one view or guide. What no constraint concerns has none.
///
/// Constraints and engines hold states and never views or guides, which may go at any time: then the state says so.
/// A weak reference would do the same, but makes counting references several times slower for as long as a view lives.
final class ConstraintState {
    nonisolated(unsafe) private(set) unowned(unsafe) var view: View?
    nonisolated(unsafe) private(set) unowned(unsafe) var guide: LayoutGuide?
    /// The constraints that the view holds, and some that it held until lately.
    var keptConstraints = KeptConstraints()
    var guides: [LayoutGuide] = []
    var hugging = AxisPriorities(.defaultLow)
    var compressionResistance = AxisPriorities(.defaultHigh)
    var marginsGuide: LayoutGuide?
    var safeAreaGuide: LayoutGuide?
    var readableGuide: LayoutGuide?
    var keyboardGuide: KeyboardLayoutGuide?
    /// The insets of one of them follow from the view's size.
    var guidesFollowSize = false
    /// How often the view was given another of the frames that its constraints allow.
    var exerciseTurn: UInt16 = 0
    /// Of a scroll view: its content, and what is seen of it.
    var contentGuide: LayoutGuide?
    var frameGuide: LayoutGuide?
    /// The safe area that constraints follow from, directly or by margins; nil where none do.
    var knownSafeArea: EdgeInsets?
    /// With the view as root; nil until needed, and after a change of what it is made of.
    var engine: ConstraintEngine?
    /// An engine with the view as root asks views now.
    var isAtWork = false
    /// What was said to be wrong with the view as root.
    var told = ToldDiagnostics()

    // MARK: Since constraints changed last, in any view

    @MainActor static var structureVersion = 1
    /// When it was seen last which views the constraints reach into that the view holds.
    var scannedIn = 0
    /// When constraints from above reached into the view last.
    var reachedIntoSince = 0

    // MARK: In the engine that was made last

    /// The number of the engine.
    var engineNumber = 0
    var slot = 0
    /// The last engine in which a constraint named the item.
    var namedIn = 0
    /// The last engine in which a constraint from above reached into the view.
    var reachedIntoIn = 0
    /// The last engine in which a constraint from above placed something in the view.
    var placedIntoIn = 0
    /// Its frame comes from the engine's solution.
    var isFree = false

    /// The content changed since a constraint that named the item became inactive.
    var wasMeasuredAnew = false

    @MainActor
    init(of view: View) {
        self.view = view
        hugging = view.defaultHugging
    }

    init(of guide: LayoutGuide) {
        self.guide = guide
        hugging = AxisPriorities(.defaultLow)
    }

    /// The view or guide; nil when it is gone.
    var item: AnyObject? { view ?? guide }

    /// The view, or the one that the guide is in.
    @MainActor var nearestView: View? { view ?? guide?.owningView }

    @MainActor private static var activationCount = 0

    @MainActor
    static func nextActivationNumber() -> Int {
        activationCount += 1
        return activationCount
    }

    /// Calls `body` with each view that the item is in, up to a view around them, without that.
    @MainActor
    func forEachView(below holder: View, _ body: (View) -> Void) {
        var outer = view?.parent ?? guide?.owningView
        while let current = outer, current !== holder {
            body(current)
            outer = current.parent
        }
    }

    /// R18.14: a constraint that named the item became inactive; one of a view's margins names the view.
    @MainActor
    func noteLostConstraint() {
        wasMeasuredAnew = false
        if let guide, guide.insets != nil { guide.owningView?.ownConstraintState?.wasMeasuredAnew = false }
    }

    /// Called once, when the view or guide goes.
    func forgetItem() {
        (view, guide, engine) = (nil, nil, nil)
        for constraint in held { constraint.holderState = nil }
        held = []
    }
}

/// A priority for each axis.
struct AxisPriorities: Equatable {
    private var horizontal: LayoutPriority
    private var vertical: LayoutPriority

    init(_ priority: LayoutPriority) {
        self.init(horizontal: priority, vertical: priority)
    }

    init(horizontal: LayoutPriority, vertical: LayoutPriority) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    subscript(axis: LayoutConstraint.Axis) -> LayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
