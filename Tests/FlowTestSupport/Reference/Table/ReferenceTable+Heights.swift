extension ReferenceTable {
    // MARK: At load

    /// Asks what has to be known of every row: estimates where a delegate gives them, heights where there are none.
    mutating func load() {
        isLoaded = true
        known = [:]
        shown = []
        for index in sections.indices { learn(section: index) }
        settleLength()
        if !isOffsetGiven { offset = lowestOffset }
        isOffsetGiven = true
    }

    mutating func learn(section index: Int) {
        // Headers and footers first (observed).
        learnEdge(section: index, isHeader: true)
        learnEdge(section: index, isHeader: false)
        for row in sections[index].rows.indices { learn(section: index, row: row) }
    }

    /// A row that was not on screen.
    mutating func learn(section: Int, row: Int) {
        let id = sections[section].rows[row]
        if world.asksEstimates { log.questions.append(.estimate([section, row])) }
        let estimate = estimate(section, row)
        let height = estimate != 0 ? estimate : heightWithoutEstimate(section: section, row: row)
        known[.row(id)] = Known(height: height, state: .open)
    }

    /// 0: there is none.
    private func estimate(_ section: Int, _ row: Int) -> Double {
        if world.asksEstimates {
            let estimate = truth(section, row).estimate
            return estimate == -1 ? world.profile.estimate : estimate
        }
        guard world.estimate == -1 else { return world.estimate }
        // A height for all rows is the best estimate.
        return world.rowHeight >= 0 ? world.rowHeight : world.profile.estimate
    }

    private mutating func heightWithoutEstimate(section: Int, row: Int) -> Double {
        let declared = ask(section, row)
        return declared == -1 ? world.profile.rowHeight : declared
    }

    private func truth(_ section: Int, _ row: Int) -> ReferenceTableRow {
        rows[sections[section].rows[row]] ?? ReferenceTableRow(0)
    }

    /// What is said of a row's height.
    private mutating func ask(_ section: Int, _ row: Int) -> Double {
        guard world.asksHeights else { return world.rowHeight }
        log.questions.append(.height([section, row]))
        return truth(section, row).declared
    }

    /// Whether a row has an estimate: otherwise its height was asked at load, and it cannot size itself.
    func hasEstimate(_ section: Int, _ row: Int) -> Bool { estimate(section, row) != 0 }

    // MARK: On screen

    /// The height of something that comes on screen: cell first, then height.
    mutating func answer(for place: Place, isStale: Bool) -> Double {
        guard let row = place.row else { return edgeAnswer(for: place) }
        let isNew = makeView(place)
        let old = known[place.element]?.height ?? 0
        if !hasEstimate(place.section, row) {
            // Once more when the cell came; what was said then counts where heights are not kept.
            let counts = isStale || (isNew && !world.profile.keepsHeights)
            guard counts else { return old }
            let declared = isNew ? declaredNow(place.section, row) : ask(place.section, row)
            return declared == -1 ? world.profile.rowHeight : declared
        }
        let declared = ask(place.section, row)
        guard declared == -1 else { return declared }
        return world.profile.selfSizesRows ? fit(place.section, row) : world.profile.rowHeight
    }

    private func declaredNow(_ section: Int, _ row: Int) -> Double {
        world.asksHeights ? truth(section, row).declared : world.rowHeight
    }

    private mutating func fit(_ section: Int, _ row: Int) -> Double {
        log.fits.append([section, row])
        let content = truth(section, row).content
        guard content > 0 else { return world.profile.rowHeight }
        return ceiled(content) + (world.hasSeparators && world.scale > 0 ? 1 / world.scale : 0)
    }

    /// Up to whole pixels. A hair above one is one: a double's last bit is no pixel.
    func ceiled(_ height: Double) -> Double {
        guard world.scale > 0 else { return height }
        return (height * world.scale - 1e-6).rounded(.up) / world.scale
    }

    /// Asks for a cell, header or footer that is not there yet, and what comes with that.
    @discardableResult
    mutating func makeView(_ place: Place) -> Bool {
        guard shown.insert(place.element).inserted else { return false }
        guard let row = place.row else {
            if case .header = place.element { log.questions.append(.header(place.section)) }
            if case .footer = place.element { log.questions.append(.footer(place.section)) }
            return true
        }
        log.questions.append(.cell([place.section, row]))
        guard world.asksHeights else { return true }
        if world.profile.asksWhenDequeuing && world.dequeuesForPath { _ = ask(place.section, row) }
        if !hasEstimate(place.section, row) { _ = ask(place.section, row) }
        return true
    }
}
