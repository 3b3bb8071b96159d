/// A rectangle in a tree of rectangles. The relations of `frame`, `bounds`, `center` and `transform` are UIKit's, and
/// so are the requests for layout. Nothing is drawn.
///
/// All lengths are points.
///
/// Views and layouts belong to the main actor, as in UIKit. If the compiler does not prevent other calls, as in Swift 5
/// mode, the program stops with a message when a view or a layout is made, invalidated or laid out on another thread.
@preconcurrency @MainActor
open class View: Responder {
    // `frame`, `bounds.size` and `center` are computed from `placement`.
    private(set) final var placement: ViewPlacement
    private var boundsOrigin = CGPoint.zero
    /// The transform; nil for the identity.
    final private(set) var ownTransform: PlacementTransform?
    final var children: [View] = []
    /// The superview; nil if there is no superview, or if the superview was released. A weak reference would make
    /// reference counting of superviews several times slower.
    nonisolated(unsafe) final unowned(unsafe) var parent: View?
    /// Whether the view is in a window, or is a window.
    final var isInWindow = false
    /// Whether the view ever had a subview that is resized with the view, or that follows the view's margins.
    final var hasFollowingSubviews = false
    final var autoresizingBits: UInt8 = 0
    final var marginsAreDirectional = false
    final var keepsSuperviewMargins = false
    /// The number of the last sweep that laid out this view. A sweep lays out each view at most once; see
    /// `LayoutSession`.
    final var laidOutIn = LayoutSession.SweepNumber()
    /// The margins that were set last. If the margins are directional, `left` stands for leading, and `right` for
    /// trailing.
    final var ownMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// The state that few views have; nil until this view needs such state.
    final var ownRareState: RareViewState?
    final var needsOwnLayout = true
    final var needsDescendantLayout = false
    /// Whether a call of `layoutSubviews()` has not returned yet.
    final var isBeingLaidOut = false
    final var pendingConstraintUpdates = ConstraintUpdates.own
    /// The number of times that the view was added to a superview or removed from a superview.
    final var moveCount: UInt32 = 0
    final var injectedSafeArea: EdgeInsets?
    final var ownTraits: TraitCollection?
    /// The number of subviews whose frames come from constraints.
    final var freeChildCount = 0
    /// Whether an ancestor ever held a constraint that names this view or an item inside this view.
    final var isTiedFromAbove = false
    /// Whether constraints of the view or of its descendants depend on safe areas or margins.
    final var hasSurroundingsReaders = false
    /// Whether the view or a descendant ever held a constraint.
    package final var hasConstraintsInside = false
    /// Whether a stack view arranges the view.
    final var isArranged = false
    /// Whether `intrinsicContentSize` is being read.
    final var isAskedForContent = false
    /// The state for Auto Layout; nil until a constraint, a guide or a priority concerns the view.
    nonisolated(unsafe) final var ownConstraintState: ConstraintState?
    /// The object that is notified when constraints in the view change.
    package final weak var fittingOwner: (any FittingOwner)?
    /// The object that may replace new bounds of the view by other bounds; nil if none. It is usually the view, if the
    /// class of the view is in another module. It is set with `attach(_:)`.
    private(set) final weak var hooks: (any ViewHooks)?
    /// The view itself, if its class is in another module and has content; otherwise nil. It is not counted, as it is a
    /// reference of the view to itself. It is set with `attach(content:)`.
    private final unowned(unsafe) var contentHooks: (any ContentHooks)?

