#if canImport(UIKit) && !os(watchOS)
import UIKit

// Steps that change what there is, or have it laid out again.

extension ScenarioPlayer {
    func resizeItems(_ value: DocumentValue) {
        let sizes = (value.members ?? [:]).compactMap { name, size in
            DocumentValue.text(name).indexPath.flatMap { path in surface.kind.size(size).map { (path, $0) } }
        }.sorted { $0.0 < $1.0 }
        surface.announceChanges(at: sizes.map(\.0))
        for (path, size) in sizes {
            surface.data[path]?.resized = size
            surface.remeasure(at: path)
        }
    }

    func reload(_ value: DocumentValue, at place: String) throws(ScenarioPlayerError) {
        if let values = value["sections"]?.list {
            var sections: [PlayedSection] = []
            for value in values { sections.append(try PlayedSection(value, at: place, surface.kind)) }
            surface.data.replace(with: sections)
        }
        surface.reloadData()
    }

    func update(_ value: DocumentValue, at place: String) throws(ScenarioPlayerError) {
        let values = value.list ?? []
        let operations = try OperationReader(values, at: place, surface.kind).operations
        var changed = surface.data
        guard changed.apply(operations) else {
            throw ScenarioPlayerError(place: place, reason: "the batch does not fit what there is")
        }
        let surface = surface
        surface.performBatch(reconfiguring: values.flatMap { Self.paths($0["reconfigure"]) }) {
            surface.data = changed
            for change in operations.compactMap(\.change) { surface.notify(of: change) }
            for value in values {
                let (reloaded, reconfigured) = (Self.paths(value["reload"]), Self.paths(value["reconfigure"]))
                if !reloaded.isEmpty { surface.reload(reloaded) }
                if !reconfigured.isEmpty { surface.reconfigure(reconfigured) }
            }
        }
    }

    static func paths(_ value: DocumentValue?) -> [IndexPath] {
        (value?.list ?? value.map { [$0] } ?? []).compactMap(\.indexPath)
    }
}
#endif
