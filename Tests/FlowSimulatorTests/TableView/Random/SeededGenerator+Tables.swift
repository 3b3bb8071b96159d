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
        world.insetsAreSafeArea = isHeads(oneIn: 4)
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
        world.anchor = tableAnchor()
        return world
    }

    private mutating func tableAnchor() -> ReferenceTableWorld.Anchor {
        let number = below(64)
        switch number % 8 {
        case 0, 2: return .top
        case 1, 3, 5: return .automatic
        case 4: return .unanchored
        default: return .item(number / 8 % 2, number / 16)
        }
    }

    /// A program gives its sections views, or titles.
    mutating func tableSection(_ rows: Int, views: Bool) -> ReferenceTableSection {
        ReferenceTableSection(
            (0..<rows).map { _ in tableRow() }, header: tableEdge([0, 50, 70.25], [-1, 0, 35], views: views),
            footer: tableEdge([0, 30], [-1, 0, 25], views: views))
    }

    private mutating func tableEdge(_ heights: [Double], _ declared: [Double], views: Bool) -> ReferenceTableEdge {
        ReferenceTableEdge(views ? .view(pick(heights)) : pick([.none, .title]), declared: pick(declared))
    }

    mutating func tableStep(for table: ReferenceTable, views: Bool) -> TableStep {
        let section = below(max(table.counts.count, 1))
        let count = table.counts.isEmpty ? 0 : table.counts[section]
        let row = below(max(count, 1))
        switch below(20) {
        case 0, 1, 2: return .scroll(by: Double(within(-300...300)))
        case 3 where count > 0: return .scrollToRow(section, row, pick(ReferenceRowPosition.allCases))
        case 4: return .reload
        case 5: return isHeads(oneIn: 3) ? .editing : .width(pick([-10, 10]))
        case 6: return .textSize(pick([-10, 10, 50]))
        case 7 where count > 0:
            let growth = pick([-40.0, 25, 200])
            return isHeads(oneIn: 3) ? .growSilently(section, row, growth) : .grow(section, row, growth)
        case 8: return .updateNothing
        case 9: return .leaveWindow
        case 10, 11: return .surroundings(changed(table.world))
        case 12 where count > 0: return .redeclare(section, row, pick([-1, 25, 150]))
        case 13, 14: return setOffset(table)
        case 15 where !table.counts.isEmpty:
            let new = tableSection(0, views: views)
            return .edges(section, header: new.header, footer: new.footer)
        case 16: return twoUpdates(for: table, views: views)
        default: return .update(tableUpdate(for: table, views: views))
        }
    }

    /// Anywhere but at the end, which means the end, whatever it becomes (R17.12).
    private mutating func setOffset(_ table: ReferenceTable) -> TableStep {
        let (low, high) = (table.lowestOffset, table.highestOffset)
        guard high - low > 2, !isHeads(oneIn: 6) else { return .setOffset(to: low) }
        return .setOffset(to: low + Double(below(Int(high - low))))
    }

    private mutating func changed(_ world: ReferenceTableWorld) -> ReferenceTableWorld {
        var (world, other) = (world, tableWorld())
        switch below(15) {
        case 0, 1: world.viewport = other.viewport
        case 2: world.topInset = other.topInset
        case 3: world.bottomInset = other.bottomInset
        case 4: (world.estimate, world.rowHeight) = (other.estimate, world.rowHeight)
        case 5: world.asksHeights.toggle()
        case 6: world.asksEstimates.toggle()
        case 7: (world.asksHeaderHeights, world.asksFooterHeights) = (other.asksHeaderHeights, other.asksFooterHeights)
        case 8: (world.headerEstimate, world.footerEstimate) = (other.headerEstimate, other.footerEstimate)
        case 9: world.headerHeight = other.headerHeight
        case 10: world.tableHeader = other.tableHeader
        case 11: world.tableFooter = other.tableFooter
        case 12: world.scale = pick([1, 2, 4])
        case 13: world.anchor = other.anchor
        default: world.hasSeparators.toggle()
        }
        return world
    }

    // MARK: Updates

    private mutating func twoUpdates(for table: ReferenceTable, views: Bool) -> TableStep {
        let first = tableUpdate(for: table, views: views)
        var table = table
        table.update(first)
        return .updates(first, tableUpdate(for: table, views: views))
    }

    /// Makes a valid batch of one operation or some, among them those that the reload of a section covers (R18.19).
    mutating func tableUpdate(for table: ReferenceTable, views: Bool) -> ReferenceTableUpdate {
        for _ in 0..<8 {
            let count = isHeads() ? 1 : within(2...4)
            let update = ReferenceTableUpdate(
                (0..<count).map { _ in operation(for: table) }, newRows: [tableRow(), tableRow()],
                newSection: tableSection(0, views: views), newSectionCount: below(4))
            var copy = table
            if copy.update(update).isEmpty { return update }
        }
        return ReferenceTableUpdate([.insertSection(0)], newSection: tableSection(0, views: views))
    }

    private mutating func operation(for table: ReferenceTable) -> ReferenceOperation {
        let counts = table.counts
        let section = below(max(counts.count, 1))
        let count = counts.isEmpty ? 0 : counts[section]
        let row = below(max(count, 1))
        var operations: [ReferenceOperation] = [.insertSection(below(counts.count + 1))]
        if !counts.isEmpty {
            operations += [
                .insertItem(section, row), .deleteSection(section), .reloadSection(section),
                .moveSection(section, to: below(counts.count)),
            ]
        }
        if count > 0 {
            let other = below(counts.count)
            operations += [
                .deleteItem(section, row), .reloadItem(section, row), .reconfigureItem(section, row),
                .moveItem(section, row, to: section, below(count)), .insertItem(section, below(count + 1)),
                .moveItem(section, row, to: other, below(counts[other] + 1)), .deleteItem(section, row),
            ]
        }
        return pick(operations)
    }
}
