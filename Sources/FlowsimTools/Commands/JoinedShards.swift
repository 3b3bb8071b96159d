import FlowScenario

/// The output of one machine, joined from the outputs of shards.
@MainActor
struct JoinedShards {
    /// The joined document.
    let text: String
    /// The exit code of the command on one machine.
    let exitCode: Int32
    /// A sentence about the shards.
    let summary: String

    /// Joins the outputs of shards: JSON of one command, or JUnit XML.
    ///
    /// - Parameter files: The names of the files, at least one, in any order.
    /// - Throws: `ScenarioError` if a file is no output of a shard, or if the shards do not make a whole.
    init(files: [String]) throws(ScenarioError) {
        var documents: [(file: String, bytes: [UInt8])] = []
        for file in files {
            do {
                documents.append((file, try FileReading.bytes(atPath: file)))
            } catch {
                throw error.inFile(file)
            }
        }
        let kinds = try documents.map { document throws(ScenarioError) in try Self.kind(of: document) }
        if let other = kinds.firstIndex(where: { $0 != kinds[0] }) {
            throw ScenarioError(place: "", reason: "is \(kinds[other]), and \(files[0]) is \(kinds[0])")
                .inFile(files[other])
        }
        switch kinds[0] {
        case .junit:
            let joined = try JUnitDocument(
                joining: Self.read(documents) { bytes throws(ScenarioError) in
                    try JUnitDocument(bytes)
                })
            self.init(joined.text, joined.exitCode, kinds[0], files.count)
        case .json(let command) where command == RunCommand.description.name:
            let joined = try Self.join(documents, as: RunDocument.self)
            self.init(MachineText.document(joined, of: command), joined.exitCode, kinds[0], files.count)
        case .json(let command) where command == SweepCommand.description.name:
            let joined = try Self.join(documents, as: SweepDocument.self)
            self.init(MachineText.document(joined, of: command), joined.exitCode, kinds[0], files.count)
        case .json(let command):
            let joined = try Self.join(documents, as: CompareDocument.self)
            self.init(MachineText.document(joined, of: command), joined.exitCode, kinds[0], files.count)
        }
    }

    private init(_ text: String, _ exitCode: Int32, _ kind: Kind, _ count: Int) {
        self.text = text
        self.exitCode = exitCode
        summary = "joined \(NumberText.count(count, "shard")) of \(kind)"
    }

    // MARK: Reading

    private enum Kind: Equatable, CustomStringConvertible {
        case junit
        /// JSON of a command.
        case json(String)

        var description: String {
            switch self {
            case .junit: "JUnit XML"
            case .json(let command): "“\(command) --json”"
            }
        }
    }

    /// The members of a document that all commands print.
    private struct Header: Decodable {
        var command: String
        var format: Int
        var version: String
    }

    private static func kind(of document: (file: String, bytes: [UInt8])) throws(ScenarioError) -> Kind {
        if document.bytes.first == UInt8(ascii: "<") { return .junit }
        do throws(ScenarioError) {
            // Its errors have the place of a mistake in JSON; the decoder's have not.
            guard try JSONParser.parse(document.bytes)["command"] != nil else {
                throw ScenarioError(place: "", reason: "is not what flowsim prints with --json")
            }
            let header = try MachineText.value(Header.self, from: document.bytes)
            let commands: [any Command.Type] = [RunCommand.self, SweepCommand.self, CompareCommand.self]
            guard commands.contains(where: { $0.description.name == header.command }) else {
                throw ScenarioError(place: "command", reason: "\(quoted(header.command)) has no shards")
            }
            guard header.format == MachineText.format, header.version == FlowsimCommand.version else {
                throw ShardError.otherVersion("\(header.version) with format \(header.format)")
            }
            return .json(header.command)
        } catch {
            throw error.inFile(document.file)
        }
    }

    private static func read<Document>(
        _ documents: [(file: String, bytes: [UInt8])], _ read: ([UInt8]) throws(ScenarioError) -> Document
    ) throws(ScenarioError) -> [(file: String, document: Document)] {
        var found: [(file: String, document: Document)] = []
        for (file, bytes) in documents {
            do {
                found.append((file, try read(bytes)))
            } catch {
                throw error.inFile(file)
            }
        }
        return found
    }

    private static func join<Document: ShardedDocument & Decodable>(
        _ documents: [(file: String, bytes: [UInt8])], as type: Document.Type
    ) throws(ScenarioError) -> Document {
        try Document(
            joining: read(documents) { bytes throws(ScenarioError) in
                try MachineText.value(Document.self, from: bytes)
            })
    }
}

extension JUnitDocument: ShardedDocument {
    var entries: [Suite] { suites }

    init(entries: [Suite]) { suites = entries }
}

extension RunDocument: ShardedDocument {
    var entries: [RunOutcome] { files }

    init(entries: [RunOutcome]) { files = entries }
}

extension SweepDocument: ShardedDocument {
    var entries: [SweepResult] { results }

    init(entries: [SweepResult]) { results = entries }
}

extension CompareDocument: ShardedDocument {
    var entries: [ComparisonOutcome] { comparisons }

    init(entries: [ComparisonOutcome]) { comparisons = entries }
}
