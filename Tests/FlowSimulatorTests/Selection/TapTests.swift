import FlowSimulator
import FlowTestSupport
import Testing

/// What a press does, and whom it asks.
@Suite("A tap")
@MainActor
struct TapTests {
    private let screen = TestScreen.rows(10, height: 1000)

    private func delegate() -> TapLog { use(TapDelegate()) }

    private func use(_ delegate: some TapLog & CollectionViewDelegate) -> TapLog {
        screen.view.delegate = delegate
        screen.keptAlive.append(delegate)
        return delegate
    }

    private func tap(_ item: Int, _ delegate: TapLog) -> [String] {
        screen.view.tapItem(at: [0, item])
        return delegate.calls.take()
    }

    private var selected: [Int] { (screen.view.indexPathsForSelectedItems ?? []).map(\.item) }

    @Test("It highlights, selects and ends highlighting, in the order that UIKit's header has")
    func order() {
        let delegate = delegate()
        defer { delegate.whenCalled = nil }
        var highlighted: [Bool] = []
        delegate.whenCalled = { _ in
            highlighted.append(screen.view.cellForItem(at: [0, 2])?.isHighlighted == true)
        }
        #expect(
            tap(2, delegate) == [
                "shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didSelect 2", "didUnhighlight 2",
            ])
        #expect(highlighted == [false, true, true, true, false])
        #expect(selected == [2])
        #expect(screen.view.cellForItem(at: [0, 2])?.isSelected == true)
    }

    @Test("Where one item may be selected, the other gives way unasked; the same one is selected again")
    func single() {
        let delegate = delegate()
        _ = tap(2, delegate)
        let calls = tap(3, delegate)
        #expect(calls[2...] == ["shouldSelect 3", "didDeselect 2", "didSelect 3", "didUnhighlight 3"])
        #expect(selected == [3])
        #expect(tap(3, delegate)[2...] == ["shouldSelect 3", "didSelect 3", "didUnhighlight 3"])
        #expect(selected == [3])
    }

    @Test("Where several may be selected, a tap selects or deselects one")
    func several() {
        let delegate = delegate()
        screen.view.allowsMultipleSelection = true
        _ = tap(2, delegate)
        #expect(tap(3, delegate)[2...] == ["shouldSelect 3", "didSelect 3", "didUnhighlight 3"])
        #expect(selected == [2, 3])
        #expect(tap(2, delegate)[2...] == ["shouldDeselect 2", "didDeselect 2", "didUnhighlight 2"])
        #expect(selected == [3])
    }

    @Test("A delegate that refuses to highlight is asked nothing more")
    func noHighlight() {
        let delegate = delegate()
        delegate.refused = ["shouldHighlight"]
        #expect(tap(2, delegate) == ["shouldHighlight 2"])
        #expect(selected == [])
        #expect(screen.view.cellForItem(at: [0, 2])?.isHighlighted == false)
    }

    @Test("A delegate that refuses to select or to deselect keeps the selection, and highlighting ends all the same")
    func refusals() {
        let delegate = delegate()
        screen.view.allowsMultipleSelection = true
        _ = tap(1, delegate)
        delegate.refused = ["shouldSelect", "shouldDeselect"]
        #expect(tap(2, delegate)[2...] == ["shouldSelect 2", "didUnhighlight 2"])
        #expect(tap(1, delegate)[2...] == ["shouldDeselect 1", "didUnhighlight 1"])
        #expect(selected == [1])
        screen.view.allowsMultipleSelection = false
        #expect(tap(2, delegate)[2...] == ["shouldSelect 2", "didUnhighlight 2"])
        #expect(selected == [1], "the one that is selected gives way only to another")
    }

    @Test("Where nothing may be selected, nobody is asked")
    func notAllowed() {
        let delegate = delegate()
        screen.view.allowsSelection = false
        #expect(tap(2, delegate) == [])
        screen.view.allowsSelection = true
        screen.view.isEditing = true
        #expect(tap(2, delegate) == [])
        screen.view.allowsSelectionDuringEditing = true
        #expect(tap(2, delegate).count == 5)
    }

    @Test("Without a delegate, and with one that implements nothing, a tap selects")
    func defaults() {
        screen.view.tapItem(at: [0, 1])
        #expect(selected == [1])
        let silent = SilentDelegate()
        screen.view.delegate = silent
        screen.view.tapItem(at: [0, 2])
        #expect(selected == [2])
    }

    @Test("A primary action comes last, unless it extends a selection of several, or may not be performed")
    func primaryAction() {
        let delegate = use(ActionDelegate())
        #expect(tap(2, delegate).suffix(3) == ["didUnhighlight 2", "canPerform 2", "perform 2"])
        delegate.refused = ["shouldSelect"]
        #expect(tap(3, delegate).suffix(2) == ["canPerform 3", "perform 3"], "whether the selection changes or not")
        delegate.refused = ["canPerform"]
        #expect(tap(4, delegate).suffix(2) == ["didUnhighlight 4", "canPerform 4"])
        delegate.refused = []
        screen.view.allowsMultipleSelection = true
        #expect(tap(5, delegate).last == "didUnhighlight 5", "4 was selected already")
    }

    @Test("While the view is edited there is no primary action where the delegate does not say")
    func primaryActionDuringEditing() {
        let delegate = ClosureDelegate()
        var performed: [IndexPath] = []
        delegate.performAction = { performed.append($0) }
        screen.view.delegate = delegate
        screen.view.tapItem(at: [0, 1])
        screen.view.isEditing = true
        screen.view.allowsSelectionDuringEditing = true
        screen.view.tapItem(at: [0, 2])
        #expect(performed == [[0, 1]])
    }

    @Test("The pressed item is followed where an update takes it, and the press is over when it is gone")
    func dataThatChanges() {
        let delegate = delegate()
        defer { delegate.whenCalled = nil }
        delegate.whenCalled = { word in
            guard word == "didHighlight" else { return }
            screen.source.counts[0] += 1
            screen.view.insertItems(at: [[0, 0]])
        }
        #expect(
            tap(2, delegate) == [
                "shouldHighlight 2", "didHighlight 2", "shouldSelect 3", "didSelect 3", "didUnhighlight 3",
            ])
        #expect(selected == [3])
        delegate.whenCalled = { word in
            guard word == "didHighlight" else { return }
            screen.source.counts[0] -= 1
            screen.view.deleteItems(at: [[0, 1]])
        }
        #expect(tap(1, delegate) == ["shouldHighlight 1", "didHighlight 1"])
        delegate.whenCalled = { if $0 == "shouldSelect" { screen.view.reloadData() } }
        #expect(tap(1, delegate) == ["shouldHighlight 1", "didHighlight 1", "shouldSelect 1"])
        screen.settle()
        #expect(selected == [])
        #expect(screen.view.visibleCells.allSatisfy { !$0.isHighlighted })
    }

    @Test("A delegate that selects something else as its item gives way has one item selected all the same")
    func meddling() {
        let delegate = delegate()
        defer { delegate.whenCalled = nil }
        _ = tap(1, delegate)
        delegate.whenCalled = { word in
            guard word == "didDeselect" else { return }
            screen.view.selectItem(at: [0, 4], animated: false, scrollPosition: [])
        }
        _ = tap(2, delegate)
        #expect(selected == [2])
        #expect(screen.view.visibleCells.filter(\.isSelected).count == 1)
    }

    @Test("A tap within a tap ends the one that it interrupts")
    func tapWithinATap() {
        let delegate = delegate()
        defer { delegate.whenCalled = nil }
        delegate.whenCalled = { word in
            guard word == "didSelect", selected == [1] else { return }
            screen.view.tapItem(at: [0, 2])
        }
        #expect(
            tap(1, delegate) == [
                "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1", "shouldHighlight 2",
                "didUnhighlight 1", "didHighlight 2", "shouldSelect 2", "didDeselect 1", "didSelect 2",
                "didUnhighlight 2",
            ])
        #expect(selected == [2])
        #expect(screen.view.visibleCells.allSatisfy { !$0.isHighlighted })
    }

    @Test("A tap from within a layout pass is made with the cells that are there")
    func tapWithinAPass() {
        let delegate = ClosureDelegate()
        delegate.willDisplay = { view, _, path in if path.item == 3 { view.tapItem(at: path) } }
        var tapped: [IndexPath] = []
        delegate.didSelect = {
            tapped.append($0)
            screen.view.reloadData()
        }
        screen.view.delegate = delegate
        screen.settle()
        #expect(tapped.first == [0, 3])
        #expect(screen.view.visibleCells.count == 10)
    }

    @Test("Tapping an item that has no cell on screen traps")
    func offScreen() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let screen = TestScreen.rows(10, height: 300)
            screen.view.tapItem(at: [0, 8])
        }
    }
}
