import FlowSimulator
import Foundation

/// A layout that is no flow layout: it places elements where its closures have them.
final class ClosureLayout: CollectionViewLayout {
    typealias Attributes = CollectionViewLayoutAttributes

    var contentSize: () -> CGSize = { .zero }
    /// The place of an item; nil where there is none.
    var frame: (IndexPath) -> CGRect? = { _ in nil }
    /// The elements in a rectangle, instead of the items whose frames intersect it.
    var elements: ((CGRect) -> [Attributes]?)?
    var whenPreparing: (() -> Void)?
    var boundsQuestion: ((CGRect) -> Bool?)?
    /// Given the preferred and the original attributes.
    var preferredQuestion: ((Attributes, Attributes) -> Bool?)?
    /// Given the context, the preferred and the original attributes.
    var preferredContext: ((CollectionViewLayoutInvalidationContext, Attributes, Attributes) -> Void)?

    init(_ contentSize: @autoclosure @escaping () -> CGSize = .zero, frame: ((IndexPath) -> CGRect?)? = nil) {
        super.init()
        self.contentSize = contentSize
        if let frame { self.frame = frame }
    }

    required init?(coder: NSCoder) { nil }

    /// A column of the first section's items, each 320 points wide.
    static func column(height: CGFloat) -> ClosureLayout {
        let layout = ClosureLayout { rect(0, CGFloat($0.item) * height, 320, height) }
        layout.contentSize = { [unowned layout] in
            size(320, CGFloat(layout.collectionView?.numberOfItems(inSection: 0) ?? 0) * height)
        }
        return layout
    }

    override func prepare() { whenPreparing?() }

    override var collectionViewContentSize: CGSize { contentSize() }

    override func layoutAttributesForElements(in rect: CGRect) -> [Attributes]? {
        if let elements { return elements(rect) }
        guard let view = collectionView else { return nil }
        return (0..<view.numberOfSections).flatMap { section in
            (0..<view.numberOfItems(inSection: section)).compactMap { layoutAttributesForItem(at: [section, $0]) }
        }.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> Attributes? {
        frame(indexPath).map { Attributes.cell(indexPath, $0) }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        boundsQuestion.flatMap { $0(newBounds) } ?? super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: Attributes, withOriginalAttributes original: Attributes
    ) -> Bool {
        preferredQuestion.flatMap { $0(preferred, original) }
            ?? super.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }

    override func invalidationContext(
        forPreferredLayoutAttributes preferred: Attributes, withOriginalAttributes original: Attributes
    ) -> CollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        preferredContext?(context, preferred, original)
        return context
    }
}
