extension TraceEvent: CustomStringConvertible {
    /// The event as one line without a line end: number, cause and kind. Equal events have equal lines on every
    /// machine.
    public var description: String {
        "#\(id) " + (cause.map { "←\($0) " } ?? "") + kind.description
    }
}

extension TraceEvent.Kind: CustomStringConvertible {
    /// The event as one line: its number, the number of its cause after an arrow, and its kind.
    public var description: String {
        switch self {
        case .boundsChanged(let from, let to): "bounds \(from.short)→\(to.short)"
        case .contentInsetChanged(let from, let to): "content inset \(from.short)→\(to.short)"
        case .traitsChanged(let what): "traits \(what)"
        case .dataReloaded: "data reloaded"
        case .dataSourceChanged: "data source changed"
        case .layoutReplaced(let layoutClass): "layout replaced by \(layoutClass)"
        case .propertyChanged(let name): "property \(name) changed"
        case .scrollRequested(let element, let position): "scroll to \(element) \(position) requested"
        case .sectionScrolled(let section, let from, let to): "section \(section) scrolled \(from.short)→\(to.short)"
        case .sizingRequested(let element, let reason):
            "measuring of \(element) requested" + (reason.map { ": \($0)" } ?? "")
        case .dragBegan: "drag began"
        case .dragEnded: "drag ended"
        case .asked(let question, let element, let answer):
            "asked \(question.text)" + (element.map { " of \($0)" } ?? "") + (answer ? ": yes" : ": no")
        case .invalidated(let context): "invalidated \(context)"
        case .prepared(let cost, let invalidations): "prepared: \(cost)" + Self.others(invalidations)
        case .answered(let cost, let made): "answered: \(cost), \(made) made"
        case .updateBegan(let operations):
            "update began: " + (operations.isEmpty ? "no operations" : operations.joined(separator: ", "))
        case .updateRefused(let message): "update refused: \(message)"
        case .updateApplied(let cost): "update applied: \(cost)"
        default: outcome
        }
    }

    private var outcome: String {
        switch self {
        case .contentSizeChanged(let from, let to): "content \(from.short)→\(to.short)"
        case .offsetAdjusted(let from, let to, let wanted):
            "offset \(from.short)→\(to.short)" + (wanted == to ? "" : ", wanted \(wanted.short)")
        case .queried(let rect, let found, let made): "queried \(rect.short): \(found) found, \(made) made"
        case .requeried(let element, let found): "asked for \(element)" + (found ? "" : ": none")
        case .measured(let element, let was, let answered, let again, let wasEstimate):
            "measured \(element) \(was.short)→\(answered.short)" + (wasEstimate ? ", was an estimate" : "")
                + (again ? ", again" : "")
        case .shown(let element, let reused): "shown \(element)" + (reused ? ", reused" : "")
        case .hidden(let element): "hidden \(element)"
        case .passEnded(let summary): "pass ended: \(summary)"
        case .layoutTransitioned(let staying, let appearing, let disappearing):
            "layout transition: \(staying) staying, \(appearing) appearing, \(disappearing) disappearing"
        case .itemLifted(let element): "lifted \(element)"
        case .itemCarried(let element, let target, let position):
            "carried \(element) to \(target), at \(position.short)"
        case .itemDropped(let element, let place, let cancelled):
            cancelled ? "movement of \(element) cancelled" : "dropped \(element) at \(place)"
        case .landed(let element, let error): "landed at \(element)" + (error == 0 ? "" : ", off by \(error.short)")
        case .issue(let message): "issue: \(message)"
        default: ""
        }
    }

    /// The number of invalidations that a preparation carries out, as text; empty unless there are several.
    private static func others(_ invalidations: [Int]) -> String {
        invalidations.count > 1 ? ", for \(invalidations.count) invalidations" : ""
    }
}

extension TraceEvent.Question {
    package var text: String {
        switch self {
        case .boundsChange: "bounds change"
        case .preferredAttributes: "preferred attributes"
        }
    }
}

extension TraceEvent.Element: CustomStringConvertible {
    /// The name of the element as text. It is `0-3` for an item, `header 0` or `footer 0` in a flow layout, otherwise
    /// the kind and the path.
    public var description: String {
        ElementTitle.text(of: category.rawValue, kind: kind, path: path)
    }
}

extension TraceEvent.ContextSummary: CustomStringConvertible {
    /// The content of the context in a few words. For a context without details, the text is `all` if it invalidates
    /// the whole layout, and otherwise `nothing`.
    public var description: String {
        var parts: [String] = []
        if everything { parts.append("everything") }
        if dataSourceCounts { parts.append("counts") }
        if !elements.isEmpty { parts.append(elements.map(\.description).joined(separator: " ")) }
        if !carriedItems.isEmpty {
            parts.append("carried to " + carriedItems.map(\.description).joined(separator: " "))
        }
        if flowDelegateMetrics == true, !everything { parts.append("delegate metrics") }
        if flowAttributes == true, !everything { parts.append("flow attributes") }
        if sizeAdjustment != .zero { parts.append("content \(sizeAdjustment.signed)") }
        if offsetAdjustment != .zero { parts.append("offset \(offsetAdjustment.signed)") }
        return parts.isEmpty ? (meansWholeLayout ? "all" : "nothing") : parts.joined(separator: ", ")
    }
}

extension TraceEvent.PreparationCost: CustomStringConvertible {
    /// The cost in words; the number of sections is left out if no section was read.
    public var description: String {
        var parts: [String] = []
        if sectionsRead > 0 { parts.append(sectionsRead.of("section")) }
        parts.append("\(rowsReplaced.of("row")) broken")
        parts.append("\(itemsRead.of("item")) read")
        parts.append("\(delegateSizeQueries.of("size")) asked")
        return parts.joined(separator: ", ")
    }
}

extension TraceEvent.UpdateCost: CustomStringConvertible {
    /// The changes and their cost in words; changes that did not occur are left out.
    public var description: String {
        let changes = [
            (deleted, "deleted"), (inserted, "inserted"), (moved, "moved"), (reloaded, "reloaded"),
            (reconfigured, "reconfigured"),
        ]
        let parts = changes.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        let costs = [
            "\(rowsReplaced.of("row")) broken", "\(delegateSizeQueries.of("size")) asked", "\(measured) measured",
        ]
        return (parts + costs).joined(separator: ", ")
    }
}

extension TraceEvent.PassSummary: CustomStringConvertible {
    /// The rounds, the anchor and the drift in words; other numbers are included only if they are not 0.
    public var description: String {
        var parts = [selfSizingRounds.of("round")]
        if let anchor { parts.append("anchor \(anchor)") }
        if let driftGap {
            parts.append(drift == 0 ? "drift not measured" : "drift \(drift.short) by paths")
            parts[parts.count - 1] += " (\(driftGap.reason))"
        } else {
            parts.append("drift \(drift.short)")
        }
        if clamped != 0 { parts.append("clamped \(clamped.short)") }
        if layoutShift != 0 { parts.append("shift \(CGFloat(layoutShift).short)") }
        if let pushedOff {
            parts.append("\(pushedOff.count.of("item")) pushed off the screen")
            if pushedOff.isAll { parts.append("all that was read is gone") }
        }
        if sizing.fits > 0 { parts.append("\(sizing.fits.of("fit")) by constraints") }
        if sizing.textsMeasured > 0 { parts.append("\(sizing.textsMeasured.of("text")) measured") }
        return parts.joined(separator: ", ")
    }
}
