import FlowSimulator
import Foundation
import Testing

/// Every action in every callback: the view comes to rest at what it should show, and what was asked for is done, at
/// the latest by the next layout.
@MainActor
@Suite struct ActionsInCallbacksTests {
    /// From which call on a callback does something.
    enum Moment: Int, CaseIterable {
        case load = 0, update = 7, movement = 8, layoutChange = 9
    }

    private static let counting: [Callback] = [.numberOfSections, .numberOfItems]
    /// What has the last word on the offset afterwards: the change of bounds that was asked about, where a drag comes
    /// to rest, the target that is answered, the anchor of a change of layout.
    private static let offsetFollows: [Callback] = [
        .boundsQuestion, .boundsContext, .willEndDragging, .didEndDragging, .willBeginDecelerating, .targetOffset,
        .delegateTargetOffset, .prepareForTransition,
    ]

    /// Does one thing in one callback, from a moment on; nil where the callback is not called any more.
    private func run(
        _ callback: Callback, from moment: Moment, _ action: (CallbackScreen) -> Void
    ) -> CallbackScreen? {
        let screen = CallbackScreen()
        withoutActuallyEscaping(action) { action in
            screen.hook.action = { [unowned screen] in action(screen) }
            screen.run(callback, armedFrom: moment.rawValue)
            screen.hook.action = {}
        }
        #expect(screen.hook.wasCalled || moment != .load, "\(callback) is never called")
        guard screen.hook.wasCalled else { return nil }
        checkRest(screen, "\(callback) from \(moment)")
        return screen
    }

    /// The view shows what the layout says of what there is, and has nothing left to do.
    private func checkRest(_ screen: CallbackScreen, _ place: String) {
        let view = screen.view
        #expect(view.numberOfItems(inSection: 0) == screen.source.count, "\(place)")
        let shown = view.indexPathsForVisibleItems.sorted()
        let named = (view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? [])
            .filter { $0.representedElementCategory == .cell }.map(\.indexPath).sorted()
        #expect(shown == named, "\(place)")
        #expect(!shown.isEmpty, "\(place)")
        for path in shown {
            let frame = view.cellForItem(at: path)?.frame
            #expect(frame == view.layoutAttributesForItem(at: path)?.frame, "\(place) \(path)")
            #expect(frame?.height == 60, "\(place) \(path)")
        }
        let passes = view.statistics.layoutPasses
        view.layoutIfNeeded()
        #expect(view.statistics.layoutPasses == passes, "\(place)")
        // R10.8: a question to the layout before it knows the update is reported.
        #expect(screen.delegate.otherIssues.allSatisfy { $0.kind == .unresolvedQuery }, "\(place)")
    }

    @Test("The data may be reloaded in every callback, and is read again", arguments: Callback.allCases)
    func reload(_ callback: Callback) {
        for moment in Moment.allCases {
            var before = 0
            let screen = run(callback, from: moment) { screen in
                before = screen.source.questions
                screen.view.reloadData()
            }
            guard let screen, !Self.counting.contains(callback) else { continue }
            #expect(screen.source.questions > before, "\(moment)")
        }
    }

    @Test("Fewer items may be reloaded in every callback of a load", arguments: Callback.allCases)
    func reloadOfFewer(_ callback: Callback) {
        guard callback != .updateBlock else { return }
        let screen = run(callback, from: .load) { screen in
            screen.source.count -= 7
            screen.view.reloadData()
        }
        #expect(screen != nil)
    }

    @Test("The view may be scrolled in every callback, and stays there unless the callback is about its offset",
        arguments: Callback.allCases)
    func scroll(_ callback: Callback) {
        for moment in Moment.allCases {
            let screen = run(callback, from: moment) { $0.view.contentOffset.y = 33 }
            guard let screen, moment == .load else { continue }
            // What is above is measured then, and moves the offset with the content: at most two rows, a row inserted.
            #expect((33...93).contains(screen.view.contentOffset.y) != Self.offsetFollows.contains(callback))
        }
    }

    @Test("An item may be scrolled to in every callback, and is reached unless the callback is about the offset",
        arguments: Callback.allCases)
    func scrollToItem(_ callback: Callback) {
        for moment in Moment.allCases {
            let screen = run(callback, from: moment) {
                $0.view.scrollToItem(at: path(0, 20), at: .centeredVertically, animated: false)
            }
            guard let screen, moment == .load else { continue }
            let isThere = screen.view.indexPathsForVisibleItems.contains(path(0, 20))
            #expect(isThere != Self.offsetFollows.contains(callback))
        }
    }

    @Test("A batch update may begin in every callback, and is done", arguments: Callback.allCases)
    func update(_ callback: Callback) {
        for moment in Moment.allCases {
            var isDone = false
            let screen = run(callback, from: moment) { screen in
                let (view, source) = (screen.view, screen.source)
                view.performBatchUpdates {
                    view.insertItems(at: [path(0, source.count), path(0, source.count + 1)])
                    source.count += 2
                } completion: { _ in
                    isDone = true
                }
            }
            #expect(screen == nil || isDone, "\(moment)")
        }
    }

    @Test("What is on screen may be removed in every callback; what is gone is asked about no more",
        arguments: Callback.allCases, [true, false])
    func removal(_ callback: Callback, asOneBatch: Bool) {
        // R10.5: without a block the data change before they are counted; in a block both operations are one batch.
        let isCounted = !Self.counting.contains(callback) && callback != .layoutInvalidation
        guard asOneBatch || (isCounted && callback != .updateBlock) else { return }
        for moment in Moment.allCases {
            let screen = run(callback, from: moment) { screen in
                let (view, source) = (screen.view, screen.source)
                let gone = (0..<30).map { path(0, $0) }
                guard asOneBatch else {
                    source.count -= 29
                    view.deleteItems(at: Array(gone.dropLast()))
                    source.count -= 1
                    return view.deleteItems(at: [path(0, 0)])
                }
                view.performBatchUpdates {
                    view.deleteItems(at: gone)
                    source.count -= 30
                }
            }
            // Outside a pass, operations without a block come after a layout of what was pending.
            #expect(!asOneBatch || screen?.hook.strays.isEmpty != false, "\(moment)")
        }
    }

    @Test("A layout may be asked for in every callback", arguments: Callback.allCases)
    func layOut(_ callback: Callback) {
        for moment in Moment.allCases { _ = run(callback, from: moment) { $0.view.layoutIfNeeded() } }
    }

    @Test("The layout may be invalidated in every callback", arguments: Callback.allCases)
    func invalidate(_ callback: Callback) {
        for moment in Moment.allCases {
            _ = run(callback, from: moment) { $0.view.collectionViewLayout.invalidateLayout() }
        }
    }

    @Test("Another layout may be set in every callback, and holds unless a change of layout is about to follow",
        arguments: Callback.allCases)
    func swapLayout(_ callback: Callback) {
        for moment in Moment.allCases {
            var other: CallingLayout?
            let screen = run(callback, from: moment) { screen in
                let layout = CallingLayout(screen.hook)
                other = layout
                screen.view.collectionViewLayout = layout
            }
            guard let screen, moment == .load else { continue }
            #expect((screen.view.collectionViewLayout === other) != (callback == .prepareForTransition))
        }
    }
}
