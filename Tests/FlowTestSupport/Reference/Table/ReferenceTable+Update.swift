/// A batch of operations and what they bring.
public struct ReferenceTableUpdate: Hashable, Sendable {
    public var operations: [ReferenceOperation]
    /// New rows, in the order in which they come to stand in the table; from the front again when they end.
    public var newRows: [ReferenceTableRow]
    /// What new sections have around their rows, and how many rows new and reloaded ones have.
    public var newSection: ReferenceTableSection
    public var newSectionCount: Int

    public init(
        _ operations: [ReferenceOperation], newRows: [ReferenceTableRow] = [ReferenceTableRow(44)],
        newSection: ReferenceTableSection = ReferenceTableSection(), newSectionCount: Int = 0
    ) {
        self.operations = operations
        self.newRows = newRows
        self.newSection = newSection
        self.newSectionCount = newSectionCount
    }
}

extension ReferenceTable {
    private var identities: [ReferenceIdentifiers] {
        sections.map { ReferenceIdentifiers(section: $0.id, items: $0.rows) }
    }

    /// Lays out what is pending, applies the operations, and lays out again. What is seen first and keeps its place
    /// stays where it is; at the start of the content the offset stays, so that what is inserted there is seen. R18.1:
    /// unless the table holds through updates, the offset stays in any case where something comes, goes or moves.
    ///
    /// - Returns: What is wrong with the operations. Then nothing happens.
    @discardableResult
    public mutating func update(_ update: ReferenceTableUpdate) -> Set<ReferenceFault> {
        let result = ReferenceUpdate(
            update.operations, on: identities, newSectionCount: update.newSectionCount)
        guard result.faults.isEmpty else { return result.faults }
        layOut()
        let before = self
        let seen = self.seenFirst
        takeOver(result, update)
        settleLength()
        switch world.anchor {
        case .automatic where result.rearranges:
            (holdsOffset, holdsStart) = (true, before.offset <= before.lowestOffset)
        case .automatic, .top:
            follow(seen, since: before, carriedBy: update.operations)
            keepsPlace = true
        case .item: itemKept = itemKept(since: before, carriedBy: update.operations)
        case .unanchored: break
        }
        renameItem(since: before)
        layOut()
        return []
    }

    private mutating func takeOver(_ result: ReferenceUpdate, _ update: ReferenceTableUpdate) {
        let old = self
        var new = update.newRows.isEmpty ? [] : Array(update.newRows.reversed())
        func nextRow() -> ReferenceTableRow {
            if new.isEmpty { new = update.newRows.reversed() }
            return new.popLast() ?? ReferenceTableRow(44)
        }
        sections = result.sections.map { section in
            var shell = update.newSection
            shell.rows = []
            let id = section.section < 0 ? adopt(shell).id : section.section
            return Section(id: id, rows: section.items.map { $0 < 0 ? adopt(nextRow()) : $0 })
        }
        dropKnown(result)
        var fresh: Set<Element> = []
        for (index, section) in sections.enumerated() {
            if known[.header(section.id)] == nil { learnEdge(section: index, isHeader: true) }
            for (item, row) in section.rows.enumerated() where known[.row(row)] == nil {
                learn(section: index, row: item)
                fresh.insert(.row(row))
                // It is the same row to whoever looks at it: it is as high as it was until it has answered. R18.3: one
                // without an estimate was just said to be as high as it is.
                if old.shown.contains(.row(row)), let height = old.known[.row(row)]?.height {
                    if hasEstimate(index, item) { known[.row(row)]?.height = height }
                    known[.row(row)]?.state = .stale
                }
            }
            if known[.footer(section.id)] == nil { learnEdge(section: index, isHeader: false) }
        }
        readFirstHeaders(since: old)
        askHeightsAgain(but: fresh)
        for case .reconfigureItem(let section, let item) in update.operations {
            setUpAgain(old.sections[section].rows[item])
        }
    }

