import Testing
import ViewSimulator

@MainActor @Suite("Interactions")
struct InteractionTests {
    final class Menu: Interaction {
        weak var view: View?
        var heard: [String] = []

        func willMove(to view: View?) { heard.append("will \(view?.tag ?? 0)") }
        func didMove(to view: View?) {
            self.view = view
            heard.append("did \(view?.tag ?? 0)")
        }
    }

    @Test("An interaction hears where it comes and goes, and is in one view only")
    func moves() {
        let (one, other, menu) = (View(), View(), Menu())
        (one.tag, other.tag) = (1, 2)
        one.addInteraction(menu)
        one.addInteraction(menu)
        #expect(one.interactions.count == 1)
        #expect(menu.heard == ["will 1", "did 1"])
        other.addInteraction(menu)
        #expect(one.interactions.isEmpty)
        #expect(other.interactions.first === menu)
        #expect(menu.heard == ["will 1", "did 1", "will 0", "did 0", "will 2", "did 2"])
        one.removeInteraction(menu)
        #expect(menu.view === other)
        other.interactions = []
        #expect(menu.view == nil)
        #expect(other.interactions.isEmpty)
        other.interactions = [menu]
        #expect(menu.view === other)
    }
}
