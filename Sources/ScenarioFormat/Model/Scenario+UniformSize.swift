extension Scenario {
    /// The size that all items have in common; nil if there is no such size. With a common size, the layout need not
    /// ask for the size of each item.
    ///
    /// The result is nil if cells size themselves, if sizes differ, if sizes are relative to the room, which differs
    /// between sections, and if sizes come from texts.
    package var uniformSize: ItemSize? {
        guard !layout.cellsSizeThemselves else { return nil }
        var common: ItemSize?
        for group in groupsOfAllTimes where group.count > 0 {
            let sizes: [ItemSize]
            switch group.content {
            // Cells are not measured here.
            case .plain, .cells: sizes = [layout.itemSize]
            case .given(let list):
                guard !group.isRelative else { return nil }
                sizes = list
            case .actual, .answers, .texts: return nil
            }
            for size in sizes {
                guard size == common ?? size else { return nil }
                common = size
            }
        }
        return common ?? layout.itemSize
    }

    /// Whether the layout's delegate must return a size for every item. It must if sizes may differ between items, or
    /// may change during the run.
    package var asksForSizes: Bool {
        guard table == nil, compositional == nil, !layout.cellsSizeThemselves else { return false }
        if takesMoreSteps, itemCount <= ScenarioLimits.sizedItems { return true }
        return uniformSize == nil || resizesItems || (hasGivenSizes && setsItemSize)
    }

    /// Whether a table calls a delegate method for every row. The method returns the estimate, or the height if
    /// estimates are switched off.
    var asksForRows: Bool {
        guard let table else { return false }
        let rows = groupsOfAllTimes.map(\.row)
        guard rows.allSatisfy(\.estimates.isEmpty) else { return true }
        var tables = [table]
        for case .setTable(let change) in allActions { tables.append(change.table) }
        let isOff = tables.contains { table in table.profiles.contains { table.hasNoEstimates(in: $0) } }
        return isOff && rows.contains { !$0.heights.isEmpty }
    }

    /// Returns the `itemSize` that a flow layout for the scenario gets. It is `uniformSize` if the scenario gives
    /// sizes and `asksForSizes` is false. Otherwise, or if `uniformSize` is nil, it is the `itemSize` of `layout`.
    package func itemSize(with layout: Layout) -> ItemSize {
        asksForSizes || !hasGivenSizes ? layout.itemSize : uniformSize ?? layout.itemSize
    }

    private var hasGivenSizes: Bool {
        groupsOfAllTimes.contains { if case .given = $0.content { $0.count > 0 } else { false } }
    }

    private var resizesItems: Bool {
        allActions.contains { if case .resizeItems = $0 { true } else { false } }
    }

    private var setsItemSize: Bool {
        allActions.contains {
            if case .set(let change) = $0 { change.layout.itemSize != layout.itemSize } else { false }
        }
    }

    /// All sections that occur in the scenario or in its steps. Items that steps insert into existing sections, or
    /// replace there, are in one additional section at the end. Its line spacing and its interitem spacing are the
    /// smallest that any section gives.
    package var sectionsOfAllTimes: [Section] {
        var all = sections
        var alone: [ItemGroup] = []
        for action in allActions {
            switch action {
            case .reload(let sections?): all += sections
            case .update(let operations):
                for operation in operations {
                    if let section = operation.kind.parts.section {
                        all.append(section)
                    } else {
                        alone += operation.newItems
                    }
                }
            default: continue
            }
        }
        guard !alone.isEmpty else { return all }
        var section = Section(items: alone)
        section.minimumLineSpacing = all.compactMap(\.minimumLineSpacing).min()
        section.minimumInteritemSpacing = all.compactMap(\.minimumInteritemSpacing).min()
        return all + [section]
    }

    /// Whether a delegate or a cell ever returns a relative length, such as a share of the available space.
    package var answersDependOnRoom: Bool {
        sectionsOfAllTimes.contains { section in
            section.headerLength?.isRelative ?? false || section.footerLength?.isRelative ?? false
                || section.items.contains {
                    $0.isRelative || ($0.row.heights + $0.row.estimates).contains(where: \.isRelative)
                }
        } || allActions.contains { action in
            if case .resizeItems(let items) = action { items.contains { $0.size.isRelative } } else { false }
        }
    }

    private var groupsOfAllTimes: [ItemGroup] { sectionsOfAllTimes.flatMap(\.items) }

    /// The actions of all steps. Actions that one step performs together are listed one by one.
    package var allActions: [Action] { steps.flatMap(\.action.parts) }
}
