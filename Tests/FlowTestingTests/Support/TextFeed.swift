import FlowSimulator
import Foundation

/// Rows with an image and a text that wraps, which size themselves by constraints, under a header.
@MainActor
final class TextFeed: NSObject, CollectionViewDataSource {
    let view: CollectionView
    let layout: CollectionViewFlowLayout
    var texts: [String]

    init(
        rows: Int, width: CGFloat = 320, height: CGFloat = 480, layout: CollectionViewFlowLayout = .init(),
        header: CGFloat = 0
    ) {
        texts = (0..<rows).map { row in
            Array(repeating: "Row \(row) says what it has to say.", count: 1 + row % 3).joined(separator: " ")
        }
        self.layout = layout
        layout.estimatedItemSize = CGSize(width: width, height: 44)
        layout.minimumLineSpacing = 8
        layout.headerReferenceSize = CGSize(width: width, height: header)
        view = CollectionView(frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
        view.register(TextCell.self, forCellWithReuseIdentifier: "row")
        view.register(
            TitleView.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
            withReuseIdentifier: "title")
        view.selfSizingInvalidation = .enabledIncludingConstraints
        super.init()
        view.dataSource = self
    }

    func setText(_ text: String, ofRow row: Int) {
        texts[row] = text
        (view.cellForItem(at: IndexPath(item: row, section: 0)) as? TextCell)?.label.text = text
    }

    func insert(_ text: String, at row: Int) {
        texts.insert(text, at: row)
        view.insertItems(at: [IndexPath(item: row, section: 0)])
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        (cell as? TextCell)?.label.text = texts[indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    }
}

final class TextCell: CollectionViewCell {
    let label = Label(frame: .zero)
    let icon = ImageView(frame: .zero)
    /// How much wider than its label a cell is.
    static let roomOfIcon: CGFloat = 12 + 24 + 10 + 12

    override init(frame: CGRect) {
        super.init(frame: frame)
        (label.numberOfLines, label.accessibilityIdentifier) = (0, "label")
        for view in [icon, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        LayoutConstraint.activate([
            icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            icon.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            icon.widthAnchor.constraint(equalToConstant: 24), icon.heightAnchor.constraint(equalToConstant: 24),
            label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        guard let fitted = layoutAttributes.copy() as? CollectionViewLayoutAttributes else { return layoutAttributes }
        let target = CGSize(width: layoutAttributes.size.width, height: 0)
        fitted.size.height =
            contentView.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
        return fitted
    }
}

/// A header with a text in it.
final class TitleView: CollectionReusableView {
    let label = Label(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "What they say"
        label.font = .boldSystemFont(ofSize: 15)
        addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 12, dy: 2)
    }
}
