import FlowTestSupport

/// A table and what happens to it, one after the other.
struct TableHistory {
    struct Moment {
        var step: TableStep
        /// The table is asked for everything before the step, and before it is laid out.
        var looks: Bool
    }

    var contents: [ReferenceTableSection]
    var world: ReferenceTableWorld
    var moments: [Moment] = []
}

/// Where a table and its reference differ.
struct TableDeviation {
    /// The moment after which they do.
    var index: Int
    var differences: [String]
    var before: ReferenceTable
    var after: ReferenceTable

    /// Names of what differs, without the values.
    var kinds: Set<String> { Set(differences.map { String($0.prefix { $0 != ":" && $0 != "," }) }) }
}

@MainActor
extension TableHistory {
    /// Has the history happen to a table and to its reference. Nil: nothing differs, or a step is about rows that are
    /// not there.
    func deviation() -> TableDeviation? {
        var twin = TableTwin(contents, in: world)
        for (index, moment) in moments.enumerated() {
            let before = twin.model
            guard moment.step.isPossible(for: before) else { return nil }
            let differences = twin.take(moment.step, looks: moment.looks)
            guard differences.isEmpty else {
                return TableDeviation(index: index, differences: differences, before: before, after: twin.model)
            }
        }
        return nil
    }

    /// The same with as little as still makes the same kind of thing differ.
    func shrunk() -> TableHistory {
        guard let kinds = deviation()?.kinds else { return self }
        var best = self
        var isSmaller = true
        while isSmaller {
            isSmaller = false
            // One that was taken changes what the next ones are: again from the first.
            while let next = best.simpler.first(where: { $0.deviation()?.kinds.isDisjoint(with: kinds) == false }) {
                (best, isSmaller) = (next, true)
            }
        }
        return best
    }

    /// Histories with a little less in them.
    private var simpler: [TableHistory] { withoutMoments + withoutContents + inPlainerWorlds + withPlainRows }

    private var withoutMoments: [TableHistory] {
        // The first one is the first layout.
        let later = moments.indices.dropFirst()
        var histories = later.map { index in changed { $0.moments.remove(at: index) } }
        for index in later {
            if moments[index].looks { histories.append(changed { $0.moments[index].looks = false }) }
            histories += moments[index].step.simpler.map { step in changed { $0.moments[index].step = step } }
        }
        return histories
    }

    private var withoutContents: [TableHistory] {
        var histories = contents.indices.map { index in changed { $0.contents.remove(at: index) } }
        for section in contents.indices {
            histories += contents[section].rows.indices.map { row in
                changed { $0.contents[section].rows.remove(at: row) }
            }
        }
        return histories
    }

    private var withPlainRows: [TableHistory] {
        var histories: [TableHistory] = []
        for section in contents.indices {
            for row in contents[section].rows.indices {
                for plain in contents[section].rows[row].plainer {
                    histories.append(changed { $0.contents[section].rows[row] = plain })
                }
            }
            for path in [\ReferenceTableSection.header, \.footer] {
                let edge = contents[section][keyPath: path]
                // A program gives views for all sections, or titles.
                let plain = ReferenceTableEdge(edge.content)
                if plain != edge { histories.append(changed { $0.contents[section][keyPath: path] = plain }) }
            }
        }
        return histories
    }

    private var inPlainerWorlds: [TableHistory] {
        let plainer: [(inout ReferenceTableWorld) -> Void] = [
            { $0.profile = .iOS11 }, { $0.topInset = 0 }, { $0.bottomInset = 0 }, { $0.insetsAreSafeArea = false },
            { $0.isPlain = true }, { $0.hasSeparators = false }, { $0.headerTopPadding = 0 }, { $0.tableHeader = 0 },
            { $0.tableFooter = 0 }, { $0.rowHeight = -1 }, { $0.estimate = -1 }, { $0.asksHeights = false },
            { $0.asksEstimates = false }, { $0.headerHeight = -1 }, { $0.headerEstimate = -1 },
            { $0.asksHeaderHeights = false }, { $0.footerEstimate = -1 }, { $0.asksFooterHeights = false },
            { $0.dequeuesForPath = false }, { $0.anchor = .automatic }, { $0.scale = 2 },
        ]
        var histories: [TableHistory] = []
        for change in plainer {
            let history = changed {
                change(&$0.world)
                for index in $0.moments.indices {
                    guard case .surroundings(var world) = $0.moments[index].step else { continue }
                    change(&world)
                    $0.moments[index].step = .surroundings(world)
                }
            }
            if history.worlds != worlds { histories.append(history) }
        }
        return histories
    }

    private var worlds: [ReferenceTableWorld] {
        [world] + moments.compactMap { if case .surroundings(let world) = $0.step { world } else { nil } }
    }

    private func changed(_ change: (inout TableHistory) -> Void) -> TableHistory {
        var history = self
        change(&history)
        return history
    }
}

extension ReferenceTableRow {
    fileprivate var plainer: [ReferenceTableRow] {
        var rows = [ReferenceTableRow(44), ReferenceTableRow(content), self, self, self]
        (rows[2].content, rows[3].declared, rows[4].estimate) = (content.rounded(), -1, -1)
        return rows.enumerated().filter { index, row in row != self && !rows[..<index].contains(row) }.map(\.element)
    }
}

extension TableStep {
    /// Whether what a step is about is there.
    func isPossible(for table: ReferenceTable) -> Bool {
        func has(_ section: Int, _ row: Int) -> Bool {
            table.counts.indices.contains(section) && row < table.counts[section]
        }
        var copy = table
        switch self {
        case .scrollToRow(let section, let row, _), .grow(let section, let row, _),
            .growSilently(let section, let row, _), .redeclare(let section, let row, _):
            return has(section, row)
        case .setOffset(let offset):
            return offset == table.lowestOffset || offset > table.lowestOffset && offset < table.highestOffset
        case .edges(let section, _, _): return table.counts.indices.contains(section)
        case .update(let update): return copy.update(update).isEmpty
        case .updates(let first, let second): return copy.update(first).isEmpty && copy.update(second).isEmpty
        default: return true
        }
    }

    /// Steps with a little less in them.
    fileprivate var simpler: [TableStep] {
        switch self {
        case .update(let update): return update.simpler.map { .update($0) }
        case .updates(let first, let second):
            return [.update(first), .update(second)] + first.simpler.map { .updates($0, second) }
                + second.simpler.map { .updates(first, $0) }
        case .scroll(let distance): return whole(distance).map { .scroll(by: $0) }
        case .setOffset(let offset): return whole(offset).map { .setOffset(to: $0) }
        default: return []
        }
    }

    private func whole(_ length: Double) -> [Double] {
        let plainer = [(length / 10).rounded(.towardZero) * 10, length.rounded(.towardZero)]
        return plainer.filter { $0 != length && abs($0) < abs(length) }
    }
}

extension ReferenceTableUpdate {
    fileprivate var simpler: [ReferenceTableUpdate] {
        var updates = operations.indices.map { index in
            var update = self
            update.operations.remove(at: index)
            return update
        }
        let (header, footer) = (newSection.header.content, newSection.footer.content)
        let section = ReferenceTableSection(header: ReferenceTableEdge(header), footer: ReferenceTableEdge(footer))
        let plain = ReferenceTableUpdate(operations, newSection: section, newSectionCount: min(newSectionCount, 1))
        if plain != self { updates.append(plain) }
        return updates
    }
}
