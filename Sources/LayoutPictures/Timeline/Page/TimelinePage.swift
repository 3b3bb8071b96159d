import PlainTexts

extension Timeline {
    /// The timeline as one HTML page, which needs no network and no other files. A slider selects a moment. The page
    /// shows the viewport over the content, and the elements that were measured or moved. It also shows the rows that
    /// line breaking made again, the reasons, and charts.
    ///
    /// The same timelines give the same bytes.
    ///
    /// - Parameter other: A run to show next to this one, step by step.
    public func html(comparedWith other: Timeline? = nil) -> String {
        TimelinePage([self] + (other.map { [$0] } ?? [])).document
    }
}

/// An HTML document that shows one or more timelines, with data, style and script.
///
/// A page can follow a run that is made again while the page is open. Browsers let no page from a file read another
/// file, but they let it load a script: a page that watches `rows.js` loads that script every second, with another
/// query each time, and the script calls `flowsimPage.update`. The maker of the runs writes
///
///     try TimelinePage([timeline], watching: "rows.js", version: "1").document     // rows.html, once
///     try TimelinePage([timeline]).script(version: "2")                            // rows.js, after every run
///     try TimelinePage.script(version: "3", problem: "rows.json:4:2: error: …")    // rows.js, where there is no run
///
/// The page does nothing if it has the version. Otherwise it shows the new runs at the moment at which it was, with the
/// zoom and the selected element that it had, or shows the problem above its runs.
package struct TimelinePage {
    let runs: [Timeline]
    /// The address, relative to the page, of a script that replaces the runs shown. The page loads this script about
    /// every second. Nil if the page always shows the runs with which it was made.
    let watching: String?
    /// The name of the version of the runs on this page. A script that the page loads has an effect only if its version
    /// differs.
    let version: String
    /// The step that is shown first, unless the page's address names another step. If nil, the first problem is shown.
    let openingStep: Int?

    package init(
        _ runs: [Timeline], watching: String? = nil, version: String = "", openingStep: Int? = nil
    ) {
        self.runs = runs
        self.openingStep = openingStep
        self.watching = watching
        self.version = version
    }

    /// Returns a script that shows the runs of this page in an open page. They replace the earlier runs of the open
    /// page when it loads the script.
    package func script(version: String) -> String { script(version: version, content) }

    func script(version: String, _ content: Content) -> String {
        """
        flowsimPage.update({"version":\(Self.literal(version)),"title":\(Self.literal(title)),\
        "subtitle":\(Self.literal(content.subtitle)),"runs":\(content.data)});

        """
    }

    /// Returns a script with the reason why there is no new run. An open page that loads the script shows this reason.
    package static func script(version: String, problem: String) -> String {
        "flowsimPage.update({\"version\":\(literal(version)),\"problem\":\(literal(problem))});\n"
    }

    /// Returns a text as JSON that is also valid JavaScript. The JSON cannot end the page's script element.
    static func literal(_ text: String) -> String {
        var json = JSONText()
        json.write(text)
        return json.string
    }

    /// The whole HTML document.
    package var document: String { document(content) }

    func document(_ content: Content) -> String {
        PageTemplate.timeline.filled([
            "{subtitle}": SVGText.escaped(content.subtitle), "{title}": SVGText.escaped(title),
            "<!-- style -->": "<style>\n\(PageTemplate.style)</style>", "<!-- script -->": script(content),
        ])
    }

    private func script(_ content: Content) -> String {
        """
        <script type="application/json" id="data">\(content.data)</script>
        <script>
        \(PageTemplate.script)\
        flowsimPage.load(JSON.parse(document.getElementById('data').textContent)\(opening));\(watchingCall)
        </script>
        """
    }

    private var title: String {
        let names = runs.map(\.name)
        return Set(names).count == 1 ? names[0] : names.joined(separator: " — ")
    }

    /// The parts of a document that depend on the data of its runs.
    struct Content {
        var subtitle: String
        /// The data of all runs, for a script element. They contain no text that a browser would read as the end of the
        /// element or as a comment.
        var data: String
    }

    /// The content of a document without parts.
    private var content: Content {
        let data = Self.array(runs.map { $0.json() })
        let size = data.utf8.count > PageFiles.partsAbove ? "; \(Self.megabytes(data.utf8.count)) in one file" : ""
        return Content(subtitle: subtitle + size, data: data)
    }

    static func array(_ runs: [JSONText]) -> String {
        var json = JSONText()
        json.write(runs)
        return json.string
    }

    static func megabytes(_ bytes: Int) -> String {
        NumberText.grouped((Double(bytes) / 100_000).rounded() / 10) + " MB"
    }

    var subtitle: String {
        let counts = runs.map {
            "\(NumberText.count($0.itemCount, "item")), \(NumberText.count($0.steps.count - 1, "step")), "
                + NumberText.count($0.moments.count, "moment")
        }
        let isAbridged = runs.contains(where: \.isAbridged)
        return counts.joined(separator: " — ") + (isAbridged ? "; of later steps only the ends are kept" : "")
    }

    private var opening: String { openingStep.map { ", '#\($0)'" } ?? "" }

    private var watchingCall: String {
        watching.map { "\nflowsimPage.watch(\(Self.literal($0)), \(Self.literal(version)));" } ?? ""
    }
}
