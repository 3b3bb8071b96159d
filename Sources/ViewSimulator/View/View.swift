import Foundation

/// A rectangle in a tree of rectangles, with UIKit's coupling of `frame`, `bounds`, `center` and `transform`, and its
/// marking of what must be laid out again. It draws nothing.
///
/// All lengths are points.
///
/// Views and layouts belong to the main actor, as UIKit's do. Code that the compiler lets call them elsewhere, as in
/// Swift 5 mode, stops with a sentence where a view or a layout is made, invalidated or laid out on another thread.
@preconcurrency @MainActor
open class View: NSObject {
    // `placement` holds what `frame`, `bounds.size` and `center` derive from.
    private(set) final var placement: ViewPlacement
    private var boundsOrigin = CGPoint.zero
    private(set) final var children: [View] = []
    /// Nil when the superview goes. A weak reference would make counting references to superviews several times slower.
    nonisolated(unsafe) private(set) final unowned(unsafe) var parent: View?
    final var needsOwnLayout = true
    final var needsDescendantLayout = false
    final var pendingConstraintUpdates = ConstraintUpdates.own
    final var injectedSafeArea: EdgeInsets?
    final var ownTraits: TraitCollection?
    /// Subviews whose frames are not their own.
    final var freeChildCount = 0
    /// A view above held a constraint that names this view or something in it.
    final var isTiedFromAbove = false
    /// The view or one in it held a constraint.
    final var hasConstraintsInside = false
    /// Nil until a constraint, a guide or a priority concerns the view.
    nonisolated(unsafe) final var ownConstraintState: ConstraintState?
    /// Notified when constraints in the view change.
    package final weak var fittingOwner: (any FittingOwner)?
    /// Notified and asked by the view; set with `attach(_:)`.
    private(set) final weak var hooks: (any ViewHooks)?

