import ElementsSimulator

// Rows in the scenario.

extension TableSubject {
    func sizes(of item: Int) -> [CGSize]? { measured.first[known(item)].map { [$0] } }

    func group(ofItem item: Int, sizes: [CGSize]?) -> Scenario.ItemGroup {
        let height = sizes?.last?.height
        var group = Scenario.ItemGroup(.plain, count: 1)
        var traits = Scenario.RowTraits()
        if let estimate = rows[item]?.estimate { traits.estimates = [.points(estimate)] }
        switch (source(of: item), height) {
        case (.delegate, let height?): traits.heights = [.points(height)]
        case (.cell, let height?): group = Self.group(height)
        case (.property, _): break
        case (_, _): describe(guess: rows[item]?.guess ?? 0, &group, &traits)
        }
        if isAutomaticAmongOthers(item), traits.heights.isEmpty { traits.heights = [.automatic] }
        group.row = traits
        return group
    }

    private static func group(_ height: CGFloat) -> Scenario.ItemGroup {
        Scenario.ItemGroup(.actual([.init(CGSize(width: 0, height: height))]))
    }

    /// Returns the item whose recorded height is used for the given item. This is the given item if its own height is
    /// recorded. Otherwise the items that it replaced at reloads are searched, the latest first. The result is the
    /// first of them with a recorded height, or the earliest of them if none has one. If the item replaced no other
    /// item, the result is the item itself.
    private func known(_ item: Int) -> Int {
        var known = item
        while measured.first[known] == nil, let former = items.predecessors[known] { known = former }
        return known
    }

    private func source(of item: Int) -> RecordedRow.Source? { rows[known(item)]?.source ?? rows[item]?.source }

    /// Whether the delegate returns `automaticDimension` for the row, in a table whose `rowHeight` was fixed when the
    /// recording began.
    private func isAutomaticAmongOthers(_ item: Int) -> Bool {
        beganWithRowHeight && rows[known(item)]?.hasAutomaticHeight == true
    }

    /// Describes a row whose height the table never asked for. The row's estimate becomes its height in the scenario.
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

    /// Adds the changed heights of rows to a step of the recording. A step without a batch begins with these heights. A
    /// batch gets operations that change the heights, so that the table measures the rows again, as it did during the
    /// recording. Heights for which no operation is possible are set after the batch.
    func noteResized(in step: inout RecordedStep) {
        let changed = measured.takeChanged()
        guard !changed.isEmpty else { return }
        guard let before = step.itemsBefore?.paths(of: changed.keys) else {
            let resized = resizes(changed, at: items.paths(of: changed.keys))
            step.removeRemeasuring(of: resized)
            return step.insert(resized, at: 0)
        }
        let touched = step.touchedPaths
        var late = changed
        var operations: [RecordedOperation] = []
        for (number, path) in before.sorted(by: { $0.key < $1.key }) {
            let groups = [group(ofItem: number, sizes: changed[number].map { [$0] })]
            if source(of: number) != .cell {
                operations.append(.init(.init(.reloadItems([path], with: groups), only: .data)))
            } else if !touched.contains(path) {
                // A cell has its content already.
                operations.append(.init(.init(.reconfigureItems([path], with: groups))))
            } else {
                continue
            }
            late[number] = nil
        }
        step.addToBatch(operations)
        step.insert(resizes(late, at: items.paths(of: late.keys)), at: step.actions.count)
    }

    func contentSize(_ size: CGSize, of item: Int) -> Scenario.ItemSize {
        // A height that was “automatic” is a number by then, the line included.
        let line = isAutomaticAmongOthers(item) ? table.rowLine : 0
        return Scenario.ItemSize(CGSize(width: 0, height: size.height + line))
    }
}
