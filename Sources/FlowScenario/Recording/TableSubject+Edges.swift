import TableSimulator

/// The recorded facts about a section's header or footer.
struct TracedEdge {
    var facts: TableEdgeDescription
    /// The first measured height, in points, of the delegate's view; nil if no such view was measured.
    var shown: CGFloat?
    /// The height and the estimate that the scenario's delegate returns, in points; nil for a value that the delegate
    /// does not return.
    private var height, estimate: CGFloat?

    init(_ facts: TableEdgeDescription) {
        self.facts = facts
        (height, estimate) = (facts.declaredHeight, facts.declaredEstimate)
        if facts.isSettled, facts.sizesItself { shown = facts.height }
    }

    /// Whether the delegate returns a height in points, and not `automaticDimension`.
    private var isGiven: Bool { facts.declaredHeight.map { $0 != TableView.automaticDimension } ?? false }

    /// The header or footer in the form of scenarios; nil for a section without header or footer.
    var value: Scenario.SectionView? {
        if content == .title(""), height == nil, estimate == nil { return nil }
        return Scenario.SectionView(
            content, height: height.map { Double($0) }, estimate: estimate.map { Double($0) })
    }

    private var content: Scenario.SectionView.Content {
        let title = Scenario.SectionView.Content.title(facts.title ?? "")
        switch facts.origin {
        case .absent, .title: return title
        case .delegate: return view
        case .unknown: return mayBeView ? view : title
        }
    }

    private var view: Scenario.SectionView.Content {
        isGiven || !facts.sizesItself ? .plain : .actual(Double(shown ?? facts.height))
    }

    /// Whether an off-screen header or footer of unknown origin is recorded as a delegate's view. If not, it is
    /// recorded as a title.
    private var mayBeView: Bool {
        guard facts.isSettled else { return facts.title?.isEmpty != false }
        return facts.height > 0 && facts.height != facts.heightOfTitle
    }

    /// Uses the known height of the header or footer as its estimate. A new table then begins with this height.
    mutating func assumeHeight() {
        guard estimate != 0 else { return }
        if facts.sizesItself, !isGiven {
            // A table that has seen no view yet goes by the estimate.
            if facts.height > 0 { estimate = facts.height }
        } else if height != nil {
            // Without an estimate the delegate's height is used at once.
            estimate = facts.isSettled || facts.height == 0 ? 0 : facts.height
        }
    }

    /// Whether the delegate has a view for the header or footer, or may have one.
    var mayHaveView: Bool { facts.origin == .delegate || facts.origin == .unknown }

    /// Sets height and estimate to 0 if the recorded section has no such header or footer. A new table then begins
    /// without it. Does nothing if the delegate already returns a height.
    mutating func assumeAbsence() {
        if facts.isSettled, facts.height == 0, height == nil { (height, estimate) = (0, 0) }
    }
}

/// The recorded facts about a section's header and footer.
struct TracedEdges {
    var header, footer: TracedEdge
}

extension TableSubject {
    func noteNewEdges() {
        for (index, section) in items.sections.prefix(table.numberOfSections).enumerated() {
            guard edges[section.number] == nil else { continue }
            edges[section.number] = TracedEdges(
                header: TracedEdge(table.edgeDescription(ofHeader: true, inSection: index)),
                footer: TracedEdge(table.edgeDescription(ofHeader: false, inSection: index)))
        }
    }

    /// Records the origin of each header or footer as soon as it is known: the delegate, a title, or none. The table is
    /// asked for the origin, because no event reports that a section has no header or footer.
    func noteOrigins() {
        for (index, section) in items.sections.prefix(table.numberOfSections).enumerated() {
            for (edge, isHeader) in [(\TracedEdges.header, true), (\TracedEdges.footer, false)] {
                guard let facts = edges[section.number]?[keyPath: edge].facts, facts.origin == .unknown else {
                    continue
                }
                if table.edgeOrigin(ofHeader: isHeader, inSection: index) != .unknown {
                    readOrigin(edge, isHeader, section.number, at: index)
                } else if !facts.isSettled, table.edgeIsSettled(ofHeader: isHeader, inSection: index) {
                    edges[section.number]?[keyPath: edge].facts.origin = .absent
                }
            }
        }
    }

    private func readOrigin(
        _ edge: WritableKeyPath<TracedEdges, TracedEdge>, _ isHeader: Bool, _ number: Int, at index: Int
    ) {
        guard var known = edges[number]?[keyPath: edge] else { return }
        let facts = table.edgeDescription(ofHeader: isHeader, inSection: index)
        (known.facts.origin, known.facts.sizesItself) = (facts.origin, facts.sizesItself)
        edges[number]?[keyPath: edge] = known
    }

    /// Records the height of a header or footer that is on screen.
    func record(_ height: CGFloat, ofHeader isHeader: Bool, _ number: Int, at section: Int) {
        let edge = isHeader ? \TracedEdges.header : \TracedEdges.footer
        // Edges of new sections are read when the layout is over.
        guard let known = edges[number]?[keyPath: edge] else { return }
        if known.facts.origin == .unknown { readOrigin(edge, isHeader, number, at: section) }
        let facts = table.edgeDescription(ofHeader: isHeader, inSection: section)
        let name = "the \(isHeader ? "header" : "footer") of section \(section)"
        if facts.declaredHeight != known.facts.declaredHeight {
            return report("\(name) is given another height now, which a scenario cannot say")
        }
        guard facts.sizesItself else { return }
        if let shown = known.shown, shown != height {
            report("\(name) has another height now, which a scenario cannot say")
        }
        if known.shown == nil { edges[number]?[keyPath: edge].shown = height }
    }
}
