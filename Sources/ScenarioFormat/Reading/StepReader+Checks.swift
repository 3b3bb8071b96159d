import Foundation
import PlainTexts

// Checks against the sections as they are when the step is done.

extension StepReader {
    var changesData: Bool { parts.contains(where: \.changesData) }

    /// Checks the step against the data source's content, and applies the step to this content.
    ///
    /// - Parameter data: The content of the data source before the step; after the call, the content after the step.
    /// - Throws: ``ScenarioError`` where the step names a section or an item that does not exist.
    package func check(
        against data: inout ScenarioData, of scenario: Scenario, _ work: inout ReadingWork,
        _ checks: any DocumentChecks
    ) throws(ScenarioError) {
        guard changesData else {
            for part in parts { try part.check(against: data, of: scenario) }
            return
        }
        let calls = parts.reduce(0) { $0 + $1.callCount }
        guard calls * step.times <= ScenarioLimits.operations else {
            throw ScenarioError(
                place: parts[0].place.place,
                reason:
                    "\(NumberText.grouped(calls)) items and sections change \(NumberText.grouped(step.times)) times; "
                    + "the limit is \(NumberText.grouped(ScenarioLimits.operations)) in all")
        }
        for _ in 0..<step.times {
            for part in parts {
                try part.check(against: data, of: scenario)
                try work.add(1 + part.callCount + data.sections.count + data.groupCount, at: part.place.place)
                part.change(&data, checks)
                try scenario.check(itemCount: data.itemCount, at: part.place.place)
                try scenario.check(sectionCount: data.sections.count, at: part.place.place)
            }
        }
    }
}

extension ScenarioData {
    /// The number of runs in all sections. A run consists of neighbouring items of one group.
    fileprivate var groupCount: Int { sections.reduce(0) { $0 + $1.items.runs.count } }

    /// Returns the reason for which an element that an action names does not exist; nil if it exists.
    fileprivate func absence(of mention: Mention) -> String? {
        guard mention.section < sections.count else {
            let count = NumberText.count(sections.count, "section")
            return "there is no section \(mention.section); the scenario has \(count)"
        }
        let count = sections[mention.section].items.count
        guard let item = mention.item, item >= count else { return nil }
        return "there is no item \(item) in section \(mention.section), which has \(NumberText.count(count, "item"))"
    }
}

extension StepReader.Part {
    fileprivate var changesData: Bool {
        switch action {
        case .update, .reload(.some), .movement(.end): true
        default: false
        }
    }

    fileprivate var callCount: Int {
        guard case .update(let operations) = action else { return 1 }
        return operations.reduce(1) { $0 + $1.callCount }
    }

    /// Applies the step to the content of the data source. A batch that the checks refuse changes nothing.
    fileprivate func change(_ data: inout ScenarioData, _ checks: any DocumentChecks) {
        switch action {
        case .update(let operations):
            var changed = data
            changed.apply(operations)
            if checks.refusal(of: operations, before: data, after: changed) == nil { data = changed }
        case .reload(let sections?): data.replace(with: sections)
        // The layout decides where an item lands.
        case .movement(.end): data.hasKnownCounts = data.hasKnownCounts && data.sections.count < 2
        default: return
        }
    }

    fileprivate func check(against data: ScenarioData, of scenario: Scenario) throws(ScenarioError) {
        if case .expect(let expectation) = action, surface.table == nil,
            !expectation.calls.isEmpty || expectation.callOrder != nil
        {
            throw ScenarioError(
                place: place.place + ".calls", reason: "goes with a “table” only: no calls of a layout are kept")
        }
        for mention in action.mentions(in: place.value) { try check(mention, against: data, of: scenario) }
        switch action {
        case .scrollTo(_, let alignment): try check(alignment)
        case .scrollSection(let scroll): try checkScrolls(section: scroll.section, in: data, at: ".section")
        case .expect(let expectation): try check(expectation.sectionOffsets, in: data)
        case .invalidate(.context(let context)) where surface.compositional != nil:
            let reason = "goes with a flow layout only: a compositional layout has no such flag"
            if context.delegateMetrics != nil { throw error(reason, at: ".delegateMetrics") }
            if context.attributes != nil { throw error(reason, at: ".attributes") }
        default: break
        }
        if case .setCompositional(let change) = action { try check(change.layout, hasKindsOf: data) }
    }

