extension ReferenceView {
    /// What a layout keeps still because of an update.
    enum Held: Hashable, Sendable {
        /// What is inserted at the start of the content is to be seen.
        case contentStart
        /// The offset, and what is on screen there while that is measured (R18.1).
        case offset
        /// A place, and where it, or what it takes the role of, was before.
        case at(ReferenceStillPoint, before: Double)
    }

    /// Lays out what is pending, applies a batch, and lays out again, with what the reader saw kept still.
    mutating func update(_ batch: ReferenceBatch) -> Settlement {
        guard truth.accepts(batch) else { return Settlement() }
        var result = settle()
        let before = self
        let change = truth.changes(by: batch)
        takeOver(change)
        if !before.isOneColumn, isBehindStart { doubts.insert(.rowsOfSeveral) }
        let held = world.holdsThroughUpdates || !change.rearranges ? hold(since: before, change) : .offset
        let after = settle(holding: held)
        result.asked += after.asked
        result.doubts.formUnion(after.doubts)
        return result
    }

    /// Sizes go with their items; a delegate is asked for everything again (R8.16).
    private mutating func takeOver(_ change: ReferenceTruth.Change) {
        var known: [Int: Item] = [:]
        for section in sections { for item in section.items { known[item.id] = item } }
        sections = truth.sections.map { section in
            Section(
                id: section.id, metrics: ReferenceSection(),
                items: section.items.map { item in
                    guard let old = known[item.id] else { return unmeasured(item) }
                    if old.origin != .measured { return unmeasured(item) }
                    // On screen nothing passes through the estimate (G33).
                    return change.reloaded.contains(item.id) && !cells.contains(item.id) ? unmeasured(item) : old
                })
        }
        for index in sections.indices { sections[index].metrics = metrics(of: index) }
        if world.cellsSizeThemselves {
            wanted.formUnion(change.reloaded.union(change.reconfigured).intersection(cells))
            unconfirmed.formUnion(change.reloaded.intersection(cells))
        }
        sight.whole.removeAll { change.reloaded.contains($0) }
        sight.partly.removeAll { change.reloaded.contains($0) }
        let present = Set(sections.flatMap { $0.items.map(\.id) })
        (cells, wanted) = (cells.intersection(present), wanted.intersection(present))
        unconfirmed.formIntersection(present)
        place()
    }

    // MARK: The scroll anchor

    private mutating func hold(since before: ReferenceView, _ change: ReferenceTruth.Change) -> Held {
        guard before.isBehindStart else { return .contentStart }
        let places = ReferencePlaces(before: before, after: self, change)
        let things = before.elementsOneByOne
        let seen = things.filter { before.visibleLength(of: $0) > 0 }
        doubtEdge(of: things, in: before)
        guard let first = seen.first else {
            doubts.insert(.nothingBehind)
            return .contentStart
        }
        if let thing = read(seen, in: before, where: places.keeps) ?? read(seen, in: before, where: places.has) {
            return .at(.thing(thing), before: thing.start)
        }
        return holdBehind(first, things, places, before, change)
    }

    /// The first that is at least half visible, else the first.
    private func read(
        _ seen: [ReferenceThing], in before: ReferenceView, where stays: (ReferenceThing) -> Bool
    ) -> ReferenceThing? {
        let staying = seen.filter(stays)
        return staying.first { before.visibleLength(of: $0) * 2 >= $0.end - $0.start } ?? staying.first
    }

    private func visibleLength(of thing: ReferenceThing) -> Double {
        min(thing.end, offset + viewportLength) - max(thing.start, offset)
    }

    /// R17.2: all that was on screen is gone.
    private mutating func holdBehind(
        _ first: ReferenceThing, _ things: [ReferenceThing], _ places: ReferencePlaces, _ before: ReferenceView,
        _ change: ReferenceTruth.Change
    ) -> Held {
        let next = things.drop { $0 != first }.first { places.keeps($0) }
        let section = before.sections[first.section]
        if change.reloadedSections.contains(section.id) || change.carriedSections.contains(section.id) {
            doubts.insert(.nothingBehind)
        }
        let left = sections.first { $0.id == section.id }
        // Whether a footer that comes with the update is behind the reader or before.
        if section.metrics.footerLength == 0, left.map({ $0.metrics.footerLength > 0 }) == true {
            doubts.insert(.nothingBehind)
        }
        let isNextItem = next?.section == first.section && next?.kind == .item
        if before.world.layout.pinsHeaders, section.metrics.headerLength > 0, let left, !isNextItem {
            guard left.items.isEmpty else {
                doubts.insert(.nothingBehind)
                return .contentStart
            }
            let header = things.first { $0.kind == .header && $0.ids == [section.id] }
            if let header, let pinned = before.startOfHeader(first.section) {
                return .at(.thing(header), before: pinned)
            }
        }
        doubtGap(before: next, behind: first, places, before)
        guard let next else {
            // What the update inserts behind the last of what was there.
            doubts.insert(.nothingBehind)
            return .at(.contentEnd, before: first.start)
        }
        // What begins above the viewport, is first measured there and comes into view, grows upwards (A1): be it the
        // next thing or, where that is too short to be seen, the one behind it.
        let isMeasured = path(of: next.ids[0]).map { hasFinalSize($0.section, $0.item) } ?? true
        let isSeen = first.start + (next.end - next.start) > before.offset
        if next.kind == .item, first.start < before.offset, world.cellsSizeThemselves, !isMeasured || !isSeen {
            doubts.insert(.nothingBehind)
        }
        return .at(.thing(next), before: first.start)
    }

