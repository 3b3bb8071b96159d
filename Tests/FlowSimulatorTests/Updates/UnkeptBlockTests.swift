import FlowSimulator
import Foundation
import Testing

/// The two forms of `performBatchUpdates`: one whose block may be nil, and one whose block need not escape.
@MainActor
@Suite struct UnkeptBlockTests {
    /// Counts what it sees of batches.
    private final class CountingView: CollectionView {
        var seen = 0
        /// Whether `super` is called with a block of its own.
        var wraps = false
        var wrapped = 0

        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            seen += 1
            guard wraps else { return super.performBatchUpdates(updates, completion: completion) }
            super.performBatchUpdates({
                self.wrapped += 1
                updates?()
            }, completion: completion)
        }
    }

    private final class CountingTable: TableView {
        var seen = 0
        var wraps = false
        var wrapped = 0

        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            seen += 1
            guard wraps else { return super.performBatchUpdates(updates, completion: completion) }
            inBetween(updates, completion)
        }

        /// The name of the caller says nothing here.
        private func inBetween(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
            super.performBatchUpdates {
                self.wrapped += 1
                updates?()
            } completion: { completion?($0) }
        }
    }

    private let source = TableSource([5])
    private let rows = TableClient([5])

    /// The count of both.
    private var count: Int {
        get { source.counts[0] }
        nonmutating set { (source.counts, rows.counts) = ([newValue], [newValue]) }
    }

    private func view() -> CountingView {
        let view = CountingView(frame: rect(0, 0, 320, 300), collectionViewLayout: CollectionViewFlowLayout())
        view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        return view
    }

    private func table() -> CountingTable {
        let table = CountingTable(frame: rect(0, 0, 320, 300))
        table.dataSource = rows
        table.layoutIfNeeded()
        return table
    }

    /// As libraries that compute differences write it: what sets the data does not escape.
    private func insertOne(in view: CountingView, setData: (Int) -> Void) {
        view.performBatchUpdates({
            setData(count + 1)
            view.insertItems(at: [path(0, 0)])
        })
    }

    private func update(_ view: CollectionView, _ changes: () -> Void, completion: @escaping () -> Void) {
        view.performBatchUpdates { changes() } completion: { _ in completion() }
    }

    private func insertOne(in table: CountingTable, setData: (Int) -> Void, completion: ((Bool) -> Void)?) {
        table.performBatchUpdates({
            setData(count + 1)
            table.insertRows(at: [path(0, 0)], with: .none)
        }, completion: completion)
    }

    @Test("A block may capture what does not escape, and an override sees the call once", arguments: [false, true])
    func capture(wraps: Bool) {
        let view = view()
        view.wraps = wraps
        insertOne(in: view) { count = $0 }
        #expect(view.numberOfItems(inSection: 0) == 6)
        #expect(view.seen == 1)
        #expect(view.wrapped == (wraps ? 1 : 0))
        let table = table()
        table.wraps = wraps
        var isDone = false
        insertOne(in: table, setData: { count = $0 }, completion: { isDone = $0 })
        #expect(table.numberOfRows(inSection: 0) == 7)
        #expect(table.seen == 1)
        #expect(table.wrapped == (wraps ? 1 : 0))
        #expect(isDone)
    }

    @Test("An override sees blocks that may be nil, nil itself, and closures that are kept", arguments: [false, true])
    func optionalBlocks(wraps: Bool) {
        let view = view()
        view.wraps = wraps
        var runs = 0
        let block = { runs += 1 }
        let perhaps: (() -> Void)? = block
        view.performBatchUpdates(nil)
        view.performBatchUpdates(nil, completion: nil)
        view.performBatchUpdates(perhaps)
        view.performBatchUpdates(block, completion: { _ in runs += 1 })
        let method = view.performBatchUpdates(_:completion:)
        method(perhaps, nil)
        #expect(runs == 4)
        #expect(view.seen == 5)
        #expect(view.wrapped == (wraps ? 5 : 0))
    }

    @Test("An override that is called with a block that may be nil, and wraps it, wraps it once")
    func wrappingOptional() {
        let view = view()
        view.wraps = true
        let perhaps: (() -> Void)? = {}
        view.performBatchUpdates(perhaps)
        #expect(view.seen == 1)
        #expect(view.wrapped == 1)
    }

    @Test("A batch in a batch's block comes to the override, too")
    func nested() {
        let view = view()
        view.wraps = true
        view.performBatchUpdates { view.performBatchUpdates {} }
        #expect(view.seen == 2)
        #expect(view.wrapped == 2)
    }

    @Test("A block that does not escape runs at once within a layout pass, and is applied when that is over")
    func blockInPass() {
        let screen = CallbackScreen()
        var log: [String] = []
        screen.hook.action = { [unowned screen] in
            let view = screen.view
            var ran = false
            update(view) {
                ran = true
                screen.source.count += 1
                view.insertItems(at: [path(0, 0)])
            } completion: {
                log.append("done")
            }
            #expect(ran)
            #expect(view.hasUncommittedUpdates)
            #expect(view.numberOfItems(inSection: 0) == 40)
            log.append("returned")
        }
        screen.run(.willDisplay, armedFrom: 0)
        #expect(log == ["returned", "done"])
        #expect(screen.view.numberOfItems(inSection: 0) == 41)
        #expect(!screen.view.hasUncommittedUpdates)
    }
}
