import CompositionalSimulator
import FlowTesting
import Testing

/// Values that no layout can use: each is an issue with a sentence, and nothing else is lost.
@MainActor
struct UnusableValueTests {
    private func screen(_ cell: CollectionLayoutItem, count: Int? = nil) -> CompositionalScreen {
        let row = size(.fractionalWidth(1), .absolute(50))
        let group: CollectionLayoutGroup =
            count.map { .horizontal(layoutSize: row, subitem: cell, count: $0) }
            ?? .horizontal(layoutSize: row, subitems: [cell])
        return CompositionalScreen(CollectionLayoutSection(group: group), counts: [5])
    }

    @Test("A length that is no length counts as zero", arguments: [-5, CGFloat.nan, .infinity, -.infinity, 1e300])
    func aLengthThatIsNoLengthCountsAsZero(length: CGFloat) {
        let screen = screen(item(.fractionalWidth(1), .absolute(length)))
        screen.view.layoutIfNeeded()
        #expect(screen.frame(0, 1) == rect(0, 50, 375, 0))
        #expect(screen.view.issues.map(\.message).contains { $0.hasPrefix("heightDimension for section 0 is ") })
    }

    @Test("A count below one is one", arguments: [0, -3])
    func aCountBelowOneIsOne(count: Int) {
        let screen = screen(item(.fractionalWidth(1), .fractionalHeight(1)), count: count)
        screen.view.layoutIfNeeded()
        #expect(screen.frame(0, 1) == rect(0, 50, 375, 50))
        #expect(
            screen.issues
                == [.invalidDelegateValue(name: "count", section: 0, indexPath: nil, value: "\(count)")])
    }

    @Test("Insets that are wider than the item leave nothing of it")
    func insetsThatAreWiderThanTheItemLeaveNothingOfIt() {
        let cell = item(.absolute(100), .absolute(50))
        cell.contentInsets = insets(0, 80, 0, 90)
        let screen = screen(cell)
        screen.view.layoutIfNeeded()
        #expect(screen.frame(0, 0)?.width == 0)
        #expect(screen.frame(0, 1) == rect(180, 0, 0, 50))
        #expect(screen.issues.count == 1)
    }

    @Test("Items without length do not repeat without end")
    func itemsWithoutLengthDoNotRepeatWithoutEnd() {
        let screen = screen(item(.absolute(0), .absolute(50)))
        screen.view.layoutIfNeeded()
        #expect(screen.frame(0, 4)?.minY == 200)
        #expect(screen.issues.count == 1)
    }

    @Test("A group without items places nothing")
    func aGroupWithoutItemsPlacesNothing() {
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [])
        let screen = CompositionalScreen(CollectionLayoutSection(group: group), counts: [5])
        screen.view.layoutIfNeeded()
        #expect(screen.frame(0, 0) == nil)
        #expect(screen.view.indexPathsForVisibleItems.isEmpty)
        #expect(
            screen.issues == [
                .invalidDelegateValue(name: "subitems", section: 0, indexPath: nil, value: "an empty list")
            ])
    }

    @Test("A group without room is reported in the words of UIKit")
    func aGroupWithoutRoomIsReportedInTheWordsOfUIKit() {
        let wide = CollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(400), .absolute(40)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]
        )
        let screen = CompositionalScreen(CollectionLayoutSection(group: wide), counts: [2])
        screen.view.layoutIfNeeded()
        #expect(screen.issues == [.groupWithoutRoom(section: 0, length: 400, available: 375, axis: .horizontal)])
        #expect(
            screen.view.issues[0].message.hasPrefix(
                "There is no room for this NSCollectionLayoutGroup to fit into its parent group or section"))
        #expect(screen.frame(0, 1) == rect(0, 40, 400, 40))
    }

    @Test("An empty view reports nothing")
    func anEmptyViewReportsNothing() {
        let wide = CollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(400), .absolute(40)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]
        )
        let screen = CompositionalScreen(CollectionLayoutSection(group: wide), size: .zero)
        screen.view.layoutIfNeeded()
        #expect(screen.issues.isEmpty)
    }

    @Test("Paths that name nothing have no attributes")
    func pathsThatNameNothingHaveNoAttributes() {
        let screen = screen(item(.fractionalWidth(1), .fractionalHeight(1)))
        for path in [
            IndexPath(item: 5, section: 0), IndexPath(item: 0, section: 1), IndexPath(item: -1, section: 0),
            IndexPath(), IndexPath(index: 7),
        ] {
            #expect(screen.layout.layoutAttributesForItem(at: path) == nil)
            #expect(screen.layout.layoutAttributesForSupplementaryView(ofKind: "header", at: path) == nil)
            #expect(screen.layout.layoutAttributesForDecorationView(ofKind: "back", at: path) == nil)
        }
        #expect(screen.layout.layoutAttributesForElements(in: rect(.nan, 0, 1, 1)) == [])
    }

    @Test("A provider that describes nothing leaves a section empty")
    func aProviderThatDescribesNothingLeavesASectionEmpty() {
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item(.fractionalWidth(1), .absolute(50))])
        let section = CollectionLayoutSection(group: group)
        let layout = CollectionViewCompositionalLayout { index, _ in index == 0 ? nil : section }
        let screen = CompositionalScreen(layout, counts: [3, 2])
        screen.view.layoutIfNeeded()
        #expect(screen.frame(0, 0) == nil)
        #expect(screen.frame(1, 1) == rect(0, 50, 375, 50))
        #expect(screen.issues.isEmpty)
    }

    @Test("Values of sections and layouts that are no lengths count as zero")
    func valuesOfSectionsAndLayoutsThatAreNoLengthsCountAsZero() {
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item(.fractionalWidth(1), .absolute(50))])
        group.interItemSpacing = .flexible(.infinity)
        let section = CollectionLayoutSection(group: group)
        section.interGroupSpacing = .nan
        section.contentInsets = insets(.infinity, 0, 0, 0)
        let configuration = CollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = -.infinity
        let screen = CompositionalScreen(section, counts: [2, 2], configuration: configuration)
        screen.view.layoutIfNeeded()
        #expect(screen.frame(1, 1) == rect(0, 150, 375, 50))
        #expect(screen.issues.count == 4)
    }
}
