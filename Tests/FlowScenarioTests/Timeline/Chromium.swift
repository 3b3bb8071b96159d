import FlowTestSupport
import Foundation

/// A browser without a window, where one is installed.
enum Chromium {
    static let path: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
        return folders.lazy.flatMap { folder in names.map { "\(folder)/\($0)" } }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    struct Failure: Error {
        var output: String
    }

    /// Opens a page, runs a script in it once it is there, and gives what the script returns, as text.
    ///
    /// - Parameters:
    ///   - place: What stands after the address, from `#` on.
    ///   - folder: The folder of the page, with the files that it loads; a new one unless given.
    ///   - isLater: Whether the script writes its answer into `#driven` at a later time, instead of returning it.
    static func run(
        _ script: String, in page: String, at place: String = "", of folder: TemporaryFolder? = nil,
        isLater: Bool = false
    ) throws -> String {
        let folder = try folder ?? TemporaryFolder()
        let answer = "document.getElementById('driven').textContent = JSON.stringify((() => { \(script) })());"
        let call = isLater ? "{ \(script) }" : answer
        let driver = """
            <pre id="driven"></pre><script>
            \(call)
            </script></body>
            """
        let file = try folder.write("page.html", page.replacing("</body>", with: driver))
        let browser = Process()
        browser.executableURL = URL(fileURLWithPath: path ?? "")
        browser.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--window-size=1200,900",
            "--user-data-dir=\(folder.url.path)/profile", "--virtual-time-budget=5000", "--dump-dom",
            "file://\(file)\(place)",
        ]
        let output = Pipe()
        browser.standardOutput = output
        browser.standardError = FileHandle.nullDevice
        try browser.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        browser.waitUntilExit()
        guard let start = text.range(of: #"<pre id="driven">"#)?.upperBound,
            let end = text.range(of: "</pre>", range: start..<text.endIndex)?.lowerBound
        else { throw Failure(output: text) }
        return String(text[start..<end]).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
            .replacing("&amp;", with: "&")
    }
}
