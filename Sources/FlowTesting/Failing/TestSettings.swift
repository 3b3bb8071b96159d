import Foundation

/// What environment variables say of a run of the tests.
struct TestSettings {
    /// Which layouts are written.
    enum Recording: String {
        /// Those that are not there yet.
        case missing
        /// All that are different.
        case all
        case never
    }

    var recording = Recording.missing
    /// Where pictures and pages of what failed are written; nil: nowhere.
    var folder: URL?

    init(recording: Recording = .missing, folder: URL? = nil) {
        (self.recording, self.folder) = (recording, folder)
    }

    init(_ environment: [String: String]) {
        switch environment["FLOW_RECORD_LAYOUTS"] {
        case "1", "all", "true", "yes": recording = .all
        case "never", "no", "false": recording = .never
        // A word that nobody knows writes over nothing.
        default: recording = .missing
        }
        if let path = environment["FLOW_ATTACHMENTS"], !path.isEmpty { folder = URL(fileURLWithPath: path) }
    }

    static var current: TestSettings { TestSettings(ProcessInfo.processInfo.environment) }
}