    /// From 0, invisible, to 1, opaque; 1 unless set. Kept for client code: nothing is drawn here.
    open var alpha: CGFloat = 1
    /// Whether the view is not to be seen; false unless set. It is laid out all the same.
    open var isHidden = false
    /// Whether subviews end at the view's edges. Kept for client code: nothing is drawn here.
    open var clipsToBounds = false
    /// Whether the view's frame is its own, and constant to the constraints around it; true unless set.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
            parent?.freeChildCount += translatesAutoresizingMaskIntoConstraints ? -1 : 1
            constraintStructureDidChange()
        }
    }
    /// Names the view in messages. Nil unless set.
    open var accessibilityIdentifier: String?
    /// Whether the view follows the direction of the surroundings; it does unless set.
    open var semanticContentAttribute = SemanticContentAttribute.unspecified {
        didSet {
            if semanticContentAttribute != oldValue, ownConstraintState != nil { constraintStructureDidChange() }
        }
    }
    /// Whether margins reach as far in as the superview's. Kept for client code: margins are what they were set to.
    open var preservesSuperviewLayoutMargins = false
    /// Whether margins begin at the safe area. Kept for client code: margins are what they were set to.
    open var insetsLayoutMarginsFromSafeArea = true

    /// Margins inside the edges for those who ask for them; 8 points unless set.
    open var layoutMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
        didSet {
            guard layoutMargins != oldValue else { return }
            if ownConstraintState != nil { constraintConstantsDidChange() }
            layoutMarginsDidChange()
        }
    }

    /// Makes a view without a superview. Nothing is laid out until somebody asks.
    public init(frame: CGRect) {
        MainThread.check()
        placement = ViewPlacement(frame: frame)
        super.init()
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        MainThread.check()
        placement = ViewPlacement(frame: .zero)
        super.init()
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    deinit {
        for child in children { child.parent = nil }
        ownConstraintState?.forgetItem()
    }

    // MARK: Geometry

    /// In the superview's coordinates. With a transform: the smallest upright rectangle around the view.
    open var frame: CGRect {
        get { placement.frame }
        set {
            if ownConstraintState != nil, newValue != placement.frame { geometryDidChange() }
            let size = placement.place(in: newValue)
            if size != placement.size { replaceBounds(CGRect(origin: boundsOrigin, size: size)) }
        }
    }

    /// In the view's own coordinates. Setting the size keeps the centre.
    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: placement.size) }
        set {
            guard newValue.origin != boundsOrigin || newValue.size != placement.size else { return }
            let center = placement.center
            replaceBounds(newValue)
            placement.center = center
        }
    }

    /// The middle, in the superview's coordinates. Setting it keeps the size.
    open var center: CGPoint {
        get { placement.center }
        set {
            if ownConstraintState != nil, newValue != placement.center { geometryDidChange() }
            placement.center = newValue
        }
    }

    /// Around the centre; the identity unless set. It changes `frame`, and neither `bounds` nor `center`.
    open var transform: CGAffineTransform {
        get { placement.transform }
        set {
            placement.transform = newValue
            if ownConstraintState != nil { geometryDidChange() }
        }
    }

    /// Has `hooks` notified and asked from now on. Held weakly.
    package final func attach(_ hooks: any ViewHooks) {
        self.hooks = hooks
    }

    /// The one place where bounds change. Returns what they were set to, which hooks may choose.
    @discardableResult
    func replaceBounds(_ wanted: CGRect) -> CGRect {
        if let hooks { return hooks.changeBounds(to: wanted) { store($0) } }
        store(wanted)
        return wanted
    }

    private func store(_ newBounds: CGRect) {
        boundsOrigin = newBounds.origin
        guard newBounds.size != placement.size else { return }
        placement.size = newBounds.size
        if ownConstraintState != nil { geometryDidChange() }
        setNeedsLayout()
    }

    /// Whether the point, in the view's own coordinates, lies within its bounds. The far edges do not count.
    open func point(inside point: CGPoint, with event: AnyObject?) -> Bool {
        bounds.contains(point)
    }

    // MARK: Tree

    /// Back to front.
    open var subviews: [View] { children }

    /// The view that this one is in. Held weakly.
    open var superview: View? { parent }

    /// Takes the view in front of all subviews; one that another view has leaves that first.
    open func addSubview(_ view: View) {
        insertSubview(view, at: children.count)
    }

    /// An index past the end means the front. Traps when the view would contain itself.
    open func insertSubview(_ view: View, at index: Int) {
        precondition(view !== self, "Can't add self as subview")
        if view.parent === self {
            children.removeAll { $0 === view }
        } else {
            view.removeFromSuperview()
        }
        children.insert(view, at: min(max(index, 0), children.count))
        if view.parent !== self {
            view.parent = self
            noteConstraints(of: view)
        }
        if view.needsOwnLayout || view.needsDescendantLayout { noteDescendantNeedsLayout() }
        if !view.pendingConstraintUpdates.isEmpty { noteConstraintUpdateInside() }
        view.didMoveToSuperview()
    }

    /// Leaves the superview; nothing happens without one.
    open func removeFromSuperview() {
        guard let parent else { return }
        if isTiedFromAbove || parent.freeChildCount > 0 { parent.forgetConstraints(of: self) }
        if let index = parent.index(ofChild: self) { parent.children.remove(at: index) }
        self.parent = nil
        didMoveToSuperview()
    }

    /// A loop, because a closure would check its executor for every child.
    private func index(ofChild view: View) -> Int? {
        for index in children.indices where children[index] === view { return index }
        return nil
    }

    /// Whether the view is `view`, or in it.
    open func isDescendant(of view: View) -> Bool {
        var current: View? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.parent
        }
        return false
    }

    /// Called after the view came to another superview, or to none. Does nothing here.
    open func didMoveToSuperview() {}

    // MARK: Layout

    /// Has the view laid out at the next `layoutIfNeeded()` of it or of a view that it is in. Several calls are one.
    open func setNeedsLayout() {
        needsOwnLayout = true
        parent?.noteDescendantNeedsLayout()
    }

    /// Lays out the view and its descendants, until none of them asks for it any more.
    ///
    /// - Complexity: Visits only the branches that asked. Bounded: views that ask each other for ever are left as they
    ///   are after 128 rounds.
    open func layoutIfNeeded() {
        MainThread.check()
        layOutTree()
    }

    /// Places the subviews. Called by `layoutIfNeeded()`, never by client code.
    open func layoutSubviews() { placeByConstraints() }

    // MARK: Fitting

    /// The size that the view wants when it is offered `size`. Here: the size it has.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// The size that the content wants, `noIntrinsicMetric` on an axis where it wants nothing.
    open var intrinsicContentSize: CGSize {
        CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    }

    /// Says that the content's own size is another: constraints are solved again at the next layout, and what sizes
    /// itself is measured again.
    open func invalidateIntrinsicContentSize() {
        if ownConstraintState != nil || !translatesAutoresizingMaskIntoConstraints { constraintConstantsDidChange() }
    }

    /// Whether the content is higher where it is narrower, as a text in several lines.
    var wrapsItsContent: Bool { false }

    /// The size that the content wants in a width; nil: as wide as it is by itself.
    func intrinsicContentSize(wrappedAt width: CGFloat?) -> CGSize { intrinsicContentSize }

    /// Of a content that wraps in a width, or does not: nil where there is no text, and baselines are the edges.
    func baselines(wrappedAt width: CGFloat?) -> Baselines? { nil }

    /// Both axes at `fittingSizeLevel`.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that fits the content best.
    ///
    /// Constraints of the view and its subviews decide where there are any: the target counts as much as its priorities
    /// say, and the view's frame stays what it is. A view without constraints answers, axis by axis: the target where
    /// the priority is required, else the intrinsic size where there is one, else what `sizeThatFits(_:)` says.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
        verticalFittingPriority: LayoutPriority
    ) -> CGSize {
        if let size = sizeByConstraints(
            for: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
        { return size }
        let intrinsic = intrinsicContentSize
        let fitted = sizeThatFits(targetSize)
        func length(_ target: CGFloat, _ intrinsic: CGFloat, _ fitted: CGFloat, _ priority: LayoutPriority) -> CGFloat {
            if priority >= .required { return target }
            return intrinsic == View.noIntrinsicMetric ? fitted : intrinsic
        }
        return CGSize(
            width: length(targetSize.width, intrinsic.width, fitted.width, horizontalFittingPriority),
            height: length(targetSize.height, intrinsic.height, fitted.height, verticalFittingPriority))
    }

    /// As a target: as small as the content allows.
    public class var layoutFittingCompressedSize: CGSize { .zero }

    /// As a target: as large as the content allows.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

    /// In `intrinsicContentSize`: no size of its own on that axis.
    public class var noIntrinsicMetric: CGFloat { -1 }

    // MARK: Constraints

    /// The constraints that the view holds, in the order in which they became active.
    open var constraints: [LayoutConstraint] { ownConstraintState?.held ?? [] }

    /// Activates a constraint; the nearest view that both items are in holds it, whoever is asked.
    open func addConstraint(_ constraint: LayoutConstraint) { constraint.isActive = true }

    /// The same for several.
    open func addConstraints(_ constraints: [LayoutConstraint]) { LayoutConstraint.activate(constraints) }

    /// Deactivates a constraint that the view holds; nothing happens for any other.
    open func removeConstraint(_ constraint: LayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }

    /// The same for several.
    open func removeConstraints(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// The guides that the view has been given.
    open var layoutGuides: [LayoutGuide] { ownConstraintState?.guides ?? [] }

    /// Takes a guide; one that another view has leaves that first.
    open func addLayoutGuide(_ layoutGuide: LayoutGuide) { adopt(layoutGuide) }

    /// Lets a guide go, and deactivates the constraints that name it.
    open func removeLayoutGuide(_ layoutGuide: LayoutGuide) { abandon(layoutGuide) }

    /// The rectangle inside the layout margins.
    open var layoutMarginsGuide: LayoutGuide {
        systemGuide(\.marginsGuide, named: "layoutMarginsGuide") { $0.layoutMargins }
    }

    /// The rectangle inside the safe area.
    open var safeAreaLayoutGuide: LayoutGuide {
        systemGuide(\.safeAreaGuide, named: "safeAreaLayoutGuide") { $0.safeAreaInsets }
    }

    /// The rectangle inside the layout margins that is narrow enough to read.
    open var readableContentGuide: LayoutGuide {
        systemGuide(\.readableGuide, named: "readableContentGuide") { $0.readableInsets }
    }

    /// How strongly the view wants to be no larger than its content; `defaultLow` unless set.
    open func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
        (ownConstraintState?.hugging ?? AxisPriorities(.defaultLow))[axis]
    }

    /// Sets how strongly the view wants to be no larger than its content.
    open func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutConstraint.Axis) {
        constraintState.hugging[axis] = priority
        constraintStructureDidChange()
    }

    /// How strongly the view wants to be no smaller than its content; `defaultHigh` unless set.
    open func contentCompressionResistancePriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
        (ownConstraintState?.compressionResistance ?? AxisPriorities(.defaultHigh))[axis]
    }

    /// Sets how strongly the view wants to be no smaller than its content.
    open func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: LayoutConstraint.Axis) {
        constraintState.compressionResistance[axis] = priority
        constraintStructureDidChange()
    }

    /// What constraints mean by the view's edges, beside its frame.
    open var alignmentRectInsets: EdgeInsets { .zero }

    /// What constraints mean by the view's edges when it has a frame: here the frame inside `alignmentRectInsets`.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame that the view must have for its edges; the inverse of `alignmentRect(forFrame:)`.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }

    /// The view, itself or one in it, whose first line is what constraints mean by this view's first baseline.
    open var forFirstBaselineLayout: View { self }

    /// The view, itself or one in it, whose last line is what constraints mean by this view's last baseline.
    open var forLastBaselineLayout: View { self }

    /// Called before layout, from the leaves up, once for a new view and whenever `setNeedsUpdateConstraints()` was
    /// called: the place to change constraints all at once. Does nothing here; call `super` last.
    open func updateConstraints() {}

    /// Has `updateConstraints()` called before the next layout or fitting. Several calls are one.
    open func setNeedsUpdateConstraints() { markForConstraintUpdate() }

    /// Whether `updateConstraints()` is going to be called.
    open func needsUpdateConstraints() -> Bool { pendingConstraintUpdates.contains(.own) }

    /// Calls `updateConstraints()` now where it is due, in the view and in those in it.
    open func updateConstraintsIfNeeded() { updateConstraintsInTree() }

    /// Whether constraints leave a choice for the view's frame. For examinations: it takes as long as to solve them.
    open var hasAmbiguousLayout: Bool { findAmbiguity() }

    /// The constraints that the view's frame on an axis depends on, in order of activation. For examinations.
    open func constraintsAffectingLayout(for axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
        findConstraints(on: axis)
    }

    /// Whether the view needs constraints to be placed. False here; kept for client code.
    open class var requiresConstraintBasedLayout: Bool { false }

    // MARK: Surroundings

    /// Edges covered by something else. From the superview where they overlap; `setSafeAreaInsets(_:)` sets them.
    open var safeAreaInsets: EdgeInsets { inheritedSafeArea }

    /// Called when other edges are covered than before. Does nothing here.
    open func safeAreaInsetsDidChange() {}

    /// Called when the margins are others than before. Does nothing here.
    open func layoutMarginsDidChange() {}

    /// What the surroundings are like: the superview's traits, or `TraitCollection.current`, and what the view
    /// overrides.
    open var traitCollection: TraitCollection { inheritedTraits }

    /// Called when traits are others than before. Does nothing here.
    open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

    /// The direction that the content has to follow: the view's own choice, or else that of the surroundings.
    open var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: return .leftToRight
        case .forceRightToLeft: return .rightToLeft
        case .unspecified: return traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }
}
