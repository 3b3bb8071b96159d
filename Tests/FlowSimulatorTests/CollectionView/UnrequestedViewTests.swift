import FlowSimulator
import FlowTestSupport
import Testing

/// R18.18: cells that are dequeued although the view asked the data source for none, as by a test that calls it.
@MainActor @Suite("Views that were not asked for")
struct UnrequestedViewTests {
    private func screen(_ profile: CollectionProfile) -> TestScreen {
        let screen = TestScreen.list(320, 300, count: 9, estimate: 50, spacing: 0) { CGFloat(40 + 10 * $0) }
        screen.view.profile = profile
        screen.settle()
        return screen
    }

    @Test("R18.18: a test may call the data source: the cell is new, as large as the layout says, and not on screen")
    func calledByATest() {
        let screen = screen(.iOS17)
        let cell = screen.source.collectionView(screen.view, cellForItemAt: path(0, 2))
        #expect(cell.frame == rect(0, 90, 320, 60))
        #expect(cell.superview == nil)
        #expect(screen.view.cellForItem(at: path(0, 2)) !== cell)
        screen.view.contentOffset.y = 30
        screen.settle()
        #expect(screen.log.issues.isEmpty)
        #expect(!screen.view.visibleCells.contains(cell))
        // Beyond the data there is no size.
        #expect(screen.view.dequeueReusableCell(withReuseIdentifier: "cell", for: [0, 9]).frame == .zero)
    }

    @Test("R18.18: from iOS 18 on it is reported at the next pass, once, with UIKit's words", arguments: [
        CollectionProfile.iOS18, .iOS26,
    ])
    func reported(profile: CollectionProfile) {
        let screen = screen(profile)
        _ = screen.source.collectionView(screen.view, cellForItemAt: path(0, 2))
        _ = screen.source.collectionView(screen.view, cellForItemAt: path(0, 0))
        #expect(screen.log.issues.isEmpty)
        for _ in 0..<2 {
            screen.view.contentOffset.y += 30
            screen.settle()
            #expect(
                screen.log.kinds == [
                    .unrequestedView(indexPath: path(0, 2)), .unrequestedView(indexPath: path(0, 0)),
                ])
        }
        #expect(screen.log.issues[0].message.hasPrefix("Expected dequeued view to be returned to the collection view"))
        #expect(screen.log.issues[0].severity == .error)
    }

    @Test("A view has the profile that was current when it was made")
    func current() {
        defer { CollectionProfile.current = .iOS18 }
        CollectionProfile.current = .iOS17
        let screen = TestScreen(320, 480, counts: [1])
        CollectionProfile.current = .iOS26
        #expect(screen.view.profile == .iOS17)
    }
}