    /// Where the next thing is in another section, or there is none: whether what is empty between counts.
    private mutating func doubtGap(
        before next: ReferenceThing?, behind first: ReferenceThing, _ places: ReferencePlaces, _ old: ReferenceView
    ) {
        if let next, next.section == first.section { return }
        let own = sections.firstIndex { $0.id == old.sections[first.section].id }
        let behind = sections.indices.first { places.wasBehind(sections[$0].id, first.section) }
        let gap = own.map { layout.bounds[$0].end } ?? behind.map { layout.bounds[$0].start }
        let position = next.flatMap { self.position(of: $0) } ?? along(layout.contentSize)
        if let gap, gap != position { doubts.insert(.nothingBehind) }
    }

    /// Whether something ends or begins as near to the viewport's start or end as sums of doubles, or rounding, can
    /// tell.
    private mutating func doubtEdge(of things: [ReferenceThing], in before: ReferenceView) {
        let (first, last) = (before.offset, before.offset + before.viewportLength)
        let halves = things.map { before.visibleLength(of: $0) * 2 - ($0.end - $0.start) }
        let edges = (things.flatMap { [$0.start - first, $0.end - first, $0.start - last] } + halves).map { abs($0) }
        let tolerance = before.offsetTolerance
        if edges.contains(where: { $0 != 0 && $0 < tolerance }) { doubts.insert(.edge) }
    }

    private func hasFinalSize(_ section: Int, _ item: Int) -> Bool {
        !world.cellsSizeThemselves || sections[section].items[item].origin == .measured
    }

    /// Things, but each item by itself, at the start of its row.
    private var elementsOneByOne: [ReferenceThing] {
        things.flatMap { thing in
            thing.ids.map { id in
                var one = thing
                one.ids = [id]
                return one
            }
        }
    }
}

/// Where things are after an update, and which of them stand where they stood among those that stay.
struct ReferencePlaces {
    private let change: ReferenceTruth.Change
    private let oldSections: [Int]
    private let newSections: [Int]
    private let oldItems: [Int: [Int]]
    private let newItems: [Int: [Int]]

    init(before: ReferenceView, after: ReferenceView, _ change: ReferenceTruth.Change) {
        self.change = change
        oldSections = before.sections.map(\.id)
        newSections = after.sections.map(\.id)
        oldItems = Dictionary(uniqueKeysWithValues: before.sections.map { ($0.id, $0.items.map(\.id)) })
        newItems = Dictionary(uniqueKeysWithValues: after.sections.map { ($0.id, $0.items.map(\.id)) })
    }

    /// Whether the thing is still there, wherever.
    func has(_ thing: ReferenceThing) -> Bool {
        guard thing.kind == .item else { return newSections.contains(thing.ids[0]) }
        return newItems.values.contains { $0.contains(thing.ids[0]) }
    }

    /// Whether a section, by its identifier, was behind another, by its index, and keeps its place.
    func wasBehind(_ id: Int, _ section: Int) -> Bool {
        oldSections[(section + 1)...].contains(id) && keepsSection(id)
    }

    /// Whether it stands between the same neighbours that do not move: a move between those is none.
    func keeps(_ thing: ReferenceThing) -> Bool {
        guard thing.kind == .item else { return keepsSection(thing.ids[0]) }
        let id = thing.ids[0]
        guard let section = oldSections.first(where: { oldItems[$0]?.contains(id) == true }), keepsSection(section),
            let old = oldItems[section], let new = newItems[section], new.contains(id)
        else { return false }
        return ReferencePlaces.isSamePlace(id, old, new, carried: change.carried)
    }

    private func keepsSection(_ id: Int) -> Bool {
        newSections.contains(id)
            && ReferencePlaces.isSamePlace(id, oldSections, newSections, carried: change.carriedSections)
    }

    static func isSamePlace(_ id: Int, _ old: [Int], _ new: [Int], carried: Set<Int>) -> Bool {
        let still = Set(old).intersection(new).subtracting(carried)
        func rank(in list: [Int]) -> Int { list.prefix { $0 != id }.count { still.contains($0) } }
        return rank(in: old) == rank(in: new)
    }
}
