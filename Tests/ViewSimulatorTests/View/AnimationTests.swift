import Testing
import ViewSimulator

@MainActor @Suite
struct AnimationTests {
    @Test("Animations are made at once and complete before the call returns")
    func atOnce() {
        var calls: [String] = []
        View.animate(withDuration: 1) { calls.append("a \(View.inheritedAnimationDuration)") }
        View.animate(withDuration: 2, animations: { calls.append("b") }, completion: { calls.append("b \($0)") })
        View.animate(
            withDuration: 3, delay: 1, options: [.curveLinear], animations: { calls.append("c") },
            completion: { calls.append("c \($0)") })
        View.animate(
            withDuration: 3, delay: 1, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            animations: { calls.append("d") }, completion: { calls.append("d \($0)") })
        View.transition(with: View(), duration: 1, animations: nil) { calls.append("e \($0)") }
        #expect(calls == ["a 1.0", "b", "b true", "c", "c true", "d", "d true", "e true"])
        #expect(View.inheritedAnimationDuration == 0)
    }

    @Test("Animations may nest, and without animations there is no duration")
    func nesting() {
        var durations: [Double] = []
        func note() { durations.append(View.inheritedAnimationDuration) }
        View.animate(withDuration: 1) {
            View.performWithoutAnimation {
                note()
                #expect(!View.areAnimationsEnabled)
                View.animate(withDuration: 5) { note() }
            }
            View.animate(withDuration: 2) { note() }
            note()
        }
        #expect(durations == [0, 0, 2, 1])
        #expect(View.areAnimationsEnabled)
        View.setAnimationsEnabled(false)
        View.performWithoutAnimation {}
        #expect(!View.areAnimationsEnabled)
        View.setAnimationsEnabled(true)
        View.animate(withDuration: -1) { note() }
        #expect(durations.last == 0)
    }
}
