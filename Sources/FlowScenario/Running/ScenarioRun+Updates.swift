import FlowSimulator
import Foundation

extension ScenarioRun {
    /// Changes the data and notifies the view, in one batch. A batch that does not add up changes neither.
    func update(_ operations: [Scenario.UpdateOperation]) {
        let before = dataSource.data
        if let problem = before.reconfigurationProblem(of: operations) { return refusals.append(problem) }
        do {
            try host.performBatch {
                dataSource.data.apply(operations)
                for operation in operations where operation.only != .data { host.notify(of: operation.kind) }
            }
        } catch {
            dataSource.data = before
            refusals.append("\(error)")
        }
    }
}
