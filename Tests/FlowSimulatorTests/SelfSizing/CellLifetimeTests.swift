import FlowSimulator
import Foundation
import Testing

/// Cells with constraints go with the collection view that shows or keeps them.
@MainActor @Suite("Lifetimes of cells with constraints")
struct CellLifetimeTests {
    private final class Reference {
        weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    private final class StackCell: CollectionViewCell {
        static var made: [Reference] = []
        let label = Label(frame: .zero)

        override init(frame: CGRect) {
            super.init(frame: frame)
            let stack = StackView(arrangedSubviews: [label, View(frame: .zero)])
            (label.text, label.numberOfLines) = ("a text that wraps in a cell", 0)
            stack.alignment = .center
            stack.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(stack)
            let constraints = [
                stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
                stack.topAnchor.constraint(equalTo: contentView.topAnchor),
                stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ]
            LayoutConstraint.activate(constraints)
            StackCell.made += ([self, contentView, label, stack] + constraints).map { Reference($0) }
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("Cells that were shown, measured, reused and hidden again are gone with their collection view")
    func cellsGo() {
        StackCell.made = []
        let source = TableSource([60])
        do {
            let layout = CollectionViewFlowLayout()
            layout.estimatedItemSize = CGSize(width: 80, height: 30)
            let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
            view.register(StackCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            view.selfSizingInvalidation = .enabledIncludingConstraints
            view.layoutIfNeeded()
            for offset in stride(from: CGFloat(0), to: 400, by: 90) {
                view.contentOffset.y = offset
                view.layoutIfNeeded()
                for case let cell as StackCell in view.visibleCells { cell.label.text? += " and more" }
                view.layoutIfNeeded()
            }
            view.reloadData()
            view.layoutIfNeeded()
            #expect(!StackCell.made.isEmpty)
        }
        let living = StackCell.made.compactMap { $0.object.map { "\(type(of: $0))" } }
        #expect(living == [])
    }
}
