@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator
import Foundation
import Testing
import ViewSimulator

/// What is in a content view tied to the cell itself (R18.17).
@MainActor @Suite("Constraints to the cell itself")
struct CellAnchorTests {
    /// Twice as high as wide, as wide as the cell.
    private final class TallCell: FullWidthCell {
        let box = View(frame: .zero)

        override init(frame: CGRect) {
            super.init(frame: frame)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            let ratio = box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 2)
            ratio.priority = .defaultHigh
            LayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: leadingAnchor),
                box.trailingAnchor.constraint(equalTo: trailingAnchor),
                box.topAnchor.constraint(equalTo: topAnchor), box.bottomAnchor.constraint(equalTo: bottomAnchor), ratio,
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private func fit(_ cell: View, width: CGFloat) -> CGSize {
        cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }

    @Test("R18.17: a subview of the content view that is pinned to the cell is 320 × 640 in a width of 320",
        arguments: [CGSize.zero, CGSize(width: 50, height: 70), CGSize(width: 320, height: 640)])
    func worked(size: CGSize) {
        let cell = TallCell(frame: CGRect(origin: .zero, size: size))
        #expect(fit(cell, width: 320) == CGSize(width: 320, height: 640))
        cell.layoutIfNeeded()
        #expect(fit(cell, width: 100) == CGSize(width: 100, height: 200))
        #expect(cell.frame.size == size)
        #expect(cell.contentView.frame.size == size)
        cell.frame.size = CGSize(width: 320, height: 640)
        cell.layoutIfNeeded()
        #expect(cell.box.frame == CGRect(x: 0, y: 0, width: 320, height: 640))
    }

    private let source = TableSource([3])

