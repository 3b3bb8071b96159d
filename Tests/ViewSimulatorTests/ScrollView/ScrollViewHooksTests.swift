import Testing
import ViewSimulator

/// What a module hears, and answers, that fills a scroll view.
@MainActor @Suite("Hooks of a scroll view")
struct ScrollViewHooksTests {
    /// A view that is its own hooks object, as a subclass of another module is.
    final class Filled: ScrollView, ScrollViewHooks {
        var heard: [String] = []
        var startsAtRight = false

        override init(frame: CGRect) {
            super.init(frame: frame)
            attach(self)
        }

        required init?(coder: NSCoder) { nil }

        func changeBounds(to newBounds: CGRect, by set: @MainActor (CGRect) -> Void) -> CGRect {
            let chosen = CGRect(origin: CGPoint(x: newBounds.origin.x, y: 7), size: newBounds.size)
            set(chosen)
            heard.append("bounds")
            return chosen
        }

        func scrollDelegateDidChange() { heard.append(scrollDelegate == nil ? "no delegate" : "a delegate") }
        func draggingDidChange() { heard.append(isDragging ? "dragging" : "let go") }

        func restingOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
            heard.append("rests at \(offset.x) or \(velocity.x)")
            return CGPoint(x: velocity.x, y: offset.y)
        }
    }

    final class Listener: ScrollViewDelegate {
        func scrollViewDidScroll(_ scrollView: ScrollView) { note("scrolled", scrollView) }
        func scrollViewWillBeginDragging(_ scrollView: ScrollView) { note("begins", scrollView) }
        func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
            note("ends", scrollView)
        }

        private func note(_ what: String, _ scrollView: ScrollView) { (scrollView as? Filled)?.heard.append(what) }
    }

    private func filled() -> Filled {
        let view = Filled(frame: rect(0, 0, 100, 100))
        view.contentSize = size(500, 100)
        return view
    }

    @Test("They hear of everything before the delegate does, and say where the content rests")
    func beforeTheDelegate() {
        let (view, listener) = (filled(), Listener())
        view.delegate = listener
        view.beginDragging()
        view.contentOffset.x = -50
        view.endDragging(withVelocity: CGPoint(x: 30, y: 0))
        #expect(view.contentOffset == CGPoint(x: 30, y: 7))
        #expect(
            view.heard == [
                "a delegate", "dragging", "begins", "bounds", "scrolled", "rests at 0.0 or 30.0", "let go", "ends",
                "bounds",
                "scrolled",
            ])
        view.delegate = nil
        #expect(view.heard.last == "no delegate")
    }

    @Test("R17.8: they say whether there is a start to keep, and on which side it is")
    func start() {
        let view = filled()
        view.contentInset.left = 10
        #expect(view.contentOffset.x == -10)
        view.startsAtRight = true
        view.contentInset.left = 20
        #expect(view.contentOffset.x == -10)
        view.contentOffset.x = 400
        view.contentInset.right = 30
        #expect(view.contentOffset.x == 430)
    }

    @Test("A view that is its own hooks object goes away with its last owner")
    func noCycle() {
        weak var gone: Filled?
        do {
            let view = filled()
            gone = view
            #expect(gone != nil)
        }
        #expect(gone == nil)
    }
}
