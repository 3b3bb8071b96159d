import ElementsSimulator
import FlowEngine
import FlowScenario
import Foundation

extension UpdateMessage {
    var title: String {
        guard case .sentence(let error) = numbers else { return section.title }
        let sentence = isTable ? error.tableDescription : error.description
        return sentence.range(of: ".  ").map { String(sentence[..<$0.lowerBound]) } ?? sentence
    }

    var drafts: [ScenarioDraft] {
        var drafts: [ScenarioDraft] = []
        if case .lists(let updates) = numbers, updates.fitsInStep, let sentence = updates.sentence {
            drafts.append(updates.draft(refusedWith: sentence, in: view))
        }
        guard let error = numbers.error else { return drafts }
        if let updates = UpdateCase(error, isTable: isTable), updates.fitsInStep {
            drafts.append(updates.draft(refusedWith: "\(error)", in: view))
            if case .missing = numbers {
                drafts[drafts.count - 1].assumption =
                    "The log lacks the numbers; those of the scenario are an example."
            }
        }
        if let example = example(like: error), let updates = UpdateCase(example, isTable: isTable) {
            var draft = updates.draft(refusedWith: "\(example)", in: view)
            draft.assumption = "The numbers of the log are larger than those of a scenario, which are an example."
            drafts.append(draft)
        }
        return drafts
    }

    /// An error of the same kind with small numbers.
    private func example(like error: UpdateError) -> UpdateError? {
        UpdateSentence.all.map(\.form).first { form in
            let sentence = LogText(message: "\(form.error(form.example))").bytes
            return sentence.filter { !$0.isDigit } == LogText(message: "\(error)").bytes.filter { !$0.isDigit }
        }.map { $0.error($0.example) }
    }

    var explanation: MessageExplanation {
        var explanation = numbers.error.map { explained($0) } ?? unexplained
        if case .missing = numbers {
            explanation.disagreement =
                "The numbers are missing in the log; they are in the reason of the exception, which the console prints."
            explanation.numbers = []
        }
        return explanation
    }

    private var kind: String { isTable ? "table view" : "collection view" }

    private var unexplained: MessageExplanation {
        MessageExplanation(
            event: "A batch update of a \(kind) was refused, and UIKit raised an exception.",
            disagreement: "The numbers that are in the log add up, so the disagreement is in a part that is missing.",
            advice: "Look at the code that changes the data: it has to run inside the block of the batch update.")
    }

    private func noun(_ count: Int) -> String {
        "\(NumberText.grouped(count)) \(isTable ? "row" : "item")\(count == 1 ? "" : "s")"
    }

    private func explained(_ error: UpdateError) -> MessageExplanation {
        switch error {
        case .itemCount(let tally):
            return explained(
                CountMismatch(
                    things: isTable ? "rows" : "items", place: " for section \(tally.section)",
                    start: "The section had \(noun(tally.before))", before: tally.before, after: tally.after,
                    changes: [
                        (tally.inserted, "inserted", 1), (tally.deleted, "deleted", -1), (tally.movedIn, "moved in", 1),
                        (tally.movedOut, "moved out", -1),
                    ]))
        case .sectionCount(let before, let after, let inserted, let deleted):
            return explained(
                CountMismatch(
                    things: "sections", place: "", start: "There were \(NumberText.count(before, "section"))",
                    before: before, after: after, changes: [(inserted, "inserted", 1), (deleted, "deleted", -1)]))
        case .missingSource(let operation, let reach): return explained(operation, reach, isTarget: false)
        case .missingTarget(let operation, let reach): return explained(operation, reach, isTarget: true)
        case .sameSource(let first, let second), .sameTarget(let first, let second):
            return explained(first, second, "name the same \(Self.noun(of: first, isTable))")
        case .itemInChangedSection(let operation, let section):
            return explained(operation, section, "contradict each other")
        }
    }

    private func explained(_ mismatch: CountMismatch) -> MessageExplanation {
        MessageExplanation(
            event: "A batch update of a \(kind) was refused, because the data source returned another number of "
                + "\(mismatch.things)\(mismatch.place) than the update leads to.",
            disagreement: "\(mismatch.start), \(mismatch.changeWords), but the data source returned "
                + "\(NumberText.grouped(mismatch.after)).",
            advice: advice(isDataUnchanged: mismatch.before == mismatch.after, isViewUnnotified: mismatch.isUnnotified),
            numbers: [mismatch.expected, Double(mismatch.after)])
    }

