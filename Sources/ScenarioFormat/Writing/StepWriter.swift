import CallerChecks
import Foundation

extension Scenario.Edge: JSONWritable {}
extension Scenario.ScrollAlignment: JSONWritable {}

/// Writes steps in order: each finds the properties that those before it have set.
struct StepWriter {
    /// The layout's or the table's properties before the step.
    var surface: Scenario.Surface
    let sections: SectionWriter

    mutating func step(_ step: Scenario.Step) -> JSONValue {
        var members = action(step.action)
        members.add("times", step.times, or: 1)
        members.add("profiles", step.profiles)
        members.add("note", step.note)
        return members.json
    }

    /// An object with the action's key alone.
    private mutating func action(_ action: Scenario.Action) -> JSONMembers {
        var members = JSONMembers()
        switch action {
        case .together(let actions): members.add("together", actions.map { self.action($0).json })
        case .set(let change): members.add("set", set(change))
        case .setTable(let change): members.add("set", set(change))
        default:
            let (key, value) = written(action)
            members.add(key, value)
        }
        return members
    }

    private mutating func set(_ change: Scenario.LayoutChange) -> JSONValue {
        defer { surface = .layout(change.layout) }
        let base = if case .layout(let layout) = surface { layout } else { Scenario.Layout() }
        return Scenario.Layout.fields.members(of: change.layout, over: base, naming: change.names).json
    }

    private mutating func set(_ change: Scenario.TableChange) -> JSONValue {
        defer { surface = .table(change.table) }
        return change.table.members(over: surface.table ?? Scenario.Table(), naming: change.names).json
    }

    /// The key and the value of an action that leaves the properties as they are.
    private func written(_ action: Scenario.Action) -> (String, JSONValue) {
        switch action {
        case .scroll(let scroll): ("scroll", scroll.json)
        case .scrollTo(let path, let alignment): ("scrollTo", scrollTo(path, alignment))
        case .resize(let width, let height): ("resize", resize(width, height))
        case .rotate: ("rotate", true)
        case .invalidate(let invalidation): ("invalidate", invalidation.json)
        case .insets(let change): ("insets", change.json)
        case .traits(let change): ("traits", change.json)
        case .drag(let drag): ("drag", drag.json)
        case .movement(let movement): ("movement", movement.json)
        case .resizeItems(let items): ("resizeItems", byItem(items.map { ($0.item, sections.size($0.size)) }))
        case .changeItems(let items): ("changeItems", byItem(items.map { ($0.item, $0.content.json) }))
        case .update(let operations): ("update", .array(operations.map { $0.json(sections) }))
        case .reload(let other): ("reload", other.map { ["sections": sections.sections($0)] } ?? "everything")
        case .select(let paths, let isSelected): (isSelected ? "select" : "deselect", .oneOrList(paths.map(\.json)))
        case .remeasure(let paths): ("remeasure", paths.map { .oneOrList($0.map(\.json)) } ?? "everything")
        case .look: ("look", "everything")
        case .expect(let expectation): ("expect", expectation.json)
        case .set, .setTable, .together: stop("An action that sets properties is written elsewhere.")
        }
    }

    /// The alignment is left out for the start of the content.
    private func scrollTo(_ path: IndexPath, _ alignment: Scenario.ScrollAlignment) -> JSONValue {
        let usual = surface.scrollsVertically ? Scenario.ScrollAlignment.top : .left
        return alignment == usual ? path.json : ["item": path.json, "position": alignment.json]
    }

    private func resize(_ width: Double?, _ height: Double?) -> JSONValue {
        var members = JSONMembers()
        members.add("width", width)
        members.add("height", height)
        return members.json
    }

    private func byItem(_ items: [(path: Scenario.ItemPath, value: JSONValue)]) -> JSONValue {
        .object(items.map { JSONValue.Member(key: $0.path.description, value: $0.value) })
    }
}
