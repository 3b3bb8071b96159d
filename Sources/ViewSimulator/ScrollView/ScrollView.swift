/// A view whose bounds move over a larger content. The content offset is the origin of the bounds (C14).
///
/// Setting the offset scrolls; it is not clamped, as in UIKit, so an offset outside the legal range means
/// rubber-banding. Nothing takes time: an animated change is made at once, and its end is reported.
@preconcurrency @MainActor
open class ScrollView: View, ScrollViewDelegating {
    // The typed `delegate` is in an extension of `ScrollViewDelegating`; a subclass may narrow it.
    package final weak var scrollDelegate: (any ScrollViewDelegate)? {
        didSet { scrollHooks?.scrollDelegateDidChange() }
    }

    /// Whether the content can be dragged; true unless set. Client code can always scroll.
    open var isScrollEnabled = true
    /// Whether drags end at whole pages. Not used by this library: layout and delegate determine where a drag ends.
    open var isPagingEnabled = false
    /// The deceleration after a drag. Not used by this library: the content comes to rest at once.
    open var decelerationRate = DecelerationRate.normal
    /// Whether there is a vertical indicator. Not used by this library: nothing is drawn.
    open var showsVerticalScrollIndicator = true
    /// Whether there is a horizontal indicator. Not used by this library: nothing is drawn.
    open var showsHorizontalScrollIndicator = true
    /// The style of scroll indicators. Not used by this library.
    open var indicatorStyle = IndicatorStyle.default
    /// Padding around the vertical indicator, in points. Not used by this library: nothing is drawn.
    open var verticalScrollIndicatorInsets = EdgeInsets.zero
    /// Padding around the horizontal indicator, in points. Not used by this library: nothing is drawn.
    open var horizontalScrollIndicatorInsets = EdgeInsets.zero
    /// The padding of both indicators, in points. Setting it sets both paddings. Reading it returns the padding of the
    /// vertical indicator (this library's choice). Not used by this library.
    open var scrollIndicatorInsets: EdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// Whether indicators stay inside the safe area; true unless set. Not used by this library.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// Does nothing: nothing is drawn.
    open func flashScrollIndicators() {}

    // MARK: Touches and keys, of which there are none

    /// Whether a drag may go beyond the content; true unless set. Not used by this library. The value has no effect,
    /// because client code chooses the offsets of a drag.
    open var bounces = true
    /// Whether a horizontal drag may go beyond the content; true unless set. Not used by this library.
    open var bouncesHorizontally = true
    /// Whether a vertical drag may go beyond the content; true unless set. Not used by this library.
    open var bouncesVertically = true
    /// Whether a pinch may temporarily go beyond the zoom limits; true unless set. Not used by this library.
    open var bouncesZoom = true
    /// Whether a drag is restricted to one axis; false unless set. Not used by this library.
    open var isDirectionalLockEnabled = false
    /// Whether `tapStatusBar()` scrolls to the top; true unless set.
    open var scrollsToTop = true
    /// Whether the view delays touches in the content; true unless set. Not used by this library.
    open var delaysContentTouches = true
    /// Whether a touch in the content may become a drag; true unless set. Not used by this library.
    open var canCancelContentTouches = true
    /// Whether arrow keys scroll; true unless set. Not used by this library.
    open var allowsKeyboardScrolling = true
    /// The effect of a drag on the keyboard; `none` unless set. Not used by this library.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// The alignment of content that is smaller than the view; (0, 0) unless set. The value is a fraction of the
    /// remaining space on each axis. Not used by this library: no offset depends on this value.
    open var contentAlignmentPoint = CGPoint.zero

    /// Returns whether the content receives a touch: true. Never called by this library.
    ///
    /// - Parameters:
    ///   - touches: The touches.
    ///   - event: The event.
    ///   - view: The view of the touches.
    open func touchesShouldBegin(_ touches: Set<Touch>, with event: AnyObject?, in view: View) -> Bool { true }

    /// Returns whether a touch in the content may become a drag: true unless the view is a control (documented). Never
    /// called by this library.
    open func touchesShouldCancel(in view: View) -> Bool { !(view is Control) }