    /// A reconfigured row on screen: its cell is asked for, and it is the one that is there.
    private mutating func setUpAgain(_ row: Int) {
        guard shown.contains(.row(row)), let place = place(of: .row(row)), let item = place.row else { return }
        log.questions.append(.cell([place.section, item]))
        guard world.asksHeights, world.profile.asksWhenDequeuing, world.dequeuesForPath else { return }
        log.questions.append(.height([place.section, item]))
    }

    /// The first header of a grouped table is higher than others: what is known of one that comes to be it, or is it no
    /// more, is void.
    private mutating func readFirstHeaders(since old: ReferenceTable) {
        guard !world.isPlain, let before = old.sections.first, let now = sections.first, before.id != now.id else {
            return
        }
        for (index, section) in sections.enumerated() where section.id == before.id || section.id == now.id {
            learnEdge(section: index, isHeader: true)
        }
    }

    /// What is gone or reloaded is not known any more, and has no view.
    private mutating func dropKnown(_ result: ReferenceUpdate) {
        let present = Set(
            sections.flatMap { section in
                [Element.header(section.id), .footer(section.id)] + section.rows.map { .row($0) }
            })
        var gone = Set(known.keys).subtracting(present)
        for row in result.reloaded { gone.insert(.row(row)) }
        for section in result.reloadedSections { gone.formUnion([.header(section), .footer(section)]) }
        for element in gone { known[element] = nil }
        shown.subtract(gone)
    }

    // MARK: What stays where it is

    /// What is seen, a header also where only the gap above it is; where that is nothing, the next thing behind, or the
    /// last one before.
    var seenFirst: [Place] {
        let visible = places.filter {
            let gap = padding($0.element, $0.height)
            return $0.height > 0 && meetsViewport($0.y - gap, $0.height + gap)
        }
        guard visible.isEmpty else { return visible }
        let places = self.places.filter { $0.height > 0 }
        return (places.first { $0.end > offset } ?? places.last).map { [$0] } ?? []
    }

    /// The first that is at least half visible, else the first.
    private func read(_ seen: [Place], where stays: (Place) -> Bool) -> Place? {
        let staying = seen.filter(stays)
        let half = staying.first { place in
            let gap = padding(place.element, place.height)
            let visible = min(place.end, offset + world.viewport) - max(place.y - gap, offset)
            return visible * 2 >= place.height + gap
        }
        return half ?? staying.first
    }

    private mutating func follow(
        _ seen: [Place], since before: ReferenceTable, carriedBy operations: [ReferenceOperation]
    ) {
        guard before.offset > before.lowestOffset else {
            holdsStart = true
            return
        }
        let carried = before.carried(by: operations)
        let updated = self
        func keeps(_ place: Place) -> Bool { updated.keepsPlace(place, since: before, carried) }
        func isThere(_ place: Place) -> Bool { self.place(of: place.element) != nil }
        if let held = before.read(seen, where: keeps) ?? before.read(seen, where: isThere) {
            // A header with the gap above it is one thing: it may lose both.
            offset += place(of: held.element).map { start(of: $0) - before.start(of: held) } ?? 0
            self.held = held.element
        } else if let first = seen.first, first.end > before.offset {
            followBehind(first, since: before, carriedBy: operations, keeps)
        } else {
            // Nothing but what is below all sections.
            offset += sectionsEnd - before.sectionsEnd
        }
    }

    /// R17.2: all that was on screen is gone.
    private mutating func followBehind(
        _ first: Place, since before: ReferenceTable, carriedBy operations: [ReferenceOperation],
        _ keeps: (Place) -> Bool
    ) {
        if let header = before.header(over: first), keeps(header) {
            if operations.contains(.reloadSection(first.section)) {
                // As with everything reloaded, the offset stays.
                offset += (place(of: header.element).map(self.start(of:)) ?? 0) - before.start(of: header)
                held = header.element
                return
            }
            if let kept = keptHeader(header, over: first, since: before, keeps) {
                offset += kept.move
                held = kept.element
                return
            }
        }
        // The next thing behind, with what is above a header, comes to where the first thing was.
        let behind = before.places.drop { $0 != first }.first { keeps($0) }
        let now = behind.flatMap { place(of: $0.element) }.map(self.start(of:)) ?? sectionsEnd
        offset += now - before.start(of: first)
        held = behind?.element
    }

