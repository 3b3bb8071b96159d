import Foundation

extension GoalList {
    mutating func addCompositional() {
        add(
            "compositional: create 10⁶ fixed groups, query the end", "≤ 10 µs",
            time(report.largest(.compositionalCreate, .equal), atMost: 10e-6))
        add(
            "compositional: bytes held a group never seen", "0",
            count("bytes held a group never seen", of: report.largest(.compositionalHold, .estimated)) { $0 == 0 })
        add(
            "compositional: another height of a cell on screen", "≤ 2 × a flow layout",
            beside(.compositionalChange, .flowChange))
        add(
            "compositional: scroll a step through estimated groups of four", "≤ 2 × a flow layout",
            beside(.compositionalScroll, .flowScroll))
    }

    private func beside(_ task: TaskName, _ reference: TaskName) -> (measured: String, isMet: Bool)? {
        guard let own = report.largest(task, .estimated)?.time?.median,
            let other = report.largest(reference, .estimated)?.time?.median
        else { return nil }
        return (String(format: "%.2f ×", own / other) + ", \(NumberText.time(own))", own <= 2 * other)
    }
}
