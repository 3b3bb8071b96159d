import CompositionalSimulator
import FlowTesting
import Testing

/// Sections that scroll by themselves.
@MainActor
struct OrthogonalTests {
    private func shelf(_ behavior: CollectionLayoutSectionOrthogonalScrollingBehavior) -> CollectionLayoutSection {
        let card = CollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(150), .absolute(100)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = CollectionLayoutSection(group: card)
        section.contentInsets = insets(0, 10, 0, 10)
        section.interGroupSpacing = 20
        section.orthogonalScrollingBehavior = behavior
        return section
    }

    @Test("A scroll of a section moves nothing else")
    func aScrollOfASectionMovesNothingElse() {
        let screen = CompositionalScreen(shelf(.continuous), counts: [10, 10])
        screen.view.layoutIfNeeded()
        let other = (0..<10).map { screen.frame(1, $0) }
        screen.view.scrollSection(0, to: 100)
        #expect(screen.view.offset(ofSection: 0) == 100)
        #expect(screen.frame(0, 0) == rect(-90, 0, 150, 100))
        #expect(screen.view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame == rect(250, 0, 150, 100))
        #expect((0..<10).map { screen.frame(1, $0) } == other)
        #expect(screen.view.contentSize.height == 200)
        #expect(screen.view.contentOffset == .zero)
    }

    @Test("Only the items on screen have cells")
    func onlyTheItemsOnScreenHaveCells() {
        let screen = CompositionalScreen(shelf(.continuous), counts: [1_000_000])
        screen.view.layoutIfNeeded()
        #expect(screen.view.indexPathsForVisibleItems.count == 3)
        screen.view.scrollSection(0, to: 1_000_000)
        #expect(screen.view.indexPathsForVisibleItems.count <= 4)
        #expect(screen.view.indexPathsForVisibleItems.contains(IndexPath(item: 5882, section: 0)))
    }

    @Test(
        "The behavior decides where the section rests",
        arguments: [
            (CollectionLayoutSectionOrthogonalScrollingBehavior.continuous, 0.0, 200.0),
            (.continuousGroupLeadingBoundary, 0, 170), (.continuousGroupLeadingBoundary, 1, 340),
            (.groupPaging, 1, 170), (.groupPaging, -1, 0), (.groupPagingCentered, 0, 237.5),
            (.paging, 0, 375), (.paging, -1, 0),
        ])
    func theBehaviorDecidesWhereTheSectionRests(
        behavior: CollectionLayoutSectionOrthogonalScrollingBehavior, velocity: CGFloat, offset: CGFloat
    ) {
        let screen = CompositionalScreen(shelf(behavior), counts: [20])
        screen.view.layoutIfNeeded()
        screen.view.scrollSection(0, to: 200, velocity: velocity)
        #expect(screen.view.offset(ofSection: 0) == offset)
    }

    @Test("The end of the contents is the greatest offset")
    func theEndOfTheContentsIsTheGreatestOffset() {
        let screen = CompositionalScreen(shelf(.continuous), counts: [4])
        screen.view.layoutIfNeeded()
        screen.view.scrollSection(0, to: 10_000)
        #expect(screen.view.offset(ofSection: 0) == 305)
        screen.view.scrollSection(0, to: -50)
        #expect(screen.view.offset(ofSection: 0) == 0)
    }

    @Test("The longest cell decides the height of the section")
    func theLongestCellDecidesTheHeightOfTheSection() {
        let card = CollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(150), .estimated(40)), subitems: [item(.fractionalWidth(1), .estimated(40))])
        let section = CollectionLayoutSection(group: card)
        section.orthogonalScrollingBehavior = .continuous
        let screen = CompositionalScreen(section, counts: [10, 1])
        screen.source.size = { CGSize(width: 1, height: $0.item == 5 ? 120 : 60) }
        screen.view.layoutIfNeeded()
        #expect(screen.frame(1, 0)?.minY == 60)
        screen.view.scrollSection(0, to: 500)
        #expect(screen.frame(1, 0)?.minY == 120)
    }

    @Test("A width of its own decides the next place")
    func aWidthOfItsOwnDecidesTheNextPlace() {
        let tag = CollectionLayoutGroup.horizontal(
            layoutSize: size(.estimated(100), .absolute(30)), subitems: [item(.estimated(100), .fractionalHeight(1))])
        let section = CollectionLayoutSection(group: tag)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 5
        let screen = CompositionalScreen(section, counts: [3])
        screen.source.size = { CGSize(width: [40, 90, 120][$0.item], height: 1) }
        screen.view.layoutIfNeeded()
        #expect(
            (0..<3).map { screen.frame(0, $0) } == [rect(0, 0, 40, 30), rect(45, 0, 90, 30), rect(140, 0, 120, 30)])
    }

    @Test("A handler sees the items and the offset")
    func aHandlerSeesTheItemsAndTheOffset() {
        let section = shelf(.continuous)
        var offsets: [CGPoint] = []
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            offsets.append(offset)
            for item in items {
                let distance = abs(item.frame.midX - environment.container.contentSize.width / 2)
                item.alpha = distance > 100 ? 0.5 : 1
            }
        }
        let screen = CompositionalScreen(section, counts: [10])
        screen.view.layoutIfNeeded()
        screen.view.scrollSection(0, to: 60)
        #expect(offsets.first == .zero)
        #expect(offsets.last == CGPoint(x: 60, y: 0))
        #expect(screen.view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 0.5)
        #expect(screen.view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 1)
        #expect(screen.view.issues.isEmpty)
    }

    @Test("A handler with estimates is reported")
    func aHandlerWithEstimatesIsReported() {
        let card = CollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(150), .estimated(40)), subitems: [item(.fractionalWidth(1), .estimated(40))])
        let section = CollectionLayoutSection(group: card)
        section.visibleItemsInvalidationHandler = { _, _, _ in }
        let screen = CompositionalScreen(section)
        screen.view.layoutIfNeeded()
        #expect(screen.issues == [.handlerWithEstimates(section: 0)])
    }
}
