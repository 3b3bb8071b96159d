import FlowSimulator
import Foundation
import Testing

/// Headers that are laid out by constraints, in a layout that takes the sizes that they prefer.
@MainActor @Suite("Supplementary views that are laid out by constraints")
struct SupplementaryConstraintTests {
    final class TitleView: CollectionReusableView {
        let title = Label(frame: .zero)

        override init(frame: CGRect) {
            super.init(frame: frame)
            title.numberOfLines = 0
            title.font = .systemFont(ofSize: 14)
            title.translatesAutoresizingMaskIntoConstraints = false
            addSubview(title)
            LayoutConstraint.activate([
                title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
                title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
                title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            ])
        }

        required init?(coder: NSCoder) { nil }

        override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
            systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        }
    }

    /// One header, as high as it prefers.
    final class HeaderLayout: CollectionViewLayout {
        var height: CGFloat = 30
        private(set) var contexts = 0

        override var collectionViewContentSize: CGSize { CGSize(width: 375, height: height) }

        override func layoutAttributesForSupplementaryView(
            ofKind kind: String, at indexPath: IndexPath
        ) -> CollectionViewLayoutAttributes? {
            let attributes = CollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: indexPath)
            attributes.frame = CGRect(x: 0, y: 0, width: 375, height: height)
            return attributes
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
            let path = IndexPath(item: 0, section: 0)
            return [layoutAttributesForSupplementaryView(ofKind: "title", at: path)].compactMap { $0 }
        }

        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferred: CollectionViewLayoutAttributes,
            withOriginalAttributes original: CollectionViewLayoutAttributes
        ) -> Bool { preferred.size.height != height }

        override func invalidationContext(
            forPreferredLayoutAttributes preferred: CollectionViewLayoutAttributes,
            withOriginalAttributes original: CollectionViewLayoutAttributes
        ) -> CollectionViewLayoutInvalidationContext {
            contexts += 1
            height = preferred.size.height
            return super.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        }
    }

    private let source = TableSource([0])
    private let layout = HeaderLayout()

    private func view(_ text: String) -> CollectionView {
        source.whenViewIsMade = { view, _ in (view as? TitleView)?.title.text = text }
        let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
        view.register(TitleView.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "view")
        view.dataSource = source
        view.selfSizingInvalidation = .enabledIncludingConstraints
        return view
    }

    @Test("A layout that takes preferred sizes has its header as high as its text, and again when the text changes")
    func header() {
        let view = view(String(repeating: "字", count: 40))
        view.layoutIfNeeded()
        let header = view.supplementaryView(
            forElementKind: "title", at: IndexPath(item: 0, section: 0)) as? TitleView
        #expect(header?.frame == CGRect(x: 0, y: 0, width: 375, height: 49.5))
        #expect(layout.contexts == 1)
        #expect(header?.title.frame == CGRect(x: 8, y: 8, width: 359, height: 33.5))
        header?.title.text = "字"
        view.layoutIfNeeded()
        #expect(header?.frame.size.height == 33)
        #expect(layout.contexts == 2)
        #expect(view.contentSize.height == 33)
    }

    @Test("A header without constraints keeps what the layout gives it")
    func withoutConstraints() {
        let header = CollectionReusableView(frame: CGRect(x: 0, y: 0, width: 375, height: 30))
        header.addSubview(View(frame: .zero))
        let attributes = CollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: "title", with: IndexPath(item: 0, section: 0))
        attributes.size = CGSize(width: 375, height: 30)
        #expect(header.preferredLayoutAttributesFitting(attributes).size == attributes.size)
    }
}
