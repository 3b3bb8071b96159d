import CallerChecks
import Foundation

/// What a view would draw, as Core Animation's `CALayer`. Nothing is drawn: it keeps what client code sets.
///
/// The layer of a view is made when somebody first asks for it. Its geometry is the view's: `bounds`, `position`,
/// `anchorPoint`, `transform`, `frame`, `masksToBounds`, `opacity`, `isHidden` and `backgroundColor` read and write the
/// view. A layer without a view has its own.
@preconcurrency @MainActor
open class Layer: NSObject {
    /// Whose layer it is; nil for a layer that client code made.
    final weak var view: View?
    /// What client code attached. Only used by `AssociatedObjects`, which locks it.
    nonisolated(unsafe) package final var associatedValues: AssociatedValueTable?
    final var state = LayerState()
    final var ownSublayers: [Layer] = []
    final weak var parent: Layer?

    /// A layer without a size.
    public override init() {
        super.init()
    }

    /// A layer with the properties of another one, but not with its sublayers. Traps where `layer` is no `Layer`.
    public init(layer: Any) {
        guard let other = layer as? Layer else { stop("\(layer) is not a layer") }
        super.init()
        copyProperties(of: other)
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Makes an instance of a class that is only known as a value: a view's `layerClass` (C5).
    @available(*, unavailable, message: "override init() instead")
    public required convenience init(_dynamically: Void) {
        self.init()
    }

    // MARK: Geometry

    /// In the superlayer's coordinates. With a transform: the smallest upright rectangle around the layer. What setting
    /// it does, and what traps, is said at `View.frame`.
    open var frame: CGRect {
        get { view?.frame ?? state.frame }
        set { if let view { view.frame = newValue } else { place(in: newValue) } }
    }
    /// In the layer's own coordinates. Setting the size keeps the position. Traps where one of the four is no number.
    open var bounds: CGRect {
        get { view?.bounds ?? CGRect(origin: state.boundsOrigin, size: state.placement.size) }
        set { if let view { view.bounds = newValue } else { resize(to: newValue) } }
    }
    /// Where the anchor point is, in the superlayer's coordinates; a view's `center`. Traps where it is not a number.
    open var position: CGPoint {
        get { view?.center ?? state.placement.center }
        set { if let view { view.center = newValue } else { move(to: newValue) } }
    }
    /// What stays in place, in units of the size; the middle unless set. Setting it moves the frame.
    open var anchorPoint: CGPoint {
        get { view?.anchorPoint ?? state.placement.anchor }
        set { if let view { view.anchorPoint = newValue } else { state.placement.anchor = newValue } }
    }
    /// Around the anchor point; the identity unless set.
    open var transform: CATransform3D {
        get { view?.transform3D ?? state.transform?.matrix ?? CATransform3DIdentity }
        set { if let view { view.transform3D = newValue } else { state.transform = PlacementTransform(newValue) } }
    }
    /// The transform's part in the plane.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    /// Sets the transform to one in the plane.
    open func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = CATransform3DMakeAffineTransform(transform)
    }
    /// How near the layer is to the eye; 0 unless set. Kept for client code: the order of subviews is their own.
    open var zPosition: CGFloat = 0
    /// What is done to sublayers; the identity unless set. Kept for client code: no frame depends on it.
    open var sublayerTransform = CATransform3DIdentity

    // MARK: What is seen

