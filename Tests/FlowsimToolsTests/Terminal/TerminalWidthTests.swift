import FlowScenario
import FlowTestSupport
import Foundation
import Testing

@testable import FlowsimTools

/// All that commands print fits terminals of any width, but for single words and for commands to be copied.
@MainActor
@Suite struct TerminalWidthTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func isTooLong(_ line: String, _ columns: Int) -> Bool {
        guard TerminalColumns.count(line) > columns else { return false }
        let words = line.split(separator: " ")
        // Commands stay whole.
        return words.count > 1 && words.first != "flowsim" && !words.prefix(3).elementsEqual(["see", "it:", "flowsim"])
    }

    private func check(_ arguments: [String], _ widths: [Int] = [40, 80]) {
        for columns in widths {
            let text = FlowsimCommand.run(arguments, terminal: Terminal(columns: columns)).output
            let long = text.split(separator: "\n").map(String.init).filter { isTooLong($0, columns) }
            #expect(long == [], "\(arguments) in \(columns) columns")
            #expect(!text.contains("\u{00A0}"))
        }
    }

    @Test("Sizes at three pixels a point stay on their lines in 80 columns, also where both lengths change")
    func sizes() {
        let file = Repository.docs.appendingPathComponent("samples/tag-cloud-to-the-end.json").path
        let text = FlowsimCommand.run(["run", file], terminal: Terminal(columns: 80)).output
        #expect(text.contains("390 × 17,904 → 18,183.667 "))
        #expect(text.contains("390 × 23,720.333 → 844 × "))
        #expect(!text.contains("→\n"))
    }

    @Test("Runs of all that scenarios show, with notes, differences, issues and events")
    func runs() throws {
        let gallery = Repository.scenarios.path + "/gallery"
        check(["run", "--trace", gallery + "/delete-and-insert.json", gallery + "/looping-cell.json"])
        check(["run", gallery + "/contacts.json", Repository.scenarios.path + "/gauntlet/g53.json"])
        let failing = try folder.write(
            "f.json",
            """
            {"format": 2, "name": "A name that goes on and on, and says in many words what the matter is with all this",
             "container": {"width": 50, "height": 90}, "layout": {"estimatedItemSize": [50, 30]},
             "sections": [{"items": [{"actual": [60, 40], "count": 9}]}],
             "steps": [{"look": "everything", "note": "a note that is longer than forty and than eighty columns, so that it has to go on in another line"},
                       {"expect": {"contentSize": [9, 9], "metrics": {"measured": 1000}, "frames": {"0-0": [1, 2, 3, 4]}}},
                       {"update": [{"delete": "0-0"}, {"delete": "0-0"}]}]}
            """)
        check(["run", failing], Array(stride(from: 40, through: 140, by: 9)))
        check(["shrink", "--runs", "9", failing])
    }

    @Test("All other commands")
    func others() throws {
        let scenarios = Repository.scenarios.path
        check(["advise", scenarios + "/gauntlet/g01.json"])
        check(["bench", "--runs", "1", scenarios + "/gallery/delete-and-insert.json"])
        check(["sweep", "--widths", "320,1024", "--scales", "2", scenarios + "/gallery/text-sizes.json"])
        check(["compare", scenarios + "/gauntlet/g01.json", scenarios + "/gallery/delete-and-insert.json"])
        check(["compare", "--profiles", "iOS8,iOS9,iOS11", scenarios + "/gallery/contacts.json"])
        check(["fit", "--widths", "320,390", scenarios + "/gallery/chat-bubbles.json", "theirs"])
        check(["why", scenarios + "/gallery/delete-and-insert.json", "0-3"])
    }

    @Test("Help pages, and the usage that mistakes print, fit 80 columns, and narrower terminals as well")
    func help() {
        for topic in [[]] + FlowsimCommand.names.map({ [$0] }) { check(["help"] + topic, [40, 60, 80, 200]) }
        let mistakes = [["run", "--jsno"], ["fit"], ["fly"], []].map { FlowsimCommand.run($0).errorOutput }
        for text in mistakes {
            #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.hasPrefix("flowsim: ") }, "\(text)")
        }
        let wide = FlowsimCommand.run(["help", "run"], terminal: Terminal(columns: 300)).output
        #expect(wide.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }

    @Test("A page of help keeps its rows, and what goes on in them is below their words")
    func rows() {
        let page = HelpPage(
            """
            usage: flowsim do [--this VALUE] [--that] FILE

            Does what is asked,
            and no more.

            --this VALUE   what is done, said in more
                           than one line
            --that         no

            """)
        #expect(
            page.text(in: Terminal(columns: 46)) == """
                usage: flowsim do [--this VALUE] [--that] FILE

                Does what is asked, and no more.

                --this VALUE  what is done, said in more than
                              one line
                --that        no

                """)
        let narrow = page.text(in: Terminal(columns: 30))
        #expect(narrow.contains("\n--this VALUE\n    what is done, said in more\n    than one line\n"))
    }
}