    /// Returns the sentence about the code to look at, for counts that disagree.
    private func advice(isDataUnchanged: Bool, isViewUnnotified: Bool) -> String {
        if isViewUnnotified {
            return "Look for code that changes the data between updates without notifying the view: each change needs "
                + "operations of its own, or reloadData()."
        }
        if isDataUnchanged {
            return
                "Look at when the data changes: either not at all, or before the block of the batch update, when the "
                + "view had not been laid out yet and so reads the new numbers first; change it inside the block."
        }
        return "Look at the code that changes the data together with the operations: it has to change exactly the same "
            + "elements, once, and inside the block of the batch update."
    }

    private func explained(
        _ operation: UpdateOperation, _ reach: UpdateError.Reach, isTarget: Bool
    ) -> MessageExplanation {
        let place = isTarget ? operation.target : operation.source
        let index = place?.item ?? place?.section ?? 0
        let moment = isTarget ? "after the update" : "before the update"
        func verb(_ count: Int) -> String { count == 1 ? "was" : "were" }
        let named: String
        switch reach {
        case .items: named = "\(Self.noun(of: operation, isTable)) \(index)"
        case .sections: named = "section \(place?.section ?? 0)"
        }
        let (count, things, number) =
            switch reach {
            case .items(let count):
                (count, "section \(place?.section ?? 0) had \(noun(count)) \(moment)", place?.item ?? 0)
            case .sections(let count):
                (count, "there \(verb(count)) \(NumberText.count(count, "section")) \(moment)", place?.section ?? 0)
            }
        return MessageExplanation(
            event: "A batch update of a \(kind) was refused, because it names \(named), which does not exist "
                + "\(moment).",
            disagreement: "The index is \(NumberText.grouped(number)), and \(things).",
            advice: isTarget
                ? "Look at the index paths of insertions and targets: they are counted after the update, and the data "
                    + "source has to return the new numbers by then."
                : "Look at the index paths of deletions, reloads and sources: they are counted before the update, "
                    + "whatever the order of the calls, and no update that ran earlier may have changed them.",
            numbers: [Double(number), Double(count)])
    }

    private func explained(
        _ first: UpdateOperation, _ second: UpdateOperation, _ relation: String
    ) -> MessageExplanation {
        MessageExplanation(
            event: "A batch update of a \(kind) was refused, because two of its operations \(relation).",
            disagreement: "The operations are “\(first)” and “\(second)”.",
            advice:
                "Look at the code that computes the operations, and keep one of the two: identifiers of the data that "
                + "are not unique, or a change that is made by two observers, lead to such pairs.")
    }

    private static func noun(of operation: UpdateOperation, _ isTable: Bool) -> String {
        let place = operation.source ?? operation.target
        return place?.item == nil ? "section" : isTable ? "row" : "item"
    }
}

/// Numbers of items or sections that disagree. They come from a log, so sums may be larger than any integer.
private struct CountMismatch {
    /// The plural of the counted things.
    var things: String
    /// The words that follow the things.
    var place: String
    /// The beginning of the sentence about the numbers.
    var start: String
    var before, after: Int
    /// The numbers of operations, each with its verb and its effect on the number of things.
    var changes: [(count: Int, verb: String, sign: Double)]

    /// The number of things to which the operations lead.
    var expected: Double { changes.reduce(Double(before)) { $0 + $1.sign * Double($1.count) } }

    /// Whether there is no operation on the things.
    var isUnnotified: Bool { changes.allSatisfy { $0.count == 0 } }

    var changeWords: String {
        guard !isUnnotified else { return "and the update has no operation on \(things)" }
        let words = changes.filter { $0.count != 0 }.map { change in
            "\(NumberText.grouped(change.count)) \(change.count == 1 ? "was" : "were") \(change.verb)"
        }
        return "\(NameList(words)), which makes \(NumberText.grouped(expected))"
    }
}
