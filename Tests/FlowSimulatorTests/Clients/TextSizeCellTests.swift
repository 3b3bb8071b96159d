import FlowSimulator
import Foundation
import Testing

/// A cell as apps write it that turns its row into a column when the reader wants large texts.
@MainActor @Suite("Cells that change their arrangement with the text size")
struct TextSizeCellTests {
    final class AdaptiveCell: FullWidthCell {
        let stack = StackView()
        let name = Label()
        let value = Label()
        private let icon = ImageView()
        private var iconSize: LayoutConstraint!

        override init(frame: CGRect) {
            super.init(frame: frame)
            for label in [name, value] {
                label.font = .preferredFont(forTextStyle: .body)
                label.adjustsFontForContentSizeCategory = true
                label.numberOfLines = 0
            }
            [icon, name, value].forEach(stack.addArrangedSubview)
            value.setContentHuggingPriority(.defaultHigh, for: .horizontal)
            value.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
            contentView.addSubview(stack)
            stack.translatesAutoresizingMaskIntoConstraints = false
            iconSize = icon.heightAnchor.constraint(equalToConstant: 24)
            LayoutConstraint.activate([
                iconSize, icon.widthAnchor.constraint(equalTo: icon.heightAnchor),
                stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 15),
                contentView.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 15),
                contentView.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 10),
            ])
            arrange()
        }

        required init?(coder: NSCoder) { nil }

        private func arrange() {
            let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
            stack.axis = isLarge ? .vertical : .horizontal
            stack.alignment = isLarge ? .leading : .center
            iconSize.constant = FontMetrics.default.scaledValue(for: 24, compatibleWith: traitCollection)
        }

        override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            let previous = previousTraitCollection?.preferredContentSizeCategory
            if previous != traitCollection.preferredContentSizeCategory { arrange() }
        }
    }

    private let source = TableSource([4])

    private func view(_ category: ContentSizeCategory) -> CollectionView {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 375, height: 50)
        layout.minimumLineSpacing = 0
        let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: layout)
        view.register(AdaptiveCell.self, forCellWithReuseIdentifier: "cell")
        source.whenCellIsMade = { cell, _ in
            guard let cell = cell as? AdaptiveCell else { return }
            cell.name.text = "名"
            cell.value.text = String(repeating: "字", count: 100)
        }
        view.dataSource = source
        view.overrideTraitCollection = TraitCollection(preferredContentSizeCategory: category)
        view.layoutIfNeeded()
        return view
    }

    private func heights(_ view: CollectionView) -> [CGFloat] {
        view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map(\.frame.height)
    }

    @Test("New cells are arranged for the text size of the view that they come into")
    func newCells() {
        // A row: 345 less 24 for the icon and 17 for the name: 17 letters a line, 6 lines of 20.287 points.
        #expect(heights(view(.large)) == [142, 142, 142, 142])
        // A column of an icon of 67.5, a name of 63.5, and 17 lines of 6 letters of 53 points.
        #expect(heights(view(.accessibilityExtraExtraExtraLarge)) == [1226.5])
    }

    @Test("Cells that were in store while the text size changed are arranged for it when they come back")
    func reusedCells() {
        let view = view(.large)
        view.overrideTraitCollection = TraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        view.layoutIfNeeded()
        #expect(heights(view) == [1226.5])
        view.overrideTraitCollection = TraitCollection(preferredContentSizeCategory: .large)
        view.layoutIfNeeded()
        #expect(heights(view) == [142, 142, 142, 142])
        #expect(view.contentSize.height == 568)
        #expect(view.issues.isEmpty)
    }
}
