import CompositionalSimulator
import FlowTesting
import Testing

/// Lists: rows with their margins, headers, separators and accessories.
@MainActor
struct ListTests {
    private func screen(
        _ configuration: CollectionLayoutListConfiguration, counts: [Int] = [3, 2], width: CGFloat = 375
    ) -> CompositionalScreen {
        let screen = CompositionalScreen(
            CollectionViewCompositionalLayout.list(using: configuration), counts: counts,
            size: CGSize(width: width, height: 812))
        screen.view.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        return screen.register(CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter)
    }

    @Test("Rows of a plain list are as wide as the view")
    func rowsOfAPlainListAreAsWideAsTheView() {
        let screen = screen(CollectionLayoutListConfiguration(appearance: .plain))
        screen.view.layoutIfNeeded()
        #expect(screen.frame(0, 2) == rect(0, 88, 375, 44))
        #expect(screen.frame(1, 0) == rect(0, 132, 375, 44))
    }

    @Test("Rows of an inset group have the distance of tables", arguments: [(375.0, 16.0), (390, 20)])
    func rowsOfAnInsetGroupHaveTheDistanceOfTables(width: CGFloat, inset: CGFloat) {
        let screen = screen(CollectionLayoutListConfiguration(appearance: .insetGrouped), width: width)
        screen.view.layoutIfNeeded()
        #expect(screen.frame(0, 0) == rect(inset, 35, width - 2 * inset, 44))
        #expect(isSame(screen.frame(1, 0), rect(inset, 35 + 132 + 35, width - 2 * inset, 44)))
    }

    @Test("Headers of a plain list have a space above and stick")
    func headersOfAPlainListHaveASpaceAboveAndStick() {
        var configuration = CollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let screen = screen(configuration, counts: [40])
        screen.source.viewSize = { _, _ in CGSize(width: 1, height: 30) }
        screen.view.layoutIfNeeded()
        let kind = CollectionView.elementKindSectionHeader
        #expect(screen.frame(ofKind: kind, 0) == rect(0, 22, 375, 30))
        #expect(screen.frame(0, 0)?.minY == 52)
        screen.view.contentOffset.y = 300
        screen.view.layoutIfNeeded()
        #expect(screen.frame(ofKind: kind, 0) == rect(0, 300, 375, 30))
        configuration.headerTopPadding = 5
        let other = self.screen(configuration)
        other.view.layoutIfNeeded()
        #expect(other.frame(ofKind: kind, 0)?.minY == 5)
    }

    private func separator(_ isTop: Bool, _ path: IndexPath, in screen: CompositionalScreen) -> CGRect? {
        let kind = isTop ? "CollectionViewListTopSeparator" : "CollectionViewListBottomSeparator"
        return screen.layout.layoutAttributesForDecorationView(ofKind: kind, at: path)?.frame
    }

    @Test("Separators are at the ends of rows behind the inset of the text")
    func separatorsAreAtTheEndsOfRowsBehindTheInsetOfTheText() {
        let screen = screen(CollectionLayoutListConfiguration(appearance: .insetGrouped))
        screen.view.layoutIfNeeded()
        let (first, last) = (IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0))
        #expect(isSame(separator(false, first, in: screen), rect(32, 79 - 1.0 / 3, 327, 1.0 / 3)))
        #expect(separator(true, first, in: screen) == nil)
        #expect(separator(false, last, in: screen) == nil)
        let shown = screen.view.subviews.filter { "\(type(of: $0))" == "ListSeparatorView" }
        #expect(shown.count == 3)
    }

    @Test("A handler decides the separators of an item")
    func aHandlerDecidesTheSeparatorsOfAnItem() {
        var configuration = CollectionLayoutListConfiguration(appearance: .plain)
        configuration.itemSeparatorHandler = { path, given in
            var separators = given
            if path.item == 1 {
                separators.topSeparatorVisibility = .visible
                separators.bottomSeparatorInsets = DirectionalEdgeInsets(top: 0, leading: 100, bottom: 0, trailing: 50)
            }
            if path.item == 2 { separators.bottomSeparatorVisibility = .hidden }
            return separators
        }
        let screen = screen(configuration)
        screen.view.layoutIfNeeded()
        #expect(isSame(separator(true, IndexPath(item: 1, section: 0), in: screen), rect(16, 44, 359, 1.0 / 3)))
        #expect(
            isSame(separator(false, IndexPath(item: 1, section: 0), in: screen), rect(100, 88 - 1.0 / 3, 225, 1.0 / 3)))
        #expect(separator(false, IndexPath(item: 2, section: 0), in: screen) == nil)
        configuration.showsSeparators = false
        let bare = self.screen(configuration)
        bare.view.layoutIfNeeded()
        #expect(separator(true, IndexPath(item: 1, section: 0), in: bare) == nil)
    }

    @Test("Accessories take their width from the content")
    func accessoriesTakeTheirWidthFromTheContent() {
        let cell = CollectionViewListCell(frame: rect(0, 0, 320, 44))
        let switchView = View(frame: rect(0, 0, 51, 31))
        cell.accessories = [
            .disclosureIndicator(), .delete(displayed: .always), .delete(),
            .customView(configuration: .init(customView: switchView, placement: .trailing())),
            .checkmark(options: .init(isHidden: true)), .label(text: ""),
            .detail(options: .init(reservedLayoutWidth: .custom(10))),
        ]
        cell.layoutIfNeeded()
        // Leading: 38 for the control. Trailing: 34 + (16 + 51) + 16 for the empty label + 10.
        #expect(cell.contentView.frame == rect(38, 0, 320 - 38 - 127, 44))
        #expect(switchView.frame.size == CGSize(width: 51, height: 31))
        #expect(switchView.frame.minX > cell.contentView.frame.maxX + 33)
        cell.accessories = []
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == cell.bounds)
        #expect(switchView.superview == nil)
    }

    @Test("Editing shows the accessories for it")
    func editingShowsTheAccessoriesForIt() {
        let screen = screen(CollectionLayoutListConfiguration(appearance: .plain), counts: [1])
        screen.view.layoutIfNeeded()
        let cell = screen.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? CollectionViewListCell
        cell?.accessories = [.reorder(), .disclosureIndicator(displayed: .whenNotEditing)]
        screen.view.layoutIfNeeded()
        cell?.layoutIfNeeded()
        #expect(cell?.contentView.frame.width == 341)
        screen.view.isEditing = true
        screen.view.layoutIfNeeded()
        cell?.layoutIfNeeded()
        #expect(cell?.contentView.frame.width == 333)
    }

    @Test("An accessory calls its handler")
    func anAccessoryCallsItsHandler() {
        let cell = CollectionViewListCell(frame: rect(0, 0, 320, 44))
        var taps = 0
        cell.accessories = [.disclosureIndicator(), .detail(actionHandler: { taps += 1 })]
        cell.tapAccessory(at: 0)
        cell.tapAccessory(at: 1)
        #expect(taps == 1)
    }
}
