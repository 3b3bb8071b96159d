/// The place of an expectation in a test.
struct SourcePlace {
    var fileID, filePath: StaticString
    var line, column: UInt

    /// `FeedTests-42`: names what the expectation writes.
    var name: String { "\(fileName)-\(line)" }

    /// Without its folder and its extension.
    private var fileName: Substring {
        let file = "\(filePath)".split(separator: "/").last ?? ""
        return file.prefix { $0 != "." }
    }
}
