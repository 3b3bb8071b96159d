import FlowScenario
import Foundation

/// A page that is open in a browser while its scenario is written, and the script beside it that the page reads anew.
@MainActor
struct WatchedPage {
    private let path: String
    /// Whether there is a run on the page, be it an older one.
    private var showsRun = false

    /// - Parameter path: Of the page.
    init(_ path: String) {
        self.path = path
    }

    /// Beside the page, under its name: `feed.data.js` of `feed.html`.
    private var scriptPath: String {
        let name = path.lowercased().hasSuffix(".html") ? String(path.dropLast(5)) : path
        return name + ".data.js"
    }

    /// The script's address from the page.
    private var address: String {
        let name = URL(fileURLWithPath: scriptPath).lastPathComponent
        return name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name
    }

    /// Shows a run.
    ///
    /// - Throws: `ScenarioError` where a file cannot be written.
    mutating func show(_ timeline: Timeline) throws(ScenarioError) {
        let version = Self.version(of: TimelinePage([timeline]).script(version: ""))
        let page = TimelinePage([timeline], watching: address, version: version)
        try FileWriting.write(page.document, to: path)
        try FileWriting.write(page.script(version: version), to: scriptPath)
        showsRun = true
    }

    /// Shows why there is no run, on the last one that there was.
    ///
    /// - Throws: `ScenarioError` where a file cannot be written.
    mutating func show(problem: String) throws(ScenarioError) {
        let version = Self.version(of: problem)
        if !showsRun { try FileWriting.write(document(problem: problem, version: version), to: path) }
        try FileWriting.write(TimelinePage.script(version: version, problem: problem), to: scriptPath)
    }

    /// A page without a run, which makes room for the one with the first run.
    private func document(problem: String, version: String) -> String {
        PageTemplate.waiting.filled(["{version}": version, "{address}": address, "{problem}": Self.escaped(problem)])
    }

    private static func escaped(_ text: String) -> String {
        [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")].reduce(text) {
            $0.replacingOccurrences(of: $1.0, with: $1.1, options: .literal)
        }
    }

    /// Another for other contents, and the same after the command was started again (FNV-1a).
    private static func version(of text: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return String(hash, radix: 16)
    }
}
