import FlowScenario
import Foundation

extension LayoutLoopMessage {
    var explanation: MessageExplanation {
        guard section != .recursionLogging else { return Self.harmless }
        return MessageExplanation(event: event, disagreement: disagreement, advice: advice, numbers: numbers)
    }

    private static let harmless = MessageExplanation(
        event:
            "The first releases of iOS 15 print this line for collection views of the system's own, such as menus, and "
            + "nothing is wrong.",
        disagreement: "There are no numbers in it, except for the address of the view.",
        advice: "Look for “is stuck in its update/layout loop” in the log: without that message no view loops.")

    private var event: String {
        let name = view.className.map { $0 == "UICollectionView" ? "A collection view" : "The collection view \($0)" }
        let end = section == .updateLoop ? "UIKit raised an exception" : "UIKit stopped the program"
        return
            "\(name ?? "A collection view") was laid out again and again within one pass, because each layout changed "
            + "something that the next one depends on, and after about 100 times \(end)."
    }

    private var cell: String { history.path.map { "The cell at \($0)" } ?? "A cell" }

    private var disagreement: String {
        guard let (first, second) = history.alternating else {
            return "The log has no sizes; they are in the console's lines of the category “"
                + (section == .updateLoop ? "UICollectionViewRecursion" : "UICollectionViewFeedbackLoopDebugger") + "”."
        }
        if history.isMonotone, let start = history.sizes.first {
            let difference = abs((second.height ?? second.width ?? 0) - (first.height ?? first.width ?? 0))
            return "\(cell) asked for \(Self.text(start)) first and \(Self.text(second)) last, "
                + "\(NumberText.plain((difference * 1000).rounded() / 1000)) points more or less each time it was measured."
        }
        if first.width == nil, second.width == nil, let height = first.height, let other = second.height {
            let heights = "\(NumberText.plain(height)) and \(NumberText.plain(other))"
            return "\(cell) asked for heights of \(heights) points alternately."
        }
        return "\(cell) asked for \(Self.text(first)) and \(Self.text(second)) alternately."
    }

    private static func text(_ size: LoopHistory.Size) -> String {
        switch (size.width, size.height) {
        case (let width?, let height?): "\(NumberText.plain(width)) × \(NumberText.plain(height)) points"
        case (let width?, nil): "a width of \(NumberText.plain(width)) points"
        case (nil, let height): "a height of \(NumberText.plain(height ?? 0)) points"
        }
    }

    private var numbers: [Double] {
        guard let (first, second) = history.alternating else { return [] }
        let isHeight = first.height != second.height
        return [isHeight ? first.height : first.width, isHeight ? second.height : second.width].compactMap { $0 }
    }

    private var advice: String {
        if history.isMonotone {
            return
                "Look at the rounding of the size that the cell returns: a size that is computed from the size of the "
                + "last layout, and rounded up to a pixel, grows with each measurement."
        }
        if isSwiftUI, view.className.map({ $0.hasSuffix("UpdateCoalescingCollectionView") }) ?? true {
            return
                "Look at the content of the row: a LazyVStack, an adaptive LazyVGrid or a GeometryReader in a row of a "
                + "List has another height at each measurement, and VStack, Grid or a fixed height ends the loop."
        }
        if history.alternating == nil {
            return
                "Look at cells that size themselves, whose size has to depend on the content and the width alone, and "
                + "at code that sets frame, bounds, contentOffset or contentInset during layout."
        }
        return "Look at what the cell's size depends on besides its content and the width of the layout, in "
            + "preferredLayoutAttributesFitting(_:), systemLayoutSizeFitting(_:) or its constraints, and at overrides of "
            + "shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)."
    }

    // MARK: Scenario

    var drafts: [ScenarioDraft] {
        guard section != .recursionLogging else { return [] }
        let lacking = "The log lacks the sizes; those of the scenario are an example."
        let known = history.alternating.map { [$0] } ?? []
        var drafts: [ScenarioDraft] = []
        for (first, second) in known {
            drafts.append(draft(first, second, isScrolled: true, nil))
            drafts.append(draft(first, second, isScrolled: false, "The cell is the first one in the scenario."))
        }
        drafts.append(draft(LoopHistory.Size(height: 44), LoopHistory.Size(height: 48), isScrolled: false, lacking))
        return drafts
    }

    /// The size of the view in the scenario.
    private var size: CGSize {
        view.usableSize ?? CGSize(width: 390, height: 844)
    }

    /// Returns a list in which one cell alternates between two sizes.
    ///
    /// - Parameter isScrolled: Whether the cell has the index path of the log, which is scrolled to. Otherwise it is
    ///   the first one.
    private func draft(
        _ first: LoopHistory.Size, _ second: LoopHistory.Size, isScrolled: Bool, _ assumption: String?
    ) -> ScenarioDraft {
        var container = Scenario.Container(width: Double(size.width), height: Double(size.height))
        container.insets = view.insets ?? .zero
        let height = first.height ?? second.height ?? 44
        func item(_ size: LoopHistory.Size) -> Scenario.ItemSize {
            Scenario.ItemSize(
                width: size.width.map { .points($0) } ?? .share(1), height: .points(size.height ?? height))
        }
        var scenario = Scenario(container: container)
        // A cell that asks for the estimate changes nothing, so the estimate is another size.
        let estimate = max(height, second.height ?? height) + 20
        scenario.layout.estimate = .size(Scenario.ItemSize(width: item(first).width, height: .points(estimate)))
        scenario.layout.minimumLineSpacing = 0
        scenario.layout.optionValues["asksAgainAfterResizing"] = true
        let start = Scenario.ItemPath(section: 0, item: 0)
        let path = isScrolled ? history.path ?? start : start
        let still = Scenario.ItemGroup.Content.actual([item(first)])
        let looping = Scenario.ItemGroup(.answers([item(first), item(second)]))
        var items = path.item > 0 ? [Scenario.ItemGroup(still, count: min(path.item, UpdateCase.limit.items))] : []
        items += [looping, Scenario.ItemGroup(still, count: 7)]
        scenario.sections =
            (0..<min(path.section, UpdateCase.limit.sections)).map { _ in
                Scenario.Section(items: [Scenario.ItemGroup(still, count: 1)])
            } + [Scenario.Section(items: items)]
        let target = IndexPath(item: path.item, section: path.section)
        if path != start { scenario.steps = [Scenario.Step(.scrollTo(target, .top))] }
        return ScenarioDraft(
            scenario: scenario, outcome: .issues("layoutLoop"), assumption: assumption,
            note: "asksAgainAfterResizing: the cell is asked again once the layout has its new size")
    }
}
