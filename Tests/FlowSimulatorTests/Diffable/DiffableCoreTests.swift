import FlowEngine
import FlowTestSupport
import Foundation
import Testing

@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator

/// What diffable data sources of collection views and tables share.
@Suite("Diffable core")
@MainActor
struct DiffableCoreTests {
    /// Notes what it is told, and lets updates wait where asked.
    private final class NotingView: DiffableView {
        weak var askedForData: AnyObject?
        var told: [String] = []
        var waits = false
        var waiting: [() -> Void] = []

        var isGiven: (() -> Void)?
        var isReadyForUpdates: Bool { !waits && waiting.isEmpty }

        func reloadData() { told.append("reload") }

        func give(_ operations: [UpdateOperation], _ animation: TableView.RowAnimation?) {
            told.append("\(animation.map { "\($0)" } ?? "none") \(operations.map { "\($0)" })")
            isGiven?()
        }

        func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
            let run = {
                self.told.append("begin")
                updates?()
                self.told.append("end")
                completion?(true)
            }
            if waits { waiting.append(run) } else { run() }
        }
    }

    private final class Source {}

    private let core = DiffableCore<String, Int>()
    private let view = NotingView()
    private let source = Source()

    init() { view.askedForData = source }

    private func snapshot(_ sections: (String, [Int])...) -> DiffableDataSourceSnapshot<String, Int> {
        var snapshot = DiffableDataSourceSnapshot<String, Int>()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    private func apply(
        _ snapshot: DiffableDataSourceSnapshot<String, Int>, animation: TableView.RowAnimation = .fade,
        completion: (() -> Void)? = nil
    ) {
        core.apply(snapshot, of: source, to: view, animation: animation, completion: completion)
    }

    @Test("The first snapshot is shown by reloading, the next ones by a batch update with what is different")
    func firstAndNext() {
        var done = 0
        apply(snapshot(("a", [1, 2]))) { done += 1 }
        #expect(view.told == ["reload"])
        #expect(done == 1)
        view.told = []
        apply(snapshot(("a", [2, 3])), animation: .left) { done += 1 }
        let difference = snapshot(("a", [2, 3])).changes(from: snapshot(("a", [1, 2]))).operations
        #expect(difference.count == 2)
        #expect(view.told == ["begin", "left \(difference.map { "\($0)" })", "end"])
        #expect(done == 2)
    }

    @Test("What is shown is the new snapshot when the view gets the operations, and its marks are done with")
    func currentDuringUpdate() {
        apply(snapshot(("a", [1])))
        var next = snapshot(("a", [1, 2]))
        next.reloadItems([1])
        var seen: [Int] = []
        view.isGiven = { [core] in seen = core.current.itemIdentifiers }
        apply(next)
        #expect(seen == [1, 2])
        #expect(core.current.reloadedItemIdentifiers.isEmpty)
    }

    @Test("Updates that wait are compared with what is shown when their turn comes")
    func waiting() {
        apply(snapshot(("a", [1])))
        view.told = []
        view.waits = true
        apply(snapshot(("a", [1, 2])))
        apply(snapshot(("a", [1, 2, 3])))
        #expect(core.current.itemIdentifiers == [1])
        #expect(view.told.isEmpty)
        for update in view.waiting { update() }
        // They hold the view.
        view.waiting = []
        #expect(core.current.itemIdentifiers == [1, 2, 3])
        #expect(view.told.filter { $0.hasPrefix("fade") } == ["fade [\"insert 0-1\"]", "fade [\"insert 0-2\"]"])
    }

    @Test("A view that asks somebody else for its data is left alone")
    func displaced() {
        apply(snapshot(("a", [1])))
        let other = Source()
        (view.askedForData, view.told) = (other, [])
        var done = 0
        apply(snapshot(("a", [1, 2]))) { done += 1 }
        core.reload(snapshot(("a", [4])), of: source, in: view) { done += 1 }
        #expect(view.told.isEmpty)
        #expect(done == 2)
        #expect(core.current.itemIdentifiers == [4])
        withExtendedLifetime(other) {}
    }

    @Test("A view that is gone is no reason to forget a snapshot or a completion")
    func gone() {
        var done = 0
        let none: NotingView? = nil
        core.apply(snapshot(("a", [1])), of: source, to: none, animation: .fade) { done += 1 }
        core.apply(snapshot(("a", [1, 2])), of: source, to: none, animation: .fade) { done += 1 }
        #expect(done == 2)
        #expect(core.current.itemIdentifiers == [1, 2])
    }

    @Test("An update that waits keeps its data source until it is done, and no longer")
    func lifetime() {
        view.waits = true
        weak var watched: Source?
        do {
            let short = Source()
            watched = short
            view.askedForData = short
            core.reload(snapshot(("a", [1])), of: short, in: view, completion: nil)
            core.apply(snapshot(("a", [2])), of: short, to: view, animation: .fade, completion: nil)
        }
        #expect(watched != nil)
        for update in view.waiting { update() }
        view.waiting = []
        #expect(watched == nil)
        #expect(core.current.itemIdentifiers == [2])
    }

    @Test("A move is a transaction that counts once it is adopted, and there is none for places that do not exist")
    func moves() throws {
        apply(snapshot(("a", [1, 2]), ("b", [])))
        let move = try #require(core.move(from: path(0, 0), to: path(1, 0)))
        #expect(core.current.itemIdentifiers(inSection: "b") == [])
        core.holdUpdates()
        core.adopt(move)
        core.finish(move, of: source, in: view)
        #expect(core.current.itemIdentifiers(inSection: "b") == [1])
        #expect(core.current.numberOfItems(inSection: "a") == 1)
        let nowhere: [(IndexPath, IndexPath)] = [
            (path(0, 1), path(0, 0)), (path(2, 0), path(0, 0)), (path(0, 0), path(2, 0)), (path(0, 0), path(0, 1)),
            (path(0, 0), path(1, 2)), (IndexPath(index: 0), path(0, 0)), (path(0, 0), IndexPath()),
            (path(0, 0), [1, -1]),
        ]
        for (source, target) in nowhere {
            #expect(core.move(from: source, to: target)?.transaction.finalSnapshot == nil)
        }
    }
}
