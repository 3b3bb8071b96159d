import FlowScenario
import Foundation
import ScenarioFormat
import Testing

@testable import FlowsimTools

/// Messages about layouts that do not settle, of iOS 15 to 26, and the sizes that logs have for them.
@MainActor
@Suite struct LayoutLoopMessageTests {
    private func messages(_ log: String) -> [LayoutLoopMessage] {
        MessageFamilies.messages(in: Array(log.utf8)).found.compactMap { $0.message as? LayoutLoopMessage }
    }

    private func message(_ log: String) throws -> LayoutLoopMessage {
        let messages = messages(log)
        try #require(messages.count == 1, "\(messages.count): \(log)")
        return messages[0]
    }

    @Test(
        "Both messages are read with the class of the view, in all of their forms",
        arguments: [
            (
                "reason: 'UICollectionView (<UICollectionView 0x15f099a00>) is stuck in its update/layout loop. This can happen for many reasons, including self-sizing views whose preferred attributes are not returning a consistent size.'",
                ErrorSection.updateLoop, "UICollectionView"
            ),
            (
                "UICollectionView (<EpoxyCollectionView.CollectionView 0x110affa00>) is stuck in\nits update/layout loop. This can happen for many reasons",
                .updateLoop, "EpoxyCollectionView.CollectionView"
            ),
            (
                "[UICollectionViewRecursion] <OBAKit.OBAListView: 0x122879000; baseClass = UICollectionView; frame = (0 56; 390 734); layout: <UICollectionViewCompositionalLayout: 0x121f63ba0>; dataSource: <DataSource: 0x600001014640>> is stuck in its update/layout loop. See previous logs in the \"UICollectionViewRecursionCategory\"",
                .updateLoop, "OBAKit.OBAListView"
            ),
            (
                "Thread 1: Fatal error: <PagingCollectionView 0x13f339c50> is stuck in a recursive layout loop. This can happen when self-sizing views do not return consistent sizes",
                .recursiveLoop, "PagingCollectionView"
            ),
            (
                "UpdateCoalescingCollectionView is stuck in a recursive layout loop.", .recursiveLoop,
                "UpdateCoalescingCollectionView"
            ),
        ])
    func forms(log: String, section: ErrorSection, name: String) throws {
        let message = try message(log)
        #expect(message.section == section)
        #expect(message.view.className == name)
        #expect(message.history.sizes == [], "the message itself has no sizes")
        #expect(message.explanation.sentences.count == 3)
        let draft = try #require(message.drafts.first)
        #expect(draft.assumption == "The log lacks the sizes; those of the scenario are an example.")
        let scenario = try #require(draft.confirmed())
        #expect(try ScenarioRun(scenario).finish().steps[0].issues.map(\.kind) == ["layoutLoop"])
    }

