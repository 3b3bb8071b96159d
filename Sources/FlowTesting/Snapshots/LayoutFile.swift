/// A file with a layout, next to the test that expects it.
struct LayoutFile {
    let name: String
    let url: URL

    /// The name of the folder next to the test.
    static let folder = "__Layouts__"

    /// A problem with the name of a layout or with its file, in one sentence.
    struct Problem: Error {
        var sentence: String
    }

    init(named name: String, besideTestAt path: String) throws(Problem) {
        guard !name.isEmpty else { throw Problem(sentence: "A layout needs a name, such as “Feed.load”.") }
        let isPlain = name.unicodeScalars.allSatisfy {
            $0.value >= 0x20 && $0.value != 0x7F && !"/\\:".unicodeScalars.contains($0)
        }
        guard isPlain, name.first != ".", name.utf8.count <= 200 else {
            throw Problem(
                sentence: "“\(name)” cannot be the name of a layout: it becomes a file's, so it has no slashes and "
                    + "colons, does not begin with a point and is no longer than 200 bytes.")
        }
        self.name = name
        url = URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent(Self.folder)
            .appendingPathComponent("\(name).txt")
    }

    /// The path of the file in messages.
    var shownPath: String { "\(Self.folder)/\(name).txt" }

    /// Reads the layout from the file; nil if there is no file.
    func read() throws(Problem) -> LayoutText? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        let text: String
        do {
            text = try String(contentsOf: url, encoding: .utf8)
        } catch {
            throw Problem(sentence: "\(shownPath) cannot be read: \(error.localizedDescription)")
        }
        do {
            return try LayoutText(parsing: text)
        } catch {
            throw Problem(sentence: "\(shownPath), \(error) FLOW_RECORD_LAYOUTS=1 records it anew.")
        }
    }

    func write(_ text: LayoutText) throws(Problem) {
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.description.utf8).write(to: url, options: .atomic)
        } catch {
            throw Problem(sentence: "\(shownPath) cannot be written: \(error.localizedDescription)")
        }
    }
}
