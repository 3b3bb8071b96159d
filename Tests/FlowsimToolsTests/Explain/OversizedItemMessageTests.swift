import FlowScenario
import Foundation
import ScenarioFormat
import Testing

@testable import ElementsSimulator
@testable import FlowsimTools

/// The message about items that are too large for a flow layout, in the words of all systems.
@MainActor
@Suite struct OversizedItemMessageTests {
    private func messages(_ log: String) -> [OversizedItemMessage] {
        MessageFamilies.messages(in: Array(log.utf8)).found.compactMap { $0.message as? OversizedItemMessage }
    }

    private func message(_ log: String) throws -> OversizedItemMessage {
        let messages = messages(log)
        try #require(messages.count == 1, "\(messages.count)")
        return messages[0]
    }

    private static let view =
        "and it is attached to <UICollectionView: 0x1; frame = (0 0; 375 200); contentOffset: {0, -64}; "

    @Test(
        "The words of all systems are read, for both axes",
        arguments: [
            (
                "the item height must be less that the height of the UICollectionView minus the section insets top and bottom values.",
                ErrorSection.itemHeight, false
            ),
            (
                "the item width must be less than the width of the UICollectionView minus the section insets left and right values, minus the content insets left and right values.",
                .itemWidth, false
            ),
            (
                "the item width must be less than the width of the UICollectionView minus the section insets left and right values.\nPlease check the values return by the delegate.",
                .itemWidth, true
            ),
            (
                "the item height must be less than the height of the UICollectionView minus the content insets top and bottom values.\nPlease check the values returned by the delegate.",
                .itemHeight, true
            ),
        ])
    func forms(log: String, section: ErrorSection, isFromDelegate: Bool) throws {
        let message = try message("the behavior of the UICollectionViewFlowLayout is not defined because:\n\(log)\n")
        #expect(message.section == section)
        #expect(message.isFromDelegate == isFromDelegate)
        let draft = try #require(message.drafts.first)
        #expect(draft.assumption?.hasPrefix("The log lacks the size of the view") == true)
        let scenario = try #require(draft.confirmed())
        #expect(try ScenarioRun(scenario).finish().steps[0].issues.map(\.kind) == ["invalidItemSize"])
        #expect(scenario.layout.direction == (section == .itemWidth ? .vertical : .horizontal))
    }

    @Test("This library's own message is read")
    func own() throws {
        let kind = LayoutIssue.Kind.invalidItemSize(
            indexPath: IndexPath(item: 0, section: 0), span: 9, available: 8, axis: .horizontal, fromDelegate: true)
        let reporter = IssueReporter(kindOfView: "UICollectionView", layout: "<FlowLayout>", view: "<CollectionView>")
        let message = try message(kind.row.message(reporter))
        #expect(message.section == .itemHeight)
        #expect(message.isFromDelegate)
    }

    @Test("The numbers come from the view's description: the frame less the insets, and the content")
    func numbers() throws {
        let head = "the item height must be less than the height of the UICollectionView … "
        let content = try message(head + Self.view + "contentSize: {700, 264}; adjustedContentInset: {64, 0, 0, 0}>")
        #expect(content.explanation.numbers == [136, 264])
        #expect(
            content.explanation.disagreement
                == "The view is 200 points high less 64 of content insets, and the content is 264 points high.")
        let scenario = try #require(content.drafts[0].confirmed())
        #expect(scenario.container.size == CGSize(width: 375, height: 200))
        #expect(scenario.container.insets.top == 64)
        #expect(scenario.layout.itemSize.height == .points(264))
        let unknown = try message(head + Self.view + "contentSize: {0, 0}>")
        #expect(unknown.explanation.numbers == [200])
        #expect(
            unknown.drafts[0].assumption == "The log lacks the size of the item; the scenario's is a point too long.")
        #expect(unknown.drafts[0].confirmed() != nil)
        let empty = try message(head + "<UICollectionView: 0x1; frame = (0 0; 0 0); contentSize: {0, 0}>")
        #expect(empty.drafts.compactMap { $0.confirmed() }.count == 1)
    }

    @Test("A message that is logged in every pass is one finding")
    func counting() {
        let log =
            "the item width must be less than the width of the UICollectionView … " + Self.view
            + "contentSize: {0, 0}>\n"
        #expect(messages(String(repeating: log, count: 40)).map(\.count) == [40])
        #expect(messages(log + log.replacingOccurrences(of: "375 200", with: "667 200")).map(\.count) == [1, 1])
    }
}
