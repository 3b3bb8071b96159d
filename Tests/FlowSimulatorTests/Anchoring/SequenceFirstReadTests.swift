@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator
import Testing

/// What a reader reads of what is on screen.
@Suite("The first element that is read")
struct SequenceFirstReadTests {
    private func first(_ starts: [Double], _ lengths: [Double], gone: Set<Int> = []) -> Int? {
        Array(zip(starts, lengths)).enumerated().firstRead(
            from: 100, to: 200, extent: { ($0.element.0, $0.element.1) }, stays: { !gone.contains($0.offset) })?.offset
    }

    @Test("It is at least half visible, and stays; where none is half visible, it is the first that stays")
    func choice() {
        #expect(first([72.3, 100.3, 150.3], [28, 50, 50]) == 1)
        #expect(first([75, 125], [50, 50]) == 0)
        #expect(first([74.9, 124.9], [50, 50]) == 1)
        #expect(first([75, 125, 175], [50, 50, 50], gone: [0]) == 1)
        #expect(first([75, 125, 180], [50, 50, 50], gone: [0, 1]) == 2)
        #expect(first([0, 110], [105, 300]) == 0)
        #expect(first([0, 110], [105, 300], gone: [0]) == 1)
        #expect(first([0], [300], gone: [0]) == nil)
        // The end of the content has no length.
        #expect(first([20, 110], [100, 0]) == 0)
    }
}
