import FlowSimulator
import FlowTestSupport
import Testing

@Suite("Changes of layout")
@MainActor
struct LayoutTransitionTests {
    private let calls = CallLog()

    /// A layout that writes down its hooks.
    private func rows(_ name: String, height: CGFloat) -> ClosureFlowLayout {
        let layout = ClosureFlowLayout()
        (layout.name, layout.itemSize, layout.minimumLineSpacing) = (name, size(320, height), 0)
        func note(_ call: String) { calls.note("\(name) \(call)") }
        layout.whenPreparing = { note("prepare") }
        layout.whenReplaced = { call, other in
            note(other.map { "\(call) \(($0 as? ClosureFlowLayout)?.name ?? "")" } ?? call)
        }
        layout.initialItem = {
            note("initial \($0.item)")
            return $1
        }
        layout.finalItem = {
            note("final \($0.item)")
            return $1
        }
        layout.targetOffset = {
            note("target \(Int($0.y))")
            return $0
        }
        return layout
    }

    private func screen(count: Int = 30, height: CGFloat = 200, cellClass: CollectionViewCell.Type = SizedCell.self)
        -> (screen: TestScreen, old: ClosureFlowLayout, new: ClosureFlowLayout)
    {
        let old = rows("old", height: 100)
        let new = rows("new", height: 50)
        let screen = TestScreen(320, height, counts: [count], layout: old, cellClass: cellClass)
        screen.settle()
        _ = calls.take()
        return (screen, old, new)
    }

