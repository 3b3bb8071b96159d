import FlowSimulator
import Foundation

// What is written of rows.

extension RecordedTable {
    func group(of item: Int, in items: RecordedItems) -> Scenario.ItemGroup {
        group(of: item, height: items.firstSize(of: item)?.height, items)
    }

    private func group(of item: Int, height: CGFloat?, _ items: RecordedItems) -> Scenario.ItemGroup {
        var group = Scenario.ItemGroup(.plain, count: 1)
        var traits = Scenario.RowTraits()
        if let estimate = rows[item]?.estimate { traits.estimates = [.points(estimate)] }
        switch (source(of: item, items), height) {
        case (.delegate, let height?): traits.heights = [.points(height)]
        case (.cell, let height?): group = Self.group(height)
        case (.property, _): break
        case (_, _): describe(guess: rows[item]?.guess ?? 0, &group, &traits)
        }
        if isAutomaticAmongOthers(item, items), traits.heights.isEmpty { traits.heights = [.automatic] }
        group.row = traits
        return group
    }

    private static func group(_ height: CGFloat) -> Scenario.ItemGroup {
        Scenario.ItemGroup(.actual([.init(CGSize(width: 0, height: height))]))
    }

    private func source(of item: Int, _ items: RecordedItems) -> RecordedRow.Source? {
        rows[items.known(item)]?.source ?? rows[item]?.source
    }

    /// Whether the delegate says that the row sizes itself, and the table's property says something else.
    private func isAutomaticAmongOthers(_ item: Int, _ items: RecordedItems) -> Bool {
        beganWithRowHeight && rows[items.known(item)]?.isSaidToSizeItself == true
    }

    /// A row that nobody asked is as high as it is guessed to be.
    private func describe(guess: CGFloat, _ group: inout Scenario.ItemGroup, _ traits: inout Scenario.RowTraits) {
        guard guess > 0, guess.isFinite else { return }
        let givesHeights = delegateGivesHeights == true
        if !givesHeights, beganWithRowHeight { return }
        if !givesHeights, table.profile.selfSizesRows, let content = content(of: guess) {
            group = Self.group(content)
        } else {
            traits.heights = [.points(guess)]
        }
    }

    // MARK: Changed heights

    /// Rows that have another height now. In a batch the data change: who has them measured is the table, as it was
    /// while it was recorded.
    func noteResized(_ items: inout RecordedItems, in step: inout RecordedStep) {
        let changed = items.takeChanged()
        guard !changed.isEmpty else { return }
        let items = items
        guard let before = step.itemsBefore?.paths else {
            let resized = resizes(of: changed, at: items.paths, items)
            step.removeRemeasuring(of: resized)
            return step.insert(resized)
        }
        let (old, touched) = (changed.filter { before[$0] != nil }, step.touchedPaths)
        var late = changed.subtracting(old)
        var operations: [RecordedOperation] = []
        for number in old.sorted() {
            guard let path = before[number] else { continue }
            let groups = [group(of: number, height: items.current[number]?.height, items)]
            if source(of: number, items) != .cell {
                operations.append(.init(operation: .init(.reloadItems([path], with: groups), only: .data)))
            } else if !touched.contains(path) {
                // A cell knows its content.
                operations.append(.init(operation: .init(.reconfigureItems([path], with: groups))))
            } else {
                late.insert(number)
            }
        }
        step.addToBatch(operations)
        step.append(resizes(of: late, at: items.paths, items))
    }

    private func resizes(
        of changed: Set<Int>, at paths: [Int: Scenario.ItemPath], _ items: RecordedItems
    ) -> [Scenario.ItemResize] {
        [Scenario.ItemResize](changed, at: paths) { number in
            guard let height = items.current[number]?.height else { return nil }
            // What was “automatic” is a number by then, the line included.
            let line = isAutomaticAmongOthers(number, items) ? table.rowLine : 0
            return Scenario.ItemSize(CGSize(width: 0, height: height + line))
        }
    }
}
