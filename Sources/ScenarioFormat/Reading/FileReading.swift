import Foundation
import PlainTexts

/// Functions that read whole files, and report in one sentence why a file cannot be read.
///
/// Pipes and standard input give what they hold once. A command may ask again, for a second run or a page, so that is
/// kept for as long as the program runs.
package enum FileReading {
    /// The file name that means standard input.
    package static let standardInput = "-"

    private static let kept = KeptDocuments()

    package static func bytes(atPath path: String) throws(ScenarioError) -> [UInt8] {
        guard isReadOnce(path) else { return try read(path) }
        if let known = kept[path] { return known }
        let bytes = try read(path)
        kept[path] = bytes
        return bytes
    }

    /// Whether a file's content can be read only once. This is so for standard input, a pipe or a device. It is also so
    /// for names such as `/dev/stdin`, which mean an open file of this process, even if that is a regular file.
    package static func isReadOnce(_ path: String) -> Bool {
        if path == standardInput || openFiles.contains(where: path.hasPrefix) { return true }
        let kind = kind(of: path)
        return kind != nil && kind != S_IFREG && kind != S_IFDIR
    }

    private static let openFiles = ["/dev/stdin", "/dev/fd/", "/proc/self/fd/"]

    /// Returns the folder to which file names in a document are relative. For a document that can be read only once,
    /// such as a pipe, it is the current folder.
    package static func folder(ofFile path: String) -> URL {
        let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        return isReadOnce(path) ? current : URL(fileURLWithPath: path).deletingLastPathComponent()
    }

    /// Checks that a file is not a pipe or a device.
    ///
    /// - Throws: ``ScenarioError`` for pipes and devices.
    static func checkIsPlainFile(_ path: String) throws(ScenarioError) {
        guard let kind = kind(of: path), kind != S_IFREG, kind != S_IFDIR else { return }
        throw ScenarioError(place: "", reason: "is neither a file nor a link to one")
    }

    /// Returns the kind of a file, such as a folder or a pipe; nil if there is no such file.
    private static func kind(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    private static func read(_ path: String) throws(ScenarioError) -> [UInt8] {
        if path == standardInput { return try bytes(of: STDIN_FILENO) }
        // Asked first: this distinguishes a link without a target from a folder that may not be read.
        switch kind(of: path) {
        case nil where errno == ENOENT || errno == ENOTDIR:
            throw ScenarioError(place: "", reason: "there is no such file")
        case S_IFDIR: throw ScenarioError(place: "", reason: "is a folder, not a file")
        default: break
        }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw unreadable() }
        defer { close(descriptor) }
        return try bytes(of: descriptor)
    }

    private static func unreadable() -> ScenarioError {
        ScenarioError(place: "", reason: "cannot be read: \(String(cString: strerror(errno)))")
    }

    private static func bytes(of descriptor: Int32) throws(ScenarioError) -> [UInt8] {
        // Pipes and devices have no size, and may have no end.
        let limit = ScenarioLimits.documentBytes
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while bytes.count <= limit {
            let count = Foundation.read(descriptor, &part, part.count)
            if count == 0 { return bytes }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw unreadable() }
            bytes += part[..<count]
        }
        throw ScenarioError(place: "", reason: "is larger than the limit of \(NumberText.grouped(limit)) bytes")
    }
}

/// The bytes of documents that can be read only once, stored by file name.
private final class KeptDocuments: @unchecked Sendable {
    private let lock = NSLock()
    private var documents: [String: [UInt8]] = [:]

    subscript(path: String) -> [UInt8]? {
        get { lock.withLock { documents[path] } }
        set { lock.withLock { documents[path] = newValue } }
    }
}
