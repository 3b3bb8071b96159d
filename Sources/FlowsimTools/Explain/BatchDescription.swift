import ElementsSimulator
import FlowEngine
import FlowScenario

/// The lists of numbers and operations in the message “Invalid batch updates detected”, which UIKit prints from iOS 16
/// on: `Data source before updates = { 1 section with item counts: [3] } … Updates = [ Delete item (0 - 1) ]`.
struct BatchDescription {
    private(set) var updates: UpdateCase
    /// Whether all words of the list of operations could be read.
    private(set) var isComplete = true

    /// The greatest number of operations that are read.
    private static let limit = 10_000

    /// Reads the lists; `nil` if the numbers of items before or after are missing.
    init?(_ text: ArraySlice<UInt8>) {
        var scanner = MessageScanner(text)
        guard scanner.skip(past: "Datasourcebeforeupdates={"), let before = Self.counts(&scanner),
            scanner.skip(past: "Datasourceafterupdates={"), let after = Self.counts(&scanner)
        else { return nil }
        updates = UpdateCase(before: before.counts, after: after.counts, operations: [], isTable: before.isTable)
        guard scanner.skip(past: "Updates=[") else {
            isComplete = false
            return
        }
        while !scanner.isAt("]"), updates.operations.count < Self.limit, let operation = Self.operation(&scanner) {
            updates.operations.append(operation)
            _ = scanner.consume(",")
        }
        isComplete = scanner.isAt("]")
    }

    /// Reads `1 section with item counts: [3] }`.
    private static func counts(_ scanner: inout MessageScanner) -> (counts: [Int], isTable: Bool)? {
        guard let sections = scanner.integer(), scanner.consume("section") else { return nil }
        _ = scanner.consume("s")
        guard scanner.consume("with") else { return sections == 0 ? ([], false) : nil }
        let isTable = scanner.consume("row")
        guard isTable || scanner.consume("item"), scanner.consume("counts:[") else { return nil }
        var counts: [Int] = []
        while let count = scanner.integer() {
            guard (0...ScenarioLimits.items).contains(count), counts.count < ScenarioLimits.sections else { return nil }
            counts.append(count)
            _ = scanner.consume(",")
        }
        guard scanner.consume("]"), counts.count == sections else { return nil }
        return (counts, isTable)
    }

    private static let verbs = ["Delete", "Insert", "Reload", "Reconfigure", "Move"]

    /// Reads `Delete item (0 - 1)`, `Insert section (2)` or `Move row (0 - 1) to (0 - 3)`.
    private static func operation(_ scanner: inout MessageScanner) -> UpdateOperation? {
        guard let verb = verbs.first(where: { scanner.consume($0) }) else { return nil }
        guard scanner.consume("item") || scanner.consume("row") || scanner.consume("section") else { return nil }
        _ = scanner.consume("from")
        guard let place = place(&scanner) else { return nil }
        guard verb == "Move" else { return operation(verb, place) }
        _ = ["to", "->"].first { scanner.consume($0) }
        switch (place, Self.place(&scanner)) {
        case (.item(let source), .item(let target)?): return .moveItem(from: source, to: target)
        case (.section(let source), .section(let target)?): return .moveSection(from: source, to: target)
        default: return nil
        }
    }

    private static func operation(_ verb: String, _ place: UpdatePlace) -> UpdateOperation? {
        switch (verb, place) {
        case ("Delete", .item(let path)): .deleteItem(path)
        case ("Insert", .item(let path)): .insertItem(path)
        case ("Reload", .item(let path)): .reloadItem(path)
        case ("Reconfigure", .item(let path)): .reconfigureItem(path)
        case ("Delete", .section(let index)): .deleteSection(index)
        case ("Insert", .section(let index)): .insertSection(index)
        case ("Reload", .section(let index)): .reloadSection(index)
        default: nil
        }
    }

    /// Reads `(0 - 1)`, `(2)` or `({length = 2, path = 0 - 1})`.
    private static func place(_ scanner: inout MessageScanner) -> UpdatePlace? {
        guard scanner.consume("(") else { return nil }
        let isObject = scanner.consume("{length=2,path=")
        guard let section = scanner.integer() else { return nil }
        let item = scanner.consume("-") ? scanner.integer() : nil
        if isObject, !scanner.consume("}") { return nil }
        guard scanner.consume(")") else { return nil }
        return item.map { .item(ItemPath(section: section, item: $0)) } ?? .section(section)
    }
}
