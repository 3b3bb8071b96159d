import CompositionalSimulator
import FlowTesting
import Testing

/// Frames that were read off pictures of UIKit, on a screen of 375 × 812 points at three pixels a point. They are exact
/// to a third of a point.
@MainActor
struct MeasuredFactsTests {
    @Test("Group insets shrink the content and item insets the item")
    func groupInsetsShrinkTheContentAndItemInsetsTheItem() {
        let third = item(.fractionalWidth(1 / 3), .fractionalHeight(1))
        third.contentInsets = insets(0, 0, 0, 4)
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [third])
        group.contentInsets = insets(0, 16, 0, 16)
        let screen = CompositionalScreen(CollectionLayoutSection(group: group))
        screen.view.layoutIfNeeded()
        #expect(isSame(screen.frame(0, 0), rect(16, 0, 110.333, 100)))
        #expect(isSame(screen.frame(0, 1), rect(130.333, 0, 110.333, 100)))
        #expect(isSame(screen.frame(0, 3), rect(16, 100, 110.333, 100)))
    }

    @Test("Shares are rounded before placing")
    func sharesAreRoundedBeforePlacing() {
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(355), .absolute(80)),
            subitem: item(.fractionalWidth(1), .fractionalWidth(0.25)), count: 4)
        group.interItemSpacing = .fixed(16)
        let section = CollectionLayoutSection(group: group)
        section.interGroupSpacing = 16
        let screen = CompositionalScreen(section)
        screen.view.layoutIfNeeded()
        for (index, x) in [0, 92.667, 185.333, 278].enumerated() {
            #expect(isSame(screen.frame(0, index), rect(x, 0, 76.667, 76.667)))
        }
        #expect(isSame(screen.frame(0, 4), rect(0, 96, 76.667, 76.667)))
        // Without rounding it would be 230.25 pixels, which is less than a third of a point more.
        #expect(abs((screen.frame(0, 0)?.width ?? 0) * 3 - 230) < 1e-9)
    }

    @Test("Shares of the whole width")
    func sharesOfTheWholeWidth() {
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)),
            subitem: item(.fractionalWidth(0.25), .fractionalHeight(1)), count: 4)
        group.interItemSpacing = .fixed(8)
        let section = CollectionLayoutSection(group: group)
        section.interGroupSpacing = 2
        section.contentInsets = insets(0, 16, 0, 0)
        let screen = CompositionalScreen(section, size: CGSize(width: 391, height: 812))
        screen.view.layoutIfNeeded()
        for (index, x) in [16, 111.667, 207.333, 303].enumerated() {
            #expect(isSame(screen.frame(0, index), rect(x, 0, 87.667, 40)))
        }
        #expect(isSame(screen.frame(0, 4), rect(16, 42, 87.667, 40)))
    }

    @Test("Rows follow each other at group and spacing")
    func rowsFollowEachOtherAtGroupAndSpacing() {
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item(.fractionalWidth(1), .absolute(100))]
        )
        let section = CollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        let screen = CompositionalScreen(section)
        screen.view.layoutIfNeeded()
        #expect(isSame(screen.frame(0, 3), rect(0, 324, 375, 100)))
    }

    @Test("Columns share their height", arguments: [(2, 46.0), (3, 28.0)])
    func columnsShareTheirHeight(count: Int, height: CGFloat) {
        let group = CollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: count)
        group.interItemSpacing = .fixed(8)
        let screen = CompositionalScreen(CollectionLayoutSection(group: group))
        screen.view.layoutIfNeeded()
        for index in 0..<count {
            #expect(isSame(screen.frame(0, index), rect(0, CGFloat(index) * (height + 8), 375, height)))
        }
    }

    @Test("An empty section has no height but the spacing behind it stays")
    func anEmptySectionHasNoHeightButTheSpacingBehindItStays() {
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item(.fractionalWidth(1), .absolute(50))])
        let section = CollectionLayoutSection(group: group)
        section.contentInsets = insets(10, 0, 10, 0)
        let configuration = CollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20
        let screen = CompositionalScreen(section, counts: [1, 0, 1], configuration: configuration)
        screen.view.layoutIfNeeded()
        #expect(isSame(screen.frame(0, 0), rect(0, 10, 375, 50)))
        #expect(isSame(screen.frame(2, 0), rect(0, 70 + 20 + 20 + 10, 375, 50)))
        #expect(screen.view.contentSize.height == 180)
    }

    @Test("An empty section keeps its header and footer")
    func anEmptySectionKeepsItsHeaderAndFooter() {
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item(.fractionalWidth(1), .absolute(50))])
        let section = CollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [
            header(.fractionalWidth(1), .absolute(30)),
            header(.fractionalWidth(1), .absolute(24), kind: "footer", .bottom),
        ]
        let screen = CompositionalScreen(section, counts: [0, 1]).register("header", "footer")
        screen.view.layoutIfNeeded()
        #expect(isSame(screen.frame(ofKind: "header", 0), rect(0, 0, 375, 30)))
        #expect(isSame(screen.frame(ofKind: "footer", 0), rect(0, 30, 375, 24)))
        #expect(isSame(screen.frame(1, 0), rect(0, 84, 375, 50)))
    }

    @Test("The bottom inset follows the last group which has its full height")
    func theBottomInsetFollowsTheLastGroupWhichHasItsFullHeight() {
        let group = CollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
        let section = CollectionLayoutSection(group: group)
        section.contentInsets = insets(0, 0, 30, 0)
        let screen = CompositionalScreen(section, counts: [3])
        screen.view.layoutIfNeeded()
        #expect(screen.view.contentSize.height == 230)
    }

    @Test("A group of an orthogonal section is as wide as the view")
    func aGroupOfAnOrthogonalSectionIsAsWideAsTheView() {
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item(.fractionalWidth(1), .absolute(40))])
        let section = CollectionLayoutSection(group: group)
        section.contentInsets = insets(16, 16, 16, 16)
        section.orthogonalScrollingBehavior = .groupPaging
        section.decorationItems = [.background(elementKind: "background")]
        let screen = CompositionalScreen(section, counts: [5, 5])
        screen.layout.register(SizedView.self, forDecorationViewOfKind: "background")
        screen.view.layoutIfNeeded()
        #expect(isSame(screen.frame(0, 0), rect(16, 16, 375, 40)))
        #expect(isSame(screen.frame(1, 0), rect(16, 88, 375, 40)))
        let path = IndexPath(item: 0, section: 0)
        let background = screen.layout.layoutAttributesForDecorationView(ofKind: "background", at: path)
        #expect(isSame(background?.frame, rect(0, 0, 375, 72)))
        #expect((background?.zIndex ?? 0) < (screen.layout.layoutAttributesForItem(at: path)?.zIndex ?? 0))
    }

    @Test("A badge is at its corner and halves are rounded away from zero")
    func aBadgeIsAtItsCornerAndHalvesAreRoundedAwayFromZero() {
        let badge = CollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(25), .absolute(25)), elementKind: "badge",
            containerAnchor: CollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let cell = CollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .absolute(80)), supplementaryItems: [badge])
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [cell])
        let screen = CompositionalScreen(CollectionLayoutSection(group: group)).register("badge")
        screen.view.layoutIfNeeded()
        #expect(screen.frame(ofKind: "badge", 0).map { ($0.minY * 3).rounded() } == -23)
        #expect(isSame(screen.frame(ofKind: "badge", 0), rect(187.5 - 25 + 7.5, -7.667, 25, 25)))
    }

    @Test("A groups view begins at the edge of its content")
    func aGroupsViewBeginsAtTheEdgeOfItsContent() {
        let view = CollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(60)), elementKind: "arrow",
            containerAnchor: CollectionLayoutAnchor(edges: .trailing, fractionalOffset: CGPoint(x: 1, y: 0)))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [item(.fractionalWidth(1), .absolute(80))])
        group.contentInsets = insets(0, 0, 0, 20)
        group.supplementaryItems = [view]
        let screen = CompositionalScreen(CollectionLayoutSection(group: group)).register("arrow")
        screen.view.layoutIfNeeded()
        #expect(isSame(screen.frame(ofKind: "arrow", 0), rect(355, 10, 20, 60)))
    }

    @Test("A pinned footer rests on the safe area")
    func aPinnedFooterRestsOnTheSafeArea() {
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item(.fractionalWidth(1), .absolute(100))]
        )
        let section = CollectionLayoutSection(group: group)
        let footer = header(.fractionalWidth(1), .absolute(24), kind: "footer", .bottom)
        footer.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [footer]
        let screen = CompositionalScreen(section).register("footer")
        screen.view.contentInset.bottom = 34
        screen.view.layoutIfNeeded()
        #expect(isSame(screen.frame(ofKind: "footer", 0), rect(0, 754, 375, 24)))
    }

    @Test("An estimated section above an orthogonal one")
    func anEstimatedSectionAboveAnOrthogonalOne() {
        let row = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(50)), subitems: [item(.fractionalWidth(1), .estimated(50))]
        )
        let card = CollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(150), .absolute(200)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let shelf = CollectionLayoutSection(group: card)
        shelf.contentInsets = insets(10, 10, 10, 10)
        shelf.orthogonalScrollingBehavior = .continuous
        let layout = CollectionViewCompositionalLayout { index, _ in
            index == 0 ? CollectionLayoutSection(group: row) : shelf
        }
        let screen = CompositionalScreen(layout, counts: [3, 4])
        screen.source.size = { $0.section == 0 ? CGSize(width: 375, height: 90) : nil }
        screen.view.layoutIfNeeded()
        #expect(isSame(screen.frame(0, 2), rect(0, 180, 375, 90)))
        #expect(isSame(screen.frame(1, 0), rect(10, 280, 150, 200)))
        #expect(screen.view.contentSize.height == 490)
    }

    @Test("An item of the whole height of an estimated group has the estimate")
    func anItemOfTheWholeHeightOfAnEstimatedGroupHasTheEstimate() {
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(100)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let screen = CompositionalScreen(CollectionLayoutSection(group: group))
        screen.source.size = { _ in CGSize(width: 375, height: 150) }
        screen.view.layoutIfNeeded()
        #expect(isSame(screen.frame(0, 1), rect(0, 100, 375, 100)))
    }
}
