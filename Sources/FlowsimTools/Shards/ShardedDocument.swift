import FlowScenario

/// A document whose entries may be those of one shard.
protocol ShardedDocument {
    associatedtype Entry

    /// The shard whose entries these are; `nil` if the document has all entries.
    var shard: ShardRecord? { get }
    var entries: [Entry] { get }

    /// Creates the document of all entries.
    init(entries: [Entry])
}

extension ShardedDocument {
    /// Joins the documents of all shards into the document of all entries, in the order in which one machine has them.
    ///
    /// - Parameter documents: The documents with their files, in any order; at least one.
    /// - Throws: `ScenarioError` with a file if a shard is missing or there twice, if a document is of no shard, or if
    ///   the shards are not of the same work.
    init(joining documents: [(file: String, document: Self)]) throws(ScenarioError) {
        var parts: [(index: Int, entries: [Entry])] = []
        var known: [(file: String, record: ShardRecord)] = []
        for (file, document) in documents {
            guard let record = document.shard else {
                throw ScenarioError(place: "", reason: ShardError.noShard).inFile(file)
            }
            do {
                parts += try Self.parts(of: document, record)
                if let first = known.first { try record.checkIsOfSameWork(as: first.record, first.file) }
            } catch {
                throw error.inFile(file)
            }
            if let same = known.first(where: { $0.record.number == record.number }) {
                throw ScenarioError(place: "", reason: "is shard \(record.number) of \(record.of), as \(same.file) is")
                    .inFile(file)
            }
            known.append((file, record))
        }
        try Self.checkIsWhole(known.map(\.record), units: parts.map(\.index))
        self.init(entries: parts.sorted { $0.index < $1.index }.flatMap(\.entries))
    }

    /// Returns the entries of each unit in a document.
    private static func parts(
        of document: Self, _ record: ShardRecord
    ) throws(ScenarioError) -> [(index: Int, entries: [Entry])] {
        var rest = document.entries[...]
        guard Shard(number: record.number, of: record.of) != nil else {
            throw ScenarioError(place: "shard", reason: "there is no shard \(record.number) of \(record.of)")
        }
        var parts: [(index: Int, entries: [Entry])] = []
        for unit in record.units {
            guard unit.index >= 0, unit.index < record.unitCount, (0...rest.count).contains(unit.entries) else {
                throw ScenarioError(place: "shard", reason: ShardError.otherEntries)
            }
            parts.append((unit.index, Array(rest.prefix(unit.entries))))
            rest = rest.dropFirst(unit.entries)
        }
        guard rest.isEmpty else { throw ScenarioError(place: "shard", reason: ShardError.otherEntries) }
        return parts
    }

    private static func checkIsWhole(_ records: [ShardRecord], units: [Int]) throws(ScenarioError) {
        guard let first = records.first else { return }
        let numbers = Set(records.map(\.number))
        if numbers.count < first.of, let missing = (1...first.of).first(where: { !numbers.contains($0) }) {
            throw ShardError.incomplete("shard \(missing) of \(first.of) is missing")
        }
        let known = Set(units)
        guard known.count == units.count, known.count == first.unitCount else {
            throw ShardError.incomplete(
                "the shards have \(NumberText.grouped(known.count)) of \(NumberText.grouped(first.unitCount)) units, "
                    + "and \(NumberText.grouped(units.count - known.count)) twice: their machines had different files")
        }
    }
}

extension ShardRecord {
    fileprivate func checkIsOfSameWork(as other: ShardRecord, _ file: String) throws(ScenarioError) {
        guard (of, unitCount, plan) == (other.of, other.unitCount, other.plan) else {
            throw ScenarioError(
                place: "shard",
                reason: "is a shard of other work than \(file): of \(of) shards and "
                    + "\(NumberText.count(unitCount, "unit")), not \(other.of) and "
                    + "\(NumberText.count(other.unitCount, "unit")), or of other names")
        }
    }
}

/// Sentences about shards that cannot be joined.
enum ShardError {
    static let noShard = "is not the output of a shard; run the command with --shard I/N"
    static let otherEntries = "its units are not those of its entries"

    /// Returns the error about shards that are no whole, which is about no file.
    static func incomplete(_ reason: String) -> ScenarioError {
        ScenarioError(place: "", reason: reason).inFile("flowsim")
    }

    /// Returns the error about a document of another version of flowsim.
    static func otherVersion(_ version: String) -> ScenarioError {
        ScenarioError(
            place: "",
            reason: "is of flowsim \(version), and this is \(FlowsimCommand.version); use one version for all")
    }
}
