import ElementsSimulator

/// A scenario to which steps and questions can be added while it runs. They arrive one at a time as JSON, and each of
/// them has an answer.
///
/// The work of each line and the memory of a session are bounded, so a session may last for any time. A step that
/// cannot be read has an error as its answer and changes nothing.
@MainActor
package final class ScenarioSession {
    /// The limits of the answer to one step.
    package struct Limits {
        /// The greatest number of changed frames in the answer to one step.
        package var frames = 100
        /// The greatest number of elements for which the answer to one step explains the causes.
        package var explanations = 5

        package init() {}
    }

    /// The run that performs the steps. Questions about frames use a second run, so that they do not change the costs
    /// in this run.
    let run: ScenarioRun
    /// A second run of the same steps, for questions about frames. Such a question makes the layout create attributes,
    /// which would change the costs of later steps in ``run``.
    let shown: ScenarioRun
    let limits: Limits
    /// The style of texts in steps that the session receives.
    let text: Scenario.TextStyle
    private let document: JSONValue
    /// The document's own steps that have not been performed.
    private(set) var ownSteps: ArraySlice<JSONValue>
    /// The number of steps that were performed, without the first layout.
    private(set) var stepCount = 0
    private var history = SessionHistory()
    private var frames = SessionFrames()

    /// The number of events that stay when old events are discarded. Events are discarded when more than twice this
    /// number are stored. Explanations use the events of the last steps.
    private static let keptEvents = 5000

    /// Makes a session with a document.
    ///
    /// - Parameter fonts: The fonts in place of those that the document names; nil for those of the document.
    /// - Throws: `ScenarioError` if the document is no valid scenario.
    package init(
        document: JSONValue, folder: URL? = nil, fonts: Scenario.Fonts? = nil, limits: Limits = Limits()
    ) throws(ScenarioError) {
        var scenario = try Scenario(document: document, folder: folder, fonts: fonts)
        scenario.takesMoreSteps = true
        let style = document["text"].map { JSONPlace(value: $0, place: "text") }
        text = try style.map { place throws(ScenarioError) in
            try Scenario.TextStyle(place, over: Scenario.TextStyle())
        } ?? Scenario.TextStyle()
        self.document = document
        self.limits = limits
        if case .array(let steps)? = document["steps"] { ownSteps = steps[...] } else { ownSteps = [] }
        run = ScenarioRun(scenario, tracing: true)
        shown = ScenarioRun(scenario)
    }

    /// Performs the first layout.
    ///
    /// - Throws: `ScenarioError` if it takes more than a run may.
    package func begin() throws(ScenarioError) -> JSONValue {
        try run.advance()
        try shown.advance()
        return .object(line(0) + members(ofStep: 0))
    }

    /// Returns the answer to a line of the session's input; nil for an empty line.
    ///
    /// - Parameters:
    ///   - bytes: A step or a question, in UTF-8.
    ///   - number: The number of the line, from 1.
    package func answer(to bytes: [UInt8], number: Int) -> JSONValue? {
        guard bytes.contains(where: { !" \t\r\n".utf8.contains($0) }) else { return nil }
        do {
            let value = try JSONParser.parse(bytes)
            if let question = try SessionQuestion(value) { return .object(line(number) + (try answer(to: question))) }
            return .object(line(number) + (try perform(value)))
        } catch {
            return error.located(in: bytes).answer(number: number)
        }
    }

    private func line(_ number: Int) -> [JSONValue.Member] { [.init(key: "line", value: .number(Double(number)))] }
}

// MARK: Steps

extension ScenarioSession {
    private func perform(_ document: JSONValue) throws(ScenarioError) -> [JSONValue.Member] {
        let step = try run.step(from: document, text: text)
        var excess: ScenarioError?
        do {
            try run.perform(step)
        } catch {
            // The actions until then were done, and are reported with the reason.
            excess = error
        }
        // It ends at the same action as the other.
        try? shown.perform(step)
        stepCount += 1
        history.append(document)
        defer { forgetEvents() }
        return (excess.map { [.init(key: "error", value: .string("\($0)"))] } ?? []) + members(ofStep: stepCount)
    }

    /// Performs the next of the document's own steps. A step that is no longer possible is not performed at all.
    func performOwnStep() throws(ScenarioError) -> [JSONValue.Member] {
        guard let step = ownSteps.first else {
            throw ScenarioError(place: "next", reason: "all steps of the document are done")
        }
        let answer = try perform(step)
        ownSteps.removeFirst()
        return answer + [.init(key: "left", value: .number(Double(ownSteps.count)))]
    }

    /// Returns the answer to the last step, as the members of a JSON object.
    private func members(ofStep number: Int) -> [JSONValue.Member] {
        let events = run.eventNumbers.last.map(run.events) ?? []
        var answer = SessionAnswer(run.report.steps[run.report.steps.count - 1], number: number, events: events)
        let after = SessionFrames(shown)
        answer.changes = after.changes(since: frames, limit: limits.frames)
        if let trace = run.trace { answer.explain(events, trace, limit: limits.explanations) }
        frames = after
        return answer.members
    }

    private func forgetEvents() {
        guard let trace = run.trace, trace.events.count > 2 * Self.keptEvents else { return }
        trace.removeEvents(before: trace.events[trace.events.count - Self.keptEvents].id)
    }

    /// Returns the document with the steps that the session performed, in place of the document's own steps.
    ///
    /// - Throws: `ScenarioError` if they were too many to be kept.
    func saved() throws(ScenarioError) -> JSONValue {
        var document = document
        document["steps"] = .array(try history.steps())
        return document
    }
}

extension ScenarioError {
    /// Returns the answer to an input line that caused this error. The answer contains the line's number.
    package func answer(number: Int) -> JSONValue {
        ["line": .number(Double(number)), "error": .string("\(self)")]
    }
}

/// The steps that were performed, as text. A session uses them to save itself as a scenario.
private struct SessionHistory {
    private var lines: [[UInt8]] = []
    private var byteCount = 0
    private var isComplete = true
    private static let limit = 16_777_216

    mutating func append(_ step: JSONValue) {
        guard isComplete else { return }
        let line = Array(step.line.utf8)
        byteCount += line.count
        guard byteCount <= Self.limit, lines.count < ScenarioLimits.steps else {
            lines = []
            isComplete = false
            return
        }
        lines.append(line)
    }

    func steps() throws(ScenarioError) -> [JSONValue] {
        guard isComplete else {
            let (bytes, steps) = (NumberText.grouped(Self.limit), NumberText.grouped(ScenarioLimits.steps))
            throw ScenarioError(
                place: "scenario", reason: "more than \(bytes) bytes or \(steps) steps were done; they were not kept")
        }
        var steps: [JSONValue] = []
        for line in lines { steps.append(try JSONParser.parse(line)) }
        return steps
    }
}
