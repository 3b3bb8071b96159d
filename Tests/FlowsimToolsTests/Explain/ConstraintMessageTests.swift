import FlowScenario
import Foundation
import ScenarioFormat
import Testing

@testable import FlowsimTools

/// Blocks of constraints that contradict each other are read, and raised by cells with the same constraints.
@MainActor
@Suite struct ConstraintMessageTests {
    private func messages(_ log: String) -> [ConstraintMessage] {
        MessageFamilies.messages(in: Array(log.utf8)).found.compactMap { $0.message as? ConstraintMessage }
    }

    private func message(_ constraints: [String], breaking broken: String? = nil) throws -> ConstraintMessage {
        let list = constraints.map { "    \"\($0)\"" }.joined(separator: ",\n")
        let end =
            broken.map { "\nWill attempt to recover by breaking constraint\n\($0)\n\nMake a symbolic breakpoint" } ?? ""
        let messages = messages(
            "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n\tTry this:\n(\n\(list)\n)\n\(end)")
        try #require(messages.count == 1)
        return messages[0]
    }

    // MARK: Reading

    @Test(
        "Constraints are read in the visual format and as relations, as several libraries and systems print them",
        arguments: [
            ("<NSLayoutConstraint:0x1a V:[UIView:0x7f1(44)]>", "UIView.height == 44"),
            ("<NSLayoutConstraint:0x1a H:[UIView:0x7f1(>=44.5@750)]>", "UIView.width >= 44.5"),
            (
                "<NSLayoutConstraint:0x1a V:|-(0)-[UILabel:0x7f1'Tech']   (active, names: '|':UIView:0x7f2 )>",
                "UILabel.top == UIView.top"
            ),
            (
                "<NSLayoutConstraint:0x1a V:[UILabel:0x7f1'Don't ](stop)']-(8)-|   (Names: '|':UIView:0x7f2 )>",
                "UIView.bottom == UILabel.bottom + 8"
            ),
            (
                "<NSLayoutConstraint:0x1a H:[UIView:0x7f1]-(>=8)-[App.Card:0x7f2](LTR)   (active)>",
                "App.Card.leading >= UIView.trailing + 8"
            ),
            (
                "<NSLayoutConstraint:0x1a H:|-(NSSpace(20))-[UIView:0x7f1]   (active, names: '|':UIView:0x7f2 )>",
                "UIView.leading == UIView.leading + 20"
            ),
            (
                "<NSLayoutConstraint:0x1a UILabel:0x7f1.top == UIView:0x7f2.topMargin - 6   (active)>",
                "UILabel.top == UIView.topMargin - 6"
            ),
            (
                "<NSLayoutConstraint:0x1a UIImageView:0x7f1.width == 0.75*UIImageView:0x7f1.height + 2 (active)>",
                "UIImageView.width == 0.75 * UIImageView.height + 2"
            ),
            ("<NSLayoutConstraint:0x1a 'My.id' UIView:0x7f1.height <= 1e3 (active)>", "UIView.height <= 1000"),
            (
                "<NSLayoutConstraint:0x1a title.top == avatar.bottom + 4   (active, names: title:0x7f1, avatar:0x7f2 )>",
                "title.top == avatar.bottom + 4"
            ),
            (
                "<NSAutoresizingMaskLayoutConstraint:0x1a h=--& v=--& UIView:0x7f1.height == 0   (active)>",
                "UIView.height == 0"
            ),
            ("<NSAutoresizingMaskLayoutConstraint:0x1a h=-&- v=-&- V:[UIView:0x7f1(120)]>", "UIView.height == 120"),
            (
                "<NSContentSizeLayoutConstraint:0x1a H:[UILabel:0x7f1'Title'(34)] Hug:250 CompressionResistance:750   (active)>",
                "UILabel.width >= 34"
            ),
            ("<MASLayoutConstraint:0x1a UIView:0x7f1.height == 200>", "UIView.height == 200"),
            ("<SnapKit.LayoutConstraint:0x1a@CardCell.swift#42 UIView:0x7f1.height == 100.0>", "UIView.height == 100"),
            (
                "<NSLayoutConstraint:0x1a UIView:0x7f1.centerX == UILayoutGuide:0x7f2'UIViewSafeAreaLayoutGuide'.centerX (active)>",
                "UIView.centerX == UILayoutGuide.centerX"
            ),
            ("&lt;NSLayoutConstraint:0x1a V:[UIView:0x7f1(44)]&gt;", "UIView.height == 44"),
        ])
    func forms(description: String, text: String) throws {
        let read = ConstraintReader.constraints(in: LogText(message: description).bytes[...])
        #expect(read.map(\.text) == [text])
        #expect(read.map(\.address) == ["1a"])
        // The same with lines that are broken between any two words.
        let broken = description.replacingOccurrences(of: " ", with: "\n2024-08-07 15:10:59 App[1:2] ")
        #expect(ConstraintReader.constraints(in: LogText(Array(broken.utf8)).bytes[...]).map(\.text) == [text])
    }

    @Test(
        "What is no constraint is left out",
        arguments: [
            "", "<NSLayoutConstraint:0x1>", "<NSLayoutConstraint:0x1 V:[>",
            "<NSLayoutConstraint:0x1 V:|-(8)-[UIView:0x2]>",
            "<NSLayoutConstraint:0x1 UIView:0x2.height == nan>", "<NSLayoutConstraint:0x1 UIView:0x2.heigth == 4>",
            "<NSLayoutConstraint:0x1 UIView:0x2.height 4>", "<NSLayoutConstraint:0x1 'unfinished V:[UIView:0x2(4)]>",
        ])
    func unreadable(description: String) {
        #expect(ConstraintReader.constraints(in: LogText(message: description).bytes[...]).isEmpty)
    }

