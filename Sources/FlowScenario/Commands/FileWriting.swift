import Foundation

/// What a command made goes to a file.
enum FileWriting {
    /// - Throws: ``ScenarioError`` where the file cannot be written.
    static func write(_ text: String, to path: String) throws(ScenarioError) {
        guard FileManager.default.createFile(atPath: path, contents: Data(text.utf8)) else {
            throw ScenarioError(place: "", reason: "cannot be written").inFile(path)
        }
    }
}
