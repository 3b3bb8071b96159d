import FlowSimulator
import Foundation
import Testing

@MainActor @Suite("Registrations that configure what they make")
struct RegistrationTests {
    final class NameCell: CollectionViewCell {
        var name: String?
        var reuses = 0

        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    final class Title: CollectionReusableView {
        var text = ""
    }

    final class Source: NSObject, CollectionViewDataSource {
        var names = (0..<40).map { "item \($0)" }
        let cells = CollectionView.CellRegistration<NameCell, String> { cell, path, name in
            cell.name = "\(path.item): \(name)"
        }
        let others = CollectionView.CellRegistration<NameCell, String> { cell, _, _ in cell.name = "other" }
        let titles = CollectionView.SupplementaryRegistration<Title>(
            elementKind: CollectionView.elementKindSectionHeader
        ) { title, kind, path in
            title.text = "\(kind) \(path.section)"
        }
        var usesOthers = false
        var hasNoItem = false

        func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
            names.count
        }

        func collectionView(_ view: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
            let copy = cells
            return view.dequeueConfiguredReusableCell(
                using: usesOthers ? others : copy, for: indexPath, item: hasNoItem ? nil : names[indexPath.item])
        }

        func collectionView(
            _ view: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> CollectionReusableView {
            view.dequeueConfiguredReusableSupplementary(using: titles, for: indexPath)
        }
    }

    private let source = Source()

    private func view() -> CollectionView {
        let layout = CollectionViewFlowLayout()
        (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 320, height: 100), 0)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.dataSource = source
        view.layoutIfNeeded()
        return view
    }

    private func cell(_ view: CollectionView, _ item: Int) -> NameCell? {
        view.cellForItem(at: IndexPath(item: item, section: 0)) as? NameCell
    }

    @Test("Cells are made, configured and reused without being registered by name")
    func cells() {
        let view = view()
        #expect((0..<5).map { cell(view, $0)?.name } == (0..<5).map { "\($0): item \($0)" })
        // In the order of use: the header came first.
        #expect(cell(view, 0)?.reuseIdentifier == "registration 2")
        view.contentOffset.y = 2000
        view.layoutIfNeeded()
        #expect(cell(view, 20)?.name == "20: item 20")
        #expect(cell(view, 20)?.reuses == 1)
    }

    @Test("Two registrations of one class do not share their cells")
    func twoRegistrations() {
        let view = view()
        source.usesOthers = true
        view.reloadData()
        view.layoutIfNeeded()
        #expect(cell(view, 0)?.name == "other")
        #expect(cell(view, 0)?.reuses == 0)
        #expect(cell(view, 0)?.reuseIdentifier == "registration 3")
    }

    @Test("Headers are made and configured by theirs")
    func supplementaryViews() {
        let view = view()
        let path = IndexPath(item: 0, section: 0)
        let kind = CollectionView.elementKindSectionHeader
        let title = view.supplementaryView(forElementKind: kind, at: path) as? Title
        #expect(title?.text == "\(kind) 0")
        #expect(title?.reuseIdentifier == "registration 1")
    }

    @Test("Without an item the cell is left as it is")
    func noItem() {
        source.hasNoItem = true
        let view = view()
        #expect(cell(view, 0) != nil)
        #expect(cell(view, 0)?.name == nil)
    }
}