    @Test("An animated change runs all hooks of both layouts in order, then the completion (R9.18)")
    func hooks() {
        let (screen, old, new) = screen(count: 3, cellClass: TransitionCell.self)
        TransitionCell.calls = calls
        defer { TransitionCell.calls = nil }
        screen.view.setCollectionViewLayout(new, animated: true) { finished in
            #expect(finished)
            calls.note("completion")
        }
        #expect(
            calls.take() == [
                "old to new", "new from old", "will old new", "will old new", "new prepare", "new target 0",
                "new initial 0", "new initial 1", "new initial 2", "old final 0", "old final 1",
                "old finalize", "new finalize", "did old new", "did old new", "did old new", "completion",
            ])
        #expect(old.collectionView == nil)
        #expect(new.collectionView === screen.view)
    }

    @Test("Elements come from their places in the old layout and go to those in the new one")
    func ways() throws {
        let (screen, _, new) = screen()
        screen.view.setCollectionViewLayout(new, animated: true)
        let ways = try #require(screen.view.lastTransition)
        #expect(ways.elements.map(\.role) == [.staying, .staying, .appearing, .appearing])
        #expect(ways.elements.map(\.initial.frame.minY) == [0, 100, 200, 300])
        #expect(ways.elements.map(\.final.frame.minY) == [0, 50, 100, 150])
        #expect(ways.frame(at: 0.5).elements.map(\.frame.minY) == [0, 75, 150, 225])
    }

    @Test("Without animation nobody is asked where elements come from")
    func notAnimated() {
        let (screen, _, new) = screen()
        screen.view.setCollectionViewLayout(new, animated: false)
        #expect(screen.view.lastTransition == nil)
        #expect(!calls.take().contains { $0.contains("initial") || $0.contains("final ") })
    }

    @Test("The first item on screen stays where it is, and so do start and end of the content by policy")
    func anchors() {
        let (screen, old, new) = screen()
        screen.view.contentOffset.y = 1230
        screen.settle()
        screen.view.setCollectionViewLayout(new, animated: true)
        #expect(screen.view.contentOffset.y == 630)
        screen.view.setCollectionViewLayout(old, animated: true)
        #expect(screen.view.contentOffset.y == 1230)
        screen.view.contentOffset.y = 0
        screen.view.setCollectionViewLayout(new, animated: false)
        #expect(screen.view.contentOffset.y == 0)
        screen.view.anchorPolicy = .bottom
        screen.view.contentOffset.y = 1300
        screen.settle()
        screen.view.setCollectionViewLayout(old, animated: false)
        #expect(screen.view.contentOffset.y == 2800)
        // Item 14 ends 70 points behind the viewport.
        screen.view.contentOffset.y = 1230
        screen.settle()
        screen.view.setCollectionViewLayout(new, animated: false)
        #expect(screen.view.contentOffset.y == 480)
        screen.view.setCollectionViewLayout(old, animated: false)
        screen.view.anchorPolicy = .item(path(0, 20))
        screen.view.contentOffset.y = 1900
        screen.settle()
        screen.view.setCollectionViewLayout(new, animated: false)
        #expect(screen.view.contentOffset.y == 900)
    }

    @Test("The anchor holds while the cells of the new layout are measured")
    func measuredAnchor() {
        let (screen, _, _) = screen()
        let new = CollectionViewFlowLayout()
        new.estimatedItemSize = size(320, 20)
        new.minimumLineSpacing = 0
        screen.source.answer = { path, _ in size(320, CGFloat(30 + path.item % 3 * 10)) }
        screen.view.contentOffset.y = 1200
        screen.settle()
        screen.view.setCollectionViewLayout(new, animated: true)
        let frame = screen.view.layoutAttributesForItem(at: path(0, 12))?.frame
        #expect(frame?.minY == screen.view.contentOffset.y)
    }

    @Test("The new layout has the last word on the offset (R9.20)")
    func target() {
        let (screen, _, new) = screen()
        screen.view.contentOffset.y = 1230
        screen.settle()
        var proposed: [CGFloat] = []
        new.targetOffset = {
            proposed.append($0.y)
            return CGPoint(x: 0, y: 77)
        }
        screen.view.setCollectionViewLayout(new, animated: true)
        #expect(screen.view.contentOffset.y == 77)
        #expect(proposed.contains(630))
    }

    @Test("A list that becomes a row brings the item to the start")
    func otherAxis() {
        let (screen, _, _) = screen()
        screen.view.contentOffset.y = 1230
        screen.settle()
        let row = CollectionViewFlowLayout()
        row.scrollDirection = .horizontal
        row.itemSize = size(100, 200)
        row.minimumLineSpacing = 0
        screen.view.setCollectionViewLayout(row, animated: true)
        #expect(screen.view.contentOffset == CGPoint(x: 1200, y: 0))
    }

    @Test("Before the first layout, and for the layout that is there, nothing is asked and the completion is called")
    func nothingToChange() {
        let old = rows("old", height: 100)
        let new = rows("new", height: 50)
        let screen = TestScreen(320, 200, counts: [3], layout: old)
        var completions = 0
        screen.view.setCollectionViewLayout(new, animated: true) { _ in completions += 1 }
        screen.view.setCollectionViewLayout(new, animated: true) { _ in completions += 1 }
        #expect(completions == 2)
        #expect(!calls.take().contains { $0.contains("initial") })
    }

    @Test("The property's setter runs the hooks too, and leaves the rest to the next layout pass")
    func setter() {
        let (screen, _, new) = screen()
        screen.view.collectionViewLayout = new
        #expect(calls.take() == ["old to new", "new from old", "old finalize", "new finalize"])
        screen.settle()
        #expect(calls.take() == ["new prepare"])
    }

    @Test("The trace shows how many elements stay, appear and disappear")
    func tracing() {
        let (screen, _, new) = screen()
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        screen.view.setCollectionViewLayout(new, animated: true)
        #expect(
            trace.events.contains { $0.kind == .layoutTransitioned(staying: 2, appearing: 2, disappearing: 0) })
        #expect(trace.events.contains { $0.kind == .layoutReplaced(layoutClass: "ClosureFlowLayout") })
    }

    @Test("A change from inside a hook or a layout pass ends with the layout that was set last")
    func nested() {
        let (screen, _, new) = screen()
        let restless = ClosureFlowLayout()
        restless.oncePrepared = { screen.view.setCollectionViewLayout(new, animated: true) }
        screen.view.setCollectionViewLayout(restless, animated: true)
        screen.settle()
        #expect(screen.view.collectionViewLayout === new)
        #expect(restless.collectionView == nil)
        #expect(screen.view.visibleCells.count == 4)
    }

    @Test("Update items can be made and subclassed, with a place of a section or none (C9, R10.9)")
    func updateItems() {
        #expect(CollectionViewUpdateItem().updateAction == .none)
        #expect(CollectionViewUpdateItem().indexPathBeforeUpdate == nil)
        #expect(MockUpdateItem().indexPathBeforeUpdate == path(2, 1))
        #expect(MockUpdateItem().updateAction == .delete)
        #expect(CollectionViewUpdateItem.Action(rawValue: 3) == .move)
    }
}