    // MARK: Cells

    private static let height =
        "<NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Height' V:[UITableViewCellContentView:0x2(44)]>"
    private static let names = "(Names: '|':UITableViewCellContentView:0x2 )"
    private static let row = [
        height, "<NSLayoutConstraint:0x3 V:|-(0)-[UIView:0x4]   \(names)>",
        "<NSLayoutConstraint:0x5 V:[UIView:0x4(100)]>",
        "<NSLayoutConstraint:0x6 V:[UIView:0x4]-(0)-|   \(names)>",
    ]

    @Test("The height of a row contradicts its content, which needs another one", arguments: [true, false])
    func encapsulatedHeight(isTable: Bool) throws {
        let list = Self.row.map {
            isTable
                ? $0
                : $0.replacingOccurrences(of: "UITableViewCellContentView", with: "_UICollectionViewCellContentView")
        }
        let message = try message(list, breaking: list[3])
        #expect(message.isTable == isTable)
        #expect(message.explanation.numbers == [44, 100])
        #expect(
            message.explanation.disagreement
                == "UIView-Encapsulated-Layout-Height gives the cell 44 points, and the other constraints need 100.")
        #expect(message.explanation.event.hasSuffix("ContentView.bottom == UIView.bottom."))
        let scenario = try #require(message.drafts.lazy.compactMap { $0.confirmed() }.first)
        #expect((scenario.table != nil) == isTable)
        let issues = try ScenarioRun(scenario).finish().steps[0].issues
        #expect(issues.map(\.kind) == ["unsatisfiableConstraints"])
    }

    @Test("So does the width")
    func encapsulatedWidth() throws {
        let message = try message([
            "<NSLayoutConstraint:0x1 H:|-(10)-[UIImageView:0x4]   (Names: '|':UITableViewCellContentView:0x2 )>",
            "<NSLayoutConstraint:0x3 H:[UIImageView:0x4(400)]>",
            "<NSLayoutConstraint:0x5 H:[UIImageView:0x4]-(10)-|   (Names: '|':UITableViewCellContentView:0x2 )>",
            "<NSLayoutConstraint:0x7fb 'UIView-Encapsulated-Layout-Width' H:[UITableViewCellContentView:0x2(375)]>",
        ])
        #expect(message.explanation.numbers == [375, 420])
        #expect(message.drafts.lazy.compactMap { $0.confirmed() }.first != nil)
    }

    @Test("Constraints without a cell contradict each other in a cell, too")
    func views() throws {
        let heights = try message([
            "<NSLayoutConstraint:0x1 V:[UIView:0x2(200)]>", "<NSLayoutConstraint:0x3 V:[UIView:0x2(84)]>",
        ])
        #expect(heights.explanation.numbers == [200, 84])
        #expect(heights.drafts.lazy.compactMap { $0.confirmed() }.first != nil)
        let mask = try message([
            "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x2.height == 0   (active)>",
            "<NSLayoutConstraint:0x3 V:[UILabel:0x4'Tech']-(8)-|   (active, names: '|':UIView:0x2 )>",
            "<NSLayoutConstraint:0x5 V:|-(8)-[UILabel:0x4'Tech']   (active, names: '|':UIView:0x2 )>",
            "<NSLayoutConstraint:0x6 UILabel:0x4.height >= 20 (active)>",
        ])
        #expect(mask.explanation.advice.contains("translatesAutoresizingMaskIntoConstraints"))
        #expect(mask.drafts.lazy.compactMap { $0.confirmed() }.first != nil)
    }

    @Test("Constraints that do not contradict each other in a cell have no scenario")
    func consistent() throws {
        let message = try message(["<NSLayoutConstraint:0x1 V:[UIView:0x2(200)]>"])
        #expect(message.drafts.allSatisfy { $0.confirmed() == nil })
        let none = try #require(messages("Unable to simultaneously satisfy constraints.").first)
        #expect(none.drafts.isEmpty)
        #expect(none.explanation.disagreement.hasPrefix("The constraints are missing in the log"))
    }

    @Test("Cells of one kind contradict themselves in the same way, whatever their addresses")
    func counting() throws {
        let block = "Unable to simultaneously satisfy constraints.\n(\n\(Self.row.joined(separator: ",\n"))\n)\n"
        let other = block.replacingOccurrences(of: "0x4", with: "0x99")
        #expect(messages(block + other + block).map(\.count) == [3])
    }

    @Test("Numbers that no cell can have, and more constraints than a cell may have, have no scenario")
    func hostile() throws {
        let huge = try message([
            Self.height.replacingOccurrences(of: "(44)", with: "(1e300)"),
            "<NSLayoutConstraint:0x5 V:[UIView:0x4(100)]>",
        ])
        #expect(huge.drafts.allSatisfy { $0.confirmed() == nil })
        #expect(huge.explanation.sentences.count == 3)
        // UIKit refuses places without a second view, and pairs of a place and a length.
        let illegal = try message([
            Self.height, "<NSLayoutConstraint:0x5 UIView:0x4.top == 9>",
            "<NSLayoutConstraint:0x6 UIView:0x4.top == UITableViewCellContentView:0x2.height>",
        ])
        #expect(illegal.explanation.numbers == [44])
        #expect(illegal.drafts.allSatisfy { $0.confirmed() == nil })
        let many = try message((0..<2000).map { "<NSLayoutConstraint:0x\($0) V:[UIView:0x\($0)(\($0))]>" })
        #expect(many.constraints.count == ScenarioLimits.cellConstraints)
        #expect(many.drafts.allSatisfy { $0.confirmed() == nil })
    }
}
