import FlowScenario

/// The command `flowsim why`, which explains the place and the size of an element.
struct WhyCommand: Command {
    static let description = CommandDescription(
        name: "why", summary: "Says why an item was laid out again.", forms: ["FILE PATH"],
        text: """
            Runs a scenario to its end and says why an item was laid out again: what was done to it, and what led to
            that, latest first. PATH is written 0-3: item 3 of section 0. It may also be header-0, footer-0 or
            background-0. An item that updates moved is followed to what it was before.
            """)

    @CommandOption(
        "--step", .number(0...ScenarioLimits.steps),
        "why it was laid out in step N, 0 being the first layout; PATH is its name after that step"
    ) var step: Int?
    @CommandOption("--json", "print the reasons and the chain of events for machines") var isForMachines = false

    var arguments = CommandArguments()

    func run() throws -> CommandResult {
        guard arguments.files.count >= 2 else { throw CommandMisuse(reason: "why needs a file and a path") }
        // A header may be two words.
        let (file, words) = (arguments.files[0], arguments.files.dropFirst().joined(separator: " "))
        let scenario = try arguments.scenario(inFile: file)
        guard let element = Self.element(words), Self.isKnown(element, in: scenario) else {
            throw CommandMisuse(
                reason: "\(quoted(words)) is not a path; "
                    + (Self.meant(words, among: scenario.viewKinds.sorted()).map { "did you mean “\($0)”?" }
                        ?? "write 0-3 for item 3 of section 0, or \(Self.examples(in: scenario))"))
        }
        let question = try WhyQuestion(
            scenario, file: file, operands: arguments.operands(forFile: file), name: element, step: step,
            progress: arguments.showSteps)
        let answer = question.answer
        return CommandResult(output: printed(answer, answer.text(question.remark(on: answer), in: arguments.terminal)))
    }

    /// Examples of the names of views that the scenario may have.
    private static func examples(in scenario: Scenario) -> String {
        let attached = scenario.attachedKinds
        let others = scenario.viewKinds.subtracting(["header", "footer", "background"]).sorted()
        return
            (["header-0", "footer-0", "background-0"] + others.map { attached.contains($0) ? "\($0)-0-3" : "\($0)-0" })
            .joined(separator: ", ")
    }

    /// Returns the name that was probably meant by a mistyped name, such as `header-0` for `haeder-0`; `nil` if there
    /// is none.
    private static func meant(_ text: String, among kinds: [String]) -> String? {
        let parts = text.split { $0 == "-" || $0 == " " }.map(String.init)
        let numbers = parts.reversed().prefix { Int($0) != nil }.prefix(2).count
        let name = parts.dropLast(numbers).joined(separator: "-")
        guard numbers > 0, let kind = KeySuggestion.word(for: name, among: kinds) else { return nil }
        return ([kind] + parts.suffix(numbers)).joined(separator: "-")
    }

    /// Reads the name of an element, such as `0-3`, `header 0`, `header-0` or `badge-0-3`.
    private static func element(_ text: String) -> Scenario.ElementName? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let numbers = parts.reversed().prefix { Int($0) != nil }.prefix(2).count
        let kind = parts.dropLast(numbers).joined(separator: "-")
        guard numbers > 0, !kind.isEmpty, !kind.contains(" ") else { return Scenario.ElementName(text) }
        return Scenario.ElementName("\(kind) \(parts.suffix(numbers).joined(separator: "-"))")
    }

    /// Whether the kind of an element is a usual kind, or one of the scenario's.
    private static func isKnown(_ name: Scenario.ElementName, in scenario: Scenario) -> Bool {
        guard case .view(let kind, _, _) = name else { return true }
        return scenario.viewKinds.contains(kind)
    }
}
