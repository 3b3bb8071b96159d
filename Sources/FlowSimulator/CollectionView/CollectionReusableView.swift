import CallerChecks
import Foundation
import ViewSimulator

/// A view that a collection view reuses after it left the screen: header, footer, decoration, cell.
@preconcurrency @MainActor
open class CollectionReusableView: View {
    /// The view that asked for it, while it is in use.
    weak var owner: CollectionView?
    /// Where it is among the view's subviews: behind those of a higher z-index.
    var stackedZIndex = 0
    var assignedReuseIdentifier: String?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        viewForConstraints.fittingOwner = self
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        viewForConstraints.fittingOwner = self
    }

    /// In which the constraints are that decide about the size: the view itself, or a cell's content view.
    var viewForConstraints: View { self }

    /// Makes an instance of a class that is only known as a value: the registered one (C5).
    public required convenience init(_dequeued frame: CGRect) {
        self.init(frame: frame)
    }

    /// The identifier it was dequeued with, nil before.
    open var reuseIdentifier: String? { assignedReuseIdentifier }

    /// Called before the view is reused.
    open func prepareForReuse() {}

    /// Called whenever other attributes than before hold; frame, alpha and the rest are set already. Does nothing here.
    open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

    /// The collection view is about to change its layout. Does nothing here.
    open func willTransition(from oldLayout: CollectionViewLayout, to newLayout: CollectionViewLayout) {}

    /// The collection view has changed its layout. Does nothing here.
    open func didTransition(from oldLayout: CollectionViewLayout, to newLayout: CollectionViewLayout) {}

    /// The attributes that the view would like, given those that the layout has for it: with the size that fits (R8.4).
    ///
    /// That is `systemLayoutSizeFitting(_:)` for the size it has, both axes at low priority; a view that overrides just
    /// `sizeThatFits(_:)` answers with that. Only the size changes, so the centre is kept. The attributes come back
    /// unchanged where a flow layout does not estimate, and where another layout's view has no constraints. A flow
    /// layout does not ask headers and footers (R8.14); a layout of one's own that accepts answers has them sized.
    ///
    /// All views that need it are asked, then the layout is: what is reloaded, scrolled, invalidated or replaced
    /// meanwhile is done by the pass's next round, and a batch update waits for the pass to be over.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        let size = layoutAttributes.size
        guard let layout = owner?.collectionViewLayout, fitsContents(for: layout) else { return layoutAttributes }
        // What is left of an earlier width would count where subviews follow the edges.
        let view = viewForConstraints
        if view !== self, !view.isTiedIntoFromAbove { view.frame = contentFrame(in: size) }
        let fitted = systemLayoutSizeFitting(size)
        guard fitted != size else { return layoutAttributes }
        let preferred = layoutAttributes.duplicate()
        preferred.size = fitted
        return preferred
    }

    private func fitsContents(for layout: CollectionViewLayout) -> Bool {
        if layout.flowLayout != nil { return layout.estimatesItemSizes }
        updateConstraintsInTree()
        return hasFittingContent
    }

    /// Whether what is in the view says how large it wants to be.
    var hasFittingContent: Bool { viewForConstraints.hasConstraintsInside }

    /// Where the view with the constraints is in one of a size.
    package func contentFrame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

    /// Has the view measured again in the next layout pass, where `selfSizingInvalidation` allows it (R8.21).
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
    var viewInCharge: (any ReusableViewOwner)? { owner }
}
