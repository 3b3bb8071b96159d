/// The place of an expectation in a test.
struct SourcePlace {
    var fileID, filePath: StaticString
    var line, column: UInt

    /// The name for the files of a failed expectation, such as `FeedTests-42`.
    var name: String { "\(fileName)-\(line)" }

    /// The name of the test's file, without folder and extension.
    private var fileName: Substring {
        let file = "\(filePath)".split(separator: "/").last ?? ""
        return file.prefix { $0 != "." }
    }
}
