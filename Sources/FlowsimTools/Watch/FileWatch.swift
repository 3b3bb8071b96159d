/// Notices that files were saved, by looking at them again and again.
///
/// That needs nothing of the system, and finds files that are replaced by others of their name, as editors do it, and
/// files on disks of other machines.
struct FileWatch {
    /// What can be known of a file; nil where there is none.
    private let stamp: (String) -> FileStamp?
    /// As they were when somebody was told.
    private var told: [String: FileStamp] = [:]
    /// As they were when they were last looked at.
    private var seen: [String: FileStamp] = [:]

    init(stamp: @escaping (String) -> FileStamp?) {
        self.stamp = stamp
    }

    /// Looks at files, and says whether they are others than those of which it said so the last time.
    ///
    /// A file that is gone is waited for. A file that was another at the last look may still be written, so that it is
    /// looked at once more; the first time nobody waits.
    mutating func isChanged(_ files: [String]) -> Bool {
        var stamps: [String: FileStamp] = [:]
        for file in files { stamps[file] = stamp(file) }
        defer { seen = stamps }
        guard stamps.count == Set(files).count, stamps != told, stamps == seen || told.isEmpty else { return false }
        told = stamps
        return true
    }
}
