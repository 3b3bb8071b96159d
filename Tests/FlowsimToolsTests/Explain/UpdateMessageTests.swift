import ElementsSimulator
import FlowScenario
import Foundation
import ScenarioFormat
import Testing

@testable import FlowEngine
@testable import FlowsimTools

/// The sentences with which UIKit refuses batch updates are read from logs, and raised by the scenarios.
@MainActor
@Suite struct UpdateMessageTests {
    private func messages(_ log: String) -> [UpdateMessage] {
        MessageFamilies.messages(in: Array(log.utf8)).found.compactMap { $0.message as? UpdateMessage }
    }

    private func message(_ log: String) throws -> UpdateMessage {
        let messages = messages(log)
        try #require(messages.count == 1, "\(messages.count): \(log)")
        return messages[0]
    }

    // MARK: The sentences

    @Test("Each sentence that this library prints is read again as the same error, for views of both kinds")
    func sentences() throws {
        #expect(UpdateSentence.all.count > 60)
        for sentence in UpdateSentence.all {
            let numbers = sentence.form.example.indices.map { 10 + 7 * $0 }
            let error = sentence.form.error(numbers)
            let message = try message(sentence.isTable ? error.tableDescription : error.description)
            guard case .sentence(let read) = message.numbers else {
                Issue.record("\(error)")
                continue
            }
            // The other end of a move is not in all sentences.
            #expect(read.description == error.description)
        }
    }

    @Test("Each sentence has a scenario whose update is refused with it")
    func scenarios() throws {
        for sentence in UpdateSentence.all {
            let error = sentence.form.error(sentence.form.example)
            let message = try message(sentence.isTable ? error.tableDescription : error.description)
            let confirmed = message.drafts.lazy.compactMap { $0.confirmed() }.first
            guard let confirmed else {
                #expect("\(error)" == "has a scenario")
                continue
            }
            #expect((confirmed.table != nil) == message.isTable)
            let report = try ScenarioRun(confirmed).finish()
            #expect(report.steps[1].refusal == error.description)
        }
    }

