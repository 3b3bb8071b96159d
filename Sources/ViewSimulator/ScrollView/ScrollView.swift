import Foundation

/// A view whose bounds move over a content that is larger. The content offset is the origin of the bounds (C14).
///
/// Scrolling happens when the offset is set; it is not clamped, as in UIKit, so an offset outside the legal range
/// stands for a rubber-banding finger. Nothing takes time: an animated change is made at once, and its end is reported.
@preconcurrency @MainActor
open class ScrollView: View, ScrollViewDelegating {
    // The typed `delegate` is in an extension of `ScrollViewDelegating`; a subclass may narrow it.
    package final weak var scrollDelegate: (any ScrollViewDelegate)? {
        didSet { scrollHooks?.scrollDelegateDidChange() }
    }

    /// Whether a finger may drag the content; true unless set. The program may scroll in any case.
    open var isScrollEnabled = true
    /// Whether drags end at whole pages. Kept for client code: drags end where layout and delegate say.
    open var isPagingEnabled = false
    /// How fast a drag comes to rest. Kept for client code: nothing here takes time.
    open var decelerationRate = DecelerationRate.normal
    /// Whether there is an indicator beside the content. Kept for client code: nothing is drawn here.
    open var showsVerticalScrollIndicator = true
    /// Whether there is an indicator below the content. Kept for client code: nothing is drawn here.
    open var showsHorizontalScrollIndicator = true
    /// How indicators look. Kept for client code.
    open var indicatorStyle = IndicatorStyle.default
    /// Padding around the vertical indicator, in points. Kept for client code: nothing is drawn here.
    open var verticalScrollIndicatorInsets = EdgeInsets.zero
    /// Padding around the horizontal indicator, in points. Kept for client code: nothing is drawn here.
    open var horizontalScrollIndicatorInsets = EdgeInsets.zero
    /// Sets the padding of both indicators; answers that of the vertical one (a choice). Kept for client code.
    open var scrollIndicatorInsets: EdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// Whether indicators stay inside the safe area; true unless set. Kept for client code.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// Does nothing: nothing is drawn here.
    open func flashScrollIndicators() {}

    // MARK: Fingers and keys, of which there are none

    /// Whether a drag may go beyond the content; true unless set. Kept for client code: who sets an offset chooses it.
    open var bounces = true
    /// The same from left to right; true unless set. Kept for client code.
    open var bouncesHorizontally = true
    /// The same up and down; true unless set. Kept for client code.
    open var bouncesVertically = true
    /// Whether fingers may zoom beyond the limits for a moment; true unless set. Kept for client code.
    open var bouncesZoom = true
    /// Whether a drag keeps to one axis; false unless set. Kept for client code.
    open var isDirectionalLockEnabled = false
    /// Whether `tapStatusBar()` scrolls to the top; true unless set.
    open var scrollsToTop = true
    /// Whether the view waits before it hands touches on; true unless set. Kept for client code.
    open var delaysContentTouches = true
    /// Whether a touch in the content may become a drag; true unless set. Kept for client code.
    open var canCancelContentTouches = true
    /// Whether arrow keys scroll; true unless set. Kept for client code.
    open var allowsKeyboardScrolling = true
    /// How a drag puts the keyboard away; `none` unless set. Kept for client code.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Where a content is that is smaller than the view, in units of what is left; (0, 0) unless set. Kept for client
    /// code: no offset depends on it.
    open var contentAlignmentPoint = CGPoint.zero

    /// Whether the content gets a touch. True here; never called.
    ///
    /// - Parameters:
    ///   - touches: The fingers.
    ///   - event: What they do.
    ///   - view: What they are on.
    open func touchesShouldBegin(_ touches: Set<Touch>, with event: AnyObject?, in view: View) -> Bool { true }

    /// Whether a touch may be taken from the content. True unless the view is a control (documented); never called.
    open func touchesShouldCancel(in view: View) -> Bool { !(view is Control) }

