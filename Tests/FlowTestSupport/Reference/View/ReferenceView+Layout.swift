extension ReferenceView {
    /// What one layout came to.
    public struct Settlement: Sendable {
        /// Items whose cells were asked, in the order of rounds.
        public var asked: [Int] = []
        public var doubts: Set<ReferenceDoubt> = []

        public init() {}
    }

    /// More rounds than this end any layout (R8.18).
    private static let mostRounds = 100

    /// Lays out: applies what contexts said, follows the content, and measures what is on screen, batch by batch,
    /// until all of it is known (R8.6).
    public mutating func settle() -> Settlement {
        settle(holding: nil)
    }

    /// `holding`: what an update keeps still in this layout; the content's start holds nothing.
    mutating func settle(holding held: Held?) -> Settlement {
        var result = Settlement()
        (began, keptCells) = (nil, cells)
        takeIn(held)
        if held == .offset { lookAnew() }
        var isForgetting = false
        for _ in 0..<Self.mostRounds {
            exchangeCells()
            doubtEdges()
            doubtWanted()
            let due = itemsDue(except: Set(result.asked))
            if due.isEmpty {
                if forgetWhatLeft(holding: held) { isForgetting = true } else { break }
                continue
            }
            result.asked += due
            let still = stillPoint(measuring: Set(due), holding: held)
            let before = still.flatMap { position(of: $0) }
            let wasOneColumn = isOneColumn
            take(answersOf: due)
            place()
            let moved = still.flatMap { position(of: $0) }.flatMap { now in before.map { now - $0 } } ?? 0
            doubtMeasuring(holding: still, isOneColumn: wasOneColumn && isOneColumn)
            follow(moved)
            arrive()
        }
        if isForgetting, !doubts.isEmpty { doubts.insert(.leftBeforeAnswer) }
        finish(&result)
        return result
    }

    /// What is on screen has a cell, and nothing else.
    private mutating func exchangeCells() {
        let shown = Set(itemsOnScreen)
        keptCells.formIntersection(shown)
        arrived = shown.subtracting(cells)
        // R18.2: a cell that asked to be measured and leaves is asked as one that comes when it is back.
        wanted.subtract(cells.subtracting(shown).subtracting(unconfirmed))
        cells = shown
    }

    private var itemsOnScreen: [Int] { elementsOnScreen.filter { $0.kind == .item }.map { id(of: $0) } }

    /// Preparation, and the first move of the offset: what contexts asked for, or what the update holds.
    private mutating func takeIn(_ held: Held?) {
        if isTextOfOtherSize, isBehindStart { doubts.insert(.textSize) }
        (isTextOfOtherSize, wasLaidOutInTurn) = (false, true)
        prepareIfNeeded()
        let adjustment = held == nil ? stale.adjustment : 0
        stale.adjustment = 0
        if adjustment != 0, world.isMirrored { doubts.insert(.adjustment) }
        // R8.9, R17.1: an adjustment leads out of the limits no further.
        var move = adjustment
        if offset < limits.lowerBound, !isAt(limits.lowerBound) { move = max(move, 0) }
        if offset > limits.upperBound, !isAt(limits.upperBound) { move = min(move, 0) }
        if let held, case .at(let point, let before) = held, let now = position(of: point) { move = now - before }
        let before = offset
        follow(move)
        // The reader came nearer through sizes that are about to be measured again.
        if isForgetful, offset != before, wasLaidOut { doubts.insert(.everythingForgotten) }
        // R17.10: it adds to an end that is gone to in the same turn.
        adjustmentOfEnd = adjustment
        arrive()
    }

    /// Whoever scrolled to an end arrives there (R17.12).
    private mutating func arrive() {
        switch destination {
        case .start: offset = min(limits.lowerBound + max(adjustmentOfEnd, 0), limits.upperBound)
        case .end: offset = max(limits.upperBound + min(adjustmentOfEnd, 0), limits.lowerBound)
        case .item(let id, let position): if let target = target(id, position) { offset = target }
        case nil: break
        }
        if destination != nil { began = nil }
    }

    private mutating func finish(_ result: inout Settlement) {
        cells = Set(itemsOnScreen)
        (wanted, unconfirmed, arrived, namedOffScreen) = ([], [], [], [])
        adjustmentOfEnd = 0
        (wasLaidOut, isForgetful, destination, settledOffset) = (true, false, nil, offset)
        limits = limitsNow
        look()
        result.doubts = doubts
        doubts = []
    }

    // MARK: Measuring

    /// Items on screen that no cell has answered for, or whose cell has to be asked again; R18.2: or that came there,
    /// but once in a layout.
    private func itemsDue(except asked: Set<Int>) -> [Int] {
        guard world.cellsSizeThemselves else { return [] }
        return elementsOnScreen.compactMap { element in
            guard element.kind == .item else { return nil }
            let item = sections[element.section].items[element.item]
            let comes = arrived.contains(item.id) && !asked.contains(item.id)
            return item.origin != .measured || wanted.contains(item.id) || comes ? item.id : nil
        }
    }

    /// R17.3: named items that have no cell when all others were asked go back to the estimate. What the reader sees
    /// stays. Whether there were any.
    private mutating func forgetWhatLeft(holding held: Held?) -> Bool {
        let left = unconfirmed.subtracting(cells)
        guard !left.isEmpty else { return false }
        (unconfirmed, wanted) = (unconfirmed.subtracting(left), wanted.subtracting(left))
        let still = readerPoint(holding: held)
        let before = still.flatMap { position(of: $0) }
        let wasOneColumn = isOneColumn
        for (index, section) in truth.sections.enumerated() {
            for (number, item) in section.items.enumerated() where left.contains(item.id) {
                if sections[index].items[number].origin == .measured {
                    forgotten.insert(item.id)
                    released.insert(item.id)
                }
                sections[index].items[number] = unmeasured(item)
            }
        }
        place()
        doubtMeasuring(holding: still, isOneColumn: wasOneColumn && isOneColumn)
        follow(still.flatMap { position(of: $0) }.flatMap { now in before.map { now - $0 } } ?? 0)
        arrive()
        return true
    }

    private func readerPoint(holding held: Held?) -> ReferenceStillPoint? {
        switch held {
        case .at(let point, _): return point
        case .contentStart: return nil
        case .offset, nil: break
        }
        guard isBehindStart else { return nil }
        if let reader { return rowPoint(of: reader) }
        // R17.3: beyond all content the start of the last thing counts as what is seen.
        let seen = things.first { $0.end > offset || $0.start >= offset } ?? things.last
        return seen.map { .thing($0) } ?? .contentEnd
    }

    private mutating func take(answersOf due: [Int]) {
        for id in due {
            guard let path = path(of: id) else { continue }
            let old = sections[path.section].items[path.item]
            let size = truth.sections[path.section].items[path.item].size
            wanted.remove(id)
            unconfirmed.remove(id)
            // Less than half a pixel is no other size (R8.7).
            if old.origin == .measured, isNear(size, old.size) { continue }
            sections[path.section].items[path.item] = Item(id: id, size: size, origin: .measured)
            average.add(size, insteadOf: old.origin == .measured ? old.size : nil)
        }
        spreadAverage()
    }

    /// Whether two sizes differ by less than half a pixel.
    func isNear(_ one: ReferenceSize, _ other: ReferenceSize) -> Bool {
        guard world.scale > 0 else { return one == other }
        return max(abs(one.width - other.width), abs(one.height - other.height)) * world.scale < 0.5
    }

    /// R8.12: all that nobody measured has the average of what was.
    mutating func spreadAverage() {
        guard world.sizing == .automatic, let average = average.size else { return }
        setEstimates(average)
    }

    mutating func setEstimates(_ size: ReferenceSize) {
        for section in sections.indices {
            for item in sections[section].items.indices where sections[section].items[item].origin == .estimated {
                sections[section].items[item].size = size
            }
        }
    }

    // MARK: What stays while sizes change (R8.10, A1–A4)

    private func stillPoint(measuring due: Set<Int>, holding held: Held?) -> ReferenceStillPoint? {
        switch held {
        case .at(let point, _)?: return point
        case .contentStart?: return nil
        // At the start of the content what comes there is seen.
        case .offset? where !isBehindStart: return nil
        case .offset?, nil: break
        }
        let isNew = { (id: Int) in
            guard let path = path(of: id) else { return false }
            let item = sections[path.section].items[path.item]
            if item.origin != .measured { return true }
            // R18.2: what came on screen counts as measured for the first time, and the same answer changes nothing.
            let answer = truth.sections[path.section].items[path.item].size
            return arrived.contains(id) && !wanted.contains(id) && !isNear(answer, item.size)
        }
        let order = sections.flatMap { $0.items.map(\.id) }
        if let reader = reader, let place = order.firstIndex(of: reader),
            order[..<place].contains(where: { due.contains($0) && isNew($0) })
        {
            return due.contains(reader) ? rowPoint(of: reader) : .item(reader)
        }
        guard isBehindStart else { return nil }
        let things = things
        let seen = things.firstIndex { $0.end > offset || $0.start >= offset }
        guard let first = seen else { return .contentEnd }
        let thing = things[first]
        let growsUpwards = thing.kind == .item && thing.start < offset
            && thing.ids.contains { due.contains($0) && isNew($0) }
        guard growsUpwards else { return .thing(thing) }
        return first + 1 < things.count ? .thing(things[first + 1]) : .contentEnd
    }

    /// The first whole item that the reader saw before and that still has its cell, else the last that was cut.
    private var reader: Int? {
        sight.whole.first { keptCells.contains($0) } ?? sight.partly.last { keptCells.contains($0) }
    }

    /// R18.1: what is on screen at the offset that an update left is the reader's.
    private mutating func lookAnew() {
        look()
        keptCells = Set(elementsOnScreen.filter { $0.kind == .item }.map { id(of: $0) })
    }

    private func rowPoint(of id: Int) -> ReferenceStillPoint? {
        things.first { $0.kind == .item && $0.ids.contains(id) }.map { .thing($0) }
    }

    // MARK: Doubts

    private mutating func doubtWanted() {
        if isBehindStart, !namedOffScreen.isDisjoint(with: itemsOnScreen) { doubts.insert(.leftBeforeAnswer) }
    }

    private mutating func doubtMeasuring(holding still: ReferenceStillPoint?, isOneColumn: Bool) {
        if isBehindStart || still != nil, !isOneColumn { doubts.insert(.rowsOfSeveral) }
        if case .item = destination { doubts.insert(.scrolledToItem) }
    }
}

extension ReferenceView {
    /// Edges that two ways of adding up doubles, or of rounding to pixels, may put on different sides of the
    /// viewport's.
    fileprivate mutating func doubtEdges() {
        let (first, last) = (offset, offset + viewportLength)
        let tolerance = isOnGrid ? 1e-6 : pixel
        for element in elements {
            for edge in [start(of: element.frame) - last, end(of: element.frame) - first]
            where abs(edge) < tolerance {
                if edge == 0, Self.isExact(offset), Self.isExact(start(of: element.frame)) { continue }
                doubts.insert(.edge)
            }
        }
    }

    /// Whether sums of such numbers are exact.
    private static func isExact(_ value: Double) -> Bool { (value * 4096).rounded() == value * 4096 }
}
