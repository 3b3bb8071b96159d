import Foundation
import PageFiles

/// A page of `Sources/PageFiles` with marks for the parts that depend on a run.
package struct PageTemplate: Sendable {
    private let text: String

    /// The template of a page that shows runs.
    static let timeline = PageTemplate(PageText.page)
    /// The template of a page that is shown until a run exists. The page shows why there is no run yet.
    package static let waiting = PageTemplate(PageText.waitingPage)

    /// The style sheet of ``timeline``. It ends with a line end. The next property is the script of ``timeline``.
    static let style = PageText.styles.joined()
    static let script = PageText.scripts.joined(separator: "\n")

    /// Reads a page's file, without the lines that load other files. A browser needs these lines only for opening the
    /// template itself.
    private init(_ file: String) {
        text = file.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("<link ") && !$0.hasPrefix("<script src=") }.joined(separator: "\n")
    }

    /// Returns the page with a text in place of each placeholder.
    ///
    /// - Parameter texts: The texts, keyed by placeholder. They are inserted in the given order, so no text may contain
    ///   the placeholder of a later text.
    package func filled(_ texts: KeyValuePairs<String, String>) -> String {
        texts.reduce(text) { $0.replacingOccurrences(of: $1.key, with: $1.value, options: .literal) }
    }
}