    /// Whether sublayers end at the bounds; a view's `clipsToBounds`.
    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? state.masksToBounds }
        set { if let view { view.clipsToBounds = newValue } else { state.masksToBounds = newValue } }
    }
    /// From 0, invisible, to 1; a view's `alpha`.
    open var opacity: Float {
        get { view.map { Float($0.alpha) } ?? state.opacity }
        set { if let view { view.alpha = CGFloat(newValue) } else { state.opacity = newValue } }
    }
    /// Whether the layer is not to be seen; as a view's.
    open var isHidden: Bool {
        get { view?.isHidden ?? state.isHidden }
        set { if let view { view.isHidden = newValue } else { state.isHidden = newValue } }
    }
    /// Nil unless set; a view's.
    open var backgroundColor: CGColor? {
        get { view.map { $0.backgroundColor?.cgColor } ?? state.backgroundColor }
        set {
            state.backgroundColor = newValue
            view?.backgroundColor = newValue.map { Color(cgColor: $0) }
        }
    }
    /// What the layer is cut to; nil unless set. Kept for client code, as all that follows.
    open var mask: Layer?
    /// In points; 0 unless set.
    open var cornerRadius: CGFloat = 0
    /// In points; 0 unless set.
    open var borderWidth: CGFloat = 0
    /// Black unless set.
    open var borderColor: CGColor? = Color.black.cgColor
    /// Black unless set.
    open var shadowColor: CGColor? = Color.black.cgColor
    /// From 0, no shadow, to 1; 0 unless set.
    open var shadowOpacity: Float = 0
    /// In points; 3 up unless set.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// In points; 3 unless set.
    open var shadowRadius: CGFloat = 3
    /// Nil unless set.
    open var shadowPath: CGPath?
    /// Nil unless set.
    open var contents: Any?
    /// Pixels a point of the contents; 1 unless set.
    open var contentsScale: CGFloat = 1
    /// Whether a picture of the layer would be kept; false unless set.
    open var shouldRasterize = false
    /// Pixels a point of that picture; 1 unless set.
    open var rasterizationScale: CGFloat = 1
    /// Whether the layer is seen from behind; true unless set.
    open var isDoubleSided = true

    /// Which corners are round; all unless set.
    open var maskedCorners: CornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// How round corners are; circles unless set.
    open var cornerCurve = LayerCornerCurve.circular
    /// Where contents are; they fill the layer unless set.
    open var contentsGravity = LayerContentsGravity.resize
    /// Whether sublayers become transparent together; true unless set.
    open var allowsGroupOpacity = true
    /// Whether drawing goes on elsewhere; false unless set.
    open var drawsAsynchronously = false
    /// Whether the layer is drawn again when it gets another size; false unless set.
    open var needsDisplayOnBoundsChange = false
    /// Names the layer. Nil unless set.
    open var name: String?
    /// Told when a layer without a view is laid out. Held weakly; nil unless set, also for a view's layer (a limit: on
    /// a device it is the view).
    open weak var delegate: (any LayerDelegate)?

    /// Does nothing: nothing is drawn here.
    open func setNeedsDisplay() {}
    /// Does nothing: nothing is drawn here.
    open func setNeedsDisplay(_ rect: CGRect) {}
    /// Does nothing: nothing is drawn here.
    open func displayIfNeeded() {}

    /// Does nothing: nothing is drawn here.
    open func render(in ctx: CGContext) {}

    // MARK: Animations, which are over at once

    /// Begins an animation, which is over when the call returns: its delegate hears both. The layer's properties stay
    /// what they are. One that is not removed when it is over is kept.
    ///
    /// - Parameters:
    ///   - anim: It is copied on a device, and not here.
    ///   - key: Names it; nil for no name.
    open func add(_ anim: Animation, forKey key: String?) { run(anim, forKey: key) }
    /// An animation that was kept; nil for any other.
    open func animation(forKey key: String) -> Animation? { keptAnimations[key] }
    /// The names of animations that were kept, in alphabetical order; nil where there are none.
    open func animationKeys() -> [String]? { keptAnimations.isEmpty ? nil : keptAnimations.keys.sorted() }
    /// Forgets an animation that was kept.
    open func removeAnimation(forKey key: String) { keepAnimations { $0[key] = nil } }
    /// Forgets all animations that were kept.
    open func removeAllAnimations() { keepAnimations { $0 = [:] } }
    /// What is seen of the layer: itself, as nothing moves here.
    open func presentation() -> Self? { self }
    /// The layer that is meant where another one is seen: itself.
    open func model() -> Self { self }
    final var keptAnimations: [String: Animation] = [:]

    // MARK: Tree

    /// The layers that client code put in, back to front; nil where there are none. The layers of a view's subviews are
    /// not among them, as they are made only when asked for.
    open var sublayers: [Layer]? {
        get { ownSublayers.isEmpty ? nil : ownSublayers }
        set { replaceSublayers(by: newValue ?? []) }
    }
    /// The layer that this one is in: of a view's layer, that of the superview.
    open var superlayer: Layer? { parent ?? view?.superview?.layer }
    /// Takes a layer in front of all; one that is elsewhere leaves that first. Traps when it would contain itself.
    open func addSublayer(_ layer: Layer) { take(layer, at: ownSublayers.count) }
    /// The same at an index; one past the end means the front.
    open func insertSublayer(_ layer: Layer, at index: UInt32) { take(layer, at: Int(index)) }
    /// The same in front of a sublayer; in front of all where `sibling` is none.
    open func insertSublayer(_ layer: Layer, above sibling: Layer?) { take(layer, nextTo: sibling, isInFront: true) }
    /// The same behind a sublayer; in front of all where `sibling` is none.
    open func insertSublayer(_ layer: Layer, below sibling: Layer?) { take(layer, nextTo: sibling, isInFront: false) }
    /// Leaves the superlayer; nothing happens without one, or for a view's layer that nobody put elsewhere.
    open func removeFromSuperlayer() { leave() }

    // MARK: Layout

    /// Has a view laid out, or a layer without one at the next `layoutIfNeeded()` of it, or of a layer or a view that
    /// it is in.
    open func setNeedsLayout() { if let view { view.setNeedsLayout() } else { markForLayout() } }
    /// Lays out a view, or a layer without one and what is in it, from the topmost superlayer on that needs layout, as
    /// `View.layoutIfNeeded()` does.
    open func layoutIfNeeded() { if let view { view.layoutIfNeeded() } else { layOutTree() } }
    /// Called for a layer without a view that has to be laid out: tells the delegate. A view's is not called.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Coordinates

    /// Whether a point, in the layer's own coordinates, is within its bounds. The far edges do not count.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    /// The point, given in this layer's coordinates, in those of `l`; nil means the window, or the top of the tree. Of
    /// transforms the part in the plane counts, `sublayerTransform` does not.
    open func convert(_ p: CGPoint, to l: Layer?) -> CGPoint { point(p, in: l) }
    /// The point, given in the coordinates of `l`, in this layer's; nil and transforms as before.
    open func convert(_ p: CGPoint, from l: Layer?) -> CGPoint { point(p, outOf: l) }
    /// The smallest upright rectangle around this one, given in this layer's coordinates, in those of `l`.
    open func convert(_ r: CGRect, to l: Layer?) -> CGRect { rect(r, between: l) { convert($0, to: l) } }
    /// The smallest upright rectangle around this one, given in the coordinates of `l`, in this layer's.
    open func convert(_ r: CGRect, from l: Layer?) -> CGRect { rect(r, between: l) { convert($0, from: l) } }
}

@available(*, unavailable)
extension Layer: DynamicallyMade {}
