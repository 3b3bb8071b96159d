// What happens to a table but scrolling and updates. Each of these is laid out at the next `layOut()`.

extension ReferenceTable {
    public mutating func clearLog() { log = ReferenceTableLog() }

    /// Everything is asked again; all rows carry estimates, and the offset stays where it is legal.
    public mutating func reload() {
        isLoaded = false
        seen = []
    }

    /// The data are others from now on; whoever says so also reloads.
    public mutating func replaceData(_ sections: [ReferenceTableSection]) {
        self.sections = []
        for section in sections { self.sections.append(adopt(section)) }
    }

    /// A row is another one from now on. The view is not notified.
    public mutating func change(_ section: Int, _ row: Int, _ change: (inout ReferenceTableRow) -> Void) {
        guard var content = rows[sections[section].rows[row]] else { return }
        change(&content)
        rows[sections[section].rows[row]] = content
    }

    /// A section has another header and footer from now on. The view is not notified.
    public mutating func changeEdges(_ section: Int, header: ReferenceTableEdge, footer: ReferenceTableEdge) {
        let id = sections[section].id
        (headers[id], footers[id]) = (header, footer)
    }

    /// A row's cell asks to be measured again: its content changed. Without a cell nobody asks.
    public mutating func invalidateRow(_ section: Int, _ row: Int) {
        let element = Element.row(sections[section].rows[row])
        if shown.contains(element) { askAgain(element) }
    }

    /// An empty update: the heights of what is on screen are asked again; where rows have no estimates, those of all.
    public mutating func updateNothing() { update(ReferenceTableUpdate([])) }

    /// Any update has the heights of what is on screen asked again; where rows have no estimates, those of all, at
    /// once. New rows have just been asked.
    mutating func askHeightsAgain(but new: Set<Element> = []) {
        let hasNoEstimates = world.estimate == 0 && !world.asksEstimates
        for place in places where !new.contains(place.element) {
            if hasNoEstimates, let row = place.row {
                let state = known[place.element]?.state ?? .open
                learn(section: place.section, row: row)
                known[place.element]?.state = state
            } else if shown.contains(place.element) {
                askAgain(place.element)
            }
        }
    }

    /// The width is another one: heights are functions of it, so none of them counts any more. The offset stays.
    public mutating func changeWidth(_ contents: (Int, Int, ReferenceTableRow) -> Double) {
        changeContents(contents)
        for place in places { forget(place) }
    }

    /// The text size is another one: what is on screen is measured again and the first thing there stays where it is,
    /// all else is forgotten.
    public mutating func changeTextSize(_ contents: (Int, Int, ReferenceTableRow) -> Double) {
        changeContents(contents)
        let first = seenFirst.first
        for place in places {
            if shown.contains(place.element) { askAgain(place.element) } else { forget(place) }
        }
        guard world.holdsWhileMeasuring, offset > lowestOffset else { return }
        if let first, let now = place(of: first.element) { offset += now.y - first.y }
    }

    /// A table that leaves its window; what comes back is laid out anew.
    public mutating func leaveWindow() {
        guard !world.profile.keepsHeightsOffWindow else { return }
        for place in places where !shown.contains(place.element) && place.row != nil { forget(place) }
    }

    /// Surroundings or properties. Those that say heights have everything asked again; insets and the viewport's height
    /// only move limits, and a table at its start stays there.
    public mutating func change(_ change: (inout ReferenceTableWorld) -> Void) {
        let old = world
        let isAtStart = offset == lowestOffset
        change(&world)
        var same = old
        (same.viewport, same.topInset, same.bottomInset) = (world.viewport, world.topInset, world.bottomInset)
        (same.tableHeader, same.tableFooter) = (world.tableHeader, world.tableFooter)
        same.anchor = world.anchor
        // The first header of a grouped table is higher only where nothing is above it.
        let isFirstChanged = !world.isPlain && (old.tableHeader == 0) != (world.tableHeader == 0)
        if isLoaded, same == world, isFirstChanged, !sections.isEmpty {
            learnEdge(section: 0, isHeader: true)
        }
        // What the reader saw is what is there afterwards.
        if same != world { isLoaded = false }
        if isAtStart { offset = lowestOffset }
    }

    private mutating func changeContents(_ contents: (Int, Int, ReferenceTableRow) -> Double) {
        for (section, content) in sections.enumerated() {
            for (row, id) in content.rows.enumerated() {
                guard let old = rows[id] else { continue }
                rows[id]?.content = contents(section, row, old)
            }
        }
    }

    /// It keeps its height until it has answered.
    mutating func askAgain(_ element: Element) {
        if known[element]?.state == .measured { known[element]?.state = .stale }
    }

    /// It stands with its estimate again; known heights without a question stay. Nobody is asked for estimates again.
    private mutating func forget(_ place: Place) {
        guard isLoaded else { return }
        let questions = log.questions
        if let row = place.row {
            learn(section: place.section, row: row)
        } else {
            learnEdge(section: place.section, isHeader: place.element == .header(sections[place.section].id))
        }
        log.questions = questions
    }
}