    @Test("This library's own messages are read, with the sizes in them", arguments: [true, false])
    func own(isRecursive: Bool) throws {
        let words =
            isRecursive
            ? "is stuck in a recursive layout loop. This can happen when" : "is stuck in its update/layout loop. This"
        let message = try message(
            "UICollectionView (<CollectionView>) \(words) self-sizing views whose preferred attributes are not returning a "
                + "consistent size. 100 rounds; item 0-3 (ScenarioCell) answered …, 335.0×170.0, 335.0×164.5, 335.0×170.0, "
                + "335.0×164.5 (period 2).")
        #expect(message.history.path == Scenario.ItemPath(section: 0, item: 3))
        #expect(message.explanation.numbers == [170, 164.5])
        #expect(
            message.explanation.disagreement
                == "The cell at 0-3 asked for 335 × 170 points and 335 × 164.5 points alternately.")
        let scenario = try #require(message.drafts[0].confirmed())
        let issue = try #require(ScenarioRun(scenario).finish().steps.flatMap(\.issues).first)
        #expect(issue.item == "0-3")
    }

    @Test(
        "Records of preferred attributes are read in any form",
        arguments: [
            "preferred attributes for indexPath: <NSIndexPath: 0x8> {length = 2, path = 0 - 1} changed from {{0, 44}, {375, 170}} to {{0, 44}, {375, 164}}",
            "recordPreferredAttributesChange element at index path (0, 1): size fromValue {375, 170} toValue {375, 164} layoutGeneratedValue {375, 44}",
            "preferred size of item 0-1: 375×170 → 375×164",
            "preferredLayoutAttributes indexPath 0-1 height changed from 170 to 164",
            "preferred height of item 0-1 (observed **170 ↔ 164pt**) every layout pass",
            "Preferred height of item 0-1: from 170.0 to 164.0\nPreferred height of item 0-1: from 164.0 to 170.0",
        ])
    func records(record: String) throws {
        let log =
            "<UICollectionView 0x1> is stuck in a recursive layout loop. This can happen when self-sizing views do not "
            + "return consistent sizes.\n[UICollectionViewFeedbackLoopDebugger] \(record)\n"
        let message = try message(log)
        #expect(message.history.path == Scenario.ItemPath(section: 0, item: 1), "\(message.history)")
        #expect(message.explanation.numbers == [170, 164], "\(message.history)")
        #expect(message.drafts[0].confirmed() != nil)
        // The records may also come in front.
        let before = try self.message("[UICollectionViewFeedbackLoopDebugger] \(record)\n" + log)
        #expect(before.explanation.numbers == [170, 164])
        #expect(before.count == 1)
        let only = try self.message(
            "[UICollectionViewFeedbackLoopDebugger] \(record)\n<UICollectionView 0x13f339c50> is stuck in a recursive "
                + "layout loop. This can happen when self-sizing views do not return consistent sizes.\n")
        #expect(only.explanation.numbers == [170, 164], "\(only.history)")
    }

    @Test("A size that grows with each measurement is a matter of rounding")
    func growth() throws {
        let message = try message(
            "recursive layout loop: the preferred height grows by a third of a point (68.0 → 68.333 → 68.667 → 69.0)")
        #expect(message.history.isMonotone)
        #expect(
            message.explanation.disagreement.hasPrefix(
                "A cell asked for a height of 68 points first and a height of 69"))
        #expect(message.explanation.advice.contains("rounding"))
    }

    @Test("The report about rows of 170 and 164 points has a scenario with these heights")
    func lazyStacks() throws {
        let log = """
            Top open crash in 2.7.13: a SIGTRAP from a SwiftUI `List` recursive layout loop, hitting iPhone (iOS 26). The stack
            bottoms out in `UICollectionViewCompositionalLayout` (`_updateVisibleCellsNow:` recursing ~97 deep →
            `_UICollectionViewFeedbackLoopDebugger` fatalError). A `LazyVStack` returns **inconsistent heights across
            measurement passes**, so adjacent rows ping-pong their preferred height (observed **170 ↔ 164pt**).
            """
        let message = try message(log)
        #expect(message.explanation.disagreement == "A cell asked for heights of 170 and 164 points alternately.")
        #expect(message.explanation.advice.contains("LazyVStack"))
        let scenario = try #require(message.drafts[0].confirmed())
        guard case .answers(let sizes) = scenario.sections[0].items[0].content else {
            throw CocoaError(.coderInvalidValue)
        }
        #expect(sizes.map(\.height) == [.points(170), .points(164)])
    }

    @Test("The report about a list of 375 × 812 points with an inset has a view of this size")
    func insetList() throws {
        let message = try message(
            "UIKitCore/_UICollectionViewFeedbackLoopDebugger.swift:93: Fatal error: <UpdateCoalescingCollectionView 0x1> is stuck "
                + "in a recursive layout loop. … category.\nCollection view: <_TtC7SwiftUI30UpdateCoalescingCollectionView: 0x1; "
                + "frame = (0 0; 375 812); contentOffset: {0, -156}; contentSize: {375, 2048}; adjustedContentInset: {156, 0, 0, 0}>"
        )
        let scenario = try #require(message.drafts[0].confirmed())
        #expect(scenario.container.size == CGSize(width: 375, height: 812))
        #expect(scenario.container.insets.top == 156)
    }

    @Test("Sizes that no cell can have are left out")
    func impossibleSizes() throws {
        let message = try message(
            "is stuck in its update/layout loop. preferred size from {nan, inf} to {-5, 1e308}, from 1e300 to -7")
        #expect(message.history.sizes == [])
        #expect(message.drafts.contains { $0.confirmed() != nil })
    }

    @Test("A cell far down is scrolled to, and one that no scenario has is the first")
    func paths() throws {
        func scenario(_ path: String) throws -> Scenario {
            let message = try message(
                "is stuck in its update/layout loop. preferred attributes of item \(path) from {320, 50} to {320, 51}")
            return try #require(message.drafts.lazy.compactMap { $0.confirmed() }.first)
        }
        let far = try scenario("2-70")
        #expect(far.sections.map(\.itemCount) == [1, 1, 78])
        #expect(far.steps.count == 2)
        #expect(try scenario("0-99999999999").itemCount < 3_000_000)
    }

    @Test("The line that iOS 15 prints for menus is harmless")
    func logging() throws {
        let message = try message(
            "[UICollectionViewRecursion] cv == 0x7ff0518ece00 Disabling recursion trigger logging")
        #expect(message.section == .recursionLogging)
        #expect(message.drafts.isEmpty)
        let quoted = messages(
            "I get many prints of 'UICollectionViewRecursion': [UICollectionViewRecursion] cv == 0x7ff0 Disabling recursion trigger logging"
        )
        #expect(quoted.map(\.section) == [.recursionLogging], "the category is no message")
    }

    @Test("A crash report without a message has the names of functions")
    func symbols() throws {
        let assertion = try message(
            "*** Assertion failure in -[OBAKit.OBAListView _setNeedsVisibleCellsUpdate:withLayoutAttributes:], UICollectionView.m:1511"
        )
        #expect(assertion.section == .updateLoop)
        let stack = try message("3 UIKitCore 0x1844 _UICollectionViewFeedbackLoopDebugger.printCollectedRecords + 12")
        #expect(stack.section == .recursiveLoop)
        #expect(stack.drafts.contains { $0.confirmed() != nil })
        #expect(
            messages("3 UIKitCore 0x1844 -[UICollectionView _setNeedsVisibleCellsUpdate:withLayoutAttributes:] + 468")
                .isEmpty)
    }

    @Test("Lines around a message, and messages about one view, are one finding; two views are two")
    func counting() {
        let crash = """
            [UICollectionViewRecursion] <A.ListView: 0x1; baseClass = UICollectionView; frame = (0 0; 390 734); contentSize: {1, 2}> is \
            stuck in its update/layout loop. See previous logs in the "UICollectionViewRecursionCategory" to find callers
            reason: 'UICollectionView (<A.ListView 0x1>) is stuck in its update/layout loop. This can happen for many reasons, \
            including self-sizing views. Check the Console app for logs in the "UICollectionViewRecursion" category.'

            """
        let found = messages(crash)
        #expect(found.map(\.count) == [1])
        #expect(found.map(\.view.size) == [CGSize(width: 390, height: 734)])
        #expect(messages(crash + crash).map(\.count) == [2])
        #expect(messages(crash + crash.replacingOccurrences(of: "A.ListView", with: "B.Feed")).map(\.count) == [1, 1])
    }
}