    /// The recognizer of drags, which recognizes nothing here. Made, and added to the view, at the first access.
    open var panGestureRecognizer: PanGestureRecognizer { gestures.pan(of: self) }
    /// The recognizer of pinches, which recognizes nothing here; nil if the zoom limits allow only one scale. Made at
    /// the first access.
    open var pinchGestureRecognizer: PinchGestureRecognizer? { gestures.pinch(of: self) }
    /// The recognizer for the directional buttons of a remote control. It recognizes nothing here. Made at the first
    /// access.
    open var directionalPressGestureRecognizer: GestureRecognizer { gestures.press(of: self) }
    private lazy var gestures = ScrollGestures()

    // MARK: Guides

    /// The area of the content, for constraints; it begins at (0, 0). A layout of the view copies the guide's width or
    /// height to `contentSize`, if constraints determine this length. Otherwise the guide takes the length from
    /// `contentSize`.
    ///
    /// For items in the view, the view's own edges and margins are those of this guide; width, height and centre are
    /// those of the view (documented). That a centre moves with the content is a choice. In a view whose class
    /// determines the content size, such as a text view, constraints do not change it.
    open var contentLayoutGuide: LayoutGuide { makeContentGuide() }
    /// The visible area of the content, for constraints. The guide moves with the offset, so items that are constrained
    /// to the guide stay in place on screen.
    open var frameLayoutGuide: LayoutGuide { makeFrameGuide() }
    /// The rectangle inside the layout margins of the content.
    open override var layoutMarginsGuide: LayoutGuide {
        _ = makeContentGuide()
        return super.layoutMarginsGuide
    }
    /// Whether constraints are changing the content size right now.
    final var isSizedByConstraints = false
    /// Whether the view's class determines the content size, as the class of a text view does.
    package final var hasOwnContent = false

    override func willHold(_ constraint: LayoutConstraint) {
        if isAboutContentArea(constraint) { _ = makeContentGuide() }
    }

    override func contentAreaDidMove(_ content: LayoutGuide) { takeContentSize(from: content) }

    // MARK: Zooming

