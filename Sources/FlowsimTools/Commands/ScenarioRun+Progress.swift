import FlowScenario

extension ScenarioRun {
    /// Shows the progress of this run on the terminal, after every layout.
    func showProgress(in arguments: CommandArguments, of file: String) {
        didLayOut = { [unowned self] in
            arguments.show(report.steps.count, of: scenario.steps.count + 1, "steps of \(file)")
        }
    }
}
