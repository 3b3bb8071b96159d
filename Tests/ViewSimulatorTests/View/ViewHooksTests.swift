import Testing

@testable import ViewSimulator

/// What a module hears that builds on views.
@MainActor @Suite("Hooks of a view")
struct ViewHooksTests {
    /// Makes every width a multiple of ten, and notes when it was asked.
    final class Grid: ViewHooks {
        var heard: [String] = []
        weak var view: View?

        func changeBounds(to newBounds: CGRect, by set: @MainActor (CGRect) -> Void) -> CGRect {
            var chosen = newBounds
            chosen.size.width = (newBounds.size.width / 10).rounded() * 10
            heard.append("was \(view?.bounds.size.width ?? 0)")
            set(chosen)
            heard.append("is \(view?.bounds.size.width ?? 0)")
            return chosen
        }
    }

    @Test("They choose the bounds, while the old ones hold, and the view is laid out as they chose")
    func chooseBounds() {
        let view = ActingView(frame: rect(0, 0, 100, 50))
        let grid = Grid()
        grid.view = view
        view.attach(grid)
        view.layoutIfNeeded()
        view.bounds = rect(5, 0, 123, 50)
        #expect(view.bounds == rect(5, 0, 120, 50))
        #expect(view.center == CGPoint(x: 50, y: 25))
        #expect(grid.heard == ["was 100.0", "is 120.0"])
        view.layoutIfNeeded()
        #expect(view.layouts == 2)
        view.frame.origin = CGPoint(x: 7, y: 7)
        view.bounds = view.bounds
        #expect(grid.heard.count == 2)
    }

    @Test("A view does not keep them alive, and is a plain view without them")
    func heldWeakly() {
        let view = View(frame: rect(0, 0, 100, 50))
        do {
            let grid = Grid()
            view.attach(grid)
        }
        #expect(view.hooks == nil)
        view.frame.size.width = 123
        #expect(view.bounds.size.width == 123)
    }
}
