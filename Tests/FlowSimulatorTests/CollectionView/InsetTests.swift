import FlowSimulator
import Testing

/// A content inset or safe area that changes while the content is at its start (R17.8).
@MainActor
@Suite("Insets at the start of the content")
struct InsetTests {
    @Test("Another inset moves an offset at the start at once, and no other")
    func atTheStart() {
        let screen = TestScreen.rows(30, height: 480)
        screen.settle()
        screen.view.contentInset.top = 135
        #expect(screen.view.contentOffset.y == -135)
        screen.view.contentInset.top = 20
        #expect(screen.view.contentOffset.y == -20)
        screen.view.contentOffset.y = 100
        screen.view.contentInset.top = 64
        screen.settle()
        #expect(screen.view.contentOffset.y == 100)
    }

    @Test("R17.8: a view that has no content yet begins at its inset at once; one that a finger holds is left alone")
    func notSettled() {
        let screen = TestScreen.rows(30, height: 480)
        screen.view.contentInset.top = 30
        #expect(screen.view.contentOffset.y == -30)
        screen.settle()
        #expect(screen.view.contentOffset.y == -30)
        screen.view.beginDragging()
        screen.view.contentInset.top = 50
        #expect(screen.view.contentOffset.y == -30)
    }

    @Test("R17.8: collection views and tables without anything in them begin at their inset before any layout")
    func empty() {
        let insets = EdgeInsets(top: 20, left: 8, bottom: 5, right: 0)
        let frame = rect(0, 0, 320, 480)
        let (list, sizeless) = (CollectionViewFlowLayout(), CollectionViewFlowLayout())
        let views: [ScrollView] = [
            CollectionView(frame: frame, collectionViewLayout: list), TableView(frame: frame),
            CollectionView(frame: .zero, collectionViewLayout: sizeless),
        ]
        for view in views {
            view.contentInset = insets
            #expect(view.contentOffset == CGPoint(x: -8, y: -20))
            view.contentInset.top = 50
            #expect(view.contentOffset == CGPoint(x: -8, y: -50))
        }
    }

    @Test("R17.8: an inset before the first layout says no place: what comes after it counts from the start")
    func saysNoPlace() {
        let screen = TestScreen.rows(30, height: 480)
        screen.view.contentInset.top = 30
        screen.view.setSafeAreaInsets(EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        screen.settle()
        #expect(screen.view.contentOffset.y == -50)
        let given = TestScreen.rows(30, height: 480)
        given.view.contentOffset.y = 100
        given.view.contentInset.top = 30
        #expect(given.view.contentOffset.y == 100)
        given.settle()
        #expect(given.view.contentOffset.y == 100)
    }

    @Test("A view loads at its start, inset and safe area included; an offset that was set is kept")
    func loading() {
        for (inset, safeArea) in [(47, 0), (0, 47), (20, 27)] as [(CGFloat, CGFloat)] {
            let screen = TestScreen.rows(30, height: 480)
            screen.view.contentInset.top = inset
            screen.view.setSafeAreaInsets(EdgeInsets(top: safeArea, left: 0, bottom: 0, right: 0))
            screen.settle()
            #expect(screen.view.contentOffset.y == -47)
        }
        let screen = TestScreen.rows(30, height: 480)
        screen.view.contentInset.top = 47
        screen.view.contentOffset = .zero
        screen.settle()
        #expect(screen.view.contentOffset.y == 0)
    }

    @Test("The safe area does what an inset does, also where content that grows takes it in")
    func safeArea() {
        let screen = TestScreen.rows(30, height: 480)
        screen.settle()
        screen.view.setSafeAreaInsets(EdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
        #expect(screen.view.contentOffset.y == -59)
        screen.source.counts = [2]
        screen.view.deleteItems(at: (2..<30).map { path(0, $0) })
        #expect(screen.view.adjustedContentInset.top == 0)
        #expect(screen.view.contentOffset.y == 0)
        screen.source.counts = [20]
        screen.view.insertItems(at: (2..<20).map { path(0, $0) })
        #expect(screen.view.adjustedContentInset.top == 59)
        #expect(screen.view.contentOffset.y == -59)
    }

    @Test("A mirrored view starts at the right")
    func mirrored() {  // R11.2
        let layout = ClosureFlowLayout.mirrored()
        layout.scrollDirection = .horizontal
        layout.itemSize = size(100, 100)
        let screen = TestScreen(300, 100, counts: [30], layout: layout)
        screen.view.semanticContentAttribute = .forceRightToLeft
        screen.settle()
        let start = screen.view.contentSize.width - 300
        #expect(screen.view.contentOffset.x == start)
        screen.view.contentInset.right = 40
        #expect(screen.view.contentOffset.x == start + 40)
        screen.view.contentInset.left = 40
        #expect(screen.view.contentOffset.x == start + 40)
    }

    @Test("The delegate hears of the offset as of any other")
    func theDelegateHears() {
        let screen = TestScreen.rows(30, height: 480)
        let (listener, log) = (ClosureDelegate(), CallLog())
        listener.didScroll = { log.note("scrolled to \($0.contentOffset.y)") }
        listener.didChangeInset = { log.note("inset \($0.adjustedContentInset.top)") }
        screen.view.delegate = listener
        screen.settle()
        screen.view.contentInset.top = 10
        #expect(log.calls == ["inset 10.0", "scrolled to -10.0"])
    }
}
