#if canImport(UIKit) && !os(watchOS)
import UIKit

// Sizes are known late: an item that came in the second step may be measured in the tenth. So sections and steps become
// values only when somebody wants to read them.

extension ScenarioRecorder {
    final func document() -> ScenarioDocument {
        guard let beginning else {
            return ScenarioDocument(members: [
                "format": 2, "name": .text(name), "container": .object(writable(containerValues)),
                propertiesName: .object(writable(propertyValues)), "sections": [],
            ])
        }
        var members: [String: DocumentValue] = [
            "format": 2, "name": .text(name), "container": .object(writable(beginning.container)),
            propertiesName: .object(writable(beginning.properties)), "sections": .list(beginning.sections.map(value)),
        ]
        members["steps"] = .list(steps.flatMap(values))
        if !problems.isEmpty { members["comment"] = .list(problems.map { .text($0) }) }
        return ScenarioDocument(members: members)
    }

    /// Without what a scenario cannot say.
    private func writable(_ values: [String: DocumentValue]) -> [String: DocumentValue] {
        values.compactMapValues { value in
            let numbers = value.numbers ?? value.number.map { [$0] } ?? []
            return numbers.allSatisfy { $0.isFinite && $0 >= 0 } ? value : nil
        }
    }

    // MARK: Steps

    /// What was done, and what is expected of it.
    private func values(of step: RecordedStep) -> [DocumentValue] {
        var actions = step.actions.compactMap(value)
        let batch = step.actions.firstIndex(where: \.changesData)
        if !step.resized.atEnd.isEmpty {
            // Their paths are those of the end.
            actions.insert(resizing(step.resized.atEnd), at: batch == nil ? 0 : actions.count)
        }
        if !step.resized.beforeBatch.isEmpty {
            let place = step.actions.prefix(batch ?? 0).compactMap(value).count
            actions.insert(resizing(step.resized.beforeBatch), at: place)
        }
        var expectation: DocumentValue = ["expect": step.seen]
        guard var action = actions.first else {
            if let note = step.note, !note.isEmpty { expectation["note"] = .text(note) }
            return [expectation]
        }
        if actions.count > 1 { action = ["together": .list(actions)] }
        if let note = step.note, !note.isEmpty { action["note"] = .text(note) }
        return [action, expectation]
    }

    private func resizing(_ sizes: [(path: IndexPath, size: CGSize)]) -> DocumentValue {
        ["resizeItems": .object(members(of: sizes))]
    }

    /// Nil where nothing came of it.
    private func value(of action: RecordedAction) -> DocumentValue? {
        switch action {
        case .value(let value): return value
        case .offset(let offset, let isDrag):
            return isDrag ? ["drag": ["to": offset.value]] : ["scroll": ["to": offset.value]]
        case .contents(let change):
            let sizes = change.sizes.compactMap { item, size in change.paths[item].map { (path: $0, size: size) } }
            return sizes.isEmpty ? nil : ["resizeItems": .object(members(of: sizes))]
        case .update(let changes, let reconfigured):
            let operations = changes.compactMap(value) + reconfigured.map { value(ofReconfiguring: $0.path, $0.1) }
            return operations.isEmpty ? nil : ["update": .list(operations)]
        case .reload(let sections): return ["reload": ["sections": .list(sections.map(value))]]
        }
    }

    private func members(of sizes: [(path: IndexPath, size: CGSize)]) -> [String: DocumentValue] {
        Dictionary(sizes.map { ($0.path.scenarioName, value(of: $0.size)) }, uniquingKeysWith: { $1 })
    }

    private func value(ofReconfiguring path: IndexPath, _ change: ContentsChange) -> DocumentValue {
        var operation: DocumentValue = ["reconfigure": .text(path.scenarioName)]
        if let (item, size) = change.sizes.first {
            operation["items"] = .list([group(members(ofItem: item, sizes: [size]), 1)])
        }
        return operation
    }

    private func value(of applied: AppliedChange) -> DocumentValue? {
        switch applied.change {
        case .insertItem(let path):
            return ["insert": .text(path.scenarioName), "items": .list(groups(of: [applied.number].compactMap { $0 }))]
        case .deleteItem(let path): return ["delete": .text(path.scenarioName)]
        case .moveItem(let path, let target):
            return ["move": .text(path.scenarioName), "to": .text(target.scenarioName)]
        case .reloadItem(let path, _):
            return ["reload": .text(path.scenarioName), "items": .list(groups(of: [applied.number].compactMap { $0 }))]
        case .insertSection(let index):
            return ["insertSection": .number(Double(index)), "section": applied.section.map(value) ?? ["items": []]]
        case .deleteSection(let index): return ["deleteSection": .number(Double(index))]
        case .moveSection(let index, let target):
            return ["moveSection": .number(Double(index)), "to": .number(Double(target))]
        case .reloadSection(let index, _):
            return ["reloadSection": .number(Double(index)), "section": applied.section.map(value) ?? ["items": []]]
        }
    }

    // MARK: Sections

    private func value(of section: RecordedData.Section) -> DocumentValue {
        var members = members(ofSection: section.number)
        members["items"] = .list(groups(of: section.items))
        let unknown = measuresCells ? section.items.filter { sizes(of: $0) == nil }.count : 0
        if unknown > 0 { members["comment"] = .text("never measured, written as large as estimated: \(unknown)") }
        return .object(members)
    }

    /// Neighbours of equal sizes together.
    private func groups(of items: [Int]) -> [DocumentValue] {
        var groups: [(members: [String: DocumentValue], count: Int)] = []
        for item in items {
            let members = members(ofItem: item, sizes: sizes(of: item))
            if let last = groups.last, last.members == members {
                groups[groups.count - 1].count += 1
            } else {
                groups.append((members, 1))
            }
        }
        return groups.map { group($0.members, $0.count) }
    }

    private func group(_ members: [String: DocumentValue], _ count: Int) -> DocumentValue {
        .object(members.merging(["count": .number(Double(count))], uniquingKeysWith: { $1 }))
    }

    /// What an item answers when it is first measured, or in turn; nil where it never said anything, nor what was in
    /// its place before.
    final func sizes(of item: Int) -> [CGSize]? {
        if let circle = answers.circles[item] { return circle }
        if let first = answers.first[item] { return [first] }
        var former = data.predecessors[item]
        while let number = former {
            if let latest = answers.latest[number] { return [latest] }
            former = data.predecessors[number]
        }
        return nil
    }
}
#endif