    /// Watches for drags, and sees none. Made, and added to the view, when first asked for.
    open var panGestureRecognizer: PanGestureRecognizer { gestures.pan(of: self) }
    /// Watches for two fingers, and sees none; nil where the scale can only be one. Made when first asked for.
    open var pinchGestureRecognizer: PinchGestureRecognizer? { gestures.pinch(of: self) }
    /// Watches for presses of a remote control, and sees none. Made when first asked for.
    open var directionalPressGestureRecognizer: GestureRecognizer { gestures.press(of: self) }
    private lazy var gestures = ScrollGestures()

    // MARK: Guides

    /// The content, for constraints: what they say of its size becomes `contentSize` when the view is laid out, axis by
    /// axis; on others it is as large as `contentSize`. It begins at (0, 0).
    ///
    /// The view's own edges and margins mean the same to what is in the view; its width, height and middle are those
    /// of the view (documented). That a middle goes along with the content is a choice. Of a view whose class says how
    /// large its content is, as a text view, constraints change no content size.
    open var contentLayoutGuide: LayoutGuide { makeContentGuide() }
    /// What is seen of the content, for constraints: it moves with the offset, so what is tied to it stays in place.
    open var frameLayoutGuide: LayoutGuide { makeFrameGuide() }
    /// The rectangle inside the layout margins of the content.
    open override var layoutMarginsGuide: LayoutGuide {
        _ = makeContentGuide()
        return super.layoutMarginsGuide
    }
    /// Constraints are the reason of the next content size.
    final var isSizedByConstraints = false
    /// The class says how large the content is.
    var hasOwnContent: Bool { false }

    override func willHold(_ constraint: LayoutConstraint) {
        if isAboutContentArea(constraint) { _ = makeContentGuide() }
    }

    override func contentAreaDidMove(_ content: LayoutGuide) { takeContentSize(from: content) }

    // MARK: Zooming

