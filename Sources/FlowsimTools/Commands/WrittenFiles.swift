/// The files that a command wrote, for `--json` of commands whose result is a file.
struct WrittenFiles: Codable {
    var written: [File]

    struct File: Codable {
        var file: String
        /// `picture`, `page`, `scenario` or `test`.
        var kind: String
        var bytes: Int
        /// The step that it shows, or opens at; `nil` if it has none in particular.
        var step: Int?
    }
}
