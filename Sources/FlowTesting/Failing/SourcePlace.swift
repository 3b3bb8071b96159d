/// The place of an expectation in a test.
struct SourcePlace {
    var fileID, filePath: StaticString
    var line, column: UInt

    /// The name of the expectation's files, such as `FeedTests-42`.
    var name: String { "\(fileName)-\(line)" }

    /// The name of the file without its folder and its extension.
    private var fileName: Substring {
        let file = "\(filePath)".split(separator: "/").last ?? ""
        return file.prefix { $0 != "." }
    }
}