    /// How large the content is shown at least; 1 unless set.
    open var minimumZoomScale: CGFloat = 1
    /// How large the content is shown at most; 1 unless set.
    open var maximumZoomScale: CGFloat = 1
    /// How large the content is shown: the scale of the view that the delegate names for it, 1 where it names none. Set
    /// to what is not within the limits, it is the limit.
    open var zoomScale: CGFloat {
        get { zoomedView?.transform.scale ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }
    /// False outside the delegate's calls about it: nothing here takes time.
    open var isZooming: Bool { isBeingZoomed }
    /// False: nothing here takes time.
    open var isZoomBouncing: Bool { false }
    final var isBeingZoomed = false

    /// Shows the content at a scale, at once in any case: the view that the delegate names gets a transform, the
    /// content size and the offset go along, and what was in the middle stays there (a choice). Nothing happens where
    /// the delegate names no view.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(by: scale, animated: animated) }

    /// Shows a rectangle of the content, given in the coordinates of the view that is zoomed, as large as fits.
    open func zoom(to rect: CGRect, animated: Bool) { showZoomed(rect, animated: animated) }

    // MARK: State

    /// What reloads the content when it is pulled. Kept for client code: it is not put into the view, and nobody pulls.
    open var refreshControl: RefreshControl?

    /// True between `beginDragging()` and `endDragging(withVelocity:)`.
    open var isDragging: Bool { isBeingDragged }
    /// The same as `isDragging`: a finger that rests and does not move is not distinguished.
    open var isTracking: Bool { isBeingDragged }
    /// False outside the delegate's calls about it: nothing here takes time.
    open var isDecelerating: Bool { isComingToRest }

    /// Set with `attach(_:)`.
    private(set) final weak var scrollHooks: (any ScrollViewHooks)?
    final var isBeingDragged = false
    final var isComingToRest = false
    /// The next change of the bounds is the view's own, which goes along with its insets or its direction: nobody
    /// scrolls.
    package final var isMovedByItself = false
    /// Client code set the offset, if only to what it was; an inset at the start does not.
    package private(set) final var isOffsetGiven = false
    /// `adjustedContentInset` when it last was looked at.
    private var knownInset = EdgeInsets.zero

    /// Whether content that fits may still be pulled up and down. Such an axis includes the safe area as one that
    /// scrolls does.
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { scrollableAxesMayHaveChanged() } }
    }

    /// Whether content that fits may still be pulled left and right. Such an axis includes the safe area as one that
    /// scrolls does.
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { scrollableAxesMayHaveChanged() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    /// Origin of the bounds, in points. Setting another value notifies the delegate.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { giveOffset(newValue) }
    }

    /// Not inlined, because `contentOffset.y += 1` would then keep so much that it allocates.
    @inline(never)
    private func giveOffset(_ offset: CGPoint) {
        if !isMovedByItself { isOffsetGiven = true }
        guard offset != bounds.origin else { return }
        replaceBounds(CGRect(origin: offset, size: bounds.size))
    }

    /// True while an animated change of the offset is being made, which is over at once.
    open var isScrollAnimating: Bool { isMovingAnimated }
    private var isMovingAnimated = false

    /// Does nothing: scrolling and zooming are over when the call returns.
    open func stopScrollingAndZooming() {}

    /// Moves the content, at once in any case. When animated, the delegate is notified of the end.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        isMovingAnimated = animated
        self.contentOffset = contentOffset
        isMovingAnimated = false
        if animated { OptionalRequirement.answer { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) } }
    }

    /// The size of all that can be scrolled to, in points. Whoever places the content sets it: client code, or
    /// constraints to `contentLayoutGuide`.
    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            givenContentSizeDidChange()
            scrollableAxesMayHaveChanged(contentBefore: oldValue)
        }
    }

    /// Padding around the content, in points. Frames in the content stay what they are (R1.13).
    ///
    /// A view that is at the start of its content stays at the start: another inset there moves the offset at once,
    /// unless a finger holds the view or it is coming to rest (R17.8), before there is any content as well. An offset
    /// elsewhere stays.
    open var contentInset = EdgeInsets.zero {
        didSet { if contentInset != oldValue { insetMayHaveChanged() } }
    }

    /// How much of the safe area is added to `contentInset`; `automatic` unless set.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { insetMayHaveChanged() } }
    }

    /// `contentInset` and the part of the safe area that `contentInsetAdjustmentBehavior` adds.
    open var adjustedContentInset: EdgeInsets { contentInset + safeAreaPart }

    /// Called when `contentInset`, the safe area or what is added of it is another. Notifies the delegate and asks for
    /// layout, so an override has to call `super`.
    open func adjustedContentInsetDidChange() {
        OptionalRequirement.answer { scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self) }
        setNeedsLayout()
    }

    open override func safeAreaInsetsDidChange() {
        insetMayHaveChanged()
    }

    /// A view that came to another place looks at what covers it there; collection views do so in their own way.
    open override func layoutSubviews() {
        if scrollHooks == nil, adjustedContentInset != knownInset { insetMayHaveChanged() }
        super.layoutSubviews()
    }

    /// Scrolls as little as needed to show `rect`, which is in content coordinates.
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
        let isGiven = isOffsetGiven || !isMovedByItself
        let new = super.replaceBounds(wanted)
        if new.size != old.size { scrollableAxesMayHaveChanged() }
        guard new.origin != old.origin else { return new }
        isOffsetGiven = isGiven
        setNeedsLayout()
        OptionalRequirement.answer { scrollDelegate?.scrollViewDidScroll(self) }
        return new
    }

    /// Has `hooks` notified and asked from now on, as a view and as a scroll view. Held weakly.
    package final func attach(_ hooks: any ScrollViewHooks) {
        attach(hooks as any ViewHooks)
        scrollHooks = hooks
    }
}

extension ScrollView {
    /// The safe area counts on scrollable axes only.
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

    /// R17.8: on an axis on which the view was at the start of its content it still is, if nothing holds or moves
    /// it. The offset is still one of `content`, whatever the content is now: where it grew, that comes after.
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
        isMovedByItself = true
        contentOffset = offset
        isMovedByItself = false
    }
}

/// Carries `ScrollView.delegate`, because a class cannot narrow the type of a property that its superclass declares and
/// a subclass may need a narrower one.
@preconcurrency @MainActor
public protocol ScrollViewDelegating: ScrollView {}

extension ScrollViewDelegating {
    /// Held weakly.
    public var delegate: (any ScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
