import Foundation

/// A reader of the recorded fonts that a document names. It reads them only once, even if the document is read many
/// times.
package final class FontFileReader {
    /// The fonts to use in place of the document's fonts; nil if the document's fonts are used.
    private let given: RecordedFontFile?
    private var known: [String: any RecordedFontContent] = [:]

    private let checks: any DocumentChecks

    package init(given: RecordedFontFile? = nil, _ checks: any DocumentChecks) {
        self.given = given
        self.checks = checks
    }

    /// Reads the recorded fonts of a document.
    ///
    /// - Parameter folder: The folder to which the file's name is relative; nil for the current folder.
    func fonts(_ place: JSONPlace?, in folder: URL?) throws(ScenarioError) -> RecordedFontFile? {
        guard let place else { return given }
        let name = try place.string()
        if let given { return given }
        let path = folder.map { URL(fileURLWithPath: name, relativeTo: $0).path } ?? name
        if let fonts = known[path] { return RecordedFontFile(file: name, content: fonts) }
        do {
            // Reading a pipe that a document names could wait for ever.
            try FileReading.checkIsPlainFile(path)
            let fonts = try checks.fonts(in: FileReading.bytes(atPath: path))
            known[path] = fonts
            return RecordedFontFile(file: name, content: fonts)
        } catch {
            throw place.error("\(quoted(name)): \(error.sentenceInOtherFile)")
        }
    }
}

extension ScenarioError {
    /// The error in a file of fonts, as one sentence with line, place and reason. The sentence becomes part of an error
    /// that is reported for the document that names the file.
    fileprivate var sentenceInOtherFile: String {
        let lines = line.flatMap { line in column.map { "line \(line), column \($0)" } }
        return [lines, place.isEmpty ? nil : place, reason].compactMap(\.self).joined(separator: ": ")
    }
}
