#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

extension ScenarioPlayer {
    /// Performs a step as often as the scenario repeats it. A layout follows each repetition.
    func perform(_ step: Scenario.Step, at place: String) throws {
        let interpreter = StepInterpreter(surface)
        try Self.reading { () throws(ScenarioError) in
            try interpreter.check(step.action, at: place, pages: Self.mostItems)
        }
        for _ in 0..<step.times {
            if case .scroll(.through(let edge)) = step.action {
                scrollThrough(to: edge, step.note ?? place, interpreter)
                continue
            }
            var refusal: StepRefusal?
            recorder.step(step.note ?? "") {
                do throws(StepRefusal) { try interpreter.perform(step.action) } catch { refusal = error }
                recorder.didPlay(step.action)
                surface.applyRoom()
            }
            if let refusal { throw ScenarioPlayerError(place: "\(place).update", reason: refusal.description) }
        }
    }

    /// Scrolls to an edge of the content, by one viewport at a time. Each scroll is recorded as a step.
    private func scrollThrough(to edge: Scenario.Edge, _ note: String, _ interpreter: StepInterpreter) {
        _ = interpreter.scrollThrough(to: edge, atMost: Self.mostItems) { scroll in
            let before = view.contentOffset
            recorder.step(note) {
                _ = scroll()
                recorder.didPlay(.scroll(.to(view.contentOffset)))
                surface.applyRoom()
            }
            return view.contentOffset != before
        }
    }
}
#endif
