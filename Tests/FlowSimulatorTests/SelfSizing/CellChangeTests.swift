import FlowSimulator
import Foundation
import Testing

/// What changes in cells, or around them, reaches the layout as on a device: a context for each cell that changed.
@MainActor @Suite("Changes in and around cells with constraints")
struct CellChangeTests {
    /// A stack of two texts, as wide as the layout says.
    final class NoteCell: FullWidthCell {
        let title = Label(frame: .zero)
        let details = Label(frame: .zero)
        private(set) lazy var stack = StackView(arrangedSubviews: [title, details])
        private(set) lazy var bottom = stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)

        override init(frame: CGRect) {
            super.init(frame: frame)
            for label in [title, details] {
                label.numberOfLines = 0
                label.font = .preferredFont(forTextStyle: .body)
                label.adjustsFontForContentSizeCategory = true
            }
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(stack)
            LayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: contentView.topAnchor), bottom,
                stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    /// As wide as the view; counts the contexts that it makes, by what they are for.
    final class ListLayout: CollectionViewFlowLayout {
        private(set) var preferred: [Int] = []
        private(set) var bounds = 0

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            newBounds.size.width != collectionView?.bounds.size.width
        }

        override func invalidationContext(
            forBoundsChange newBounds: CGRect
        ) -> CollectionViewLayoutInvalidationContext {
            bounds += 1
            estimatedItemSize = CGSize(width: newBounds.size.width, height: 44)
            return super.invalidationContext(forBoundsChange: newBounds)
        }

        override func invalidationContext(
            forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
        ) -> CollectionViewLayoutInvalidationContext {
            preferred.append(originalAttributes.indexPath.item)
            return super.invalidationContext(
                forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        }

        func forget() { (preferred, bounds) = ([], 0) }
    }

    private let source = TextSource { cell, text in
        (cell as? NoteCell)?.title.text = "字"
        (cell as? NoteCell)?.details.text = text
    }
    private let layout = ListLayout()

    private func han(_ count: Int) -> String { String(repeating: "字", count: count) }

    /// Lines of 17 points are 20.287 points high.
    private func height(lines: Int) -> CGFloat { [0, 20.5, 41, 61, 81.5][lines] }