    /// The least scale of the content; 1 unless set.
    open var minimumZoomScale: CGFloat = 1
    /// The largest scale of the content; 1 unless set.
    open var maximumZoomScale: CGFloat = 1
    /// The scale of the view that the delegate returns for zooming; 1 if there is no such view. Values outside the
    /// limits are clamped.
    open var zoomScale: CGFloat {
        get { zoomedView?.transform.scale ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }
    /// Whether the scale is being changed. A change takes no time, so this is true only during calls of the delegate.
    open var isZooming: Bool { isBeingZoomed }
    /// Whether the scale is returning to its limits. Always false, because the return takes no time.
    open var isZoomBouncing: Bool { false }
    final var isBeingZoomed = false

    /// Sets the scale of the content, without an animation. The view that the delegate returns for zooming gets a
    /// transform with this scale. The content size and the offset are adapted. The centre of the visible area stays in
    /// place if the limits of the offset allow it (this library's choice). Does nothing if the delegate returns no
    /// view.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(by: scale, animated: animated) }

    /// Zooms and scrolls so that `rect` is shown as large as bounds and zoom limits allow. `rect` is in the coordinates
    /// of the view that the delegate returns for zooming.
    open func zoom(to rect: CGRect, animated: Bool) { showZoomed(rect, animated: animated) }

    // MARK: State

    /// The control that reloads the content. Not used by this library: the control is not added to the view, and cannot
    /// be pulled.
    open var refreshControl: RefreshControl?

    /// Whether the content is being dragged: true between `beginDragging()` and `endDragging(withVelocity:)`.
    open var isDragging: Bool { isBeingDragged }
    /// Whether the content is being touched. Equal to `isDragging`, because touches without movement are not simulated.
    open var isTracking: Bool { isBeingDragged }
    /// Whether the content is coming to rest after a drag. This takes no time, so the value is true only during calls
    /// of the delegate.
    open var isDecelerating: Bool { isComingToRest }

    /// The object that the scroll view calls for events such as drags; nil if there is none. It is set with
    /// `attach(_:)`. A collection or table view sets itself, because its class is in another module.
    private(set) final weak var scrollHooks: (any ScrollViewHooks)?
    final var isBeingDragged = false
    final var isComingToRest = false
    /// Whether the view itself is making a change of the bounds, because insets or the direction changed. False for
    /// changes by client code.
    package final var isMovingItself = false
    /// Whether client code has set the offset, even to the value that the offset already had. An initial inset changes
    /// the offset, but not this flag.
    package private(set) final var isOffsetGiven = false
    /// The value of `adjustedContentInset` at its last update. It is compared with the present value to find out
    /// whether the inset has changed.
    private var knownInset = EdgeInsets.zero

    /// Whether content that fits in the view may be dragged vertically. If true, the safe area is added on the vertical
    /// axis, as on a scrollable axis.
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { scrollableAxesMayHaveChanged() } }
    }

    /// Whether content that fits in the view may be dragged horizontally. If true, the safe area is added on the
    /// horizontal axis, as on a scrollable axis.
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { scrollableAxesMayHaveChanged() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        super.clipsToBounds = true  // no override runs before the view is made
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.clipsToBounds = true
    }

    /// The origin of the bounds, in points. Setting another value notifies the delegate.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { giveOffset(newValue) }
    }

    /// Sets the offset. Also records in `isOffsetGiven` that client code has set it, unless the view moves itself. The
    /// function is not inlined. If it were, `contentOffset.y += 1` would need an allocation for temporary values.
    @inline(never)
    private func giveOffset(_ offset: CGPoint) {
        if !isMovingItself { isOffsetGiven = true }
        guard offset != bounds.origin else { return }
        replaceBounds(CGRect(origin: offset, size: bounds.size))
    }

    /// Whether an animated change of the offset is going on. The change ends before `setContentOffset(_:animated:)`
    /// returns.
    open var isScrollAnimating: Bool { isMovingAnimated }
    private var isMovingAnimated = false

    /// Does nothing: scrolling and zooming end before their calls return.
    open func stopScrollingAndZooming() {}

    /// Scrolls to an offset, always at once. If `animated` is true, the delegate is notified of the end.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        isMovingAnimated = animated
        self.contentOffset = contentOffset
        isMovingAnimated = false
        if animated { OptionalRequirement.answer { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) } }
    }

    /// The size of the scrollable content, in points. Set by client code, or by constraints to `contentLayoutGuide`.
    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            givenContentSizeDidChange()
            scrollableAxesMayHaveChanged(contentBefore: oldValue)
        }
    }

    /// The padding around the content, in points. Frames in the content do not change (R1.13).
    ///
    /// A view at the start of its content stays at the start: another inset there moves the offset at once, also before
    /// there is any content, unless the view is being dragged or comes to rest (R17.8). Other offsets do not change.
    open var contentInset = EdgeInsets.zero {
        didSet { if contentInset != oldValue { insetMayHaveChanged() } }
    }

    /// The rule by which the safe area is added to the content inset; `automatic` unless set.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { insetMayHaveChanged() } }
    }

    /// The sum of `contentInset` and the part of the safe area that `contentInsetAdjustmentBehavior` adds.
    open var adjustedContentInset: EdgeInsets { contentInset + safeAreaPart }

    /// Called when `contentInset`, the safe area, or the added part of the safe area has changed. Notifies the delegate
    /// and requests layout, so overrides have to call `super`.
    open func adjustedContentInsetDidChange() {
        OptionalRequirement.answer { scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self) }
        setNeedsLayout()
    }

    open override func safeAreaInsetsDidChange() {
        insetMayHaveChanged()
    }

    /// Updates the adjusted inset, because the view may have moved relative to the safe area. Collection views and
    /// table views have their own layout: their inset is not updated here.
    open override func layoutSubviews() {
        if scrollHooks == nil, adjustedContentInset != knownInset { insetMayHaveChanged() }
        super.layoutSubviews()
    }

    /// Scrolls by the least distance that shows `rect`, which is in content coordinates.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let inset = adjustedContentInset
        let uncovered = bounds.inset(by: inset)
        func move(_ from: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            if from < low || high - low < length { return from - low }
            return max(0, from + length - high)
        }
        let dx = move(rect.origin.x, rect.size.width, uncovered.origin.x, uncovered.origin.x + uncovered.size.width)
        let dy = move(rect.origin.y, rect.size.height, uncovered.origin.y, uncovered.origin.y + uncovered.size.height)
        guard dx.isFinite, dy.isFinite else { return }
        let offset = CGPoint(x: bounds.origin.x + dx, y: bounds.origin.y + dy)
        setContentOffset(legalOffsets.nearest(to: offset), animated: animated)
    }

    @discardableResult
    override func replaceBounds(_ wanted: CGRect) -> CGRect {
        let old = bounds
        let isGiven = isOffsetGiven || !isMovingItself
        let new = super.replaceBounds(wanted)
        if new.size != old.size { scrollableAxesMayHaveChanged() }
        guard new.origin != old.origin else { return new }
        isOffsetGiven = isGiven
        setNeedsLayout()
        OptionalRequirement.answer { scrollDelegate?.scrollViewDidScroll(self) }
        return new
    }

    /// Sets `hooks` and `scrollHooks` to an object, which is held weakly. The object is called for the events that
    /// every view has, and for those that only scroll views have.
    package final func attach(_ hooks: any ScrollViewHooks) {
        attach(hooks as any ViewHooks)
        scrollHooks = hooks
    }
}

