import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

/// What is asked for at a moment at which it cannot be done yet.
@MainActor
@Suite struct PutOffTests {
    @Test("R10.6: another layout in the block of a batch leaves the old counts, and what the batch starts from, as they were")
    func layoutInABlock() {
        let screen = TestScreen.rows(9)
        screen.settle()
        let other = CollectionViewFlowLayout()
        other.itemSize = size(320, 50)
        screen.view.performBatchUpdates {
            screen.source.counts = [10]
            screen.view.collectionViewLayout = other
            #expect(screen.view.numberOfItems(inSection: 0) == 9)
            screen.view.insertItems(at: [path(0, 9)])
        }
        screen.settle()
        #expect(screen.view.numberOfItems(inSection: 0) == 10)
        #expect(screen.view.collectionViewLayout === other)
        #expect(screen.log.issues.isEmpty)
    }

    @Test("A layout pass that a preparation asks for outside a pass waits for the next one, and is no loop")
    func layoutInAPreparation() {
        let screen = CallbackScreen()
        let view = screen.view
        view.layoutIfNeeded()
        screen.hook.wanted = .prepare
        screen.hook.action = { [unowned view] in view.layoutIfNeeded() }
        view.collectionViewLayout.invalidateLayout()
        view.contentOffset.y = 400
        let passes = view.statistics.layoutPasses
        _ = view.layoutAttributesForItem(at: path(0, 0))
        #expect(screen.hook.wasCalled)
        #expect(view.statistics.layoutPasses == passes)
        view.layoutIfNeeded()
        #expect(view.statistics.layoutPasses == passes + 1)
        #expect(view.cellForItem(at: path(0, 9)) != nil)
        #expect(screen.delegate.otherIssues.isEmpty)
    }

    @Test("A reload, an update and another layout cancel the movement that asks where its item goes", arguments: 0...2)
    func cancelledMovement(action: Int) {
        let screen = CallbackScreen()
        let (view, source) = (screen.view, screen.source)
        screen.hook.action = { [unowned view] in
            switch action {
            case 0: view.reloadData()
            case 1: view.performBatchUpdates {}
            default: view.collectionViewLayout = CollectionViewFlowLayout()
            }
        }
        screen.run(.targetIndexPath, armedFrom: 0)
        #expect(screen.hook.wasCalled)
        #expect(source.moves == 0)
        let other = CallbackScreen()
        other.run(.layoutCompletion, armedFrom: 0)
        #expect(other.source.moves == 1, "nobody cancelled it")
    }

    @Test("Data that changes while an update counts it does not add up, and stops the program")
    func changingWhatIsCounted() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let screen = CallbackScreen()
            screen.hook.action = { [unowned screen] in
                screen.source.count -= 7
                screen.view.reloadData()
            }
            screen.run(.numberOfItems, armedFrom: ActionsInCallbacksTests.Moment.update.rawValue)
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("Invalid update: invalid number of items in section 0"))
    }

    @Test("A throwing batch update within a layout pass stops the program, because it cannot report its outcome")
    func throwingInAPass() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let screen = CallbackScreen()
            screen.hook.action = { [unowned screen] in try? screen.view.performThrowingBatchUpdates {} }
            screen.run(.cellForItem, armedFrom: 0)
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("cannot report its outcome to its caller"))
    }
}
