import FlowSimulator
import Foundation
import Testing

/// Collection cells that are laid out by constraints, with numbers worked out by hand.
@MainActor @Suite("Cells that are laid out by constraints")
struct ConstraintCellTests {
    /// An image as wide as the cell, a title of 28 points and a price of one line; the width is wanted at 999.
    final class ProductCell: CollectionViewCell {
        let image = View(frame: .zero)
        let title = View(frame: .zero)
        let price = Label(frame: .zero)
        static var width: CGFloat = 0
        static var height: CGFloat = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            (price.text, price.font) = ("¥12", .systemFont(ofSize: 14))
            for view in [image, title, price] {
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
                view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
                view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
            }
            let width = contentView.widthAnchor.constraint(equalToConstant: ProductCell.width)
            let height = image.heightAnchor.constraint(equalToConstant: ProductCell.height)
            width.priority = LayoutPriority(999)
            height.priority = LayoutPriority(999)
            LayoutConstraint.activate([
                width, height, image.topAnchor.constraint(equalTo: contentView.topAnchor),
                title.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 4),
                title.heightAnchor.constraint(equalToConstant: 28),
                price.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
                price.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    /// A text that wraps, fitted in the width that the layout gives.
    final class MessageCell: FullWidthCell {
        let message = Label(frame: .zero)

        override init(frame: CGRect) {
            super.init(frame: frame)
            (message.numberOfLines, message.font) = (0, .systemFont(ofSize: 14))
            message.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(message)
            LayoutConstraint.activate([
                message.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
                message.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
                message.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                message.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private let source = TextSource { ($0 as? MessageCell)?.message.text = $1 }

    private func view(
        _ layout: CollectionViewLayout, width: CGFloat, cells: CollectionViewCell.Type
    ) -> CollectionView {
        let view = CollectionView(frame: CGRect(x: 0, y: 0, width: width, height: 600), collectionViewLayout: layout)
        view.register(cells, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        return view
    }

    private func han(_ count: Int) -> String { String(repeating: "字", count: count) }

    @Test(
        "A product grid is as its constraints say on every screen",
        arguments: [
            (320, 151, 225, 1161), (375, 178.5, 252.5, 1298.5), (390, 186, 260, 1336), (393, 187.5, 261.5, 1343.5),
            (414, 198, 272, 1396),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func productGrid(screen: CGFloat, width: CGFloat, height: CGFloat, content: CGFloat) {
        (ProductCell.width, ProductCell.height) = ((screen - 18) / 2, screen / 2)
        source.texts = Array(repeating: "", count: 10)
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 50, height: 50)
        layout.sectionInset = EdgeInsets(top: 6, left: 6, bottom: 6, right: 6)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (6, 6)
        let view = view(layout, width: screen, cells: ProductCell.self)
        view.layoutIfNeeded()
        let first = view.cellForItem(at: IndexPath(item: 0, section: 0))
        #expect(first?.frame.size == CGSize(width: width, height: height))
        view.contentOffset.y = 600
        view.layoutIfNeeded()
        #expect(view.contentSize.height == content)
        #expect(view.issues.isEmpty)
    }

    @Test("Rows are as high as their texts, and the texts are in their places")
    func messages() {
        source.texts = [han(10), han(60), han(25)]
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 375, height: 44)
        layout.minimumLineSpacing = 0
        let view = view(layout, width: 375, cells: MessageCell.self)
        view.layoutIfNeeded()
        let frames = (0..<3).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
        #expect(frames.map(\.size.height) == [33, 66.5, 33])
        let cell = view.cellForItem(at: IndexPath(item: 1, section: 0)) as? MessageCell
        #expect(cell?.message.frame == CGRect(x: 8, y: 8, width: 359, height: 50.5))
    }

    @Test("R8.21: a text that changes has its cell measured again, and no other")
    func changedText() {
        source.texts = [han(10), han(10), han(10)]
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 375, height: 44)
        layout.minimumLineSpacing = 0
        let view = view(layout, width: 375, cells: MessageCell.self)
        view.selfSizingInvalidation = .enabledIncludingConstraints
        view.layoutIfNeeded()
        view.resetStatistics()
        (view.cellForItem(at: IndexPath(item: 1, section: 0)) as? MessageCell)?.message.text = han(60)
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 132.5, "33, 66.5 and 33")
        #expect(view.statistics.measurements == 1)
    }

    @Test("With another width of the view texts wrap in it")
    func rotation() {
        source.texts = [han(60)]
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 375, height: 44)
        let view = view(layout, width: 375, cells: MessageCell.self)
        view.layoutIfNeeded()
        layout.estimatedItemSize = CGSize(width: 667, height: 44)
        view.frame.size.width = 667
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 49.5)
    }

    // MARK: Hostile cells

    /// Says something longer or shorter whenever it is laid out.
    final class RestlessCell: CollectionViewCell {
        let message = Label(frame: .zero)

        override init(frame: CGRect) {
            super.init(frame: frame)
            (message.numberOfLines, message.text) = (0, "a")
            message.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(message)
            message.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
            message.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).isActive = true
            message.widthAnchor.constraint(equalToConstant: 100).isActive = true
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            message.text = message.text == "a" ? "a\nb" : "a"
            super.layoutSubviews()
        }

        override func preferredLayoutAttributesFitting(
            _ attributes: CollectionViewLayoutAttributes
        ) -> CollectionViewLayoutAttributes {
            message.widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
            return super.preferredLayoutAttributesFitting(attributes)
        }
    }

    @Test("R8.18: a cell that changes with every layout and every fit is named, and the layout ends")
    func restlessCell() {
        source.texts = ["", ""]
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 375, height: 44)
        let view = view(layout, width: 375, cells: RestlessCell.self)
        view.selfSizingInvalidation = .enabledIncludingConstraints
        view.layoutIfNeeded()
        let loops = view.issues.compactMap { issue -> LayoutLoopDiagnostic? in
            if case .layoutLoop(let diagnostic) = issue.kind { diagnostic } else { nil }
        }
        #expect(loops.first?.cellClass == "RestlessCell")
    }

    @Test("Texts of every length and kind end up in finite rows")
    func oddTexts() {
        source.texts = [
            "", "\n\n\n", String(repeating: "a", count: 20_000), "\u{0}\u{202E}\u{FEFF}\u{1F468}\u{200D}\u{1F469}",
            String(repeating: "\u{301}", count: 500),
        ]
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 375, height: 44)
        let view = view(layout, width: 375, cells: MessageCell.self)
        view.layoutIfNeeded()
        #expect(view.contentSize.height.isFinite)
        #expect(view.contentSize.height > 5_000)
    }
}
