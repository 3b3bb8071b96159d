import FlowSimulator
import Testing

/// A layout that places its items while it is asked for them, as nothing forbids (R17.7).
@MainActor
@Suite("Layouts that place items when they are asked")
struct LatePlacementTests {
    /// A layout that has a length only once the elements were asked for.
    private func late(_ length: @escaping () -> CGFloat) -> ClosureLayout {
        var known: CGFloat = 0
        let layout = ClosureLayout(size(320, known))
        layout.elements = { visible in
            known = length()
            let frames = (0..<100).map { rect(0, CGFloat($0) * 100, 320, 100) }
            return frames.indices.filter { frames[$0].intersects(visible) }.map { .cell([0, $0], frames[$0]) }
        }
        return layout
    }

    @Test("The view has the content size that holds after its elements were placed")
    func contentSize() {
        var wanted: CGFloat = 10_000
        let layout = late { wanted }
        let screen = TestScreen(320, 480, counts: [100], layout: layout)
        screen.settle()
        #expect(screen.view.contentSize.height == 10_000)
        wanted = 9_000
        layout.invalidateLayout()
        screen.settle()
        #expect(screen.view.contentSize.height == 9_000)
    }

    @Test("A size that stays is read once more and leads to no further round")
    func cost() {
        let layout = late { 10_000 }
        let screen = TestScreen(320, 480, counts: [100], layout: layout)
        screen.settle()
        var questions = 0
        layout.contentSize = { [contentSize = layout.contentSize] in
            questions += 1
            return contentSize()
        }
        screen.view.contentOffset.y = 50
        screen.settle()
        #expect(questions == 1)
    }

    @Test("A size that is not a number goes round no longer than one that is", arguments: [CGFloat.nan, .infinity])
    func notANumber(length: CGFloat) {
        let screen = TestScreen(320, 480, counts: [100], layout: late { length })
        screen.settle()
        #expect(screen.log.kinds.isEmpty)
        #expect(screen.view.statistics.elementQueries <= 3)
    }

    @Test("A layout that grows with every question is a loop, and is reported as one")
    func aLoop() {
        var length: CGFloat = 0
        let layout = late {
            length += 1
            return length
        }
        let screen = TestScreen(320, 480, counts: [100], layout: layout)
        screen.settle()
        #expect(screen.log.kinds.contains { if case .layoutLoop = $0 { true } else { false } })
    }
}
