import FlowScenario
import Foundation

/// A page that is open in a browser while its scenario is edited. The page repeatedly reads a script in a file next to
/// it.
@MainActor
struct WatchedPage {
    private let path: String
    /// Whether the page shows a run. If the latest version of the scenario could not be run, this is the run of an
    /// earlier version.
    private var showsRun = false

    /// Creates a page that is not yet written.
    ///
    /// - Parameter path: The path of the page's file.
    init(_ path: String) {
        self.path = path
    }

    /// The path of the script that the page reads: `feed.data.js` for `feed.html`.
    private var scriptPath: String {
        let name = path.lowercased().hasSuffix(".html") ? String(path.dropLast(5)) : path
        return name + ".data.js"
    }

    /// The address that the page uses to read the script.
    private var address: String {
        let name = URL(fileURLWithPath: scriptPath).lastPathComponent
        return name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name
    }

    /// Writes a page that shows a run.
    ///
    /// - Throws: `ScenarioError` where a file cannot be written.
    mutating func show(_ timeline: Timeline) throws(ScenarioError) {
        let version = Self.version(of: TimelinePage([timeline]).script(version: ""))
        let page = TimelinePage([timeline], watching: address, version: version)
        let (files, script) = page.files(at: path, version: version)
        try files.write(to: path, with: FileWriting.write)
        try FileWriting.write(script, to: scriptPath)
        showsRun = true
    }

    /// Writes the reason why there is no newer run. The page shows this reason above the earlier run, if there is one.
    ///
    /// - Throws: `ScenarioError` where a file cannot be written.
    mutating func show(problem: String) throws(ScenarioError) {
        let version = Self.version(of: problem)
        if !showsRun { try FileWriting.write(document(problem: problem, version: version), to: path) }
        try FileWriting.write(TimelinePage.script(version: version, problem: problem), to: scriptPath)
    }

    /// Returns a page that shows no run. The page with the first run replaces it.
    private func document(problem: String, version: String) -> String {
        let problem = XMLText.escaped(problem) { String($0) }
        return PageTemplate.waiting.filled(["{version}": version, "{address}": address, "{problem}": problem])
    }

    /// Returns a hash of a text (FNV-1a). Equal texts have equal hashes in all runs of the command.
    private static func version(of text: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return String(hash, radix: 16)
    }
}
