import CompositionalSimulator
import FlowTesting
import Testing

/// Groups whose length the cells on screen decide.
@MainActor
struct MeasuredGroupTests {
    @Test("Groups that begin at halves of pixels do not overlap")
    func groupsThatBeginAtHalvesOfPixelsDoNotOverlap() {
        let row = size(.fractionalWidth(1), .estimated(44))
        let section = CollectionLayoutSection(
            group: .horizontal(layoutSize: row, subitems: [CollectionLayoutItem(layoutSize: row)]))
        section.contentInsets.top = 17.5
        let screen = CompositionalScreen(section, counts: [6])
        screen.source.size = { _ in CGSize(width: 375, height: 149.0 / 3) }
        screen.view.layoutIfNeeded()
        // 17.5 points are 52.5 pixels, and each row is 149 pixels high.
        for index in 0..<6 {
            let expected = rect(0, CGFloat(53 + 149 * index) / 3, 375, 149.0 / 3)
            #expect(isSame(screen.frame(0, index), expected, within: 1e-6))
        }
    }

    private func rows(_ columns: Int = 1, estimate: CGFloat = 44) -> CollectionLayoutSection {
        let row = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(estimate)),
            subitem: item(.fractionalWidth(1), .estimated(estimate)), count: columns)
        return CollectionLayoutSection(group: row)
    }

    @Test("The longest cell decides the length of its group")
    func theLongestCellDecidesTheLengthOfItsGroup() {
        let screen = CompositionalScreen(rows(2), counts: [4])
        screen.source.size = { CGSize(width: 1, height: [30, 50, 80, 20][$0.item]) }
        screen.view.layoutIfNeeded()
        #expect(screen.frame(0, 0)?.height == 30)
        #expect(screen.frame(0, 1)?.height == 50)
        #expect(screen.frame(0, 2) == rect(0, 50, screen.frame(0, 0)?.width ?? 0, 80))
        #expect(screen.view.contentSize.height == 130)
    }

    @Test("A cell is offered the width and decides only the height")
    func aCellIsOfferedTheWidthAndDecidesOnlyTheHeight() {
        let screen = CompositionalScreen(rows(), counts: [1])
        screen.source.size = { _ in CGSize(width: 20, height: 70) }
        screen.view.layoutIfNeeded()
        #expect(screen.frame(0, 0) == rect(0, 0, 375, 70))
    }

    @Test("Only cells on screen are asked and each once")
    func onlyCellsOnScreenAreAskedAndEachOnce() {
        let screen = CompositionalScreen(rows(), counts: [1000])
        screen.source.size = { _ in CGSize(width: 1, height: 60) }
        screen.view.layoutIfNeeded()
        let asked = screen.view.statistics.measurements
        // 812 points show 19 estimated rows, and then 14 measured ones.
        #expect(asked == 19)
        screen.view.setNeedsLayout()
        screen.view.layoutIfNeeded()
        #expect(screen.view.statistics.measurements == asked)
        #expect(screen.view.statistics.remeasurements == 0)
    }

    @Test("Cells of fixed groups are not asked")
    func cellsOfFixedGroupsAreNotAsked() {
        let row = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))])
        let screen = CompositionalScreen(CollectionLayoutSection(group: row), counts: [100])
        screen.source.size = { _ in CGSize(width: 1, height: 60) }
        screen.view.layoutIfNeeded()
        #expect(screen.view.statistics.measurements == 0)
        #expect(screen.frame(0, 2) == rect(0, 50, 187.5, 50))
    }

    @Test("Groups that are measured above the reader move the offset")
    func groupsThatAreMeasuredAboveTheReaderMoveTheOffset() {
        let screen = CompositionalScreen(rows(), counts: [200])
        screen.source.size = { _ in CGSize(width: 1, height: 60) }
        screen.view.layoutIfNeeded()
        screen.view.contentOffset.y = 4000
        screen.view.layoutIfNeeded()
        let first = screen.view.indexPathsForVisibleItems.min() ?? IndexPath()
        let reader = IndexPath(item: first.item + 1, section: 0)
        let before = screen.view.cellForItem(at: reader)?.frame.minY ?? 0
        let offset = screen.view.contentOffset.y
        screen.view.contentOffset.y -= 100
        screen.view.layoutIfNeeded()
        let after = screen.view.cellForItem(at: reader)?.frame.minY ?? 0
        // The reader's row is 100 points lower on screen, although rows above it grew from 44 to 60.
        #expect(after - screen.view.contentOffset.y == before - offset + 100)
        #expect(after > before)
    }

    @Test("Another width measures cells again as they come on screen")
    func anotherWidthMeasuresCellsAgainAsTheyComeOnScreen() {
        let screen = CompositionalScreen(rows(), counts: [100])
        screen.source.size = { [unowned view = screen.view] _ in
            CGSize(width: 1, height: view.bounds.width > 400 ? 30 : 60)
        }
        screen.view.layoutIfNeeded()
        #expect(screen.frame(0, 1) == rect(0, 60, 375, 60))
        screen.view.frame.size.width = 800
        screen.view.layoutIfNeeded()
        #expect(screen.frame(0, 1) == rect(0, 30, 800, 30))
    }

    @Test("A context that names an item measures its cell again")
    func aContextThatNamesAnItemMeasuresItsCellAgain() {
        let screen = CompositionalScreen(rows(2), counts: [40])
        var height: CGFloat = 50
        screen.source.size = { $0.item == 3 ? CGSize(width: 1, height: height) : CGSize(width: 1, height: 44) }
        screen.view.layoutIfNeeded()
        #expect(screen.frame(0, 4)?.minY == 94)
        height = 90
        let asked = screen.view.statistics.measurements
        let context = CollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [IndexPath(item: 3, section: 0)])
        screen.layout.invalidateLayout(with: context)
        screen.view.layoutIfNeeded()
        #expect(screen.frame(0, 4)?.minY == 134)
        #expect(screen.view.statistics.measurements == asked + 1)
    }

    @Test("Lines are broken by measured widths")
    func linesAreBrokenByMeasuredWidths() {
        let tag = item(.estimated(60), .estimated(30))
        let row = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [tag])
        row.interItemSpacing = .fixed(10)
        let section = CollectionLayoutSection(group: row)
        section.interGroupSpacing = 6
        let screen = CompositionalScreen(section, counts: [4])
        screen.source.size = { CGSize(width: [200, 150, 100, 300][$0.item], height: 32) }
        screen.view.layoutIfNeeded()
        #expect(screen.frame(0, 0) == rect(0, 0, 200, 32))
        #expect(screen.frame(0, 1) == rect(210, 0, 150, 32))
        #expect(screen.frame(0, 2) == rect(0, 38, 100, 32))
        #expect(screen.frame(0, 3) == rect(0, 76, 300, 32))
    }

    @Test("Siblings of uniform height are as high as the highest")
    func siblingsOfUniformHeightAreAsHighAsTheHighest() {
        let cell = item(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 40))
        let row = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(40)),
            repeatingSubitem: item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 40)),
            count: 2)
        #expect(cell.layoutSize.heightDimension.isUniformAcrossSiblings)
        let screen = CompositionalScreen(CollectionLayoutSection(group: row), counts: [4])
        screen.source.size = { CGSize(width: 1, height: [30, 70, 50, 20][$0.item]) }
        screen.view.layoutIfNeeded()
        #expect(screen.frame(0, 0) == rect(0, 0, 187.5, 70))
        #expect(screen.frame(0, 1) == rect(187.66666666666666, 0, 187.5, 70))
        #expect(screen.frame(0, 2) == rect(0, 70, 187.5, 50))
    }

    @Test("Outermost groups of uniform height are all as high as the highest")
    func outermostGroupsOfUniformHeightAreAllAsHighAsTheHighest() {
        let row = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 40)),
            subitems: [item(.fractionalWidth(1), .estimated(40))])
        let screen = CompositionalScreen(CollectionLayoutSection(group: row), counts: [100])
        screen.source.size = { CGSize(width: 1, height: $0.item == 2 ? 90 : 50) }
        screen.view.layoutIfNeeded()
        #expect(screen.frame(0, 1)?.minY == 90)
        #expect(screen.frame(0, 99)?.minY == 8910)
        #expect(screen.view.contentSize.height == 9000)
    }

    @Test("Headers measure themselves")
    func headersMeasureThemselves() {
        let section = rows()
        section.boundarySupplementaryItems = [header(.fractionalWidth(1), .estimated(30))]
        let screen = CompositionalScreen(section, counts: [1, 1]).register("header")
        screen.source.viewSize = { _, _ in CGSize(width: 1, height: 55) }
        screen.view.layoutIfNeeded()
        #expect(screen.frame(ofKind: "header", 1) == rect(0, 99, 375, 55))
        #expect(screen.frame(1, 0)?.minY == 154)
    }

    @Test("A cell follows its constraints in the given width")
    func aCellFollowsItsConstraintsInTheGivenWidth() {
        let screen = CompositionalScreen(rows(2), counts: [2])
        screen.view.register(LabelCell.self, forCellWithReuseIdentifier: "cell")
        screen.view.layoutIfNeeded()
        let cell = screen.view.cellForItem(at: IndexPath(item: 0, section: 0))
        #expect(cell?.frame.width == 187 + 1.0 / 3)
        #expect((cell?.frame.height ?? 0) > 60)
    }

    final class LabelCell: CollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            let label = Label()
            label.numberOfLines = 0
            label.text = "A text that is so long that it needs four lines or more in half of a narrow screen, at least"
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            LayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
}
