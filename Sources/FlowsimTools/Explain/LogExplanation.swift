import FlowScenario

/// The explanation of a log. `flowsim explain --json` prints it.
struct LogExplanation: Encodable {
    /// The name of the log's file.
    var log: String
    var findings: [Finding] = []
    /// The number of further messages, which are left out because the log has too many different ones of their kind.
    var omitted = 0

    /// A message, or several equal ones.
    struct Finding: Encodable {
        /// The kind of message, as its section in `docs/errors.md` has it.
        var kind: ErrorSection
        /// The beginning of the message, in the words of UIKit and with the numbers of the log.
        var message: String
        /// The line on which the first message begins, counted from 1.
        var line: Int
        /// The number of messages about the same thing.
        var count: Int
        /// The sentences about the event, the numbers, and the code to look at.
        var sentences: [String]
        /// The numbers that alternate or disagree; empty if the log lacks them.
        var numbers: [Double]
        /// The section of the documentation.
        var page: String
        /// The name of the file with the scenario; `nil` if no scenario was written.
        var written: String?
        /// A sentence about the difference between the scenario and the log; `nil` if there is none.
        var assumption: String?
        /// The scenario; `nil` if none raises the same message.
        var scenario: Scenario?

        private enum CodingKeys: String, CodingKey {
            case kind, message, line, count, sentences, numbers, page, written, assumption
        }

        @MainActor
        init(_ message: any LogMessage, line: Int) {
            kind = message.section
            self.message = message.title
            self.line = line
            count = max(message.count, 1)
            let explanation = message.explanation
            sentences = explanation.sentences
            numbers = explanation.numbers
            page = message.section.page
            for draft in message.drafts {
                guard var confirmed = draft.confirmed() else { continue }
                confirmed.name = String(self.message.prefix(200))
                confirmed.comment = sentences + [draft.assumption, "More about it: \(page)"].compactMap { $0 }
                scenario = confirmed
                assumption = draft.assumption
                break
            }
        }
    }

    /// Reads a log.
    ///
    /// - Parameter progress: Is called with the number of explained messages and the number of all messages.
    @MainActor
    init(_ bytes: [UInt8], log: String, progress: (Int, Int) -> Void = { _, _ in }) {
        self.log = log
        let messages = MessageFamilies.messages(in: bytes)
        omitted = messages.omitted
        for (index, (line, message)) in messages.found.enumerated() {
            progress(index, messages.found.count)
            findings.append(Finding(message, line: line))
        }
    }
}
