import FlowSimulator
import FlowTestSupport
import Testing

@Suite("Supplementary views on screen, and the background")
@MainActor
struct ShownSupplementaryTests {
    private let header = CollectionView.elementKindSectionHeader
    private let footer = CollectionView.elementKindSectionFooter

    private func screen() -> TestScreen {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = size(320, 50)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = size(320, 20)
        layout.footerReferenceSize = size(320, 10)
        let screen = TestScreen(320, 200, counts: [2, 2, 2], layout: layout)
        screen.settle()
        return screen
    }

    @Test("Views and paths of a kind are those that are on screen")
    func ofAKind() {
        let screen = screen()
        let view = screen.view
        #expect(Set(view.indexPathsForVisibleSupplementaryElements(ofKind: header)) == [[0, 0], [1, 0]])
        #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: footer) == [[0, 0]])
        #expect(view.visibleSupplementaryViews(ofKind: header).count == 2)
        #expect(view.visibleSupplementaryViews(ofKind: "other").isEmpty)
        view.contentOffset.y = 190
        screen.settle()
        #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: header) == [[2, 0]])
    }

    @Test("A supplementary view on screen has a path; a cell and a view elsewhere have none")
    func pathOfAView() throws {
        let view = screen().view
        for shown in view.visibleSupplementaryViews(ofKind: header) {
            let path = try #require(view.indexPath(forSupplementaryView: shown))
            #expect(view.supplementaryView(forElementKind: header, at: path) === shown)
        }
        #expect(view.indexPath(forSupplementaryView: view.visibleCells[0]) == nil)
        #expect(view.indexPath(forSupplementaryView: CollectionReusableView()) == nil)
    }

    @Test("The background fills the bounds behind everything else, and stays there as the content scrolls")
    func background() {
        let screen = screen()
        let background = View(frame: rect(5, 5, 5, 5))
        screen.view.backgroundView = background
        #expect(background.frame == rect(0, 0, 320, 200))
        #expect(screen.view.subviews.first === background)
        screen.view.contentOffset.y = 120
        screen.settle()
        #expect(background.frame == rect(0, 120, 320, 200))
        #expect(screen.view.subviews.first === background, "new cells are in front of it")
        screen.view.frame.size = size(300, 150)
        screen.settle()
        #expect(background.frame == screen.view.bounds)
        let other = View()
        screen.view.backgroundView = other
        #expect(background.superview == nil)
        #expect(screen.view.subviews.first === other)
        screen.view.backgroundView = nil
        #expect(other.superview == nil)
    }

    @Test("The background follows an offset that changes within the pass")
    func backgroundInThePass() {
        let screen = TestScreen.list(320, 400, count: 40, estimate: 50) { 60 + CGFloat($0) }
        let background = View()
        screen.view.backgroundView = background
        screen.view.scrollToItem(at: [0, 30], at: .bottom, animated: false)
        #expect(background.frame == screen.view.bounds)
        #expect(screen.view.contentOffset.y > 1000)
    }
}
