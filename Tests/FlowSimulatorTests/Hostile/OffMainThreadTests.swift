import FlowSimulator
import Foundation
import Testing

/// Code in Swift 5 mode can call views on any thread. A sentence says so, whatever it calls first.
@Suite("Off the main thread")
struct OffMainThreadTests {
    enum Call: String, CaseIterable, Codable {
        case makingAView, makingACell, makingACollectionView, makingALayout, makingAFlowLayout
        case layingOut, layingOutByHand, reloading, batching, throwingBatch, inserting, reloadingItems
        case invalidating, invalidatingWithNames, changingTheLayout, settingTheLayout, scrollingToAnItem
        case scrolling, asking, registering, registeringADecoration, selecting, tapping, lifting, transition
    }

    private static let sentence = "FlowSimulator's views belong to the main thread, as UIKit's do"

    @Test("A call from another thread traps and says so", arguments: Call.allCases)
    func stops(_ call: Call) async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { [call = call as Call] in
            let screens = await Stray.screens()
            Stray.elsewhere { Stray.run(call, screens) }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains(OffMainThreadTests.sentence), "\(call): \(said)")
    }

    /// The main actor need not run on the first thread of the process; with an asynchronous `main` on Linux it does
    /// not.
    @Test("The main actor may call everything, on whichever thread it runs") @MainActor
    func theMainActorIsAlwaysAtHome() async {
        let screens = Stray.screens()
        await Task.yield()
        for call in Call.allCases { Stray.run(call, screens) }
        screens.settled.settle()
        #expect(screens.settled.view.visibleCells.count == 9)
    }
}

/// Calls as code in Swift 5 mode makes them: nobody has checked where.
private enum Stray {
    typealias Screens = (settled: TestScreen, fresh: TestScreen)

    @MainActor static func screens() -> Screens {
        let screens = (TestScreen(320, 480, counts: [9]), TestScreen(320, 480, counts: [9]))
        screens.0.settle()
        return screens
    }

    /// Runs on a thread of its own, and waits for it.
    static func elsewhere(_ body: @escaping () -> Void) {
        nonisolated(unsafe) let body = body
        let isDone = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            body()
            isDone.signal()
        }
        isDone.wait()
    }

    nonisolated static func run(_ call: OffMainThreadTests.Call, _ screens: Screens) {
        typealias Isolated = @MainActor (OffMainThreadTests.Call, Screens) -> Void
        let unchecked = unsafeBitCast(isolated as Isolated, to: ((OffMainThreadTests.Call, Screens) -> Void).self)
        unchecked(call, screens)
    }

    @MainActor private static func isolated(_ call: OffMainThreadTests.Call, _ screens: Screens) {
        let (view, flow, other) = (screens.settled.view, screens.settled.flow, screens.fresh.flow)
        switch call {
        case .makingAView: _ = View(frame: .zero)
        case .makingACell: _ = CollectionViewCell(frame: .zero)
        case .makingACollectionView: _ = CollectionView(frame: .zero, collectionViewLayout: flow)
        case .makingALayout: _ = CollectionViewLayout()
        case .makingAFlowLayout: _ = CollectionViewFlowLayout()
        case .layingOut: view.layoutIfNeeded()
        case .layingOutByHand: view.layoutSubviews()
        case .reloading: view.reloadData()
        case .batching: view.performBatchUpdates(nil)
        case .throwingBatch: try? view.performThrowingBatchUpdates {}
        case .inserting: view.insertItems(at: [])
        case .reloadingItems: view.reloadItems(at: [[0, 0]])
        case .invalidating: flow.invalidateLayout()
        case .invalidatingWithNames: invalidateNames(flow)
        case .changingTheLayout: view.collectionViewLayout = other
        case .settingTheLayout: view.setCollectionViewLayout(flow, animated: false)
        case .scrollingToAnItem: view.scrollToItem(at: [0, 0], at: .top, animated: false)
        case .scrolling: view.contentOffset.y += 1
        case .asking: _ = screens.fresh.view.layoutAttributesForItem(at: [0, 0])
        default: runLaterCall(call, screens)
        }
    }

    @MainActor private static func runLaterCall(_ call: OffMainThreadTests.Call, _ screens: Screens) {
        let (view, flow) = (screens.settled.view, screens.settled.flow)
        switch call {
        case .registering: view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "other")
        case .registeringADecoration: flow.register(CollectionReusableView.self, forDecorationViewOfKind: "line")
        case .selecting: view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        case .tapping: view.tapItem(at: [0, 0])
        case .lifting:
            view.beginInteractiveMovementForItem(at: [0, 0])
            view.cancelInteractiveMovement()
        default:
            view.startInteractiveTransition(to: screens.fresh.layout)
            view.cancelInteractiveTransition()
        }
    }

    @MainActor private static func invalidateNames(_ flow: CollectionViewFlowLayout) {
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.invalidateItems(at: [[0, 0]])
        flow.invalidateLayout(with: context)
    }
}