    @Test(
        "Numbers of items that disagree are read in old and new words, wrapped, quoted and escaped",
        arguments: [
            "reason: 'Invalid update: invalid number of items in section 2.  The number of items contained in an existing section after the update (5) must be equal to the number of items contained in that section before the update (3), plus or minus the number of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 moved out).'",
            "Invalid update: invalid number of items in section 2. The number of items contained in an existing section after the update (5) must be equal to the number of items contained in that section before the update (3), plus or minus the number of items inserted or deleted from that section (1 inserted, 0 deleted).",
            "> Invalid update: invalid number of ite\n> ms in section 2. The number of items contained in an existing\n> section after the update (5) must be equal to the number of items contained in that section\n> before the update (3), plus or minus the number of items inserted or\n> deleted from that section (1 inserted, 0 deleted) and plus",
            #"{"reason":"Invalid update: invalid number of items in section 2.  The number of items contained in an existing section after the update (5) must be equal to the number of items contained in that section before the update (3), plus or minus the number of items inserted or deleted from that section (1 inserted,\n0 deleted)"}"#,
        ])
    func counts(log: String) throws {
        let tally = UpdateError.ItemTally(
            section: 2, before: 3, after: 5, inserted: 1, deleted: 0, movedIn: 0, movedOut: 0)
        let message = try message(log)
        #expect(message.numbers == .sentence(.itemCount(tally)))
        #expect(message.section == .itemCount)
        #expect(message.explanation.numbers == [4, 5])
        #expect(
            message.explanation.disagreement
                == "The section had 3 items, 1 was inserted, which makes 4, but the data source returned 5.")
        let scenario = try #require(message.drafts[0].confirmed())
        #expect(scenario.sections.map(\.itemCount) == [1, 1, 3])
    }

    @Test("Moves into a section and out of it have another section, and moves within it have none")
    func moves() throws {
        func scenario(_ moves: String) throws -> Scenario {
            let words =
                "Invalid update: invalid number of rows in section 1.  The number of rows contained in an existing "
                + "section after the update (3) must be equal to the number of rows contained in that section before the "
                + "update (3), plus or minus the number of rows inserted or deleted from that section (1 inserted, 1 deleted) "
                + "and plus or minus the number of rows moved into or out of that section (\(moves))."
            let message = try message(words)
            #expect(message.section == .rowCount)
            return try #require(message.drafts[0].confirmed(), "\(moves)")
        }
        #expect(try scenario("2 moved in, 1 moved out").sections.count == 3)
        #expect(try scenario("1 moved in, 2 moved out").sections.count == 3)
        #expect(try scenario("1 moved in, 0 moved out").table != nil)
    }

    // MARK: Lists

    private static let lists = """
        Thread 1: "Invalid batch updates detected: the number of sections and/or rows returned by the data source before \
        and/or after performing the batch updates are inconsistent with the updates.\\nData source before updates = { 2 \
        sections with row counts: [3, 4] }\\nData source after updates = { 2 sections with row counts: [3, 4] }\\nUpdates = \
        [\\n\\tDelete row (0 - 0),\\n\\tMove row (0 - 1) to (1 - 3),\\n\\tReload section (1)\\n]\\nTable view: <UITableView: \
        0x13081d200; frame = (0 153.667; 393 664.333)>"
        """

    @Test("The lists of iOS 16 are read, and refused for the reason that they have")
    func batches() throws {
        let message = try message(Self.lists)
        #expect(message.section == .batchUpdates)
        guard case .lists(let updates) = message.numbers else { throw CocoaError(.coderInvalidValue) }
        #expect(updates.before == [3, 4])
        #expect(
            updates.operations == [
                .deleteItem(ItemPath(section: 0, item: 0)),
                .moveItem(from: ItemPath(section: 0, item: 1), to: ItemPath(section: 1, item: 3)), .reloadSection(1),
            ])
        #expect(updates.isTable)
        let scenario = try #require(message.drafts[0].confirmed())
        #expect(scenario.container.size == CGSize(width: 393, height: 664.333))
        #expect(scenario.table != nil)
    }

    @Test("Sections that come and go are in the data of the scenario")
    func sectionsOfBatches() throws {
        let log =
            "Invalid batch updates detected: … Data source before updates = { 3 sections with item counts: [1, 2, 3] } "
            + "Data source after updates = { 2 sections with item counts: [1, 5] } Updates = [ Insert section (0) ]"
        let message = try message(log)
        let scenario = try #require(message.drafts[0].confirmed())
        #expect(scenario.sections.map(\.itemCount) == [1, 2, 3])
        #expect(message.explanation.numbers == [4, 2])
        let none =
            "Invalid batch updates detected: Data source before updates = { 1 section with item counts: [4] } Data "
            + "source after updates = { 1 section with item counts: [1] } Updates = [ ]"
        #expect(try self.message(none).drafts[0].confirmed() != nil)
        let empty =
            "Invalid batch updates detected: Data source before updates = { 0 sections } Data source after updates = "
            + "{ 1 section with item counts: [1] } Updates = []"
        #expect(try self.message(empty).drafts[0].confirmed() != nil)
    }

    @Test("Lists that add up have no scenario")
    func consistentBatches() throws {
        let log =
            "Invalid batch updates detected: Data source before updates = { 1 section with item counts: [4] } Data "
            + "source after updates = { 1 section with item counts: [3] } Updates = [ Delete item (0 - 0) ]"
        let message = try message(log)
        #expect(message.drafts.allSatisfy { $0.confirmed() == nil })
        #expect(message.explanation.sentences.count == 3)
    }

    // MARK: Logs that lack something

    @Test(
        "A message that is cut off, or only a function's name, has a scenario with other numbers and a sentence about it",
        arguments: [
            ("Invalid update: invalid number of items in section", ErrorSection.itemCount),
            (
                "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update (9) must",
                .rowCount
            ),
            ("Invalid update: invalid number of sections. The", .sectionCount),
            ("attempt to delete item 99999999999999999999999 from section 0 which only contains", .deletion),
            ("attempt to insert row 5 into section", .insertion),
            (
                "Invalid batch updates detected: the number of sections and/or items returned by the data source",
                .batchUpdates
            ),
            (
                "Invalid batch updates detected: Data source before updates = { 1 section with item counts: [-4",
                .batchUpdates
            ),
            (
                "4 UIKitCore 0x323d2f83c -[UITableView _Bug_Detected_In_Client_Of_UITableView_Invalid_Number_Of_Rows_In_Section:]",
                .rowCount
            ),
            ("_Bug_Detected_In_Client_Of_UICollectionView_Invalid_Number_Of_Items_In_Section", .itemCount),
        ])
    func lacking(log: String, section: ErrorSection) throws {
        let message = try message(log)
        #expect(message.section == section)
        let draft = try #require(message.drafts.first)
        #expect(draft.confirmed() != nil)
        #expect(draft.assumption == "The log lacks the numbers; those of the scenario are an example.")
        #expect(message.explanation.numbers == [])
        #expect(message.explanation.disagreement.hasPrefix("The numbers are missing"))
    }

    @Test("Numbers beyond any scenario are explained, and the scenario has others")
    func hugeNumbers() throws {
        let log =
            "attempt to delete item 9000000000001 from section 0 which only contains 9000000000000 items before the update"
        let message = try message(log)
        #expect(
            message.explanation.disagreement.hasPrefix("The index is 9,000,000,000,001, and section 0 had "))
        let confirmed = message.drafts.compactMap { draft in draft.confirmed().map { (draft, $0) } }
        #expect(confirmed.count == 1)
        #expect(confirmed.first?.0.assumption?.hasPrefix("The numbers of the log are larger") == true)
        let lists = try self.message(
            "Invalid batch updates detected: Data source before updates = { 1 section with item counts: [4000000000] } Data "
                + "source after updates = { 1 section with item counts: [0] } Updates = [ ]")
        #expect(lists.explanation.numbers == [4_000_000_000, 0])
        #expect(lists.drafts.compactMap { $0.confirmed() }.count == 1)
        let negative = try self.message(
            "attempt to insert item -1 into section 0, but there are only 3 items in section 0 after the update")
        #expect(negative.explanation.numbers == [-1, 3])
        let tally = try self.message(
            "Invalid update: invalid number of items in section 0. The number of items contained in an existing section after the update (9223372036854775807) must be equal to the number of items contained in that section before the update (9223372036854775807), plus or minus the number of items inserted or deleted from that section (9223372036854775807 inserted, 0 deleted)"
        )
        #expect(tally.explanation.sentences.count == 3)
        #expect(tally.drafts.contains { $0.confirmed() != nil })
    }

    // MARK: Several messages

    @Test("Equal messages are counted, the stack of one is part of it, and different ones are separate")
    func counting() throws {
        let deletion = "attempt to delete row 9 from section 0 which only contains 0 rows before the update\n"
        let stack = "-[UITableView _Bug_Detected_In_Client_Of_UITableView_Invalid_Number_Of_Rows_In_Section:]\n"
        let found = messages(deletion + deletion + stack + deletion.replacingOccurrences(of: "9", with: "8") + deletion)
        #expect(found.map(\.count) == [3, 1])
        let early = messages(stack + deletion)
        #expect(early.map(\.section) == [.deletion])
        #expect(early.map(\.count) == [1])
    }
}
