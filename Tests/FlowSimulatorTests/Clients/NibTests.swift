import FlowSimulator
import FlowTestSupport
import Testing

/// Code that registers nibs compiles and runs, up to the first view.
@Suite
struct NibTests {
    enum Use: String, CaseIterable, Codable {
        case cell, supplementary, decoration, cellRegistration, supplementaryRegistration, instance
    }

    @MainActor private static func run(_ use: Use) {
        let nib = Nib(nibName: "Row", bundle: nil)
        let layout = CollectionViewFlowLayout()
        layout.headerReferenceSize = size(320, 20)
        let screen = TestScreen(320, 300, counts: [1], layout: layout)
        let header = CollectionView.elementKindSectionHeader
        switch use {
        case .cell: screen.view.register(nib, forCellWithReuseIdentifier: "cell")
        case .supplementary:
            screen.view.register(nib, forSupplementaryViewOfKind: header, withReuseIdentifier: "view")
        case .decoration:
            let decorated = ClosureFlowLayout()
            decorated.elements = { $1 + [.decoration("line", [0, 0], rect(0, 0, 10, 10))] }
            decorated.register(nib, forDecorationViewOfKind: "line")
            screen.view.collectionViewLayout = decorated
        case .cellRegistration:
            let rows = CollectionView.CellRegistration<CollectionViewCell, Int>(cellNib: nib) { _, _, _ in }
            screen.source.makeCell = { $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: 1) }
        case .supplementaryRegistration:
            let headers = CollectionView.SupplementaryRegistration<CollectionReusableView>(
                supplementaryNib: nib, elementKind: header) { _, _, _ in }
            screen.source.makeView = { $0.dequeueConfiguredReusableSupplementary(using: headers, for: $1) }
        case .instance: _ = nib.instantiate(withOwner: nil)
        }
        screen.settle()
    }

    @Test("A view of a nib stops the program, which says that there are none", arguments: Use.allCases)
    func stops(_ use: Use) async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { [use = use as Use] in
            await MainActor.run { NibTests.run(use) }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("no view can be read from a nib"))
    }

    @Test("A nil, class or nib, removes what was registered; a class that follows a nib counts") @MainActor
    func removing() {
        let screen = TestScreen.rows(3)
        screen.view.register(Nib(nibName: "Row", bundle: nil), forCellWithReuseIdentifier: "cell")
        screen.view.register(nil, forCellWithReuseIdentifier: "cell")
        screen.view.register(nil as Nib?, forCellWithReuseIdentifier: "cell")
        screen.view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
        screen.settle()
        #expect(screen.view.visibleCells.first is SizedCell)
    }
}
