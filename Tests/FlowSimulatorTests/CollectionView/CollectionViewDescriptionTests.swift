import FlowSimulator
import Foundation
import Testing

/// What a view prints of itself.
@MainActor
@Suite struct CollectionViewDescriptionTests {
    @Test("A view prints its bounds, its content, its layout and what is on screen, with frames")
    func structure() {
        let screen = TestScreen.rows(20, height: 150)
        screen.flow.headerReferenceSize = CGSize(width: 320, height: 40)
        screen.settle()
        #expect(
            String(reflecting: screen.view) == """
                CollectionView, bounds 0,0 320×150, content 320×2040, CollectionViewFlowLayout, 3 on screen
                    header 0: 0,0 320×40
                    0-0: 0,40 320×100
                    0-1: 0,140 320×100
                """)
    }

    @Test("Printing a view lays nothing out and asks nothing")
    func asksNothing() {
        let screen = TestScreen.rows(20)
        #expect(
            screen.view.debugDescription
                == "CollectionView, bounds 0,0 320×100, content 0×0, CollectionViewFlowLayout, 0 on screen")
        screen.settle()
        screen.view.contentOffset.y = 300
        screen.flow.invalidateLayout()
        let work = screen.view.statistics
        #expect(screen.view.debugDescription.hasSuffix("1 on screen\n    0-0: 0,0 320×100"))
        #expect(screen.view.statistics == work)
    }

    @Test("On another thread a view prints what every object prints")
    func elsewhere() {
        let screen = TestScreen.rows(2)
        screen.settle()
        nonisolated(unsafe) var text = ""
        let (view, isDone) = (screen.view, DispatchSemaphore(value: 0))
        Thread.detachNewThread {
            text = view.debugDescription
            isDone.signal()
        }
        isDone.wait()
        #expect(text.contains("CollectionView"))
        #expect(!text.contains("on screen"))
    }
}
