import Foundation
internal import PageFiles

/// A page of `Sources/PageFiles` with marks for what depends on a run.
package struct PageTemplate: Sendable {
    private let text: String

    /// Shows runs.
    static let timeline = PageTemplate(flow_page())
    /// Shows why there is no run yet, until there is one.
    package static let waiting = PageTemplate(flow_waiting_page())

    /// Style and script of ``timeline``, with a line end at their ends.
    static let (style, script) = (String(cString: flow_page_style()), String(cString: flow_page_script()))

    /// Without the lines that load files, which only a browser needs that opens the template itself.
    private init(_ file: UnsafePointer<CChar>) {
        text = String(cString: file).split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("<link ") && !$0.hasPrefix("<script src=") }.joined(separator: "\n")
    }

    /// The page with texts in place of marks.
    ///
    /// - Parameter texts: By mark. A text may look like a mark of those before it, and of none behind it.
    package func filled(_ texts: KeyValuePairs<String, String>) -> String {
        texts.reduce(text) { $0.replacingOccurrences(of: $1.key, with: $1.value, options: .literal) }
    }
}
