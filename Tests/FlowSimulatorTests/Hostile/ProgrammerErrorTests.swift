import FlowSimulator
import FlowTestSupport
import Testing

/// What UIKit raises exceptions for stops the program, with UIKit's words (R13.8).
@Suite
struct ProgrammerErrorTests {
    @Test("Dequeuing without a registration traps")
    func dequeuingWithoutARegistration() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let screen = TestScreen(320, 480, counts: [1])
            _ = screen.view.dequeueReusableCell(withReuseIdentifier: "nobody", for: [0, 0])
        }
    }

    @Test("R10.17: dequeuing twice for one request traps, with UIKit's message")
    func dequeuingTwiceForOneRequest() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let screen = TestScreen(320, 480, counts: [1])
            screen.source.whenAskedForCell = { view, path in
                _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
            screen.settle()
        }
        let words = "Avoid dequeuing views without a request from the collection view."
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains(words))
    }

    @Test("Returning another cell than the one that was dequeued traps")
    func anotherCell() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let screen = TestScreen(320, 480, counts: [2])
            var first: CollectionViewCell?
            screen.source.makeCell = { view, path in
                let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                first = first ?? cell
                return first ?? cell
            }
            screen.settle()
        }
    }

    @Test("Returning a cell that was not dequeued traps")
    func aCellThatWasNotDequeued() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let screen = TestScreen(320, 480, counts: [1])
            screen.source.makeCell = { _, _ in CollectionViewCell(frame: .zero) }
            screen.settle()
        }
    }

    @Test("Asking for the number of items of a section that does not exist traps")
    func countsOfASectionThatDoesNotExist() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            _ = TestScreen(320, 480, counts: [1]).view.numberOfItems(inSection: 1)
        }
    }

    @Test("Scrolling to two positions of one axis traps")
    func twoPositionsOfOneAxis() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            TestScreen(320, 480, counts: [1]).view.scrollToItem(at: [0, 0], at: [.top, .bottom], animated: false)
        }
    }

    @Test("A header that the data source does not make traps")
    func missingHeader() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let layout = CollectionViewFlowLayout()
            layout.headerReferenceSize = size(0, 10)
            let view = CollectionView(frame: rect(0, 0, 320, 480), collectionViewLayout: layout)
            view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            let source = Silent()
            view.dataSource = source
            view.layoutIfNeeded()
        }
    }
}
