import FlowSimulator
import Foundation
import Testing

/// Cells that know by a constraint how wide a column is.
@MainActor @Suite("Cells as wide as columns that divide a row")
struct ColumnCellTests {
    final class ColumnCell: CollectionViewCell {
        private(set) lazy var width = contentView.widthAnchor.constraint(equalToConstant: 0)

        override init(frame: CGRect) {
            super.init(frame: frame)
            let box = View(frame: .zero)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            LayoutConstraint.activate([
                width, box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                box.heightAnchor.constraint(equalToConstant: 20),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test(
        "As many cells are in a row as the row was divided into, whatever is left of a point",
        arguments: [320, 375, 390, 393, 414, 430, 667, 744, 768, 834] as [CGFloat])
    func columns(screen: CGFloat) {
        for columns in 2...8 {
            for spacing in [0, 1, 4, 10] as [CGFloat] {
                let source = TableSource([columns])
                let given = (screen - spacing * CGFloat(columns - 1)) / CGFloat(columns)
                source.whenCellIsMade = { cell, _ in (cell as? ColumnCell)?.width.constant = given }
                let layout = CollectionViewFlowLayout()
                layout.estimatedItemSize = CGSize(width: 30, height: 20)
                layout.minimumInteritemSpacing = spacing
                let view = CollectionView(
                    frame: CGRect(x: 0, y: 0, width: screen, height: 600), collectionViewLayout: layout)
                view.register(ColumnCell.self, forCellWithReuseIdentifier: "cell")
                view.dataSource = source
                view.layoutIfNeeded()
                #expect(view.contentSize.height == 20, "\(columns) columns with \(spacing) between them")
                let width = view.visibleCells.first?.frame.width ?? 0
                #expect(abs(width - given) < 1e-7)
            }
        }
    }
}
