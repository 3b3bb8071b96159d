import CallerChecks

/// A view that a collection view reuses after the view left the screen. It is a cell, a header, a footer or a
/// decoration view.
@preconcurrency @MainActor
open class CollectionReusableView: View {
    /// The collection view that uses the view; nil if no collection view uses it.
    weak var owner: CollectionView?
    /// The z-index that decides the view's place among its superview's subviews. Subviews with a higher z-index are in
    /// front of the view.
    var stackedZIndex = 0
    var assignedReuseIdentifier: String?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        viewForConstraints.fittingOwner = self
    }

    /// Makes a view. It reads nothing from `coder`, because there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        viewForConstraints.fittingOwner = self
    }

    /// The view whose inner constraints determine the size: this view itself, or a cell's content view.
    package var viewForConstraints: View { self }

    /// Makes a view of a registered class. The initializer is required because the caller has the class only as a
    /// metatype (C5).
    public required convenience init(_dequeued frame: CGRect) {
        self.init(frame: frame)
    }

    /// The identifier with which the view was dequeued; nil if it was not dequeued.
    open var reuseIdentifier: String? { assignedReuseIdentifier }

    /// Prepares the view for being reused. Does nothing in this class.
    open func prepareForReuse() {}

    /// Applies new attributes. Frame, alpha and the other properties of views are set before the call. Does nothing in
    /// this class.
    open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

    /// Called before the collection view changes its layout. Does nothing in this class.
    open func willTransition(from oldLayout: CollectionViewLayout, to newLayout: CollectionViewLayout) {}

    /// Called after the collection view has changed its layout. Does nothing in this class.
    open func didTransition(from oldLayout: CollectionViewLayout, to newLayout: CollectionViewLayout) {}

    /// Returns the attributes that the view prefers to the given attributes of the layout. This class changes only the
    /// size, to the size that fits the content (R8.4).
    ///
    /// This size is that of `systemLayoutSizeFitting(_:)` for the present size, both axes at low priority unless the
    /// layout's ``LayoutInsight/fittingPriorities(for:)`` says otherwise, or that of `sizeThatFits(_:)` in a view that
    /// overrides only that. Only the size changes, so the centre is kept. The
    /// attributes are returned unchanged if a flow layout does not estimate, and if the view of another layout has no
    /// constraints. A flow layout does not ask headers and footers (R8.14); a custom layout that accepts preferred
    /// sizes asks them.
    ///
    /// All views that need it are asked before the layout is. Reloads, scrolling, invalidations and another layout that
    /// are requested here are performed by the pass's next round; a batch update waits until the pass is over.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        let size = layoutAttributes.size
        guard let layout = owner?.collectionViewLayout, fitsContents(for: layout) else { return layoutAttributes }
        // An earlier width would change the result if subviews follow the edges.
        let view = viewForConstraints
        if view !== self, !view.isTiedIntoFromAbove { view.frame = contentFrame(in: size) }
        let priorities = layout.insight.fittingPriorities(for: layoutAttributes)
        let fitted =
            priorities == (.fittingSizeLevel, .fittingSizeLevel)
            ? systemLayoutSizeFitting(size)
            : systemLayoutSizeFitting(
                size, withHorizontalFittingPriority: priorities.horizontal,
                verticalFittingPriority: priorities.vertical)
        guard fitted != size else { return layoutAttributes }
        let preferred = layoutAttributes.duplicate()
        preferred.size = fitted
        return preferred
    }

    private func fitsContents(for layout: CollectionViewLayout) -> Bool {
        if let answer = layout.insight.cellsSizeThemselves { return answer }
        updateConstraintsInTree()
        return hasFittingContent
    }

    /// Whether constraints inside the view determine its size.
    var hasFittingContent: Bool { viewForConstraints.hasConstraintsInside }

    /// The frame of `viewForConstraints` if this view has the given size.
    package func contentFrame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

    /// Requests that the next layout pass measures the view again. The request has an effect only if
    /// `selfSizingInvalidation` allows it (R8.21).
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        owner?.selfSizingWasInvalidated(for: self)
    }

    static func viewType(_ viewClass: AnyClass) -> CollectionReusableView.Type {
        guard let type = viewClass as? CollectionReusableView.Type else {
            stop("\(viewClass) is not a subclass of CollectionReusableView")
        }
        return type
    }
}

extension CollectionReusableView: SelfSizingView {
    package var viewInCharge: (any ReusableViewOwner)? { owner }
}