extension ScrollView {
    /// Updates the adjusted inset when an axis may have become scrollable or stopped being scrollable. The safe area is
    /// added on scrollable axes only.
    fileprivate func scrollableAxesMayHaveChanged(contentBefore: CGSize? = nil) {
        guard safeAreaInsets != .zero, adjustedContentInset != knownInset else { return }
        insetMayHaveChanged(contentBefore: contentBefore)
    }

    fileprivate func insetMayHaveChanged(contentBefore: CGSize? = nil) {
        let old = knownInset
        knownInset = adjustedContentInset
        adjustedContentInsetDidChange()
        stayAtStart(from: old, of: contentBefore ?? contentSize)
    }

    /// Keeps the view at the start of the content after a change of the inset (R17.8). On each axis on which the offset
    /// was at the old start, moves the offset to the new start. Does nothing while the view is being dragged or comes
    /// to rest.
    ///
    /// `content` is the content size for which the offset was set: after a change of the content size this is the
    /// former size.
    private func stayAtStart(from oldInset: EdgeInsets, of content: CGSize) {
        guard !isBeingDragged, !isComingToRest else { return }
        let old = LegalOffsets(content: content, inset: oldInset, bounds: bounds.size)
        let new = LegalOffsets(content: content, inset: adjustedContentInset, bounds: bounds.size)
        func start(_ range: ClosedRange<CGFloat>, isUpper: Bool) -> CGFloat {
            isUpper ? range.upperBound : range.lowerBound
        }
        let startsAtRight = scrollHooks?.startsAtRight ?? false
        var offset = contentOffset
        if abs(offset.x - start(old.x, isUpper: startsAtRight)) < LegalOffsets.tolerance {
            offset.x = start(new.x, isUpper: startsAtRight)
        }
        if abs(offset.y - old.y.lowerBound) < LegalOffsets.tolerance { offset.y = new.y.lowerBound }
        guard offset != contentOffset else { return }
        isMovingItself = true
        contentOffset = offset
        isMovingItself = false
    }
}

/// A protocol whose extension provides `ScrollView.delegate`. A subclass can therefore declare the property with a
/// narrower type. It could not do so if `ScrollView` declared the property.
@preconcurrency @MainActor
public protocol ScrollViewDelegating: ScrollView {}

extension ScrollViewDelegating {
    /// The delegate of the scroll view. Held weakly.
    public var delegate: (any ScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
