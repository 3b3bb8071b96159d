@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator
import Foundation
import Testing
import ViewSimulator

/// Collection views that constraints place, and that are as high as their content (R18.4, R18.5).
@MainActor @Suite("Layout that begins inside, and goes round", .serialized)
struct LayoutFromInsideTests {
    /// As people write it.
    private final class ContentHigh: CollectionView {
        var layouts = 0
        var isEndless = false

        override var intrinsicContentSize: CGSize { contentSize }

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            if isEndless || bounds.size != intrinsicContentSize { invalidateIntrinsicContentSize() }
        }
    }

    private let source = TableSource([10])

    private func grid<Grid: CollectionView>(
        _ make: (CGRect, CollectionViewLayout) -> Grid, cells: CollectionViewCell.Type
    ) -> Grid {
        let layout = CollectionViewFlowLayout()
        (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 320, height: 50), 0)
        let view = make(.zero, layout)
        view.register(cells, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        return view
    }

    private func pin(_ view: View, in outer: View, isBottom: Bool) {
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            view.topAnchor.constraint(equalTo: outer.topAnchor),
        ])
        if isBottom { view.bottomAnchor.constraint(equalTo: outer.bottomAnchor).isActive = true }
    }

    @Test("R18.4: a collection view that a controller pins has its cells after its own `layoutIfNeeded()`")
    func pinnedInController() {
        final class Controller: ViewController {
            var grid: CollectionView?
            var pin: (View, View) -> Void = { _, _ in }
            override func viewDidLoad() {
                super.viewDidLoad()
                if let grid { pin(grid, view) }
            }
        }
        let controller = Controller()
        controller.grid = grid(CollectionView.init(frame:collectionViewLayout:), cells: CollectionViewCell.self)
        controller.pin = { pin($0, in: $1, isBottom: true) }
        controller.loadViewIfNeeded()
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        controller.grid?.layoutIfNeeded()
        #expect(controller.grid?.visibleCells.count == 10)
        #expect(controller.grid?.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    @Test("R18.4: a collection view in a cell, too")
    func insideCell() {
        let outer = TableSource([1])
        let view = grid(CollectionView.init(frame:collectionViewLayout:), cells: CollectionViewCell.self)
        (view.collectionViewLayout as? CollectionViewFlowLayout)?.itemSize = CGSize(width: 320, height: 200)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        view.dataSource = outer
        var counts: [Int] = []
        outer.whenCellIsMade = { cell, _ in
            let inner = grid(CollectionView.init(frame:collectionViewLayout:), cells: CollectionViewCell.self)
            pin(inner, in: cell.contentView, isBottom: true)
            inner.layoutIfNeeded()
            counts.append(inner.visibleCells.count)
        }
        view.layoutIfNeeded()
        #expect(counts == [4])
        let inner = view.visibleCells.first?.contentView.subviews.first as? CollectionView
        #expect(inner?.visibleCells.count == 4)
    }

    @Test("R18.5: a collection view as high as its content is laid out a few times, at any depth", arguments: 0...4)
    func asHighAsContent(depth: Int) {
        let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 2000))
        let view = grid(ContentHigh.init(frame:collectionViewLayout:), cells: CollectionViewCell.self)
        var outer = root
        for container in (0..<depth).map({ _ in View(frame: .zero) }) + [view] {
            pin(container, in: outer, isBottom: outer !== root)
            outer = container
        }
        root.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 320, height: 500))
        #expect(view.visibleCells.count == 10)
        #expect(view.layouts <= depth + 3)
        source.counts = [12]
        view.layouts = 0
        view.reloadData()
        root.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 320, height: 600))
        #expect(view.layouts <= 3)
        #expect(view.issues.isEmpty)
    }

    @Test("R18.5: one that always invalidates ends, and is named once", arguments: 0...4)
    func endless(depth: Int) {
        let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 2000))
        let view = grid(ContentHigh.init(frame:collectionViewLayout:), cells: CollectionViewCell.self)
        view.isEndless = true
        view.accessibilityIdentifier = "grid"
        var outer = root
        for container in (0..<depth).map({ _ in View(frame: .zero) }) + [view] {
            pin(container, in: outer, isBottom: outer !== root)
            outer = container
        }
        var found: [ConstraintDiagnostic] = []
        ConstraintDiagnostic.handler = { found.append($0) }
        defer { ConstraintDiagnostic.handler = nil }
        root.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 320, height: 500))
        #expect(view.layouts <= 140)
        #expect(found.count == 1)
        #expect(found.first?.view.hasSuffix("grid") == true)
    }

    private final class OnceCell: CollectionViewCell {
        static var layouts = 0
        private var isDone = false

        override func layoutSubviews() {
            super.layoutSubviews()
            OnceCell.layouts += 1
            if !isDone { setNeedsLayout() }
            isDone = true
        }
    }

    @Test("R18.5: 200 cells that have themselves laid out once more cost two layouts each")
    func twoSweeps() {
        source.counts = [200]
        let view = grid(CollectionView.init(frame:collectionViewLayout:), cells: OnceCell.self)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 10000)
        OnceCell.layouts = 0
        view.layoutIfNeeded()
        #expect(OnceCell.layouts == 400)
        #expect(view.statistics.layoutPasses <= 2)
    }

    /// Asks to be measured whenever it is laid out.
    private final class RestlessCell: CollectionViewCell {
        static var layouts = 0

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: CollectionViewLayoutAttributes
        ) -> CollectionViewLayoutAttributes {
            setNeedsLayout()
            return layoutAttributes
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            RestlessCell.layouts += 1
            invalidateIntrinsicContentSize()
        }
    }

    @Test("R18.5: cells that size themselves and always invalidate end with the view's own report, and no other")
    func restlessCells() {
        let view = grid(CollectionView.init(frame:collectionViewLayout:), cells: RestlessCell.self)
        (view.collectionViewLayout as? CollectionViewFlowLayout)?.estimatedItemSize = CGSize(width: 320, height: 44)
        let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        view.frame = root.bounds
        root.addSubview(view)
        var found: [ConstraintDiagnostic] = []
        ConstraintDiagnostic.handler = { found.append($0) }
        defer { ConstraintDiagnostic.handler = nil }
        RestlessCell.layouts = 0
        root.layoutIfNeeded()
        #expect(view.issues.map(\.kind.row.name) == [.layoutLoop])
        #expect(found.isEmpty)
        #expect(RestlessCell.layouts <= 10 * 140)
    }

    @Test("R18.5: a view in a cell that always asks is reported to the collection view, once")
    func restlessContent() {
        final class Restless: View {
            override func layoutSubviews() { setNeedsLayout() }
        }
        final class Cell: CollectionViewCell {
            let badge = Restless()
            override init(frame: CGRect) {
                super.init(frame: frame)
                contentView.addSubview(badge)
            }
            required init?(coder: NSCoder) { nil }
        }
        let view = grid(CollectionView.init(frame:collectionViewLayout:), cells: Cell.self)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        view.layoutIfNeeded()
        #expect(view.issues.map(\.kind.row.name) == [.endlessLayout])
        #expect(view.issues.first?.message.contains("setNeedsLayout() of badge") == true)
    }
}
