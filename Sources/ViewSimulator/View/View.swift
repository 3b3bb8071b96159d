import Foundation

/// A rectangle in a tree of rectangles, with UIKit's coupling of `frame`, `bounds`, `center` and `transform`, and its
/// marking of what must be laid out again. It draws nothing.
///
/// All lengths are points.
///
/// Views and layouts belong to the main actor, as UIKit's do. Code that the compiler lets call them elsewhere, as in
/// Swift 5 mode, stops with a sentence where a view or a layout is made, invalidated or laid out on another thread.
@preconcurrency @MainActor
open class View: Responder {
    // `placement` holds what `frame`, `bounds.size` and `center` derive from.
    private(set) final var placement: ViewPlacement
    private var boundsOrigin = CGPoint.zero
    /// Nil for the identity.
    final private(set) var ownTransform: PlacementTransform?
    final var children: [View] = []
    /// Nil when the superview goes. A weak reference would make counting references to superviews several times slower.
    nonisolated(unsafe) final unowned(unsafe) var parent: View?
    /// The view is in a window, or is one.
    final var isInWindow = false
    /// A subview that is resized with this view, or follows its margins, has been here.
    final var hasFollowingSubviews = false
    final var autoresizingBits: UInt8 = 0
    final var marginsAreDirectional = false
    final var keepsSuperviewMargins = false
    /// The last sweep that laid the view out.
    final var laidOutIn = LayoutSession.SweepNumber()
    /// As they were set; where they are directional, left is leading.
    final var ownMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// Nil until the view has something that few have.
    final var ownRareState: RareViewState?
    final var needsOwnLayout = true
    final var needsDescendantLayout = false
    /// `layoutSubviews()` has been called and has not returned.
    final var isBeingLaidOut = false
    final var pendingConstraintUpdates = ConstraintUpdates.own
    /// How often the view came or went.
    final var moveCount: UInt32 = 0
    final var injectedSafeArea: EdgeInsets?
    final var ownTraits: TraitCollection?
    /// Subviews whose frames are not their own.
    final var freeChildCount = 0
    /// A view above held a constraint that names this view or something in it.
    final var isTiedFromAbove = false
    /// Constraints of the view or of one in it follow from safe areas or margins.
    final var hasSurroundingsReaders = false
    /// The view or one in it held a constraint.
    package final var hasConstraintsInside = false
    /// A stack view arranges the view.
    final var isArranged = false
    /// Somebody waits for `intrinsicContentSize`.
    final var isAskedForContent = false
    /// Nil until a constraint, a guide or a priority concerns the view.
    nonisolated(unsafe) final var ownConstraintState: ConstraintState?
    /// Notified when constraints in the view change.
    package final weak var fittingOwner: (any FittingOwner)?
    /// Notified and asked by the view; set with `attach(_:)`.
    private(set) final weak var hooks: (any ViewHooks)?

