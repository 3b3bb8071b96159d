import Foundation

/// Functions that write results to files.
///
/// A regular file is replaced at once, so that no reader finds half of it; a link stays. Pipes, devices and open files
/// are written into.
package enum FileWriting {
    /// Writes a text to a file.
    ///
    /// - Throws: ``ScenarioError`` if the file cannot be written.
    package static func write(_ text: String, to path: String) throws(ScenarioError) {
        if let reason = failure(text, path) {
            throw ScenarioError(place: "", reason: "cannot be written: \(reason)").inFile(path)
        }
    }

    /// Whether a path names a regular file, or a file that does not exist yet. Pipes, devices, open files and standard
    /// output (`-`) are no such files.
    package static func isFile(_ path: String) -> Bool {
        guard path != FileReading.standardInput, openDescriptor(path) == nil else { return false }
        return kind(of: path, followingLinks: true).map { $0 == S_IFREG } ?? true
    }

    private static func failure(_ text: String, _ path: String) -> String? {
        // Opening these again would overwrite earlier output if they lead to a file.
        if let descriptor = openDescriptor(path) { return FileBytes.write(text.utf8, to: descriptor) }
        guard let kind = kind(of: path, followingLinks: true) else {
            // A link without a target stays a link.
            return kind(of: path, followingLinks: false) == nil
                ? replace(path, with: text) : overwrite(path, with: text)
        }
        if kind == S_IFDIR { return "is a folder, not a file" }
        guard kind == S_IFREG, let target = realpath(path, nil) else { return overwrite(path, with: text) }
        defer { free(target) }
        return replace(String(cString: target), with: text)
    }

    /// Returns the file descriptor that a name such as `/dev/stdout` or `/dev/fd/3` means; nil for other names.
    private static func openDescriptor(_ path: String) -> Int32? {
        switch path {
        case "/dev/stdout": return STDOUT_FILENO
        case "/dev/stderr": return STDERR_FILENO
        default:
            let folder = ["/dev/fd/", "/proc/self/fd/"].first(where: path.hasPrefix)
            return folder.flatMap { Int32(path.dropFirst($0.count)) }
        }
    }

    /// Returns the kind of a file, such as a folder or a pipe; nil if there is no such file.
    private static func kind(of path: String, followingLinks: Bool) -> mode_t? {
        var status = stat()
        let outcome = followingLinks ? stat(path, &status) : lstat(path, &status)
        return outcome == 0 ? status.st_mode & S_IFMT : nil
    }

    /// Replaces a file; returns the reason if this fails, and nil otherwise. A new file is written, and then gets the
    /// name of the old file. A reader finds either the whole new file or the whole old file. If no new file can be made
    /// in the folder, an existing file is overwritten instead; a reader may then find a part of the new text.
    private static func replace(_ path: String, with text: String) -> String? {
        var before = stat()
        let exists = stat(path, &before) == 0
        // A file without write permission is not replaced, though the folder would allow it.
        if exists, access(path, W_OK) != 0 { return FileBytes.reason(errno) }
        let beside = "\(path).\(getpid()).part"
        let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, exists ? before.st_mode & 0o777 : 0o666)
        guard descriptor >= 0 else {
            // A folder without write permission may hold a file that can be written.
            let reason = FileBytes.reason(errno)
            return exists ? overwrite(path, with: text) : reason
        }
        if exists { _ = fchmod(descriptor, before.st_mode & 0o7777) }
        var failure = FileBytes.write(text.utf8, to: descriptor)
        if close(descriptor) != 0 { failure = failure ?? FileBytes.reason(errno) }
        if failure == nil, rename(beside, path) != 0 { failure = FileBytes.reason(errno) }
        if failure != nil { _ = unlink(beside) }
        return failure
    }

    /// Overwrites a file's content with a text; returns the reason if this fails, and nil otherwise.
    private static func overwrite(_ path: String, with text: String) -> String? {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { return FileBytes.reason(errno) }
        let failure = FileBytes.write(text.utf8, to: descriptor)
        return close(descriptor) == 0 ? failure : failure ?? FileBytes.reason(errno)
    }
}
