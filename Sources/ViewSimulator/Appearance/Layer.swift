import CallerChecks

/// The appearance of a view, as Core Animation's `CALayer`. The library stores the layer's properties, but draws
/// nothing.
///
/// The layer of a view is made at the first access. Its geometry is the view's: `bounds`, `position`, `anchorPoint`,
/// `transform`, `frame`, `masksToBounds`, `opacity`, `isHidden` and `backgroundColor` read and write the view. A layer
/// without a view has its own.
@preconcurrency @MainActor
open class Layer: NSObject {
    /// The view of the layer; nil for a layer that client code made.
    final weak var view: View?
    /// The values that client code attached to the layer. Only `AssociatedObjects` uses them, with a lock.
    nonisolated(unsafe) package final var associatedValues: AssociatedValueTable?
    final var state = LayerState()
    final var ownSublayers: [Layer] = []
    final weak var parent: Layer?

    /// Makes a layer without a size.
    public override init() {
        super.init()
    }

    /// Makes a layer with the properties of another layer, but without its sublayers. Traps if `layer` is not a
    /// `Layer`.
    public init(layer: Any) {
        guard let other = layer as? Layer else { stop("\(layer) is not a layer") }
        super.init()
        copyProperties(of: other)
        copyOwnProperties(of: other)
    }

    /// Copies the properties that a subclass adds, from another layer.
    func copyOwnProperties(of other: Layer) {}

    /// Makes a layer without a size. `coder` is ignored, because this library has no archives.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Makes a layer of a class that is known only at run time. The class is a view's `layerClass` (C5).
    @available(*, unavailable, message: "override init() instead")
    public required convenience init(_dynamically: Void) {
        self.init()
    }

    // MARK: Geometry

