import FlowSimulator
import Testing

/// Near the end of the content estimates may leave less of it than a shift of the offset needs. What the limits take
/// from the shift is given back when measuring adds content for it, in the same pass (R8.10, R17.13).
@MainActor @Suite("Shifts that have to wait for content")
struct OwedShiftTests {
    @Test("Another text size near the end: the reader's row stays although estimates leave too little content")
    func nearTheEnd() {
        for estimate: CGFloat in [20, 50, 70] {
            var height: CGFloat = 90
            let screen = TestScreen.list(320, 480, count: 20, estimate: estimate, spacing: 0) { _ in height }
            screen.scrollToEnd(step: 200)
            // The end itself is another matter: who goes there stays there.
            screen.view.contentOffset.y = 1300
            screen.settle()
            #expect(screen.frame(14)?.minY == 1260)
            height = 100
            screen.view.overrideTraitCollection = TraitCollection(preferredContentSizeCategory: .extraExtraLarge)
            screen.settle()
            #expect(screen.frame(14)?.height == 100)
            #expect((screen.frame(14)?.minY ?? 0) - screen.view.contentOffset.y == -40, "estimate \(estimate)")
            let end = screen.view.contentSize.height - 480
            #expect(screen.view.contentOffset.y <= end)
        }
    }
}
