import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

/// Mistakes of a program that would be hard to find if nobody said a word.
@MainActor @Suite
struct MistakeTests {
    @Test("R13.1: items that no longer fit are reported each time that the available length is shorter")
    func noLongerFit() {
        let screen = TestScreen.rows(10)
        screen.settle()
        #expect(screen.log.issues.isEmpty)
        for available in [310, 300] as [CGFloat] {
            screen.log.issues = []
            screen.view.contentInset.left = 320 - available
            screen.settle()
            #expect(
                screen.log.kinds == [
                    .invalidItemSize(
                        indexPath: IndexPath(item: 0, section: 0), span: 320, available: available, axis: .vertical,
                        fromDelegate: false)
                ])
        }
        screen.log.issues = []
        screen.view.contentInset.left = 5
        screen.settle()
        #expect(screen.log.issues.isEmpty, "the available length is longer than before")
    }

    @Test("A layout may be given to a second view; the first one keeps what it shows, and says so when it is laid out")
    func aLayoutThatServesTwoViews() {
        let screen = TestScreen.rows(10)
        screen.settle()
        let shown = screen.view.indexPathsForVisibleItems.count
        let other = CollectionView(frame: screen.view.frame, collectionViewLayout: screen.layout)
        other.layoutIfNeeded()
        #expect(screen.log.issues.isEmpty, "UIKit minds no view that is not used any more")
        for offset: CGFloat in [50, 60] {
            screen.view.contentOffset.y = offset
            screen.settle()
        }
        #expect(screen.log.kinds == [.layoutTaken(layoutClass: "CollectionViewFlowLayout")])
        #expect(screen.log.issues[0].severity == .error)
        #expect(screen.layout.collectionView === other)
        #expect(screen.view.indexPathsForVisibleItems.count == shown)
        let own = CollectionViewFlowLayout()
        own.itemSize = size(320, 50)
        screen.view.collectionViewLayout = own
        screen.settle()
        #expect(screen.log.issues.count == 1)
        #expect(screen.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame == rect(0, 60, 320, 50))
        let third = CollectionView(frame: screen.view.frame, collectionViewLayout: own)
        screen.view.contentOffset.y = 70
        screen.settle()
        #expect(screen.log.issues.count == 2, "once for each layout")
        #expect(own.collectionView === third, "once for each layout")
    }

    @Test("A layout whose second view is gone belongs to the first one again")
    func secondViewGone() {
        let screen = TestScreen.rows(10)
        screen.settle()
        _ = CollectionView(frame: screen.view.frame, collectionViewLayout: screen.layout)
        screen.view.contentOffset.y = 450
        screen.settle()
        #expect(screen.layout.collectionView === screen.view)
        #expect(screen.view.cellForItem(at: IndexPath(item: 9, section: 0)) != nil || screen.view.bounds.height < 450)
    }

    @Test("More items than a flow layout can hold trap, with their number and section")
    func moreItemsThanAFlowLayoutHolds() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            TestScreen(320, 480, counts: [5, 1 << 32, 3]).settle()
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("4294967296 items in section 1, after 5 in those before"))
    }

    @Test("R8.7: final sizes do not depend on the estimate")
    func finalSizes() {
        func frames(_ estimate: CGFloat) -> [CGRect] {
            let screen = TestScreen.list(375, 600, count: 40, estimate: estimate, spacing: 0) {
                60 + CGFloat($0 % 5) / 10
            }
            screen.scrollToEnd(step: 300)
            screen.view.contentOffset.y = 0
            screen.settle()
            for path in screen.view.indexPathsForVisibleItems {
                #expect(screen.view.cellForItem(at: path)?.frame == screen.frame(path.item))
            }
            return screen.frames(0..<40)
        }
        #expect(frames(60) == frames(200))
        #expect(frames(60.2) == frames(10))
    }
}
