import FlowScenario
import Foundation

/// A page that is open in a browser while its scenario is written, and the script next to it that the page reads again
/// and again.
@MainActor
struct WatchedPage {
    private let path: String
    /// Whether the page shows a run, even an older one.
    private var showsRun = false

    /// - Parameter path: The file of the page.
    init(_ path: String) {
        self.path = path
    }

    /// The script next to the page, with its name: `feed.data.js` of `feed.html`.
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

    /// Shows the reason for which there is no run, on the last one that there was.
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

    /// A hash of a text, which is the same after the command was started again (FNV-1a).
    private static func version(of text: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return String(hash, radix: 16)
    }
}
