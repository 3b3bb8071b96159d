/// The settings for a run of the tests, read from environment variables.
struct TestSettings {
    /// The choice of the layouts that a run of the tests writes to files.
    enum Recording: String {
        /// Records the layouts that have no file yet.
        case missing
        /// Records the layouts that have no file yet, and records again those that differ from their files.
        case all
        /// Records no layout.
        case never
    }

    var recording = Recording.missing
    /// The folder for pictures and pages of failures; nil if such files are not written.
    var folder: URL?

    init(recording: Recording = .missing, folder: URL? = nil) {
        (self.recording, self.folder) = (recording, folder)
    }

    init(_ environment: [String: String]) {
        switch environment["FLOW_RECORD_LAYOUTS"] {
        case "1", "all", "true", "yes": recording = .all
        case "never", "no", "false": recording = .never
        // An unknown word overwrites nothing.
        default: recording = .missing
        }
        if let path = environment["FLOW_ATTACHMENTS"], !path.isEmpty { folder = URL(fileURLWithPath: path) }
    }

    static var current: TestSettings { TestSettings(ProcessInfo.processInfo.environment) }
}
