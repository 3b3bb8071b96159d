import Testing
import ControlSimulator
import ViewSimulator

/// What client code overrides in UIKit compiles here, and is what is called through the base class.
@MainActor @Suite("Members of views that can be overridden")
struct OverridableMembersTests {
    class Everything: View {
        var calls: [String] = []

        override class var layerClass: AnyClass { ShapeLayer.self }
        override class var requiresConstraintBasedLayout: Bool { true }
        override var layer: Layer { super.layer }
        override var frame: CGRect { didSet { calls.append("frame") } }
        override var bounds: CGRect { didSet { calls.append("bounds") } }
        override var center: CGPoint { didSet { calls.append("center") } }
        override var transform: CGAffineTransform { didSet { calls.append("transform") } }
        override var alpha: CGFloat { didSet { calls.append("alpha") } }
        override var isHidden: Bool { didSet { calls.append("isHidden") } }
        override var clipsToBounds: Bool { didSet { calls.append("clipsToBounds") } }
        override var backgroundColor: Color? { didSet { calls.append("backgroundColor") } }
        override var tintColor: Color! { didSet { calls.append("tintColor") } }
        override var tag: Int { didSet { calls.append("tag") } }
        override var contentMode: View.ContentMode { didSet { calls.append("contentMode") } }
        override var isUserInteractionEnabled: Bool { didSet { calls.append("isUserInteractionEnabled") } }
        override var isAccessibilityElement: Bool {
            get { true }
            set { calls.append("isAccessibilityElement \(newValue)") }
        }
        override var accessibilityLabel: String? {
            get { "label" }
            set { calls.append("accessibilityLabel \(newValue ?? "")") }
        }
        override var accessibilityValue: String? {
            get { "value" }
            set { calls.append("accessibilityValue \(newValue ?? "")") }
        }
        override var accessibilityTraits: AccessibilityTraits {
            get { .button }
            set { calls.append("accessibilityTraits \(newValue.rawValue)") }
        }
        override var accessibilityIdentifier: String? { didSet { calls.append("accessibilityIdentifier") } }
        override var accessibilityHint: String? {
            get { "hint" }
            set { calls.append("accessibilityHint \(newValue ?? "")") }
        }
        override var accessibilityElements: [Any]? {
            get { [] }
            set { calls.append("accessibilityElements \(newValue?.count ?? 0)") }
        }
        override var canBecomeFirstResponder: Bool { true }
        override var next: Responder? { calls.isEmpty ? nil : super.next }
        override var inputView: View? { self }
        override var inputAccessoryView: View? { self }
        override var semanticContentAttribute: SemanticContentAttribute { didSet { calls.append("semantic") } }
        override var layoutMargins: EdgeInsets { didSet { calls.append("layoutMargins") } }
        override var directionalLayoutMargins: DirectionalEdgeInsets { didSet { calls.append("directional") } }
        override var preservesSuperviewLayoutMargins: Bool { didSet { calls.append("preserves") } }
        override var autoresizingMask: View.AutoresizingMask { didSet { calls.append("autoresizingMask") } }
        override var translatesAutoresizingMaskIntoConstraints: Bool { didSet { calls.append("translates") } }
        override var overrideUserInterfaceStyle: UserInterfaceStyle { didSet { calls.append("style") } }
        override var traitCollection: TraitCollection { TraitCollection(displayScale: 7) }
        override var intrinsicContentSize: CGSize { size(1, 2) }
        override var alignmentRectInsets: EdgeInsets { EdgeInsets(top: 1, left: 1, bottom: 1, right: 1) }
        override var forFirstBaselineLayout: View { self }
        override var forLastBaselineLayout: View { self }
        override var safeAreaInsets: EdgeInsets { EdgeInsets(top: 9, left: 0, bottom: 0, right: 0) }
        override var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection { .rightToLeft }
        override var gestureRecognizers: [GestureRecognizer]? { didSet { calls.append("gestureRecognizers") } }
        override var subviews: [View] { super.subviews.reversed() }
        override var keyboardLayoutGuide: KeyboardLayoutGuide { super.keyboardLayoutGuide }
        override var interactions: [any Interaction] { didSet { calls.append("interactions") } }