    private func check(
        _ mention: Mention, against data: ScenarioData, of scenario: Scenario
    ) throws(ScenarioError) {
        func error(_ reason: String, at name: String = "") -> ScenarioError {
            ScenarioError(
                place: place.place + mention.place + name, reason: reason, aim: mention.isName ? .name : .value)
        }
        // Otherwise the run checks the path before the step.
        if data.hasKnownCounts, let reason = data.absence(of: mention) { throw error(reason) }
        let group = data.find(section: mention.section, item: mention.item ?? 0)?.run.group
        let kind = group?.cell(at: 0)?.name
        if case .withoutCell(let reason) = mention.requirement, kind != nil { throw error(reason) }
        guard data.hasKnownCounts, group != nil else { return }
        let cell = kind.flatMap { scenario.cells[$0] }
        switch mention.requirement {
        case .none, .withoutCell: return
        case .content(let content):
            guard let cell else { throw error("item \(mention.path) is no “cell” whose content can change") }
            try content.check(against: cell, at: place.place + mention.place)
        case .view(let name, let isLabel):
            guard let cell else { throw error("item \(mention.path) is no “cell” with views") }
            let names = isLabel ? cell.labels.map(\.name) : cell.itemNames
            guard !names.contains(name) else { return }
            let known = names.isEmpty ? "the cell has none" : KeySuggestion.text(for: name, among: names)
            let noun = isLabel ? "label" : "view or guide"
            throw error("there is no \(noun) \(quoted(name)) in the cell; \(known)", at: ".\(name)")
        }
    }

    private func error(_ reason: String, at key: String) -> ScenarioError {
        ScenarioError(place: place.place + key, reason: reason)
    }

    private func check(
        _ offsets: [Scenario.SectionOffsetExpectation], in data: ScenarioData
    ) throws(ScenarioError) {
        guard !offsets.isEmpty else { return }
        guard surface.compositional != nil else {
            throw error("goes with a “layout” of the kind “compositional” only", at: ".sectionOffsets")
        }
        for expected in offsets {
            try checkScrolls(section: expected.section, in: data, at: ".sectionOffsets.\(expected.section)")
        }
    }

    private func checkScrolls(section: Int, in data: ScenarioData, at key: String) throws(ScenarioError) {
        guard data.sections.indices.contains(section),
            let kind = surface.compositional?.sectionLayout(of: data.sections[section].measures),
            kind.orthogonalScrolling == .none
        else { return }
        throw error("section \(section) does not scroll: its orthogonalScrolling is “none”", at: key)
    }

    /// Checks that the changed layout has the kinds of all sections.
    private func check(
        _ layout: Scenario.CompositionalLayout, hasKindsOf data: ScenarioData
    ) throws(ScenarioError) {
        for (index, section) in data.sections.enumerated() where layout.sectionLayout(of: section.measures) == nil {
            throw ScenarioError(
                place: place.place,
                reason: section.measures.layoutName.map { "section \(index) has no section layout \(quoted($0)) then" }
                    ?? "section \(index) names no section layout, and there are several then; give it a “layout”")
        }
    }

    private func check(_ alignment: Scenario.ScrollAlignment) throws(ScenarioError) {
        let reason: String
        switch surface {
        case .table:
            guard ![.top, .middle, .bottom, .none].contains(alignment) else { return }
            reason = "rows are scrolled to “top”, “middle”, “bottom” or “none”"
        case .layout, .compositional:
            let isOfTables = alignment == .middle || alignment == .none
            let isVertical = [.top, .centeredVertically, .bottom].contains(alignment)
            // Sections of a compositional layout may scroll on the other axis.
            guard isOfTables || surface.compositional == nil && isVertical != surface.scrollsVertically else { return }
            let direction = surface.scrollsVertically ? "vertical" : "horizontal"
            reason =
                isOfTables
                ? "“\(alignment.rawValue)” is a place in a table; say “centeredVertically”, “top” or “bottom”"
                : "“\(alignment.rawValue)” does not fit a layout whose scrollDirection is \(direction)"
        }
        throw ScenarioError(place: place.place + ".position", reason: reason)
    }
}