    /// The opacity from 0, invisible, to 1, opaque; 1 unless set. `hitTest(_:with:)` ignores a view with an opacity
    /// below 0.01. Nothing is drawn.
    open var alpha: CGFloat = 1
    /// Whether the view is hidden; false unless set. Hidden views are laid out, except by stack views.
    open var isHidden = false {
        didSet { if isArranged, isHidden != oldValue { arrangedViewDidChange() } }
    }
    /// Whether subviews are clipped to the view's bounds. Nothing is drawn, so only `description` depends on it.
    open var clipsToBounds = false
    /// Whether the view keeps the frame that was set; true unless set. If true, constraints of other views treat this
    /// frame as constant. If false, constraints determine the frame.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
            parent?.freeChildCount += translatesAutoresizingMaskIntoConstraints ? -1 : 1
            constraintStructureDidChange()
        }
    }
    /// The name of the view in messages; nil unless set.
    open var accessibilityIdentifier: String?
    /// The rule by which the view follows the direction of the environment; `unspecified` unless set.
    open var semanticContentAttribute = SemanticContentAttribute.unspecified {
        didSet {
            if semanticContentAttribute != oldValue, ownConstraintState != nil { constraintStructureDidChange() }
            if marginsAreDirectional { directionMayHaveChanged(from: oldValue) }
        }
    }
    /// Whether margins include the safe area; true unless set.
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet {
            guard insetsLayoutMarginsFromSafeArea != oldValue else { return }
            marginSourceDidChange(wasInset: oldValue, wasPreserving: keepsSuperviewMargins)
        }
    }
    /// Whether subviews are resized with the view, as their `autoresizingMask` determines; true unless set.
    open var autoresizesSubviews = true {
        didSet { if autoresizesSubviews != oldValue, hasConstraintsInside { constraintStructureDidChange() } }
    }
    /// The placement of contents. Not used by this library: no frame depends on it.
    open var contentMode = ContentMode.scaleToFill
    /// Whether the view can be touched; true unless set. Used by `hitTest(_:with:)`.
    open var isUserInteractionEnabled = true
    /// Whether the view is opaque; true unless set. Not used by this library.
    open var isOpaque = true

    /// Makes a view with a frame and without a superview. Traps if the resulting centre or size is not a number
    /// (R13.11). Nothing is laid out until layout is requested.
    public init(frame: CGRect) {
        MainThread.check()
        placement = ViewPlacement(frame: frame)
        super.init()
        if frame.mayBeNoNumber { checkPlacement(in: frame) }
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

    /// The frame in the superview's coordinates. With a transform, the frame is the smallest upright rectangle around
    /// the view. Traps if the resulting centre or size is not a number (R13.11); infinite values are kept.
    ///
    /// Setting the frame of a view with a transform sets size and centre: after scaling and quarter turns the frame is
    /// the one that was set (observed), at other angles only its centre is (this library's choice). Constraints and
    /// masks place a view without its transform.
    open var frame: CGRect {
        get { ownTransform == nil ? placement.frame : transformedFrame }
        set {
            if newValue.mayBeNoNumber { checkPlacement(in: newValue) }
            if ownConstraintState != nil, newValue != frame { geometryDidChange() }
            let size = placement.place(in: newValue, after: ownTransform)
            if size != placement.size { replaceBounds(CGRect(origin: boundsOrigin, size: size)) }
            placeDidChange()
        }
    }

    /// The bounds in the view's own coordinates. Setting the size keeps the centre. Traps if one of the four numbers is
    /// NaN.
    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: placement.size) }
        set {
            guard newValue.origin != boundsOrigin || newValue.size != placement.size else { return }
            InvalidGeometry.check(bounds: newValue, of: self)
            let center = placement.center
            replaceBounds(newValue)
            placement.center = center
            placeDidChange()
        }
    }

    /// The centre in the superview's coordinates. Setting the centre keeps the size. Traps if a coordinate is NaN.
    open var center: CGPoint {
        get { placement.center }
        set {
            InvalidGeometry.check(position: newValue, of: self)
            if ownConstraintState != nil, newValue != placement.center { geometryDidChange() }
            placement.center = newValue
            placeDidChange()
        }
    }

    /// The transform around the centre; the identity unless set. The transform changes `frame`, but neither `bounds`
    /// nor `center`.
    open var transform: CGAffineTransform {
        get { ownTransform?.affine ?? .identity }
        set {
            ownTransform = PlacementTransform(newValue)
            if ownConstraintState != nil { geometryDidChange() }
        }
    }

    package final var isTransformed: Bool { ownTransform != nil }

    /// The transform in three dimensions; `transform` is its two-dimensional part. The frame is the smallest upright
    /// rectangle around the view's corners, as a viewer sees them in perspective. Corners behind the viewer are left
    /// out.
    open var transform3D: CATransform3D {
        get { ownTransform?.matrix ?? CATransform3DIdentity }
        set {
            ownTransform = PlacementTransform(newValue)
            if ownConstraintState != nil { geometryDidChange() }
        }
    }

    /// The point of the view that stays in place when the transform or the size changes; the middle unless set. Its
    /// coordinates are fractions of the view's size. This point is always at `center`, so setting `anchorPoint` moves
    /// the frame.
    open var anchorPoint: CGPoint {
        get { placement.anchor }
        set {
            placement.anchor = newValue
            if ownConstraintState != nil { geometryDidChange() }
        }
    }

    private func checkPlacement(in frame: CGRect) {
        var moved = placement
        let size = moved.place(in: frame, after: ownTransform)
        InvalidGeometry.check(position: moved.center, of: self)
        InvalidGeometry.check(bounds: CGRect(origin: boundsOrigin, size: size), of: self)
    }

    private var transformedFrame: CGRect { ownTransform.map { placement.frame(after: $0) } ?? placement.frame }

    /// Sets `hooks`, the object that may replace new bounds of the view by other bounds. The object is held weakly.
    package final func attach(_ hooks: any ViewHooks) {
        self.hooks = hooks
    }

    /// Sets the hooks for the content. They must be the view itself.
    package final func attach(content hooks: any ContentHooks) {
        contentHooks = hooks
    }

    /// Changes the bounds to `wanted`, or to other bounds that the object in `hooks` chooses. Returns the new bounds.
    /// All changes of the bounds call this method.
    @discardableResult
    func replaceBounds(_ wanted: CGRect) -> CGRect {
        if let hooks { return hooks.changeBounds(to: wanted) { store($0) } }
        store(wanted)
        return wanted
    }

    /// Called when the frame has changed. Updates everything that depends on the frame, except constraints.
    private func placeDidChange() {
        if keepsSuperviewMargins { checkMargins() }
        if hasSurroundingsReaders { safeAreaMayHaveChanged() }
    }

    private func store(_ newBounds: CGRect) {
        if newBounds.origin != boundsOrigin {
            boundsOrigin = newBounds.origin
            if ownConstraintState != nil { boundsDidMove() }
        }
        let old = placement.size
        guard newBounds.size != old else { return }
        placement.size = newBounds.size
        if ownConstraintState != nil { geometryDidChange() }
        ownRareState?.controller?.minimumMarginsMayHaveChanged()
        setNeedsLayout()
        if hasFollowingSubviews { adaptSubviews(from: old) }
    }

    /// Returns whether a point, in the view's own coordinates, is within the bounds. The right and the bottom edge do
    /// not belong to the bounds.
    open func point(inside point: CGPoint, with event: AnyObject?) -> Bool {
        bounds.contains(point)
    }

    /// Returns the frontmost view that can be touched at a point; nil if there is no such view. The point is in the
    /// view's own coordinates.
    open func hitTest(_ point: CGPoint, with event: AnyObject?) -> View? { frontmostView(at: point, with: event) }
    /// Converts a point from this view's coordinates to the coordinates of `view`. Nil means the window, or the top of
    /// the tree if there is no window.
    open func convert(_ point: CGPoint, to view: View?) -> CGPoint { self.point(point, in: view) }
    /// Converts a point from the coordinates of `view` to this view's coordinates. Nil means the window, or the top of
    /// the tree if there is no window.
    open func convert(_ point: CGPoint, from view: View?) -> CGPoint { self.point(point, outOf: view) }

    /// Converts a rectangle from this view's coordinates to the coordinates of `view`. Returns the smallest upright
    /// rectangle that contains the converted rectangle.
    open func convert(_ rect: CGRect, to view: View?) -> CGRect {
        self.rect(rect, between: view) { convert($0, to: view) }
    }

    /// Converts a rectangle from the coordinates of `view` to this view's coordinates. Returns the smallest upright
    /// rectangle that contains the converted rectangle.
    open func convert(_ rect: CGRect, from view: View?) -> CGRect {
        self.rect(rect, between: view) { convert($0, from: view) }
    }

    /// The parts of the frame that change with the superview's size. Unless set, there are no such parts, and the frame
    /// stays.
    open var autoresizingMask: AutoresizingMask {
        get { AutoresizingMask(rawValue: UInt(autoresizingBits)) }
        set {
            autoresizingBits = UInt8(truncatingIfNeeded: newValue.rawValue)
            noteFollowing()
            if ownConstraintState != nil { constraintStructureDidChange() }
        }
    }

    // MARK: Tree

    /// The subviews, back to front.
    open var subviews: [View] { children }

    /// The view that contains this view. The reference is weak.
    open var superview: View? { parent }
    /// The window that contains the view; nil if there is none. Found by a search through the superviews.
    open var window: Window? { nearestWindow }
    /// The next responder: the controller of the view, or the superview if the view has no controller.
    open override var next: Responder? { ownRareState?.controller ?? parent }
    /// Adds a view in front of all subviews, and removes the view from its former superview. Traps if a view would
    /// contain itself.
    open func addSubview(_ view: View) { take(view) }
    /// Adds a view at an index of `subviews`. If the index is past the end, the view is added in front.
    open func insertSubview(_ view: View, at index: Int) { take(view, at: index) }
    /// Adds a view in front of a subview. If `siblingSubview` is not a subview, the view is added in front of all
    /// subviews.
    open func insertSubview(_ view: View, aboveSubview siblingSubview: View) { take(view, nextTo: siblingSubview) }
    /// Adds a view behind a subview. If `siblingSubview` is not a subview, the view is added in front of all subviews.
    open func insertSubview(_ view: View, belowSubview siblingSubview: View) {
        take(view, nextTo: siblingSubview, isInFront: false)
    }
    /// Moves a subview in front of the other subviews. Does nothing for a view that is not a subview.
    open func bringSubviewToFront(_ view: View) { arrange(view, inFront: true) }
    /// Moves a subview behind the other subviews. Does nothing for a view that is not a subview.
    open func sendSubviewToBack(_ view: View) { arrange(view, inFront: false) }
    /// Exchanges the places of two subviews. Traps if an index is out of bounds.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    /// Removes the view from its superview. Does nothing if there is no superview.
    open func removeFromSuperview() { leave() }
    /// Returns the first view that has the tag: this view itself or one of its descendants. The search goes through
    /// each subview's own subviews before the next subview.
    open func viewWithTag(_ tag: Int) -> View? { firstView(withTag: tag) }

    /// Returns whether this view is `view`, or is inside `view`.
    open func isDescendant(of view: View) -> Bool {
        for candidate in selfAndAncestors where candidate === view { return true }
        return false
    }

    /// Called before the superview changes. Does nothing here.
    open func willMove(toSuperview newSuperview: View?) {}
    /// Called after the superview has changed. Does nothing here.
    open func didMoveToSuperview() {}
    /// Called before the window changes. Does nothing here.
    open func willMove(toWindow newWindow: Window?) {}
    /// Called after the window has changed. Does nothing here.
    open func didMoveToWindow() {}
    /// Called after a subview was added. Does nothing here.
    open func didAddSubview(_ subview: View) {}
    /// Called before a subview is removed. Does nothing here.
    open func willRemoveSubview(_ subview: View) {}

    // MARK: Layout

    /// Requests layout of the view. The next `layoutIfNeeded()` of the view, or of a view around it, makes this layout.
    /// Several calls have the effect of one. A call during the layout of the view is allowed: the view is then laid out
    /// once more in the same layout (R18.5).
    open func setNeedsLayout() {
        if LayoutWitness.isWatching { LayoutWitness.note(.setNeedsLayout, of: self) }
        needsOwnLayout = true
        parent?.noteDescendantNeedsLayout()
        LayoutSession.noteNeed(of: self)
    }

    /// Lays out the view and its descendants, until no view requests layout. Begins at the topmost ancestor in an
    /// unbroken chain of views that need layout (R18.4).
    ///
    /// - Complexity: Makes sweeps from the top, each of which visits only the branches that requested layout. Bounded:
    ///   an endless layout is stopped after 128 sweeps, or more if a view in it allows more rounds, and is reported to
    ///   the collection view, or to `ConstraintDiagnostic.handler` (R18.5).
    open func layoutIfNeeded() {
        MainThread.check()
        layOutTree()
    }

    /// Places the subviews of the view. Called by `layoutIfNeeded()`, never by client code.
    open func layoutSubviews() { placeByConstraints() }

    // MARK: Fitting

    /// Returns the preferred size of the view for an offered size. Default: the view's current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// The preferred size of the content. If the content has no preferred length on an axis, the length is
    /// `noIntrinsicMetric`.
    open var intrinsicContentSize: CGSize {
        CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    }

    /// Reports that the content's own size has changed. Constraints are solved again at the next layout, and
    /// self-sizing views are measured again.
    open func invalidateIntrinsicContentSize() {
        if LayoutWitness.isWatching {
            LayoutWitness.note(.invalidateIntrinsicContentSize, of: self) { contentIsAnother() }
        } else {
            contentIsAnother()
        }
    }

    private func contentIsAnother() {
        noteNewContent()
        if ownConstraintState != nil || !translatesAutoresizingMaskIntoConstraints { constraintConstantsDidChange() }
        if isArranged { arrangedViewDidChange() }
        fittingOwner?.contentSizeDidChange()
    }

    /// Whether a smaller width makes the content higher, as it does for a text in several lines.
    var wrapsItsContent: Bool { contentHooks?.ownContentWraps ?? false }

    /// Returns the preferred size of the content when it is wrapped to `width`. If `width` is nil, the content is not
    /// wrapped.
    func intrinsicContentSize(wrappedAt width: CGFloat?) -> CGSize {
        contentHooks?.ownContentSize(wrappedAt: width) ?? intrinsicContentSize
    }

    /// Returns the baselines of the content when it is wrapped to `width`. If `width` is nil, the content is not
    /// wrapped. The result is nil if there is no text; edges are then used in place of baselines.
    func baselines(wrappedAt width: CGFloat?) -> Baselines? { contentHooks?.ownBaselines(wrappedAt: width) }

    /// Returns the size in which the content fits best. The target size has the priority `fittingSizeLevel` on both
    /// axes.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size in which the content fits best. The target size has a separate priority on each axis.
    ///
    /// Constraints of the view and its subviews determine it if there are any: the target has the given priorities, and
    /// the view's frame does not change. The size of a view without constraints is, axis by axis: the target if the
    /// priority is required, else the intrinsic size if there is one, else that of `sizeThatFits(_:)`.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
        verticalFittingPriority: LayoutPriority
    ) -> CGSize {
        if let size = sizeByConstraints(
            for: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
        { return size }
        return sizeWithoutConstraints(
            for: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// Resizes the view to the result of `sizeThatFits(_:)`; the frame's origin stays.
    open func sizeToFit() { resizeToFit() }

    /// The target of `systemLayoutSizeFitting(_:)` that requests the smallest possible size.
    public class var layoutFittingCompressedSize: CGSize { .zero }

    /// The target of `systemLayoutSizeFitting(_:)` that requests the largest possible size.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

    /// The length in `intrinsicContentSize` that means that the content has no preferred size on the axis.
    public class var noIntrinsicMetric: CGFloat { -1 }

    // MARK: Constraints

    /// The constraints that the view holds, in the order of their activation.
    open var constraints: [LayoutConstraint] { ownConstraintState?.held ?? [] }

    /// Activates a constraint. The nearest view that contains both items holds the constraint; this may be another
    /// view.
    open func addConstraint(_ constraint: LayoutConstraint) { constraint.isActive = true }

    /// Activates several constraints, like `addConstraint(_:)`.
    open func addConstraints(_ constraints: [LayoutConstraint]) { LayoutConstraint.activate(constraints) }

    /// Deactivates a constraint that this view holds. Does nothing for any other constraint.
    open func removeConstraint(_ constraint: LayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }

    /// Deactivates several constraints, like `removeConstraint(_:)`.
    open func removeConstraints(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// The guides that were added to the view.
    open var layoutGuides: [LayoutGuide] { ownConstraintState?.guides ?? [] }

    /// Adds a guide, which is removed from its former view.
    open func addLayoutGuide(_ layoutGuide: LayoutGuide) { adopt(layoutGuide) }

    /// Called before the view begins to hold a constraint. Does nothing here.
    func willHold(_ constraint: LayoutConstraint) {}
    /// Called when constraints have changed the place or size of a scroll view's content. Does nothing in a view that
    /// is not a scroll view.
    func contentAreaDidMove(_ content: LayoutGuide) {}

    /// Removes a guide, and deactivates the constraints that name the guide.
    open func removeLayoutGuide(_ layoutGuide: LayoutGuide) { abandon(layoutGuide) }

    /// The rectangle inside the layout margins.
    open var layoutMarginsGuide: LayoutGuide {
        systemGuide(\.marginsGuide, named: "layoutMarginsGuide") { $0.layoutMargins }
    }

    /// The rectangle inside the safe area.
    open var safeAreaLayoutGuide: LayoutGuide {
        systemGuide(\.safeAreaGuide, named: "safeAreaLayoutGuide") { $0.safeAreaInsets }
    }

    /// The area of a keyboard. There is no keyboard: the guide is a line at the bottom of the safe area.
    open var keyboardLayoutGuide: KeyboardLayoutGuide { makeKeyboardGuide() }

    /// The rectangle inside the layout margins. It is at most as wide as the readable width.
    open var readableContentGuide: LayoutGuide {
        systemGuide(\.readableGuide, named: "readableContentGuide") { $0.readableInsets }
    }

    /// The default hugging priorities of the class, used until other priorities are set.
    var defaultHugging: AxisPriorities { contentHooks?.ownHugging ?? AxisPriorities(.defaultLow) }

    /// Returns the priority with which the view resists sizes larger than the content. Unless set, it is `defaultLow`;
    /// some controls have `defaultHigh` instead.
    open func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
        (ownConstraintState?.hugging ?? defaultHugging)[axis]
    }

    /// Sets the priority with which the view resists sizes larger than the content.
    open func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutConstraint.Axis) {
        guard contentHuggingPriority(for: axis) != priority else { return }
        constraintState.hugging[axis] = priority
        constraintStructureDidChange()
    }

    /// Returns the priority with which the view resists sizes smaller than the content; `defaultHigh` unless set.
    open func contentCompressionResistancePriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
        (ownConstraintState?.compressionResistance ?? AxisPriorities(.defaultHigh))[axis]
    }

    /// Sets the priority with which the view resists sizes smaller than the content.
    open func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: LayoutConstraint.Axis) {
        guard contentCompressionResistancePriority(for: axis) != priority else { return }
        constraintState.compressionResistance[axis] = priority
        constraintStructureDidChange()
    }

    /// The distances from the frame's edges to the alignment rectangle, in points. Constraints use the alignment
    /// rectangle.
    open var alignmentRectInsets: EdgeInsets { .zero }

    /// Returns the alignment rectangle for a frame. Constraints use this rectangle. Default: the frame inside
    /// `alignmentRectInsets`.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// Returns the frame for an alignment rectangle. This is the inverse of `alignmentRect(forFrame:)`.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }

    /// The view whose first line determines the first baseline in constraints: this view or a view inside it.
    open var forFirstBaselineLayout: View { self }

    /// The view whose last line determines the last baseline in constraints: this view or a view inside it.
    open var forLastBaselineLayout: View { self }

    /// The older name of `forLastBaselineLayout`.
    open func forBaselineLayout() -> View { forLastBaselineLayout }

    /// The method in which client code can change many constraints. Called once before the view is first laid out or
    /// fitted, and again after each `setNeedsUpdateConstraints()`. Subviews are called first. Does nothing here;
    /// overrides call `super` last.
    open func updateConstraints() {}

    /// Requests a call of `updateConstraints()` before the next layout or fitting. Several calls have the effect of
    /// one.
    open func setNeedsUpdateConstraints() { markForConstraintUpdate() }

    /// Returns whether `updateConstraints()` is going to be called.
    open func needsUpdateConstraints() -> Bool { pendingConstraintUpdates.contains(.own) }

    /// Makes the requested calls of `updateConstraints()` now, in the view and in its descendants.
    open func updateConstraintsIfNeeded() { updateConstraintsInTree() }

    /// Whether the constraints allow more than one frame for the view. For debugging. The check takes as much time as
    /// the solution of the constraints.
    open var hasAmbiguousLayout: Bool { findAmbiguity() }

    /// Gives the view another frame that its constraints allow; the frame stays until the view is placed again. Each
    /// further call may give a different frame. Does nothing if the constraints allow only one frame. For debugging.
    open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }

    /// Returns the constraints on which the view's frame on an axis depends, in order of activation. For debugging.
    open func constraintsAffectingLayout(for axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
        findConstraints(on: axis)
    }

    /// Whether the view needs constraints for its placement. Default: false. Not used by this library.
    open class var requiresConstraintBasedLayout: Bool { false }

    // MARK: Surroundings

    /// The distances from the view's edges to the safe area, in points. If `setSafeAreaInsets(_:)` has set these
    /// insets, they are used. Otherwise the insets of the superview are used, as far as they reach into the view. In
    /// the root view of a controller, the controller's `additionalSafeAreaInsets` are added.
    open var safeAreaInsets: EdgeInsets { inheritedSafeArea }

    /// Called when the safe area insets have changed. Does nothing here.
    open func safeAreaInsetsDidChange() {}

    /// The margins inside the view's edges, in points; 8 unless set. The margins are larger if the safe area, the
    /// superview or a controller requires more.
    open var layoutMargins: EdgeInsets {
        get { effectiveMargins }
        set { setMargins(newValue) }
    }

    /// The layout margins, as leading and trailing margins. Margins that are set through this property stay leading and
    /// trailing. They exchange sides when the direction of reading changes.
    open var directionalLayoutMargins: DirectionalEdgeInsets {
        get { DirectionalEdgeInsets(layoutMargins, isMirrored: isMirrored) }
        set { setMargins(newValue) }
    }

    /// Whether margins include the superview's margins; false unless set.
    open var preservesSuperviewLayoutMargins: Bool {
        get { keepsSuperviewMargins }
        set { keepSuperviewMargins(newValue) }
    }

    /// Called when the margins have changed. Does nothing here.
    open func layoutMarginsDidChange() {}

    /// The description of the view in UIKit's form: `<MyCell: 0x600000c0; baseClass = UICollectionViewCell; frame = (0
    /// 0; 320 44); …>`.
    nonisolated open override var description: String {
        guard MainThread.isCurrent else { return super.description }
        return MainActor.assumeIsolated { whatItIs }
    }

    /// The traits of the view. They are the environment's traits, with the view's own overrides. The environment is the
    /// superview, or `TraitCollection.current` if there is no superview.
    open var traitCollection: TraitCollection { inheritedTraits }

    /// Called when traits have changed. Does nothing here.
    open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

    /// The traits that the view overrides for itself and its descendants; no traits unless set.
    open var traitOverrides: TraitOverrides {
        get { ownRareState?.traitOverrides ?? TraitOverrides() }
        set { changeTraits { $0.traitOverrides = newValue } }
    }

    /// The style of the view and its descendants, light or dark. Unless set, it is `unspecified`, which means that the
    /// style is inherited.
    open var overrideUserInterfaceStyle: UserInterfaceStyle {
        get { ownRareState?.overrideStyle ?? .unspecified }
        set { changeTraits { $0.overrideStyle = newValue } }
    }

    /// Ends a registration that was made with `registerForTraitChanges(_:handler:)`. Does nothing if the registration
    /// was made with another view.
    open func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
        ownRareState?.traitObservers?.remove(registration)
    }

    /// The direction of reading in the view, determined by `semanticContentAttribute` and the direction of the
    /// environment.
    open var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
        View.userInterfaceLayoutDirection(for: semanticContentAttribute, in: traitCollection)
    }

    // MARK: Appearance and touches

    /// A number that identifies the view; 0 unless set.
    open var tag: Int {
        get { ownRareState?.tag ?? 0 }
        set { rareState.tag = newValue }
    }
    /// The class of `layer`, which is `Layer` or a subclass. The layer is made at the first access.
    open class var layerClass: AnyClass { Layer.self }
    /// The layer, which has the view's geometry; made at the first access.
    open var layer: Layer { companionLayer }
    /// The colour of the background; nil unless set. The layer has the same colour. Nothing is drawn.
    open var backgroundColor: Color? {
        get { ownRareState?.backgroundColor }
        set { rareState.backgroundColor = newValue }
    }
    /// The tint colour. Unless set, it is the superview's tint colour, or the system's blue if there is no superview.
    /// Nothing is drawn in this colour.
    open var tintColor: Color! {
        get { inheritedTintColor }
        set { setTintColor(newValue) }
    }
    /// Called when `tintColor` has changed. Does nothing here.
    open func tintColorDidChange() {}
    /// The number of pixels per point in drawings of the view. Unless set, it is the display scale in the view's
    /// traits, or 2 if they do not specify one. Not used by this library.
    open var contentScaleFactor: CGFloat {
        get { ownRareState?.contentScaleFactor ?? pixelsPerPoint }
        set { rareState.contentScaleFactor = newValue }
    }
    /// The mask of the view; nil unless set. Not used by this library: the mask is not a subview and is not laid out.
    open var mask: View? {
        get { ownRareState?.mask }
        set { rareState.mask = newValue }
    }
    /// Draws the view. Never called by this library.
    open func draw(_ rect: CGRect) {}
    /// Does nothing: nothing is drawn.
    open func setNeedsDisplay() {}
    /// Does nothing: nothing is drawn.
    open func setNeedsDisplay(_ rect: CGRect) {}
    /// The gesture recognizers of the view; nil if there are none.
    open var gestureRecognizers: [GestureRecognizer]? {
        get { ownRareState.flatMap { $0.gestureRecognizers.isEmpty ? nil : $0.gestureRecognizers } }
        set { replaceGestureRecognizers(by: newValue ?? []) }
    }
    /// Adds a recognizer to this view, and removes it from its former view.
    open func addGestureRecognizer(_ gestureRecognizer: GestureRecognizer) { watch(with: gestureRecognizer) }
    /// Removes a recognizer. Does nothing for a recognizer that the view does not have.
    open func removeGestureRecognizer(_ gestureRecognizer: GestureRecognizer) { stopWatching(with: gestureRecognizer) }
    /// Returns whether a gesture may begin: true. Never called by this library.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

    /// The interactions of the view, in the order in which they were added.
    open var interactions: [any Interaction] {
        get { ownRareState?.interactions ?? [] }
        set { replaceInteractions(by: newValue) }
    }
    /// Adds an interaction to this view, and removes it from its former view. The interaction is notified.
    open func addInteraction(_ interaction: any Interaction) { take(interaction) }
    /// Removes an interaction, and notifies it. Does nothing for an interaction that the view does not have.
    open func removeInteraction(_ interaction: any Interaction) { drop(interaction) }
}
