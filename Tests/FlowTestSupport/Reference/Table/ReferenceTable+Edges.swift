// Headers and footers: what their heights mean is another table than that of rows.

extension ReferenceTable {
    private struct Rules {
        var edge: ReferenceTableEdge
        var isHeader: Bool
        /// A header with nothing above it.
        var isFirst: Bool
        var property: Double
        var estimate: Double
        var asksHeights: Bool
        var asksEstimates: Bool

        var said: Double { asksHeights ? edge.declared : property }
    }

    private func rules(section: Int, isHeader: Bool) -> Rules {
        let id = sections[section].id
        return isHeader
            ? Rules(
                edge: headers[id] ?? ReferenceTableEdge(), isHeader: true,
                isFirst: section == 0 && world.tableHeader == 0, property: world.headerHeight,
                estimate: world.headerEstimate, asksHeights: world.asksHeaderHeights,
                asksEstimates: world.asksHeaderEstimates)
            : Rules(
                edge: footers[id] ?? ReferenceTableEdge(), isHeader: false, isFirst: false,
                property: world.footerHeight, estimate: world.footerEstimate, asksHeights: world.asksFooterHeights,
                asksEstimates: world.asksFooterEstimates)
    }

    /// What is known of a header or footer that was not on screen.
    mutating func learnEdge(section: Int, isHeader: Bool) {
        let id = sections[section].id
        let rules = rules(section: section, isHeader: isHeader)
        var height = 0.0
        let estimate = estimate(rules)
        if needsAsking(rules), rules.asksEstimates {
            log.questions.append(isHeader ? .headerEstimate(section) : .footerEstimate(section))
        }
        if needsAsking(rules), estimate != 0 {
            height = estimate
        } else {
            if rules.asksHeights { log.questions.append(isHeader ? .headerHeight(section) : .footerHeight(section)) }
            height = self.height(rules)
        }
        known[isHeader ? .header(id) : .footer(id)] = Known(height: height, state: .open)
    }

    /// One that comes on screen.
    mutating func edgeAnswer(for place: Place) -> Double {
        let isHeader = if case .header = place.element { true } else { false }
        let rules = rules(section: place.section, isHeader: isHeader)
        makeView(place)
        guard needsAsking(rules), estimate(rules) != 0 else { return height(rules) }
        if rules.asksHeights {
            log.questions.append(isHeader ? .headerHeight(place.section) : .footerHeight(place.section))
        }
        return height(rules)
    }

    /// Whether the height is known only when somebody is asked: a delegate, or a view that sizes itself.
    private func needsAsking(_ rules: Rules) -> Bool { rules.asksHeights || sizesItself(rules) }

    private func sizesItself(_ rules: Rules) -> Bool {
        guard case .view = rules.edge.content else { return false }
        return rules.said == -1 && world.profile.selfSizesHeaders && estimate(rules) != 0
    }

    private func estimate(_ rules: Rules) -> Double {
        let estimate = rules.asksEstimates ? rules.edge.estimate : rules.estimate
        return estimate == -1 ? usualHeight : estimate
    }

    /// Where nothing says a height.
    private var usualHeight: Double { world.isPlain ? world.profile.plainTitleHeight : world.profile.groupedHeight }

    private func height(_ rules: Rules) -> Double {
        switch rules.said {
        case -1: return automaticHeight(rules)
        case 0:
            let isDefault = rules.asksHeights && !world.isPlain && !world.profile.zeroMeansNone
            return isDefault ? untitledHeight(rules) : 0
        default:
            // A property gives a height to what is there; a delegate makes room for nothing, too.
            return world.isPlain && rules.edge.content == .none && !rules.asksHeights ? 0 : rules.said
        }
    }

    private func automaticHeight(_ rules: Rules) -> Double {
        let profile = world.profile
        switch rules.edge.content {
        case .view(let content) where sizesItself(rules): return content > 0 ? ceiled(content) : usualHeight
        case .view: return world.isPlain ? profile.plainTitleHeight : untitledHeight(rules)
        case .title:
            if world.isPlain { return profile.plainTitleHeight }
            if !rules.isHeader { return profile.groupedTitledFooterHeight }
            return rules.isFirst ? profile.groupedFirstTitledHeight : profile.groupedTitledHeight
        case .none:
            if !world.isPlain { return untitledHeight(rules) }
            return rules.asksHeights ? profile.plainAutomaticHeight : 0
        }
    }

    private func untitledHeight(_ rules: Rules) -> Double {
        rules.isFirst ? world.profile.groupedFirstHeight : world.profile.groupedHeight
    }

    // MARK: Sticking

    /// Where a place is shown: headers and footers of plain tables stay in view while their section is.
    func stuck(_ place: Place, among places: [Place]) -> Double {
        guard world.isPlain, place.row == nil, place.height > 0 else { return place.y }
        let section = places.filter { $0.section == place.section }
        guard let first = section.first, let last = section.last else { return place.y }
        let start = first.y - padding(first.element, first.height)
        guard meetsViewport(start, last.end - start) else { return place.y }
        if case .header = place.element {
            return max(place.y, min(offset + world.topInset, last.y - place.height))
        }
        let bottom = offset + world.viewport - world.bottomInset - place.height
        return min(place.y, max(bottom, first.end))
    }

    /// Where the header of a section is shown.
    public func headerPlace(section: Int) -> Double? { edgePlace(.header(sections[section].id)) }

    /// Where the footer of a section is shown.
    public func footerPlace(section: Int) -> Double? { edgePlace(.footer(sections[section].id)) }

    private func edgePlace(_ element: Element) -> Double? {
        let places = self.places
        return places.first { $0.element == element && $0.height > 0 }.map { stuck($0, among: places) }
    }
}
