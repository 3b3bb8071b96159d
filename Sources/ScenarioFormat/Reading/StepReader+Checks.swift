import Foundation
import PlainTexts

// Checks against the sections as they are when the step is done.

extension StepReader {
    var changesData: Bool { parts.contains(where: \.changesData) }

    /// - Parameter data: The content of the data source before the step; afterwards, the content after the step.
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

extension Scenario.Action {
    /// The number of named elements, each of which takes time.
    var nameCount: Int {
        switch self {
        case .invalidate(.context(let context)):
            context.items.count + context.headers.count + context.footers.count + context.backgrounds.count
        case .resizeItems(let items): items.count
        case .select(let paths, _), .remeasure(let paths?): paths.count
        case .changeItems(let items): items.reduce(0) { $0 + 1 + $1.content.values.count }
        case .update(let operations): operations.reduce(0) { $0 + $1.callCount }
        case .reload(let sections?): sections.count
        default: 0
        }
    }
}

extension ScenarioData {
    /// Groups of neighbours, in all sections.
    fileprivate var groupCount: Int { sections.reduce(0) { $0 + $1.items.runs.count } }
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

    /// A batch that does not add up is refused, and nothing changes.
    fileprivate func change(_ data: inout ScenarioData, _ checks: any DocumentChecks) {
        switch action {
        case .update(let operations):
            var changed = data
            changed.apply(operations)
            if checks.refusal(of: operations, before: data, after: changed) == nil { data = changed }
        case .reload(let sections?): data.replace(with: sections)
        // The layout decides where an item lands.
        case .movement(.end): data.knowsCounts = data.knowsCounts && data.sections.count < 2
        default: return
        }
    }

    fileprivate func check(against data: ScenarioData, of scenario: Scenario) throws(ScenarioError) {
        switch action {
        case .scrollTo(let path, let alignment):
            let isPath = if case .string = place.value { true } else { false }
            try check(section: path[0], item: path[1], of: data, at: place.place + (isPath ? "" : ".item"))
            try check(alignment)
        case .select(let paths, _), .remeasure(let paths?):
            let isList = if case .array = place.value { true } else { false }
            for (index, path) in paths.enumerated() {
                let place = place.place + (isList ? "[\(index)]" : "")
                try check(section: path.section, item: path.item, of: data, at: place)
            }
        case .movement(.begin(let path)):
            try check(section: path.section, item: path.item, of: data, at: place.place + ".begin")
        case .resizeItems(let items):
            for change in items {
                let path = change.item
                let place = "\(place.place).\(path)"
                try check(section: path.section, item: path.item, of: data, named: place)
                let group = data.find(section: path.section, item: path.item)?.run.group
                guard group?.cell(at: 0) == nil else {
                    throw Self.error(
                        named: place, reason: "the size of a cell follows from its content; say “changeItems”")
                }
            }
        case .changeItems(let items):
            for change in items { try check(change, against: data, of: scenario) }
        case .expect(let expectation):
            if surface.table == nil, !expectation.calls.isEmpty || expectation.callOrder != nil {
                throw ScenarioError(
                    place: place.place + ".calls", reason: "goes with a “table” only: no calls of a layout are kept")
            }
            for expected in expectation.inside {
                try check(expected.item, shows: expected.view, of: data, in: scenario, at: "inside")
            }
            for expected in expectation.lines {
                try check(expected.item, shows: expected.label, of: data, in: scenario, at: "lines")
            }
            for expected in expectation.frames where expected.frame != nil {
                let place = "\(place.place).frames.\(expected.element)"
                switch expected.element {
                case .item(let section, let item): try check(section: section, item: item, of: data, named: place)
                case .header(let section), .footer(let section), .background(let section):
                    try check(section: section, item: nil, of: data, named: place)
                }
            }
        default: return
        }
    }

    /// Checks a path that is a key.
    private func check(
        section: Int, item: Int?, of data: ScenarioData, named place: String
    ) throws(ScenarioError) {
        do {
            try check(section: section, item: item, of: data, at: place)
        } catch {
            throw Self.error(named: place, reason: error.reason)
        }
    }

    /// A mistake in the last key of a place.
    private static func error(named place: String, reason: String) -> ScenarioError {
        var error = ScenarioError(place: place, reason: reason)
        error.aim = .name
        return error
    }

    private func check(
        section: Int, item: Int?, of data: ScenarioData, at place: String
    ) throws(ScenarioError) {
        // Otherwise the run checks the path before the step.
        guard data.knowsCounts else { return }
        let sections = data.sections
        guard section < sections.count else {
            throw ScenarioError(
                place: place,
                reason:
                    "there is no section \(section); the scenario has \(NumberText.count(sections.count, "section"))"
            )
        }
        guard let item else { return }
        let count = sections[section].items.count
        guard item < count else {
            throw ScenarioError(
                place: place,
                reason: "there is no item \(item) in section \(section), which has \(NumberText.count(count, "item"))")
        }
    }

    /// Whether an item's cell has a view that is expected somewhere, or a label with lines.
    private func check(
        _ path: Scenario.ItemPath, shows name: String, of data: ScenarioData, in scenario: Scenario, at key: String
    ) throws(ScenarioError) {
        let place = "\(place.place).\(key).\(path)"
        try check(section: path.section, item: path.item, of: data, named: place)
        guard data.knowsCounts, let found = data.find(section: path.section, item: path.item) else { return }
        guard let kind = found.run.group.cell(at: 0)?.name, let cell = scenario.cells[kind] else {
            throw Self.error(named: place, reason: "item \(path) is no “cell” with views")
        }
        var names = cell.itemNames
        if key == "lines" {
            names = cell.allViews.filter { if case .label = $0.kind { true } else { false } }.map(\.name)
        }
        guard !names.contains(name) else { return }
        let known = names.isEmpty ? "the cell has none" : KeySuggestion.text(for: name, among: names)
        let what = key == "lines" ? "label" : "view or guide"
        throw Self.error(
            named: "\(place).\(name)", reason: "there is no \(what) \(quoted(name)) in the cell; \(known)")
    }

    private func check(
        _ change: Scenario.ItemChange, against data: ScenarioData, of scenario: Scenario
    ) throws(ScenarioError) {
        let (path, place) = (change.item, "\(place.place).\(change.item)")
        try check(section: path.section, item: path.item, of: data, named: place)
        guard data.knowsCounts, let found = data.find(section: path.section, item: path.item) else { return }
        guard let name = found.run.group.cell(at: 0)?.name, let cell = scenario.cells[name] else {
            throw Self.error(named: place, reason: "item \(path) is no “cell” whose content can change")
        }
        try change.content.check(against: cell, at: place)
    }

    private func check(_ alignment: Scenario.ScrollAlignment) throws(ScenarioError) {
        let reason: String
        switch surface {
        case .table:
            guard ![.top, .middle, .bottom, .none].contains(alignment) else { return }
            reason = "rows are scrolled to “top”, “middle”, “bottom” or “none”"
        case .layout(let layout):
            let isOfTables = alignment == .middle || alignment == .none
            let isVertical = [.top, .centeredVertically, .bottom].contains(alignment)
            guard isOfTables || isVertical != (layout.direction == .vertical) else { return }
            reason =
                isOfTables
                ? "“\(alignment.rawValue)” is a place in a table; say “centeredVertically”, “top” or “bottom”"
                : "“\(alignment.rawValue)” does not fit a layout whose scrollDirection is \(layout.direction.rawValue)"
        }
        throw ScenarioError(place: place.place + ".position", reason: reason)
    }
}
