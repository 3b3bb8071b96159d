extension ReferenceView {
    // MARK: What the layout knows

    mutating func prepareIfNeeded() {
        var stale = stale
        stale.adjustment = 0
        guard stale != ReferenceStaleness() || needsLayout || !isPrepared else { return }
        (needsLayout, isPrepared) = (false, true)
        prepare()
    }

    /// Brings what the layout knows up to date with what contexts said, as a whole, before anything is measured
    /// (R8.16).
    private mutating func prepare() {
        let stale = stale
        self.stale = ReferenceStaleness()
        self.stale.adjustment = stale.adjustment
        if stale.resetsAverage { (average, averageBegan) = (ReferenceAverage(), true) }
        if stale.isAll || stale.isCounts { readEverything(dropping: stale.isAll) }
        if stale.metrics {
            for index in sections.indices { sections[index].metrics = metrics(of: index) }
        }
        if stale.sizes { askSizesAgain() }
        for (index, section) in sections.enumerated() {
            if stale.headers.contains(section.id) {
                sections[index].metrics.headerLength = metrics(of: index).headerLength
            }
            if stale.footers.contains(section.id) {
                sections[index].metrics.footerLength = metrics(of: index).footerLength
            }
        }
        forget(stale.items)
        place()
    }

    private mutating func readEverything(dropping: Bool) {
        var kept: [Int: Item] = [:]
        for section in sections {
            for item in section.items where item.origin == .measured { kept[item.id] = item }
        }
        if dropping {
            let isAway = isBehindStart || offset != settledOffset || !sight.partly.isEmpty || !isOneColumn
            if isAway, !cells.isDisjoint(with: kept.keys) { doubts.insert(.everythingForgotten) }
            forgotten.formUnion(kept.keys)
            isForgetful = world.cellsSizeThemselves
            kept = [:]
        }
        sections = truth.sections.map { section in
            Section(
                id: section.id, metrics: ReferenceSection(),
                items: section.items.map { kept[$0.id] ?? unmeasured($0) })
        }
        for index in sections.indices { sections[index].metrics = metrics(of: index) }
    }

    /// What an item stands with before its cell was measured (R2.7, R8.15).
    func unmeasured(_ item: ReferenceTruth.Item) -> Item {
        switch world.sizing {
        case .equal: Item(id: item.id, size: world.layout.itemSize, origin: .given)
        case .delegate: Item(id: item.id, size: usable(item.size), origin: .given)
        case .estimate(let size): Item(id: item.id, size: size, origin: .estimated)
        case .automatic: Item(id: item.id, size: average.size ?? world.layout.itemSize, origin: .estimated)
        case .guess(let more): Item(id: item.id, size: usable(item.size + more), origin: .given)
        }
    }

    /// Sizes that are not finite or negative are none: the layout's property counts.
    private func usable(_ size: ReferenceSize) -> ReferenceSize {
        [size.width, size.height].allSatisfy { $0.isFinite && $0 >= 0 } ? size : world.layout.itemSize
    }

    private mutating func askSizesAgain() {
        guard world.delegateGivesSizes else { return }
        for (index, section) in truth.sections.enumerated() {
            for (number, item) in section.items.enumerated() where sections[index].items[number].origin != .measured {
                sections[index].items[number] = unmeasured(item)
            }
        }
    }

    /// Named items: those with a cell keep their size until it has answered (R17.3), the others lose it.
    private mutating func forget(_ items: Set<Int>) {
        for (index, section) in truth.sections.enumerated() {
            for (number, item) in section.items.enumerated() where items.contains(item.id) {
                if world.cellsSizeThemselves, cells.contains(item.id) {
                    wanted.insert(item.id)
                    unconfirmed.insert(item.id)
                } else {
                    forgotten.insert(item.id)
                    namedOffScreen.insert(item.id)
                    sections[index].items[number] = unmeasured(item)
                }
            }
        }
    }

    /// What the delegate says of a section, or the layout's property where that is no usable value.
    func metrics(of index: Int) -> ReferenceSection {
        let (said, layout) = (truth.sections[index].metrics, world.layout)
        var result = ReferenceSection()
        let inset = said.inset.flatMap { $0.all.allSatisfy(\.isFinite) ? $0 : nil } ?? layout.inset
        (result.top, result.left, result.bottom, result.right) = (inset.top, inset.left, inset.bottom, inset.right)
        result.lineSpacing = said.lineSpacing.flatMap { $0.isFinite ? $0 : nil } ?? layout.lineSpacing
        result.itemSpacing = said.itemSpacing.flatMap { $0.isFinite ? $0 : nil } ?? layout.itemSpacing
        result.headerLength = said.header.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } ?? layout.header
        result.footerLength = said.footer.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } ?? layout.footer
        result.sizesItself = world.cellsSizeThemselves
        return result
    }

    // MARK: Frames

    /// Lays out all that is known.
    mutating func place() {
        var container = ReferenceContainer(containerLength)
        container.scrollsHorizontally = world.scrollsHorizontally
        container.scale = world.scale
        layout = ReferenceLayout(
            sections.map { section in
                var content = section.metrics
                content.sizes = section.items.map(\.size)
                return content
            }, in: container)
    }

    /// Every element with the frame that is returned: pinned, where it pins (R7.2, R7.3).
    public var elements: [ReferenceElement] {
        layout.elements.map { element in
            guard pins(element.kind), !sections[element.section].items.isEmpty else { return element }
            var element = element
            let start = rounded(pinnedStart(of: element))
            if world.scrollsHorizontally { element.frame.x = start } else { element.frame.y = start }
            return element
        }
    }

    /// Where a section's header is on screen, between the pixels too; nil where the section has none.
    func startOfHeader(_ section: Int) -> Double? {
        let header = layout.elements.first { $0.kind == .header && $0.section == section }
        return header.map { pinnedStart(of: $0) }
    }

    func pins(_ kind: ReferenceKind) -> Bool {
        switch kind {
        case .header: world.layout.pinsHeaders
        case .footer: world.layout.pinsFooters
        case .item: false
        }
    }

    private func pinnedStart(of element: ReferenceElement) -> Double {
        let metrics = sections[element.section].metrics
        let range = layout.bounds[element.section]
        let visible = offset + startInset...max(offset + startInset, offset + viewportLength - endInset)
        if element.kind == .header {
            let natural = range.start
            let limit = max(range.end - metrics.footerLength - metrics.headerLength, natural)
            return min(max(natural, visible.lowerBound), limit)
        }
        let natural = range.end - metrics.footerLength
        let end = offset + viewportLength - endInset
        // Rows that overlap may end before they begin: a footer never comes after its own place.
        return max(min(natural, end - metrics.footerLength), min(range.start + metrics.headerLength, natural))
    }

    /// R4.2, R17.11.
    func rounded(_ value: Double) -> Double {
        world.scale == 0 ? value : (value * world.scale + 0.5).rounded(.down) / world.scale
    }

    /// The viewport in the layout's coordinates. Across, the content always rests at its start.
    public var viewport: ReferenceRect {
        world.scrollsHorizontally
            ? ReferenceRect(offset, -inset.top, world.size.width, world.size.height)
            : ReferenceRect(-inset.left, offset, world.size.width, world.size.height)
    }

    /// What has a view: all that shares more than an edge with the viewport (R6.1).
    public var elementsOnScreen: [ReferenceElement] {
        let viewport = viewport
        return elements.filter { $0.frame.overlaps(viewport) }
    }

    public func id(of element: ReferenceElement) -> Int {
        element.kind == .item ? sections[element.section].items[element.item].id : sections[element.section].id
    }

    public var contentSize: ReferenceSize { layout.contentSize }

    public func isMeasured(_ section: Int, _ item: Int) -> Bool { sections[section].items[item].origin == .measured }
}
