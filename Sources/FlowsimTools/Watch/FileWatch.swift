import Foundation

/// A watch that repeatedly reads the attributes of files to find out whether the files were saved.
///
/// That needs nothing of the system, and finds files that are replaced by others of their name, as editors do it, and
/// files on disks of other machines.
struct FileWatch {
    /// Returns the attributes of a file; `nil` if there is no such file.
    private let stamp: (String) -> FileStamp?
    /// The attributes of the files when a change was last reported.
    private var reported: [String: FileStamp] = [:]
    /// The attributes of the files when they were last read.
    private var seen: [String: FileStamp] = [:]

    init(stamp: @escaping (String) -> FileStamp?) {
        self.stamp = stamp
    }

    /// Returns whether the attributes of files have changed since the function last returned true.
    ///
    /// A file that is gone is waited for. A file that differs from the last look may still be written, so it is
    /// examined once more; the first time there is no wait.
    mutating func takeChange(of files: [String]) -> Bool {
        var stamps: [String: FileStamp] = [:]
        for file in files { stamps[file] = stamp(file) }
        defer { seen = stamps }
        guard stamps.count == Set(files).count, stamps != reported, stamps == seen || reported.isEmpty else {
            return false
        }
        reported = stamps
        return true
    }
}

/// The attributes of a file that change when the file is saved. They also change if an editor replaces the file by
/// another file with the same name.
struct FileStamp: Hashable {
    let modification: Date
    let size: Int
    /// The number that identifies the file in its file system.
    var number = 0
}

extension FileStamp {
    /// Reads the attributes of the file to which a path leads; `nil` if there is no such file.
    init?(ofFile path: String) {
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: target),
            attributes[.type] as? FileAttributeType == .typeRegular,
            let modification = attributes[.modificationDate] as? Date
        else { return nil }
        self.init(
            modification: modification, size: (attributes[.size] as? NSNumber)?.intValue ?? 0,
            number: (attributes[.systemFileNumber] as? NSNumber)?.intValue ?? 0)
    }
}