    private func view(_ counts: [Int]) -> CollectionView {
        source.texts = counts.map(han)
        layout.estimatedItemSize = CGSize(width: 340, height: 44)
        layout.minimumLineSpacing = 0
        let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 340, height: 600), collectionViewLayout: layout)
        view.register(NoteCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.selfSizingInvalidation = .enabledIncludingConstraints
        view.layoutIfNeeded()
        layout.forget()
        return view
    }

    private func cell(_ item: Int, _ view: CollectionView) -> NoteCell? {
        view.cellForItem(at: IndexPath(item: item, section: 0)) as? NoteCell
    }

    private func heights(_ view: CollectionView) -> [CGFloat] {
        source.texts.indices.compactMap { cell($0, view)?.frame.size.height }
    }

    // MARK: In a cell

    @Test("Texts of two cells that change are two contexts, and one change of the model")
    func texts() {
        let view = view([5, 5, 5, 5])
        view.resetStatistics()
        cell(1, view)?.details.text = han(25)
        cell(3, view)?.details.text = han(45)
        view.layoutIfNeeded()
        let lines = [1, 2, 1, 3].map { height(lines: 1) + height(lines: $0) }
        #expect(heights(view) == lines)
        #expect(layout.preferred == [1, 3])
        #expect(view.statistics.selfSizingRounds == 1)
        #expect(view.statistics.measurements == 2)
    }

    @Test("A row of a stack that is hidden, and shown again")
    func hiddenRow() {
        let view = view([25, 5])
        cell(0, view)?.details.isHidden = true
        view.layoutIfNeeded()
        #expect(heights(view) == [height(lines: 1), height(lines: 1) * 2])
        #expect(layout.preferred == [0])
        cell(0, view)?.details.isHidden = false
        view.layoutIfNeeded()
        #expect(heights(view).first == height(lines: 1) + height(lines: 2))
        #expect(layout.preferred == [0, 0])
    }

    @Test("A constant, a font, a number of lines, a constraint that comes")
    func otherChanges() {
        let view = view([45, 5])
        let cell = cell(0, view)
        cell?.bottom.constant = -9
        view.layoutIfNeeded()
        #expect(heights(view).first == height(lines: 1) + height(lines: 3) + 9)
        cell?.details.numberOfLines = 2
        view.layoutIfNeeded()
        #expect(heights(view).first == height(lines: 1) + height(lines: 2) + 9)
        cell?.title.font = .systemFont(ofSize: 34)
        view.layoutIfNeeded()
        #expect(heights(view).first == 41 + height(lines: 2) + 9)
        cell?.title.heightAnchor.constraint(equalToConstant: 100).isActive = true
        view.layoutIfNeeded()
        #expect(heights(view).first == 100 + height(lines: 2) + 9)
        #expect(layout.preferred == [0, 0, 0, 0])
    }

    @Test("With `enabled` only a cell that says so is measured again, and with `disabled` none")
    func modes() {
        let view = view([5])
        view.selfSizingInvalidation = .enabled
        cell(0, view)?.details.text = han(25)
        view.layoutIfNeeded()
        #expect(layout.preferred == [])
        cell(0, view)?.contentView.invalidateIntrinsicContentSize()
        view.layoutIfNeeded()
        #expect(layout.preferred == [0])
        #expect(heights(view) == [height(lines: 1) + height(lines: 2)])
        view.selfSizingInvalidation = .disabled
        cell(0, view)?.details.text = han(5)
        cell(0, view)?.invalidateIntrinsicContentSize()
        view.layoutIfNeeded()
        #expect(layout.preferred == [0])
    }

    @Test("What changes and comes to the same size is measured, and makes no context")
    func sameSize() {
        let view = view([5])
        view.resetStatistics()
        cell(0, view)?.details.text = han(6)
        view.layoutIfNeeded()
        #expect(view.statistics.measurements == 1)
        #expect(layout.preferred == [])
    }

    // MARK: Around cells

    @Test("Another width is one context for the bounds, then one for each cell whose size is not the estimate's")
    func width() {
        let view = view([5, 25, 45])
        view.frame.size.width = 680
        view.layoutIfNeeded()
        #expect(layout.bounds == 1)
        #expect(layout.preferred == [0, 1, 2])
        #expect(heights(view) == [1, 1, 2].map { height(lines: 1) + height(lines: $0) })
        #expect(heights(view).count == view.visibleCells.count)
        #expect(view.contentSize.width == 680)
    }

    @Test("Another text size measures all cells on screen again")
    func textSize() {
        let view = view([5, 25])
        view.overrideTraitCollection = TraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        view.layoutIfNeeded()
        // 53 points: lines are 63.25 points high, six characters each; one and one, and one and five of them.
        #expect(heights(view) == [127, 380])
    }

    // MARK: Hostile cells

    @Test("Cells that hold on to each other's views settle, and a view that leaves takes its constraints along")
    func betweenCells() {
        let view = view([5, 5])
        guard let (one, other) = cell(0, view).flatMap({ one in cell(1, view).map { (one, $0) } }) else {
            Issue.record("two cells were expected")
            return
        }
        let heights = other.details.heightAnchor.constraint(equalTo: one.details.heightAnchor, constant: 10)
        let back = one.title.heightAnchor.constraint(equalTo: other.title.heightAnchor)
        LayoutConstraint.activate([heights, back])
        view.layoutIfNeeded()
        #expect(other.details.frame.size.height.isFinite)
        #expect(view.contentSize.height.isFinite)
        one.details.removeFromSuperview()
        #expect(!heights.isActive)
        #expect(back.isActive)
        view.reloadData()
        view.layoutIfNeeded()
        #expect(view.contentSize.height.isFinite)
    }

    @Test("A view that leaves while constraints hold it lets its cell be measured without it")
    func leaving() {
        let view = view([25])
        cell(0, view)?.details.removeFromSuperview()
        view.layoutIfNeeded()
        #expect(heights(view) == [height(lines: 1)])
    }
}