    /// From 0, invisible, to 1, opaque; 1 unless set. Kept for client code: nothing is drawn here.
    open var alpha: CGFloat = 1
    /// Whether the view is not to be seen; false unless set. It is laid out all the same, but by a stack view.
    open var isHidden = false {
        didSet { if isArranged, isHidden != oldValue { arrangedViewDidChange() } }
    }
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
            if marginsAreDirectional { directionMayHaveChanged(from: oldValue) }
        }
    }
    /// Whether margins reach at least to the safe area; true unless set.
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet {
            guard insetsLayoutMarginsFromSafeArea != oldValue else { return }
            marginSourceDidChange(wasInset: oldValue, wasPreserving: keepsSuperviewMargins)
        }
    }
    /// Whether subviews follow the view's size as their `autoresizingMask` says; true unless set.
    open var autoresizesSubviews = true {
        didSet { if autoresizesSubviews != oldValue, hasConstraintsInside { constraintStructureDidChange() } }
    }
    /// How a content would fill the view. Kept for client code: no frame depends on it.
    open var contentMode = ContentMode.scaleToFill
    /// Whether fingers may touch the view; true unless set. `hitTest(_:with:)` asks.
    open var isUserInteractionEnabled = true
    /// Whether nothing is seen through the view; true unless set. Kept for client code.
    open var isOpaque = true

    /// Makes a view without a superview. Nothing is laid out until it is asked for. Traps like setting `frame`.
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

    /// In the superview's coordinates. With a transform: the smallest upright rectangle around the view. Setting it
    /// then sets size and centre: after scaling and quarter turns the frame is the one that was set (observed), at
    /// other angles only its middle is (a choice). Constraints and masks place a view without its transform. Traps
    /// where the centre or the size that follows is not a number (R13.11); infinite ones are kept.
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

    /// In the view's own coordinates. Setting the size keeps the centre. Traps where one of the four is not a number.
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

    /// The middle, in the superview's coordinates. Setting it keeps the size. Traps where it is not a number.
    open var center: CGPoint {
        get { placement.center }
        set {
            InvalidGeometry.check(position: newValue, of: self)
            if ownConstraintState != nil, newValue != placement.center { geometryDidChange() }
            placement.center = newValue
            placeDidChange()
        }
    }

    /// Around the centre; the identity unless set. It changes `frame`, and neither `bounds` nor `center`.
    open var transform: CGAffineTransform {
        get { ownTransform?.affine ?? .identity }
        set {
            ownTransform = PlacementTransform(newValue)
            if ownConstraintState != nil { geometryDidChange() }
        }
    }

    package final var isTransformed: Bool { ownTransform != nil }

    /// The same in space: `transform` is what it does to the plane. The frame is around what is seen of the view.
    open var transform3D: CATransform3D {
        get { ownTransform?.matrix ?? CATransform3DIdentity }
        set {
            ownTransform = PlacementTransform(newValue)
            if ownConstraintState != nil { geometryDidChange() }
        }
    }

    /// What stays in place when the size or the transform changes, and where `center` is: in units of the size, the
    /// middle unless set. Setting it moves the frame.
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

    /// What follows from the frame beside constraints.
    private func placeDidChange() {
        if keepsSuperviewMargins { lookAtMargins() }
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

    /// Whether the point, in the view's own coordinates, lies within its bounds. The far edges do not count.
    open func point(inside point: CGPoint, with event: AnyObject?) -> Bool {
        bounds.contains(point)
    }

    /// The frontmost view at a point that may be touched, in the view's own coordinates; nil where there is none.
    open func hitTest(_ point: CGPoint, with event: AnyObject?) -> View? { frontmostView(at: point, with: event) }
    /// The point, given in this view's coordinates, in those of `view`; nil means the window, or the top of the tree.
    open func convert(_ point: CGPoint, to view: View?) -> CGPoint { self.point(point, in: view) }
    /// The point, given in the coordinates of `view`, in this view's; nil as before.
    open func convert(_ point: CGPoint, from view: View?) -> CGPoint { self.point(point, outOf: view) }

    /// The smallest upright rectangle around this one, given in this view's coordinates, in those of `view`.
    open func convert(_ rect: CGRect, to view: View?) -> CGRect {
        self.rect(rect, between: view) { convert($0, to: view) }
    }

    /// The smallest upright rectangle around this one, given in the coordinates of `view`, in this view's.
    open func convert(_ rect: CGRect, from view: View?) -> CGRect {
        self.rect(rect, between: view) { convert($0, from: view) }
    }

    /// What follows when the superview gets another size; nothing unless set: the frame stays.
    open var autoresizingMask: AutoresizingMask {
        get { AutoresizingMask(rawValue: UInt(autoresizingBits)) }
        set {
            autoresizingBits = UInt8(truncatingIfNeeded: newValue.rawValue)
            noteFollowing()
            if ownConstraintState != nil { constraintStructureDidChange() }
        }
    }

    // MARK: Tree

    /// Back to front.
    open var subviews: [View] { children }

    /// The view that this one is in. Held weakly.
    open var superview: View? { parent }
    /// The window that the view is in; nil where it is in none. Found by walking up.
    open var window: Window? { nearestWindow }
    /// The controller whose view it is, or else the superview.
    open override var next: Responder? { ownRareState?.controller ?? parent }
    /// Takes the view in front of all subviews; one that another view has leaves that first. Traps when the view would
    /// contain itself.
    open func addSubview(_ view: View) { take(view) }
    /// The same at an index; one past the end means the front.
    open func insertSubview(_ view: View, at index: Int) { take(view, at: index) }
    /// The same in front of a subview; in front of all where `siblingSubview` is none.
    open func insertSubview(_ view: View, aboveSubview siblingSubview: View) { take(view, nextTo: siblingSubview) }
    /// The same behind a subview; in front of all where `siblingSubview` is none.
    open func insertSubview(_ view: View, belowSubview siblingSubview: View) {
        take(view, nextTo: siblingSubview, isInFront: false)
    }
    /// Moves a subview in front of the others. Nothing happens for a view that is none.
    open func bringSubviewToFront(_ view: View) { arrange(view, inFront: true) }
    /// Moves a subview behind the others. Nothing happens for a view that is none.
    open func sendSubviewToBack(_ view: View) { arrange(view, inFront: false) }
    /// Has two subviews change places. Traps where one of the indices is out of bounds.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    /// Leaves the superview; nothing happens without one.
    open func removeFromSuperview() { leave() }
    /// The first view with the tag: this one, or one in it, depth first.
    open func viewWithTag(_ tag: Int) -> View? { firstView(withTag: tag) }

    /// Whether the view is `view`, or in it.
    open func isDescendant(of view: View) -> Bool {
        var current: View? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.parent
        }
        return false
    }

    /// Called before the view comes to another superview, or to none. Does nothing here.
    open func willMove(toSuperview newSuperview: View?) {}
    /// Called after the view came to another superview, or to none. Does nothing here.
    open func didMoveToSuperview() {}
    /// Called before the view comes to another window, or to none. Does nothing here.
    open func willMove(toWindow newWindow: Window?) {}
    /// Called after the view came to another window, or to none. Does nothing here.
    open func didMoveToWindow() {}
    /// Called after a view came in. Does nothing here.
    open func didAddSubview(_ subview: View) {}
    /// Called before a subview goes. Does nothing here.
    open func willRemoveSubview(_ subview: View) {}

    // MARK: Layout

    /// Has the view laid out at the next `layoutIfNeeded()` of it or of a view that it is in. Several calls are one.
    /// One while the view is laid out is ordinary: the next sweep of the same layout does it (R18.5).
    open func setNeedsLayout() {
        if LayoutWitness.isWatching { LayoutWitness.note(.setNeedsLayout, of: self) }
        needsOwnLayout = true
        parent?.noteDescendantNeedsLayout()
        LayoutSession.noteNeed(of: self)
    }

    /// Lays out the view and everything in it, until nothing there asks for it any more: beginning at the topmost
    /// ancestor that needs layout, if none between that and the view needs none (R18.4).
    ///
    /// - Complexity: Goes in sweeps from the top, each of which visits only the branches that asked. Bounded: what asks
    ///   for ever is left as it is after 128 sweeps, or more where a view in it allows more rounds, and is reported to
    ///   the collection view, or to `ConstraintDiagnostic.handler` (R18.5).
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
        return sizeWithoutConstraints(
            for: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// Takes the size that `sizeThatFits(_:)` answers for the view's own; the frame's origin stays.
    open func sizeToFit() { resizeToFit() }

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

    /// The view is about to hold a constraint.
    func willHold(_ constraint: LayoutConstraint) {}
    /// Constraints gave the content another place or size.
    func contentAreaDidMove(_ content: LayoutGuide) {}

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

    /// Where a keyboard would be. There is none: a line at the bottom of the safe area.
    open var keyboardLayoutGuide: KeyboardLayoutGuide { makeKeyboardGuide() }

    /// The rectangle inside the layout margins that is narrow enough to read.
    open var readableContentGuide: LayoutGuide {
        systemGuide(\.readableGuide, named: "readableContentGuide") { $0.readableInsets }
    }

    /// The priorities of hugging of the class, which hold until somebody sets others.
    var defaultHugging: AxisPriorities { AxisPriorities(.defaultLow) }

    /// How strongly the view wants to be no larger than its content; unless set `defaultLow`, and for some controls
    /// `defaultHigh`.
    open func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
        (ownConstraintState?.hugging ?? defaultHugging)[axis]
    }

    /// Sets how strongly the view wants to be no larger than its content.
    open func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutConstraint.Axis) {
        guard contentHuggingPriority(for: axis) != priority else { return }
        constraintState.hugging[axis] = priority
        constraintStructureDidChange()
    }

    /// How strongly the view wants to be no smaller than its content; `defaultHigh` unless set.
    open func contentCompressionResistancePriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
        (ownConstraintState?.compressionResistance ?? AxisPriorities(.defaultHigh))[axis]
    }

    /// Sets how strongly the view wants to be no smaller than its content.
    open func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: LayoutConstraint.Axis) {
        guard contentCompressionResistancePriority(for: axis) != priority else { return }
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

    /// The older name of `forLastBaselineLayout`.
    open func forBaselineLayout() -> View { forLastBaselineLayout }

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

    /// Gives the view another of the frames that its constraints allow, until it is placed again; nothing happens where
    /// they allow one. Which one follows from how often it was asked for. For examinations.
    open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }

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

    /// Margins inside the edges, in points; 8 unless set, or more where the safe area, the superview or a controller
    /// wants more.
    open var layoutMargins: EdgeInsets {
        get { effectiveMargins }
        set { setMargins(newValue) }
    }

    /// The same margins by the direction of reading. Those that are set so go along when the direction turns.
    open var directionalLayoutMargins: DirectionalEdgeInsets {
        get { DirectionalEdgeInsets(layoutMargins, isMirrored: isMirrored) }
        set { setMargins(newValue) }
    }

    /// Whether margins reach as far in as the superview's; false unless set.
    open var preservesSuperviewLayoutMargins: Bool {
        get { keepsSuperviewMargins }
        set { keepSuperviewMargins(newValue) }
    }

    /// Called when the margins are others than before. Does nothing here.
    open func layoutMarginsDidChange() {}

    /// As UIKit writes a view: `<MyCell: 0x600000c0; baseClass = UICollectionViewCell; frame = (0 0; 320 44); …>`.
    nonisolated open override var description: String {
        guard MainThread.isCurrent else { return super.description }
        return MainActor.assumeIsolated { whatItIs }
    }

    /// What the surroundings are like: the superview's traits, or `TraitCollection.current`, and what the view
    /// overrides.
    open var traitCollection: TraitCollection { inheritedTraits }

    /// Called when traits are others than before. Does nothing here.
    open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

    /// What the view says of its surroundings itself, for everything in it; nothing unless set.
    open var traitOverrides: TraitOverrides {
        get { ownRareState?.traitOverrides ?? TraitOverrides() }
        set { changeTraits { $0.traitOverrides = newValue } }
    }

    /// Light or dark for the view and everything in it; unspecified, the surroundings' own, unless set.
    open var overrideUserInterfaceStyle: UserInterfaceStyle {
        get { ownRareState?.overrideStyle ?? .unspecified }
        set { changeTraits { $0.overrideStyle = newValue } }
    }

    /// Ends a registration of `registerForTraitChanges(_:handler:)`; nothing happens for one of another view.
    open func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
        ownRareState?.traitObservers?.remove(registration)
    }

    /// The direction that the content has to follow: the view's own choice, or else that of the surroundings.
    open var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
        View.userInterfaceLayoutDirection(for: semanticContentAttribute, in: traitCollection)
    }

    // MARK: What is seen and touched

    /// A number to find the view by; 0 unless set.
    open var tag: Int {
        get { ownRareState?.tag ?? 0 }
        set { rareState.tag = newValue }
    }
    /// The class of `layer`: `Layer` or a subclass, which is made when somebody asks for the layer.
    open class var layerClass: AnyClass { Layer.self }
    /// What would be drawn; made when first asked for, with the view's geometry.
    open var layer: Layer { companionLayer }
    /// Nil unless set. Kept for client code: nothing is drawn here.
    open var backgroundColor: Color? {
        get { ownRareState?.backgroundColor }
        set { rareState.backgroundColor = newValue }
    }
    /// Taken from the superview unless set; the system's blue at the top. Kept for client code.
    open var tintColor: Color! {
        get { inheritedTintColor }
        set { setTintColor(newValue) }
    }
    /// Called when `tintColor` is another. Does nothing here.
    open func tintColorDidChange() {}
    /// Pixels a point that a drawing would have; the surroundings' unless set. Kept for client code.
    open var contentScaleFactor: CGFloat {
        get { ownRareState?.contentScaleFactor ?? pixelsPerPoint }
        set { rareState.contentScaleFactor = newValue }
    }
    /// What the view is cut to; nil unless set. Kept for client code: it is no subview and is not laid out.
    open var mask: View? {
        get { ownRareState?.mask }
        set { rareState.mask = newValue }
    }
    /// Never called: nothing is drawn here.
    open func draw(_ rect: CGRect) {}
    /// Does nothing: nothing is drawn here.
    open func setNeedsDisplay() {}
    /// Does nothing: nothing is drawn here.
    open func setNeedsDisplay(_ rect: CGRect) {}
    /// What watches for gestures; nil where nothing does.
    open var gestureRecognizers: [GestureRecognizer]? {
        get { ownRareState.flatMap { $0.gestureRecognizers.isEmpty ? nil : $0.gestureRecognizers } }
        set { replaceGestureRecognizers(by: newValue ?? []) }
    }
    /// Takes a recognizer; one that another view has leaves that first.
    open func addGestureRecognizer(_ gestureRecognizer: GestureRecognizer) { watch(with: gestureRecognizer) }
    /// Lets a recognizer go; nothing happens for one that the view does not have.
    open func removeGestureRecognizer(_ gestureRecognizer: GestureRecognizer) { stopWatching(with: gestureRecognizer) }
    /// Whether a gesture may begin. True here; never called.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

    /// What was added with `addInteraction(_:)`, in that order.
    open var interactions: [any Interaction] {
        get { ownRareState?.interactions ?? [] }
        set { replaceInteractions(by: newValue) }
    }
    /// Takes an interaction, and tells it; one that another view has leaves that first.
    open func addInteraction(_ interaction: any Interaction) { take(interaction) }
    /// Lets an interaction go, and tells it; nothing happens for one that the view does not have.
    open func removeInteraction(_ interaction: any Interaction) { drop(interaction) }
}
