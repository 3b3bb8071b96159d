import Foundation
import PageFiles

/// A page of `Sources/PageFiles` with marks for what depends on a run.
package struct PageTemplate: Sendable {
    private let text: String

    /// Shows runs.
    static let timeline = PageTemplate(PageText.page)
    /// Shows why there is no run yet, until there is one.
    package static let waiting = PageTemplate(PageText.waitingPage)

    /// Style and script of ``timeline``, with a line end at their ends.
    static let style = PageText.styles.joined()
    static let script = PageText.scripts.joined(separator: "\n")

    /// Without the lines that load files, which only a browser needs that opens the template itself.
    private init(_ file: String) {
        text = file.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("<link ") && !$0.hasPrefix("<script src=") }.joined(separator: "\n")
    }

    /// The page with texts in place of marks.
    ///
    /// - Parameter texts: By mark. A text may look like a mark of those before it, and of none behind it.
    package func filled(_ texts: KeyValuePairs<String, String>) -> String {
        texts.reduce(text) { $0.replacingOccurrences(of: $1.key, with: $1.value, options: .literal) }
    }
}
