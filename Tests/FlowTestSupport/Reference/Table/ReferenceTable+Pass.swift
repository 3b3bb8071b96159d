extension ReferenceTable {
    /// Lays out: loads what is not loaded, then measures round by round until nothing open is on screen and the offset
    /// stays.
    ///
    /// - Parameter isOnWay: On the way to a row nothing is kept but what is read.
    public mutating func layOut(isOnWay: Bool = false) {
        let (item, began) = (isOnWay || holdsStart ? nil : itemKept ?? itemToKeep, offset)
        if !isLoaded { load() }
        settleLength()
        var cut = 0.0
        func limit() {
            if let item, let now = start(of: item.element) { return offset = legal(began + now - item.y) }
            let wanted = offset + cut
            offset = legal(wanted)
            cut = keepsPlace ? wanted - offset : 0
        }
        limit()
        var before = Double.nan
        var rounds = 0
        while before != offset || !openOnScreen.isEmpty {
            before = offset
            rounds += 1
            precondition(rounds < 10_000, "the table does not come to rest")
            runRound()
            settleLength()
            limit()
        }
        (holdsStart, holdsOffset, keepsPlace, held, itemKept) = (false, false, false, nil, nil)
        settled = places
        show()
    }

    /// The item of the anchor, where it was at the end of the last layout.
    var itemToKeep: (element: Element?, y: Double)? {
        guard case .item(let section, let row) = world.anchor else { return nil }
        return settled.first { $0.section == section && $0.row == row }.map { ($0.element, $0.y) }
    }

    private mutating func runRound() {
        let onScreen = self.onScreen
        // What sticks is on screen, but not where it came from: it holds nothing still.
        let anchors = onScreen.indices.filter {
            meetsViewport(onScreen[$0].y, onScreen[$0].height) && known[onScreen[$0].element]?.state != .open
        }
        let kept = onScreen.firstIndex {
            holdsOffset ? meetsViewport($0.y, $0.height) : $0.element == held
        }
        // R18.15: what was not on screen before holds nothing, however long it has been known.
        let anchor = kept ?? anchors.first { seen.contains(onScreen[$0].element) }
        let above = onScreen[..<(anchor ?? 0)].filter { isOpen($0.element) }
        let below = onScreen[(anchor ?? 0)...].filter { isOpen($0.element) }
        for place in above.reversed() { measure(place.element, isAbove: true) }
        for place in below { measure(place.element, isAbove: false) }
        let anchorElement = anchor.map { onScreen[$0].element }
        // Rows shrank: more of them came into view.
        while let next = openOnScreen.first { measure(next.element, isAbove: isBefore(next.element, anchorElement)) }
    }

    private func isBefore(_ element: Element, _ other: Element?) -> Bool {
        let order = places.map(\.element)
        guard let other, let second = order.firstIndex(of: other), let first = order.firstIndex(of: element)
        else { return false }
        return first < second
    }

    func isOpen(_ element: Element) -> Bool { known[element]?.state != .measured }

    /// What the viewport meets: elements where they are shown, which for headers and footers is where they stick.
    public var onScreen: [Place] {
        let places = self.places
        return places.filter { meetsViewport(stuck($0, among: places), $0.height) }
    }

    private var openOnScreen: [Place] { onScreen.filter { isOpen($0.element) } }

    private mutating func measure(_ element: Element, isAbove: Bool) {
        guard let place = place(of: element), let old = known[element] else { return }
        let seen = contentHeight
        let height = answer(for: place, isStale: old.state == .stale)
        known[element] = Known(height: height, state: .measured)
        let moved = isAbove && !holdsStart && world.profile.compensates && world.holdsWhileMeasuring
            ? height - old.height + padding(element, height) - padding(element, old.height) : 0
        offset += moved
        settleLength()
        if let row = place.row {
            log.measurings.append(
                ReferenceTableLog.Measuring(
                    path: [place.section, row], contentHeight: seen, before: old.height, after: height, moved: moved))
        }
    }

    mutating func settleLength() {
        let sum = self.sum
        if sum != contentHeight || log.contentHeights.isEmpty { log.contentHeights.append(sum) }
        contentHeight = sum
    }

    /// What is on screen gets a view, what left loses it.
    private mutating func show() {
        let onScreen = self.onScreen
        for place in onScreen { makeView(place) }
        shown = Set(onScreen.map(\.element))
        seen = Set(visible.map(\.element)).intersection(shown)
        for (element, one) in known where one.state == .stale { known[element]?.state = .open }
        guard !world.profile.keepsHeights else { return }
        for case .row(let row) in known.keys where !shown.contains(.row(row)) { known[.row(row)]?.state = .open }
    }
}
