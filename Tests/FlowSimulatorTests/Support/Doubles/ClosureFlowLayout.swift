import FlowSimulator
import Foundation

/// A flow layout whose overridden methods are closures. Without its closure a method is that of the flow layout.
final class ClosureFlowLayout: CollectionViewFlowLayout {
    typealias Attributes = CollectionViewLayoutAttributes
    typealias Context = CollectionViewLayoutInvalidationContext

    var name = ""

    // MARK: Places

    var flips: Bool?
    /// Runs before the layout prepares.
    var whenPreparing: (() -> Void)?
    /// Runs after the layout has prepared for the first time.
    var oncePrepared: (() -> Void)?
    var contentSize: ((CGSize) -> CGSize)?
    /// Whether it answers nil for every rectangle, without a question to the flow layout.
    var isSilent = false
    /// The elements in a rectangle, given the flow layout's.
    var elements: ((CGRect, [Attributes]) -> [Attributes]?)?
    /// An item, given the flow layout's.
    var item: ((Attributes?) -> Attributes?)?
    /// A supplementary view, given the flow layout's.
    var view: ((Attributes?) -> Attributes?)?

    // MARK: Invalidation

    /// Runs before the layout is invalidated.
    var whenInvalidated: ((Context) -> Void)?
    /// Whether new bounds invalidate the layout; a result of nil leaves that to the flow layout.
    var boundsQuestion: ((CGRect) -> Bool?)?
    var boundsContext: ((CGRect, Context) -> Void)?
    /// The same of a cell's size, given the preferred and the original attributes.
    var preferredQuestion: ((Attributes, Attributes) -> Bool?)?
    /// Given the context and the original attributes.
    var preferredContext: ((Context, Attributes) -> Void)?

    // MARK: Updates and transitions

    var whenUpdating: (([CollectionViewUpdateItem]) -> Void)?
    var whenFinalizing: (() -> Void)?
    /// Runs after the end of the first update.
    var onceFinalized: (() -> Void)?
    var targetOffset: ((CGPoint) -> CGPoint)?
    var initialItem: ((IndexPath, Attributes?) -> Attributes?)?
    var finalItem: ((IndexPath, Attributes?) -> Attributes?)?
    var initialView: ((Attributes?) -> Attributes?)?
    var finalView: ((Attributes?) -> Attributes?)?
    /// Given "to", "from" or "finalize", and the other layout.
    var whenReplaced: ((String, CollectionViewLayout?) -> Void)?

    static func mirrored() -> ClosureFlowLayout {
        let layout = ClosureFlowLayout()
        layout.flips = true
        return layout
    }

    /// Changes supplementary views in each question alike.
    func changeViews(_ change: @escaping (Attributes) -> Void) {
        view = { $0?.changed(change) }
        elements = { _, found in
            found.map { $0.representedElementCategory == .supplementaryView ? $0.changed(change) : $0 }
        }
    }

    override var flipsHorizontallyInOppositeLayoutDirection: Bool {
        flips ?? super.flipsHorizontallyInOppositeLayoutDirection
    }

    override func prepare() {
        whenPreparing?()
        super.prepare()
        oncePrepared.take()?()
    }

    override var collectionViewContentSize: CGSize {
        let size = super.collectionViewContentSize
        return contentSize?(size) ?? size
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [Attributes]? {
        if isSilent { return nil }
        let found = super.layoutAttributesForElements(in: rect)
        guard let elements else { return found }
        return elements(rect, found ?? [])
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> Attributes? {
        let found = super.layoutAttributesForItem(at: indexPath)
        guard let item else { return found }
        return item(found)
    }

    override func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> Attributes? {
        let found = super.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
        guard let view else { return found }
        return view(found)
    }

    override func invalidateLayout(with context: Context) {
        whenInvalidated?(context)
        super.invalidateLayout(with: context)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        boundsQuestion.flatMap { $0(newBounds) } ?? super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }

    override func invalidationContext(forBoundsChange newBounds: CGRect) -> Context {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        boundsContext?(newBounds, context)
        return context
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: Attributes, withOriginalAttributes original: Attributes
    ) -> Bool {
        preferredQuestion.flatMap { $0(preferred, original) }
            ?? super.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }

    override func invalidationContext(
        forPreferredLayoutAttributes preferred: Attributes, withOriginalAttributes original: Attributes
    ) -> Context {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        preferredContext?(context, original)
        return context
    }

    override func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        whenUpdating?(updateItems)
    }

    override func finalizeCollectionViewUpdates() {
        whenFinalizing?()
        super.finalizeCollectionViewUpdates()
        onceFinalized.take()?()
    }

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
        targetOffset?(proposed) ?? super.targetContentOffset(forProposedContentOffset: proposed)
    }

    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> Attributes? {
        let found = super.initialLayoutAttributesForAppearingItem(at: path)
        guard let initialItem else { return found }
        return initialItem(path, found)
    }

    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> Attributes? {
        let found = super.finalLayoutAttributesForDisappearingItem(at: path)
        guard let finalItem else { return found }
        return finalItem(path, found)
    }

    override func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at path: IndexPath
    ) -> Attributes? {
        let found = super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: path)
        guard let initialView else { return found }
        return initialView(found)
    }

    override func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at path: IndexPath
    ) -> Attributes? {
        let found = super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: elementKind, at: path)
        guard let finalView else { return found }
        return finalView(found)
    }

    override func prepareForTransition(to newLayout: CollectionViewLayout) { whenReplaced?("to", newLayout) }
    override func prepareForTransition(from oldLayout: CollectionViewLayout) { whenReplaced?("from", oldLayout) }
    override func finalizeLayoutTransition() { whenReplaced?("finalize", nil) }
}
