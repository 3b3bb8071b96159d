import CompositionalSimulator
import FlowTesting
import Testing

/// Traces, budgets, pictures and recorded frames of compositional layouts.
@MainActor
struct CompositionalTraceTests {
    private func screen(_ trace: LayoutTrace? = nil) -> CompositionalScreen {
        let row = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(44)),
            subitem: item(.fractionalWidth(1), .estimated(44)), count: 2)
        let screen = CompositionalScreen(CollectionLayoutSection(group: row), counts: [100])
        screen.view.traceObserver = trace
        screen.source.size = { _ in CGSize(width: 1, height: 60) }
        return screen
    }

    @Test("The trace has the items of the groups that a measurement changed")
    func brokenItems() {
        let trace = LayoutTrace()
        let screen = screen(trace)
        screen.view.layoutIfNeeded()
        screen.source.size = { CGSize(width: 1, height: $0.item == 5 ? 90 : 60) }
        let context = CollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [IndexPath(item: 5, section: 0)])
        screen.layout.invalidateLayout(with: context)
        screen.view.layoutIfNeeded()
        let broken = trace.events.compactMap { event in
            if case .prepared(let cost, _) = event.kind { cost.brokenItems } else { nil }
        }.last { !$0.isEmpty }
        #expect(broken == [TraceEvent.ItemRange(sections: 0..<1, items: 4..<6)])
        #expect(trace.explanation(for: IndexPath(item: 5, section: 0)).contains("0-5"))
    }

    @Test("A change of the configuration is the cause of what follows")
    func propertyChange() {
        let trace = LayoutTrace()
        let screen = screen(trace)
        screen.view.layoutIfNeeded()
        screen.layout.configuration = CollectionViewCompositionalLayoutConfiguration()
        screen.view.layoutIfNeeded()
        #expect(trace.events.contains { $0.kind == .propertyChanged(name: "configuration") })
    }

    @Test("A measured cell replaces one group")
    func budget() {
        let screen = screen()
        screen.view.layoutIfNeeded()
        let before = screen.view.statistics.rowsReplaced
        screen.source.size = { CGSize(width: 1, height: $0.item == 5 ? 90 : 60) }
        screen.view.reconfigureItems(at: [IndexPath(item: 5, section: 0)])
        (screen.view.cellForItem(at: IndexPath(item: 5, section: 0)))?.invalidateIntrinsicContentSize()
        screen.view.layoutIfNeeded()
        #expect(screen.view.statistics.rowsReplaced == before + 1)
    }

    @Test("The text of a layout names what is on screen, with its frames")
    func text() {
        let screen = screen()
        screen.view.layoutIfNeeded()
        let text = "\(screen.view.layoutText())"
        #expect(text.contains("0-0"))
        #expect(screen.view.svg(title: "Two columns").contains("<svg"))
    }
}