    /// The anchor's item is the same one under its new path; where it is gone, the path stays.
    private mutating func renameItem(since before: ReferenceTable) {
        guard let item = before.itemToKeep?.element, let place = place(of: item), let row = place.row else { return }
        world.anchor = .item(place.section, row)
    }

    /// Sections and rows that a batch carries elsewhere.
    private func carried(by operations: [ReferenceOperation]) -> Set<Int> {
        var carried: Set<Int> = []
        for case .moveItem(let section, let item, _, _) in operations { carried.insert(sections[section].rows[item]) }
        for case .moveSection(let section, _) in operations { carried.insert(sections[section].id) }
        return carried
    }

    /// The item of the anchor, wherever it goes. R17.2: where it is gone, the next thing behind, or the end of all
    /// sections, comes to where it was; with everything reloaded, its section stays.
    private func itemKept(
        since before: ReferenceTable, carriedBy operations: [ReferenceOperation]
    ) -> (element: Element?, y: Double)? {
        guard let kept = before.itemToKeep, let item = kept.element, let first = before.place(of: item) else {
            return nil
        }
        if place(of: item) != nil { return kept }
        let carried = before.carried(by: operations)
        func keeps(_ place: Place) -> Bool { keepsPlace(place, since: before, carried) }
        if operations.contains(.reloadSection(first.section)), let header = before.header(over: first), keeps(header) {
            return (header.element, before.start(of: header))
        }
        return (before.places.drop { $0 != first }.first { keeps($0) }?.element, first.y)
    }

    /// A header that sticks keeps its section on screen where nothing of that is left behind what was seen: it stays at
    /// the end of what the section still has.
    private func keptHeader(
        _ header: Place, over first: Place, since before: ReferenceTable, _ keeps: (Place) -> Bool
    ) -> (element: Element, move: Double)? {
        guard world.isPlain, header.height > 0, first.row != nil else { return nil }
        let rows = before.places.filter { $0.section == first.section && $0.row != nil }
        guard !rows.drop(while: { $0 != first }).contains(where: keeps) else { return nil }
        let shown = before.stuck(header, among: before.places)
        let footer = Element.footer(before.sections[first.section].id)
        guard let start = place(of: header.element).map(self.start(of:)), let end = place(of: footer)?.y
        else { return nil }
        guard rows.contains(where: keeps) else { return (header.element, start - shown) }
        return (footer, end - shown - header.height)
    }

    private func header(over place: Place) -> Place? { self.place(of: .header(sections[place.section].id)) }

    private var sectionsEnd: Double { places.last?.end ?? world.tableHeader }

    /// Where a place begins, with the gap above a header.
    func start(of place: Place) -> Double { place.y - padding(place.element, place.height) }

    /// Nil where it is gone. Without an element, of what is below all sections.
    func start(of element: Element?) -> Double? {
        guard let element else { return sectionsEnd }
        return place(of: element).map { start(of: $0) }
    }

    /// Whether it stands between the same neighbours that do not move.
    private func keepsPlace(_ place: Place, since before: ReferenceTable, _ carried: Set<Int>) -> Bool {
        let id = before.sections[place.section].id
        guard let section = sections.first(where: { $0.id == id }),
            ReferencePlaces.isSamePlace(id, before.sections.map(\.id), sections.map(\.id), carried: carried)
        else { return false }
        guard case .row(let row) = place.element else { return true }
        return section.rows.contains(row)
            && ReferencePlaces.isSamePlace(
                row, before.sections[place.section].rows, section.rows, carried: carried)
    }
}