        override func hitTest(_ point: CGPoint, with event: AnyObject?) -> View? { self }
        override func point(inside point: CGPoint, with event: AnyObject?) -> Bool { true }
        override func convert(_ point: CGPoint, to view: View?) -> CGPoint { CGPoint(x: 1, y: 1) }
        override func convert(_ point: CGPoint, from view: View?) -> CGPoint { CGPoint(x: 2, y: 2) }
        override func convert(_ rect: CGRect, to view: View?) -> CGRect { CGRect(x: 3, y: 3, width: 0, height: 0) }
        override func convert(_ rect: CGRect, from view: View?) -> CGRect { CGRect(x: 4, y: 4, width: 0, height: 0) }
        override func addSubview(_ view: View) { note("addSubview") { super.addSubview(view) } }
        override func insertSubview(_ view: View, at index: Int) { super.insertSubview(view, at: index) }
        override func insertSubview(_ view: View, aboveSubview siblingSubview: View) { calls.append("above") }
        override func insertSubview(_ view: View, belowSubview siblingSubview: View) { calls.append("below") }
        override func bringSubviewToFront(_ view: View) { calls.append("front") }
        override func sendSubviewToBack(_ view: View) { calls.append("back") }
        override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { calls.append("exchange") }
        override func removeFromSuperview() { note("removeFromSuperview") { super.removeFromSuperview() } }
        override func viewWithTag(_ tag: Int) -> View? { self }
        override func isDescendant(of view: View) -> Bool { super.isDescendant(of: view) }
        override func willMove(toSuperview newSuperview: View?) { calls.append("willMoveToSuperview") }
        override func didMoveToSuperview() { calls.append("didMoveToSuperview") }
        override func willMove(toWindow newWindow: Window?) { calls.append("willMoveToWindow") }
        override func didMoveToWindow() { calls.append("didMoveToWindow") }
        override func didAddSubview(_ subview: View) { calls.append("didAddSubview") }
        override func willRemoveSubview(_ subview: View) { calls.append("willRemoveSubview") }
        override func setNeedsLayout() { super.setNeedsLayout() }
        override func layoutIfNeeded() { note("layoutIfNeeded") { super.layoutIfNeeded() } }
        override func layoutSubviews() { calls.append("layoutSubviews") }
        override func updateConstraints() { note("updateConstraints") { super.updateConstraints() } }
        override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
        override func updateConstraintsIfNeeded() { super.updateConstraintsIfNeeded() }
        override func needsUpdateConstraints() -> Bool { super.needsUpdateConstraints() }
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 5, height: 6) }
        override func sizeToFit() { calls.append("sizeToFit") }
        override func invalidateIntrinsicContentSize() { calls.append("invalidate") }
        override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }
        override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect }
        override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
            verticalFittingPriority: LayoutPriority
        ) -> CGSize { targetSize }
        override func forBaselineLayout() -> View { self }
        override func exerciseAmbiguityInLayout() { calls.append("exercise") }
        override func setNeedsDisplay() { calls.append("display") }
        override func setNeedsDisplay(_ rect: CGRect) { calls.append("displayInRect") }
        override func draw(_ rect: CGRect) { calls.append("draw") }
        override func tintColorDidChange() { calls.append("tintColorDidChange") }
        override func safeAreaInsetsDidChange() { calls.append("safeAreaInsetsDidChange") }
        override func layoutMarginsDidChange() { calls.append("layoutMarginsDidChange") }
        override func traitCollectionDidChange(_ previous: TraitCollection?) { calls.append("traits") }
        override func addGestureRecognizer(_ gestureRecognizer: GestureRecognizer) { calls.append("gesture") }
        override func removeGestureRecognizer(_ gestureRecognizer: GestureRecognizer) { calls.append("no gesture") }
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { false }
        override func addInteraction(_ interaction: any Interaction) { calls.append("interaction") }
        override func removeInteraction(_ interaction: any Interaction) { calls.append("no interaction") }
        override func touchesBegan(_ touches: Set<Touch>, with event: AnyObject?) { calls.append("began") }
        override func touchesMoved(_ touches: Set<Touch>, with event: AnyObject?) { calls.append("moved") }
        override func touchesEnded(_ touches: Set<Touch>, with event: AnyObject?) { calls.append("ended") }
        override func touchesCancelled(_ touches: Set<Touch>, with event: AnyObject?) { calls.append("cancelled") }
        override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
        override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
        override func accessibilityActivate() -> Bool { true }
        override func accessibilityIncrement() { calls.append("increment") }
        override func accessibilityDecrement() { calls.append("decrement") }
        override func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutConstraint.Axis) {}
        override func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority { .required }
        override func addConstraint(_ constraint: LayoutConstraint) { calls.append("addConstraint") }
        override func addLayoutGuide(_ layoutGuide: LayoutGuide) { super.addLayoutGuide(layoutGuide) }
        override func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {}

        private func note(_ call: String, _ body: () -> Void) {
            calls.append(call)
            body()
        }
    }

    final class Scroll: ScrollView {
        var calls: [String] = []

        override var contentOffset: CGPoint { didSet { calls.append("offset") } }
        override var contentSize: CGSize { didSet { calls.append("size") } }
        override var contentInset: EdgeInsets { didSet { calls.append("inset") } }
        override var adjustedContentInset: EdgeInsets { EdgeInsets(top: 8, left: 0, bottom: 0, right: 0) }
        override var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
            didSet { calls.append("behavior") }
        }
        override var isScrollEnabled: Bool { didSet { calls.append("enabled") } }
        override var isPagingEnabled: Bool { didSet { calls.append("paging") } }
        override var isDragging: Bool { true }
        override var isTracking: Bool { true }
        override var isDecelerating: Bool { true }
        override var bounces: Bool { didSet { calls.append("bounces") } }
        override var bouncesZoom: Bool { didSet { calls.append("bouncesZoom") } }
        override var alwaysBounceVertical: Bool { didSet { calls.append("always") } }
        override var scrollsToTop: Bool { didSet { calls.append("scrollsToTop") } }
        override var isDirectionalLockEnabled: Bool { didSet { calls.append("lock") } }
        override var zoomScale: CGFloat { didSet { calls.append("zoomScale") } }
        override var minimumZoomScale: CGFloat { didSet { calls.append("minimum") } }
        override var maximumZoomScale: CGFloat { didSet { calls.append("maximum") } }
        override var isZooming: Bool { true }
        override var panGestureRecognizer: PanGestureRecognizer { super.panGestureRecognizer }
        override var pinchGestureRecognizer: PinchGestureRecognizer? { PinchGestureRecognizer() }
        override var directionalPressGestureRecognizer: GestureRecognizer { GestureRecognizer() }
        override var keyboardDismissMode: KeyboardDismissMode { didSet { calls.append("dismiss") } }
        override var decelerationRate: DecelerationRate { didSet { calls.append("rate") } }
        override var showsVerticalScrollIndicator: Bool { didSet { calls.append("indicator") } }
        override var scrollIndicatorInsets: EdgeInsets { didSet { calls.append("indicators") } }
        override var verticalScrollIndicatorInsets: EdgeInsets { didSet { calls.append("vertical") } }
        override var horizontalScrollIndicatorInsets: EdgeInsets { didSet { calls.append("horizontal") } }
        override var automaticallyAdjustsScrollIndicatorInsets: Bool { didSet { calls.append("adjusts") } }
        override var refreshControl: RefreshControl? { didSet { calls.append("refresh") } }
        override var delaysContentTouches: Bool { didSet { calls.append("delays") } }
        override var canCancelContentTouches: Bool { didSet { calls.append("cancels") } }
        override var contentLayoutGuide: LayoutGuide { super.contentLayoutGuide }
        override var frameLayoutGuide: LayoutGuide { super.frameLayoutGuide }
        override var contentAlignmentPoint: CGPoint { didSet { calls.append("alignment") } }
        override var isScrollAnimating: Bool { true }
        override func stopScrollingAndZooming() { calls.append("stop") }
        override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { calls.append("set") }
        override func scrollRectToVisible(_ rect: CGRect, animated: Bool) { calls.append("rect") }
        override func setZoomScale(_ scale: CGFloat, animated: Bool) { calls.append("zoom") }
        override func zoom(to rect: CGRect, animated: Bool) { calls.append("zoom to") }
        override func flashScrollIndicators() { calls.append("flash") }
        override func touchesShouldBegin(_ touches: Set<Touch>, with event: AnyObject?, in view: View) -> Bool { false }
        override func touchesShouldCancel(in view: View) -> Bool { true }
        override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() }
    }

    @Test("Overrides of a view are what is called through its base class")
    func view() {
        let (own, root) = (Everything(), View())
        let view: View = own
        root.addSubview(view)
        view.backgroundColor = .red
        view.tag = 3
        // Its own traits are looked at where any view of the process ever overrode some.
        let calls = own.calls.filter { $0 != "traits" }
        #expect(calls == ["willMoveToSuperview", "didMoveToSuperview", "backgroundColor", "tag"])
        #expect(view.hitTest(.zero, with: nil) === view)
        #expect(view.point(inside: .zero, with: nil))
        #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 1, y: 1))
        #expect(view.convert(CGPoint.zero, from: nil) == CGPoint(x: 2, y: 2))
        #expect(view.convert(CGRect.zero, to: nil).minX == 3)
        #expect(view.convert(CGRect.zero, from: nil).minX == 4)
        #expect(view.isAccessibilityElement)
        #expect(view.accessibilityLabel == "label")
        #expect(view.accessibilityValue == "value")
        #expect(view.accessibilityTraits == .button)
        #expect(view.accessibilityHint == "hint")
        #expect(view.accessibilityActivate())
        #expect(view.inputView === view)
        #expect(view.inputAccessoryView === view)
        #expect(view.traitCollection.displayScale == 7)
        #expect(view.safeAreaInsets.top == 9)
        #expect(view.intrinsicContentSize == size(1, 2))
        #expect(view.sizeThatFits(.zero) == size(5, 6))
        #expect(view.contentHuggingPriority(for: .vertical) == .required)
        #expect(view.layer is ShapeLayer)
        #expect(type(of: view).requiresConstraintBasedLayout)
        #expect(!view.gestureRecognizerShouldBegin(GestureRecognizer()))
        #expect(view.viewWithTag(99) === view)
        own.calls = []
        view.layoutIfNeeded()
        #expect(own.calls == ["layoutIfNeeded", "updateConstraints", "layoutSubviews"])
        own.calls = []
        view.touchesBegan([], with: nil)
        view.setNeedsDisplay()
        view.exerciseAmbiguityInLayout()
        view.sizeToFit()
        view.removeFromSuperview()
        #expect(
            own.calls == [
                "began", "display", "exercise", "sizeToFit", "removeFromSuperview", "willMoveToSuperview",
                "didMoveToSuperview",
            ])
    }

    @Test("Overrides of a scroll view are what is called through its base class")
    func scrollView() {
        let own = Scroll(frame: rect(0, 0, 10, 10))
        let view: ScrollView = own
        view.contentSize = size(10, 100)
        view.contentOffset.y = 5
        view.zoomScale = 2
        view.setContentOffset(.zero, animated: false)
        view.flashScrollIndicators()
        view.zoom(to: .zero, animated: false)
        view.stopScrollingAndZooming()
        #expect(own.calls == ["size", "offset", "zoom", "zoomScale", "set", "flash", "zoom to", "stop"])
        #expect(view.isDragging)
        #expect(view.isTracking)
        #expect(view.isDecelerating)
        #expect(view.isZooming)
        #expect(view.isScrollAnimating)
        #expect(view.pinchGestureRecognizer != nil)
        #expect(view.adjustedContentInset.top == 8)
        #expect(!view.touchesShouldBegin([], with: nil, in: view))
        #expect(view.touchesShouldCancel(in: Button()))
        own.calls = []
        view.scrollIndicatorInsets = EdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
        #expect(own.calls == ["vertical", "horizontal", "indicators"])
    }
}
