import Foundation

/// Reads the operations of an `update`.
struct OperationReader {
    private(set) var operations: [PlayedOperation] = []
    private let place: String
    private let values: [DocumentValue]
    private let kind: PlayedKind

    /// - Throws: ``ScenarioPlayerError`` where an operation is none, or only half of one.
    init(_ values: [DocumentValue], at place: String, _ kind: PlayedKind) throws(ScenarioPlayerError) {
        (self.values, self.place, self.kind) = (values, place, kind)
        for index in values.indices { try read(values[index], at: "\(place)[\(index)]") }
    }

    private mutating func read(_ value: DocumentValue, at place: String) throws(ScenarioPlayerError) {
        if value["only"] != nil {
            throw ScenarioPlayerError(place: place, reason: "“only” does not add up, which ends an app")
        }
        if value["insert"] != nil {
            try readInsertion(value, at: place)
        } else if let delete = value["delete"] {
            operations += try Self.paths(delete, at: place).map { PlayedOperation(change: .deleteItem($0)) }
        } else if let path = value["move"]?.indexPath, let target = value["to"]?.indexPath {
            operations.append(PlayedOperation(change: .moveItem(path, to: target)))
        } else if let replaced = value["reload"] ?? value["reconfigure"] {
            let paths = try Self.paths(replaced, at: place)
            let items = try PlayedSection.items(value["items"]?.list ?? [], at: "\(place).items", kind)
            for (index, path) in paths.enumerated() {
                let item = items.isEmpty ? nil : items[index % items.count]
                operations.append(PlayedOperation(replaced: path, item: item))
            }
        } else {
            try readSection(value, at: place)
        }
    }

    private mutating func readInsertion(_ value: DocumentValue, at place: String) throws(ScenarioPlayerError) {
        guard let path = value["insert"]?.indexPath, let groups = value["items"]?.list else {
            throw ScenarioPlayerError(place: place, reason: "an insertion has a path and “items”")
        }
        for (index, item) in try PlayedSection.items(groups, at: "\(place).items", kind).enumerated() {
            let target = IndexPath(indexes: [path[0], path[1] + index])
            operations.append(PlayedOperation(change: .insertItem(target), item: item))
        }
    }

    private mutating func readSection(_ value: DocumentValue, at place: String) throws(ScenarioPlayerError) {
        let section = try value["section"].map { value throws(ScenarioPlayerError) in
            try PlayedSection(value, at: "\(place).section", kind)
        }
        if let index = value["insertSection"]?.index {
            operations.append(PlayedOperation(change: .insertSection(index), section: section ?? PlayedSection()))
        } else if let index = value["deleteSection"]?.index {
            operations.append(PlayedOperation(change: .deleteSection(index)))
        } else if let index = value["moveSection"]?.index, let target = value["to"]?.index {
            operations.append(PlayedOperation(change: .moveSection(index, to: target)))
        } else if let index = value["reloadSection"]?.index {
            operations.append(
                PlayedOperation(change: .reloadSection(index, at: placeAfterwards(of: index)), section: section))
        } else {
            throw ScenarioPlayerError(place: place, reason: "this operation is not played")
        }
    }

    /// Where a section is after the update that neither goes nor moves.
    private func placeAfterwards(of section: Int) -> Int {
        let leaving = values.compactMap { ($0["deleteSection"] ?? $0["moveSection"])?.index }
        let coming = values.compactMap {
            $0["insertSection"]?.index ?? ($0["moveSection"] != nil ? $0["to"]?.index : nil)
        }
        var place = section - leaving.count { $0 < section }
        for index in coming.sorted() where index <= place { place += 1 }
        return place
    }

    private static func paths(_ value: DocumentValue, at place: String) throws(ScenarioPlayerError) -> [IndexPath] {
        let values = value.list ?? [value]
        let paths = values.compactMap(\.indexPath)
        guard paths.count == values.count else {
            throw ScenarioPlayerError(place: place, reason: "expected paths such as “0-3”")
        }
        return paths
    }
}

extension DocumentValue {
    /// A number that counts sections.
    fileprivate var index: Int? { number.flatMap { Int(exactly: $0) } }
}
