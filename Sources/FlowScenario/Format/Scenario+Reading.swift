import Foundation

extension Scenario {
    /// Reads a scenario from a file. Names of other files in it are relative to the file's folder.
    ///
    /// - Throws: `ScenarioError` with the file's name as `url` gives it: the first mistake of the document, with
    ///   `ScenarioError.others`.
    public init(contentsOf url: URL) throws(ScenarioError) {
        try self.init(contentsOfFile: url.path)
    }

    /// Reads a scenario from the file at `path`. Errors name the file by this path.
    ///
    /// - Throws: `ScenarioError`.
    public init(contentsOfFile path: String) throws(ScenarioError) {
        do {
            try self.init(contentsOfFile: path, bytes: FileReading.bytes(atPath: path))
        } catch {
            throw error.inFile(path)
        }
    }

    /// Reads a scenario from `bytes`, the contents of the file at `path`. The file is not read again.
    ///
    /// - Parameter fonts: The fonts that replace the fonts of the document; nil to use the fonts of the document.
    /// - Throws: `ScenarioError` without a file.
    package init(contentsOfFile path: String, bytes: [UInt8], fonts: Fonts? = nil) throws(ScenarioError) {
        try self.init(contentsOfFile: path, bytes: bytes, fonts: fonts?.table, checks: SimulatorChecks())
    }

    /// Reads a scenario from the bytes of a JSON document.
    ///
    /// - Parameters:
    ///   - json: The document in UTF-8.
    ///   - folder: The folder that the names of a catalogue and of recorded fonts are relative to; the current folder
    ///     unless given.
    /// - Throws: `ScenarioError` without a file: the first mistake, alone.
    public init(json: some Sequence<UInt8>, folder: URL? = nil) throws(ScenarioError) {
        try self.init(bytes: Array(json), folder: folder, checks: SimulatorChecks())
    }

    /// Reads a scenario from a document that was parsed.
    ///
    /// - Parameter fonts: The fonts that replace the fonts of the document; nil to use the fonts of the document.
    package init(document: JSONValue, folder: URL? = nil, fonts: Fonts? = nil) throws(ScenarioError) {
        try self.init(document: document, folder: folder, fonts: fonts?.table, checks: SimulatorChecks())
    }
}

extension ScenarioValidation {
    /// Finds the mistakes in the scenario in a file, and stores them in `errors`.
    ///
    /// - Throws: `ScenarioError` if the file cannot be read or is not JSON.
    package init(contentsOfFile path: String) throws(ScenarioError) {
        try self.init(contentsOfFile: path, checks: SimulatorChecks())
    }

    package init(_ document: JSONValue, folder: URL? = nil) {
        self.init(document, folder: folder, checks: SimulatorChecks())
    }
}