    private func view(_ cells: CollectionViewCell.Type, estimate: CGSize) -> CollectionView {
        let layout = CollectionViewFlowLayout()
        (layout.estimatedItemSize, layout.minimumLineSpacing) = (estimate, 0)
        let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 2000), collectionViewLayout: layout)
        view.register(cells, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        return view
    }

    @Test("R18.17: in a flow layout with estimates, and what is in the cells is where it has to be")
    func inFlowLayout() {
        let view = view(TallCell.self, estimate: CGSize(width: 320, height: 44))
        view.layoutIfNeeded()
        let cells = (0..<3).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0)) as? TallCell }
        #expect(cells.map(\.frame.minY) == [0, 640, 1280])
        #expect(cells.allSatisfy { $0.box.frame == CGRect(x: 0, y: 0, width: 320, height: 640) })
        #expect(view.issues.isEmpty)
    }

    /// A text in the content view, tied to a guide of the cell or to its edges; and one that is no part of the content.
    private final class TextCell: CollectionViewCell {
        let title = Label()
        var bottom: LayoutConstraint?

        override init(frame: CGRect) {
            super.init(frame: frame)
            title.text = "a\nb\nc"
            title.numberOfLines = 0
            title.font = .systemFont(ofSize: 10)
            title.translatesAutoresizingMaskIntoConstraints = false
        }

        func tie(to guide: LayoutGuide, in view: View) {
            view.addSubview(title)
            let bottom = title.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
            LayoutConstraint.activate([
                title.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                title.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                title.topAnchor.constraint(equalTo: guide.topAnchor), bottom,
            ])
            self.bottom = bottom
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("R18.17: the cell's margins and safe area count as its edges do", arguments: [true, false])
    func guides(isInContent: Bool) {
        withBlocks {
            for (isMargins, height) in [(true, 46.0), (false, 30)] {
                let cell = TextCell(frame: .zero)
                let view = isInContent ? cell.contentView : cell
                cell.tie(to: isMargins ? cell.layoutMarginsGuide : cell.safeAreaLayoutGuide, in: view)
                #expect(fit(cell, width: 100) == CGSize(width: 100, height: height))
            }
        }
    }

    @Test("R18.17: what the cell holds and what its content view holds decide together",
        arguments: [(90, 90), (10, 46)] as [(CGFloat, CGFloat)])
    func both(least: CGFloat, height: CGFloat) {
        withBlocks {
            let cell = TextCell(frame: .zero), box = View(frame: .zero)
            cell.tie(to: cell.layoutMarginsGuide, in: cell.contentView)
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            LayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                box.heightAnchor.constraint(greaterThanOrEqualToConstant: least),
            ])
            #expect(fit(cell, width: 100) == CGSize(width: 100, height: height))
        }
    }

    @Test("What is beside the content view and tied to the cell, as a background is, does not size it")
    func background() {
        let cell = TextCell(frame: .zero), box = View(frame: .zero), picture = ImageView()
        picture.image = Image(size: CGSize(width: 300, height: 300))
        for (view, outer) in [(box, cell.contentView), (picture, cell as View)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
            view.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
            view.bottomAnchor.constraint(equalTo: outer.bottomAnchor).isActive = true
        }
        box.heightAnchor.constraint(equalToConstant: 40).isActive = true
        #expect(fit(cell, width: 100).height == 40)
    }

    @Test("R18.17: a constant that the cell holds has it measured again where the view is told to look")
    func changedConstant() {
        withBlocks {
            var cells: [TextCell] = []
            source.whenCellIsMade = { cell, _ in
                guard let cell = cell as? TextCell else { return }
                cell.tie(to: cell.layoutMarginsGuide, in: cell.contentView)
                cells.append(cell)
            }
            let view = view(TextCell.self, estimate: CGSize(width: 320, height: 44))
            view.selfSizingInvalidation = .enabledIncludingConstraints
            view.layoutIfNeeded()
            #expect(cells.map(\.frame.height) == [46, 46, 46])
            cells[0].bottom?.constant = -14
            view.layoutIfNeeded()
            #expect(cells.map(\.frame.height) == [60, 46, 46])
            cells[1].title.text = "a"
            view.layoutIfNeeded()
            #expect(cells.map(\.frame.height) == [60, 26, 46])
        }
    }

    @Test("R18.17: a cell that makes its content view smaller in its own layout settles, with subviews in place")
    func insetContent() {
        final class Inset: CollectionViewCell {
            let box = View(frame: .zero)
            var layouts = 0

            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                contentView.frame = bounds.insetBy(dx: 10, dy: 5)
            }
        }
        let cell = Inset(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        cell.box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(cell.box)
        LayoutConstraint.activate([
            cell.box.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 12),
            cell.box.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -12),
            cell.box.topAnchor.constraint(equalTo: cell.topAnchor),
            cell.box.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
        ])
        cell.layoutIfNeeded()
        #expect(cell.layouts <= 2)
        #expect(cell.box.frame == CGRect(x: 2, y: -5, width: 76, height: 50))
    }

    // MARK: Tables

    private static func tie(_ title: Label, in content: View, to view: View) {
        title.numberOfLines = 0
        title.font = .systemFont(ofSize: 10)
        title.text = "a\nb\nc"
        title.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(title)
        LayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
            title.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
            title.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
            title.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
        ])
    }

    @Test("R18.17: a text of three lines pinned to a row, or to a header, makes it as high as the text and 16")
    func table() {
        withBlocks {
            let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
            let rows = TableClient([2], dequeuing: "row")
            rows.configure = { cell, path in
                CellAnchorTests.tie(Label(), in: cell.contentView, to: cell)
                if path.row == 1 { cell.accessoryType = .disclosureIndicator }
            }
            rows.header = { _ in
                let head = TableViewHeaderFooterView(reuseIdentifier: nil)
                CellAnchorTests.tie(Label(), in: head.contentView, to: head)
                return head
            }
            table.register(TableViewCell.self, forCellReuseIdentifier: "row")
            (table.dataSource, table.delegate) = (rows, rows)
            (table.rowHeight, table.estimatedRowHeight) = (TableView.automaticDimension, 44)
            (table.sectionHeaderHeight, table.estimatedSectionHeaderHeight) = (TableView.automaticDimension, 20)
            table.layoutIfNeeded()
            #expect(table.rectForHeader(inSection: 0).height == 46)
            for row in 0..<2 {
                let path = IndexPath(row: row, section: 0), cell = table.cellForRow(at: path)
                #expect(table.rectForRow(at: path).height == 46)
                #expect(cell?.contentView.subviews.first?.frame == CGRect(x: 8, y: 8, width: 304, height: 30))
            }
            #expect(table.issues.isEmpty)
        }
    }
}
