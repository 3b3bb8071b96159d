import FlowSimulator
import Testing

/// R18.13: an item that ends the uniformity of its section, or brings it back, moves the last line.
@MainActor
@Suite("Last lines of grids")
struct LastLineTests {
    /// 28 items estimated 50 × 50 in 320: five of a row, 17.5 apart as long as all are equal, the last line 10 apart
    /// otherwise.
    @MainActor
    private final class Grid {
        var first = size(50, 60)
        let screen: TestScreen
        let trace = LayoutTrace()

        init() {
            let layout = CollectionViewFlowLayout()
            layout.estimatedItemSize = size(50, 50)
            screen = TestScreen(320, 400, counts: [28], layout: layout)
            screen.source.answer = { [unowned self] path, _ in path.item == 0 ? first : size(50, 50) }
            screen.view.traceObserver = trace
        }

        func measureFirst(as new: CGSize) {
            first = new
            let context = CollectionViewFlowLayoutInvalidationContext()
            context.invalidateItems(at: [path(0, 0)])
            screen.flow.invalidateLayout(with: context)
            screen.settle()
        }

        /// What the last context of a measurement names.
        var named: [String] {
            let contexts = trace.events.compactMap { event -> TraceEvent.ContextSummary? in
                // The question comes before it, and the answer before that.
                guard case .invalidated(let context) = event.kind, let cause = event.cause,
                    case .asked(question: .preferredAttributes, _, _)? = trace.event(cause)?.kind
                else { return nil }
                return context
            }
            return contexts.last?.elements.map(\.description) ?? []
        }

        var broken: [TraceEvent.ItemRange] {
            trace.events.compactMap { event in
                if case .prepared(let cost, _) = event.kind { cost.brokenItems } else { nil }
            }.last { !$0.isEmpty } ?? []
        }

        func why(_ item: Int) -> String {
            trace.explanation(for: path(0, item)).split(separator: "\n").first.map(String.init) ?? ""
        }
    }

    private static let pieces = [
        TraceEvent.ItemRange(sections: 0..<1, items: 0..<5), TraceEvent.ItemRange(sections: 0..<1, items: 25..<28),
    ]

    @Test("R18.13: the context names the last line, the trace its row, and why the measurement")
    func leavesTheGrid() {
        let grid = Grid()
        grid.screen.settle()
        #expect(grid.screen.frame(27)?.minX == 120)
        #expect(grid.named == ["0-0", "0-25", "0-26", "0-27"])
        #expect(grid.broken.sorted { $0.items.lowerBound < $1.items.lowerBound } == Self.pieces)
        #expect(grid.why(27).contains("0-0's cell answered 50×60 instead of 50×50"), "\(grid.why(27))")
        #expect(!grid.why(20).contains("answered"), "\(grid.why(20))")
    }

    @Test("R18.13: the same where the section is one of equal items again")
    func returnsToTheGrid() {
        let grid = Grid()
        grid.screen.settle()
        grid.measureFirst(as: size(50, 50))
        #expect(grid.screen.frame(27)?.minX == 135)
        #expect(grid.named == ["0-0", "0-25", "0-26", "0-27"])
        #expect(grid.broken.sorted { $0.items.lowerBound < $1.items.lowerBound } == Self.pieces)
        #expect(grid.why(27).contains("0-0's cell answered 50×50 instead of 50×60"), "\(grid.why(27))")
    }

    @Test("R18.13: a second item of another size moves nothing but its own row")
    func secondItem() {
        let grid = Grid()
        grid.screen.settle()
        grid.measureFirst(as: size(50, 70))
        #expect(grid.named == ["0-0"])
        #expect(grid.broken == [Self.pieces[0]])
    }
}
