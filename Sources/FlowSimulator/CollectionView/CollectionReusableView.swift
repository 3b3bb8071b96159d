import Foundation

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
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

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

    /// The attributes that the view would like, given those that the layout has for it. The same, here: a flow layout
    /// does not size supplementary views (R8.14).
    ///
    /// All views that need it are asked, then the layout is: what is reloaded, scrolled, invalidated or replaced
    /// meanwhile is done by the pass's next round, and a batch update waits for the pass to be over.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        layoutAttributes
    }

    /// Has the view measured again in the next layout pass, where `selfSizingInvalidation` allows it (R8.21).
    open override func invalidateIntrinsicContentSize() {
        owner?.selfSizingWasInvalidated(for: self)
    }

    static func viewType(_ viewClass: AnyClass) -> CollectionReusableView.Type {
        guard let type = viewClass as? CollectionReusableView.Type else {
            preconditionFailure("\(viewClass) is not a subclass of CollectionReusableView")
        }
        return type
    }
}