    /// The frame in the superlayer's coordinates; with a transform, the smallest upright rectangle around the layer.
    /// Setting the frame has the effects and the traps that `View.frame` describes.
    open var frame: CGRect {
        get { view?.frame ?? state.frame }
        set { if let view { view.frame = newValue } else { place(in: newValue) } }
    }
    /// The bounds in the layer's own coordinates. Setting the size keeps the position. Traps if one of the four values
    /// is not a number.
    open var bounds: CGRect {
        get { view?.bounds ?? CGRect(origin: state.boundsOrigin, size: state.placement.size) }
        set { if let view { view.bounds = newValue } else { resize(to: newValue) } }
    }
    /// The place of the anchor point in the superlayer's coordinates, like a view's `center`. Traps if a coordinate is
    /// not a number.
    open var position: CGPoint {
        get { view?.center ?? state.placement.center }
        set { if let view { view.center = newValue } else { move(to: newValue) } }
    }
    /// The point that stays in place when the layer is transformed or resized, in units of the layer's size; the middle
    /// unless set. Setting the anchor point moves the frame.
    open var anchorPoint: CGPoint {
        get { view?.anchorPoint ?? state.placement.anchor }
        set { if let view { view.anchorPoint = newValue } else { state.placement.anchor = newValue } }
    }
    /// The transform around the anchor point; the identity unless set.
    open var transform: CATransform3D {
        get { view?.transform3D ?? state.transform?.matrix ?? CATransform3DIdentity }
        set { if let view { view.transform3D = newValue } else { state.transform = PlacementTransform(newValue) } }
    }
    /// Returns the two-dimensional part of the transform.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    /// Sets a two-dimensional transform.
    open func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = CATransform3DMakeAffineTransform(transform)
    }
    /// The order of layers from back to front, where higher values are in front; 0 unless set. Not used by this
    /// library: the order of subviews does not depend on it.
    open var zPosition: CGFloat = 0
    /// The transform of sublayers; the identity unless set. Not used by this library: no frame depends on it.
    open var sublayerTransform = CATransform3DIdentity

    // MARK: Appearance

    /// Whether sublayers are clipped to the bounds, like a view's `clipsToBounds`.
    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? state.masksToBounds }
        set { if let view { view.clipsToBounds = newValue } else { state.masksToBounds = newValue } }
    }
    /// The opacity from 0 (invisible) to 1, like a view's `alpha`.
    open var opacity: Float {
        get { view.map { Float($0.alpha) } ?? state.opacity }
        set { if let view { view.alpha = CGFloat(newValue) } else { state.opacity = newValue } }
    }
    /// Whether the layer is hidden, like a view's `isHidden`.
    open var isHidden: Bool {
        get { view?.isHidden ?? state.isHidden }
        set { if let view { view.isHidden = newValue } else { state.isHidden = newValue } }
    }
    /// The background colour, nil unless set, like a view's `backgroundColor`.
    open var backgroundColor: CGColor? {
        get { view.map { $0.backgroundColor?.cgColor } ?? state.backgroundColor }
        set {
            state.backgroundColor = newValue
            view?.backgroundColor = newValue.map { Color(cgColor: $0) }
        }
    }
    /// The layer that masks this layer; nil unless set. Not used by this library.
    open var mask: Layer?
    /// The radius of the corners, in points; 0 unless set.
    open var cornerRadius: CGFloat = 0
    /// The width of the border, in points; 0 unless set.
    open var borderWidth: CGFloat = 0
    /// The colour of the border; black unless set.
    open var borderColor: CGColor? = Color.black.cgColor
    /// The colour of the shadow; black unless set.
    open var shadowColor: CGColor? = Color.black.cgColor
    /// The opacity of the shadow, from 0 to 1; 0 unless set.
    open var shadowOpacity: Float = 0
    /// The offset of the shadow, in points; 3 points upwards unless set.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The radius of the shadow, in points; 3 unless set.
    open var shadowRadius: CGFloat = 3
    /// The shape of the shadow; nil unless set.
    open var shadowPath: CGPath?
    /// The contents of the layer, usually an image; nil unless set.
    open var contents: Any?
    /// The number of pixels per point of the contents; 1 unless set.
    open var contentsScale: CGFloat = 1
    /// Whether the layer is drawn into a bitmap; false unless set.
    open var shouldRasterize = false
    /// The number of pixels per point of the bitmap; 1 unless set.
    open var rasterizationScale: CGFloat = 1
    /// Whether the layer is visible when its back faces the viewer; true unless set.
    open var isDoubleSided = true

    /// The corners that `cornerRadius` makes round; all four unless set.
    open var maskedCorners: CornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The shape of round corners; `circular` unless set.
    open var cornerCurve = LayerCornerCurve.circular
    /// The placement of the contents in the layer; stretched to the whole layer unless set.
    open var contentsGravity = LayerContentsGravity.resize
    /// Whether the layer's opacity applies to the layer and its sublayers as a group; true unless set.
    open var allowsGroupOpacity = true
    /// Whether drawing commands are carried out on another thread; false unless set. Not used by this library.
    open var drawsAsynchronously = false
    /// Whether the layer is drawn again when its size changes; false unless set.
    open var needsDisplayOnBoundsChange = false
    /// The name of the layer; nil unless set.
    open var name: String?
    /// The delegate, which is notified when a layer without a view is laid out. Held weakly; nil unless set. The
    /// delegate of a view's layer is never notified. On a device, a view is the delegate of its layer. In this library,
    /// a view's layer has no delegate unless client code sets it; this is a limit of the library.
    open weak var delegate: (any LayerDelegate)?

    /// Does nothing, because this library draws nothing.
    open func setNeedsDisplay() {}
    /// Does nothing, because this library draws nothing.
    open func setNeedsDisplay(_ rect: CGRect) {}
    /// Does nothing, because this library draws nothing.
    open func displayIfNeeded() {}

    /// Does nothing, because this library draws nothing.
    open func render(in ctx: CGContext) {}

    // MARK: Animations, which end at once

    /// Runs an animation, which ends before the call returns. The animation's delegate is notified of both the
    /// beginning and the end. The layer's properties keep their values. The layer keeps the animation only if the
    /// animation's `isRemovedOnCompletion` is false.
    ///
    /// - Parameters:
    ///   - anim: The animation. Copied on a device, but not here.
    ///   - key: The name of the animation; nil for none.
    open func add(_ anim: Animation, forKey key: String?) { run(anim, forKey: key) }
    /// Returns the kept animation with the name `key`; nil if the layer keeps no such animation.
    open func animation(forKey key: String) -> Animation? { keptAnimations[key] }
    /// Returns the names of the kept animations, in alphabetical order; nil if no animation is kept.
    open func animationKeys() -> [String]? { keptAnimations.isEmpty ? nil : keptAnimations.keys.sorted() }
    /// Removes the kept animation with the name `key`.
    open func removeAnimation(forKey key: String) { keepAnimations { $0[key] = nil } }
    /// Removes all kept animations.
    open func removeAllAnimations() { keepAnimations { $0 = [:] } }
    /// Returns the presentation layer, which has the values that are visible now. It is the layer itself, because
    /// animations take no time in this library.
    open func presentation() -> Self? { self }
    /// Returns the model layer, which has the values that client code has set. It is the layer itself, because no layer
    /// has a separate presentation layer.
    open func model() -> Self { self }
    final var keptAnimations: [String: Animation] = [:]

    // MARK: Tree

    /// The layers that client code added, from back to front; nil if there are none. The layers of subviews are not
    /// included, because a view's layer is only made at the first access.
    open var sublayers: [Layer]? {
        get { ownSublayers.isEmpty ? nil : ownSublayers }
        set { replaceSublayers(by: newValue ?? []) }
    }
    /// The layer that contains this layer. For a view's layer, this is the layer of the superview, unless client code
    /// added the view's layer to another layer.
    open var superlayer: Layer? { parent ?? view?.superview?.layer }
    /// Adds a layer in front of all sublayers, after removing it from its former superlayer. Traps if a layer would
    /// contain itself.
    open func addSublayer(_ layer: Layer) { take(layer, at: ownSublayers.count) }
    /// Adds a layer at an index among the sublayers. An index past the end means the front.
    open func insertSublayer(_ layer: Layer, at index: UInt32) { take(layer, at: Int(index)) }
    /// Adds a layer in front of a sublayer; in front of all sublayers if `sibling` is not a sublayer.
    open func insertSublayer(_ layer: Layer, above sibling: Layer?) { take(layer, nextTo: sibling, isInFront: true) }
    /// Adds a layer behind a sublayer; in front of all sublayers if `sibling` is not a sublayer.
    open func insertSublayer(_ layer: Layer, below sibling: Layer?) { take(layer, nextTo: sibling, isInFront: false) }
    /// Removes the layer from its superlayer. Does nothing for a layer without a superlayer, or for a view's layer that
    /// client code did not add to another layer.
    open func removeFromSuperlayer() { leave() }

    // MARK: Layout

    /// Invalidates the layout of the layer's view. A layer without a view is laid out by the next `layoutIfNeeded()` of
    /// the layer itself, or of a layer or a view that contains it.
    open func setNeedsLayout() { if let view { view.setNeedsLayout() } else { markForLayout() } }
    /// Lays out the layer's view. A layer without a view is laid out with its sublayers, beginning at the topmost
    /// superlayer that needs layout, as in `View.layoutIfNeeded()`.
    open func layoutIfNeeded() { if let view { view.layoutIfNeeded() } else { layOutTree() } }
    /// Notifies the delegate, which places the sublayers. Called when a layer without a view is laid out; never called
    /// for a view's layer.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Coordinates

    /// Returns whether a point in the layer's own coordinates is within the layer's bounds. The right and the bottom
    /// edge are not within the bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    /// Converts a point from this layer's coordinates to the coordinates of `l`. A nil `l` stands for the window. If
    /// this layer is in no window, a nil `l` stands for the space that contains the topmost layer. Only the
    /// two-dimensional part of each transform is applied. `sublayerTransform` is not applied.
    open func convert(_ p: CGPoint, to l: Layer?) -> CGPoint { point(p, in: l) }
    /// Converts a point from the coordinates of `l` to this layer's coordinates. Transforms and a nil `l` are treated
    /// as in `convert(_:to:)`.
    open func convert(_ p: CGPoint, from l: Layer?) -> CGPoint { point(p, outOf: l) }
    /// Converts a rectangle from this layer's coordinates to the coordinates of `l`. Returns the smallest upright
    /// rectangle around the converted corners.
    open func convert(_ r: CGRect, to l: Layer?) -> CGRect { rect(r, between: l) { convert($0, to: l) } }
    /// Converts a rectangle from the coordinates of `l` to this layer's coordinates. Returns the smallest upright
    /// rectangle around the converted corners.
    open func convert(_ r: CGRect, from l: Layer?) -> CGRect { rect(r, between: l) { convert($0, from: l) } }
}

@available(*, unavailable)
extension Layer: DynamicallyMade {}
