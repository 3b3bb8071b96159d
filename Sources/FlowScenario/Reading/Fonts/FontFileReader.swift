import CellSizing
import Foundation

/// Reads the recorded fonts that a document names. A document may be read many times, and its fonts once.
final class FontFileReader {
    /// In place of those that a document names.
    private let given: Scenario.Fonts?
    private var known: [String: RecordedFonts] = [:]

    init(given: Scenario.Fonts? = nil) {
        self.given = given
    }

    /// - Parameter folder: Where the file's name starts from; the current folder where that is nil.
    func fonts(_ place: JSONPlace?, in folder: URL?) throws(ScenarioError) -> Scenario.Fonts? {
        guard let place else { return given }
        let name = try place.string()
        if let given { return given }
        let path = folder.map { URL(fileURLWithPath: name, relativeTo: $0).path } ?? name
        if let fonts = known[path] { return Scenario.Fonts(file: name, recorded: fonts) }
        do {
            // Reading a pipe that a document names could wait for ever.
            try FileReading.checkIsPlainFile(path)
            let fonts = try RecordedFonts(json: FileReading.bytes(atPath: path))
            known[path] = fonts
            return Scenario.Fonts(file: name, recorded: fonts)
        } catch {
            throw place.error("\(quoted(name)): \(error.sentenceInOtherFile)")
        }
    }
}

extension ScenarioError {
    /// Line, place and reason, for an error of the document that names the file.
    fileprivate var sentenceInOtherFile: String {
        let lines = line.flatMap { line in column.map { "line \(line), column \($0)" } }
        return [lines, place.isEmpty ? nil : place, reason].compactMap(\.self).joined(separator: ": ")
    }
}
