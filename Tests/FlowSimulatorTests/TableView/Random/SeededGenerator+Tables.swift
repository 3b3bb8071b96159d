import FlowTestSupport

/// Worlds and steps at random.
extension SeededGenerator {
    mutating func tableRow() -> ReferenceTableRow {
        ReferenceTableRow(
            isHeads(oneIn: 20) ? 0 : Double(within(40...400)) / 2,
            declared: isHeads(oneIn: 3) ? Double(within(0...300)) : -1,
            estimate: pick([-1, 0, 20, 44, 100, 300]))
    }

    mutating func tableWorld() -> ReferenceTableWorld {
        var world = ReferenceTableWorld(viewport: Double(within(1...900)))
        world.profile = pick([.iOS7, .iOS8, .iOS9, .iOS11, .iOS26])
        world.topInset = pick([0, 20, 64])
        world.bottomInset = pick([0, 34])
        world.isPlain = isHeads()
        world.headerTopPadding = pick([0, 22])
        world.tableHeader = pick([0, 0, 100])
        world.tableFooter = pick([0, 0, 80])
        world.estimate = pick([-1, 0, 30, 200])
        world.asksEstimates = isHeads(oneIn: 3)
        world.asksHeights = isHeads()
        if !world.asksHeights, world.estimate != -1, isHeads(oneIn: 4) { world.rowHeight = pick([20, 100]) }
        world.headerEstimate = pick([-1, 0, 50])
        world.footerEstimate = pick([-1, 0, 50])
        if isHeads(oneIn: 4) { world.headerHeight = pick([0, 25]) }
        world.asksHeaderHeights = isHeads(oneIn: 3)
        world.asksFooterHeights = isHeads(oneIn: 4)
        world.dequeuesForPath = isHeads()
        world.holdsThroughUpdates = isHeads()
        return world
    }

    /// A program gives its sections views, or titles.
    mutating func tableSection(_ rows: Int, views: Bool) -> ReferenceTableSection {
        var section = ReferenceTableSection((0..<rows).map { _ in tableRow() })
        section.header.content = views ? .view(pick([0, 50, 70.25])) : pick([.none, .title])
        section.footer.content = views ? .view(pick([0, 30])) : pick([.none, .title])
        section.header.declared = pick([-1, 0, 35])
        section.footer.declared = pick([-1, 0, 25])
        return section
    }

    mutating func tableStep(for table: ReferenceTable, views: Bool) -> TableStep {
        let section = below(max(table.counts.count, 1))
        let count = table.counts.isEmpty ? 0 : table.counts[section]
        let row = below(max(count, 1))
        switch below(15) {
        case 0, 1, 2: return .scroll(by: Double(within(-300...300)))
        case 3 where count > 0: return .scrollToRow(section, row, pick(ReferenceRowPosition.allCases))
        case 4: return .reload
        case 5: return .width(pick([-10, 10]))
        case 6: return .textSize(pick([-10, 10, 50]))
        case 7 where count > 0: return .grow(section, row, pick([-40, 25, 200]))
        case 8: return .updateNothing
        case 9: return .leaveWindow
        case 10: return .surroundings(changed(table.world))
        case 11 where count > 0: return .redeclare(section, row, pick([-1, 25, 150]))
        default: return .update(tableUpdate(for: table, section, row, count, views: views))
        }
    }

    private mutating func changed(_ world: ReferenceTableWorld) -> ReferenceTableWorld {
        var world = world
        switch below(5) {
        case 0: world.viewport = Double(within(1...900))
        case 1: world.topInset = pick([0, 20, 64])
        case 2: world.bottomInset = pick([0, 34])
        case 3: world.estimate = pick([0, 30, 200])
        default: world.hasSeparators.toggle()
        }
        return world
    }

    private mutating func tableUpdate(
        for table: ReferenceTable, _ section: Int, _ row: Int, _ count: Int, views: Bool
    ) -> ReferenceTableUpdate {
        var operations: [ReferenceOperation] = [.insertSection(below(table.counts.count + 1))]
        if !table.counts.isEmpty {
            operations += [
                .insertItem(section, row), .deleteSection(section), .reloadSection(section),
                .moveSection(section, to: below(table.counts.count)),
            ]
        }
        if count > 0 {
            operations += [
                .deleteItem(section, row), .reloadItem(section, row), .reconfigureItem(section, row),
                .moveItem(section, row, to: section, below(count)), .insertItem(section, row),
            ]
        }
        return ReferenceTableUpdate(
            [pick(operations)], newRows: [tableRow(), tableRow()], newSection: tableSection(0, views: views),
            newSectionCount: 2)
    }
}
