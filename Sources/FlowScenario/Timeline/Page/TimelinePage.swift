import Foundation

extension Timeline {
    /// One self-contained HTML page: a slider over all moments, the viewport over the content, what every moment asked
    /// for, broke and moved, why, and charts. Needs no network.
    ///
    /// The same timelines give the same bytes.
    ///
    /// - Parameter other: A run to show beside this one, step by step.
    public func html(comparedWith other: Timeline? = nil) -> String {
        TimelinePage(runs: [self] + (other.map { [$0] } ?? [])).document
    }
}

/// Puts data, looks and script of a timeline into one document.
struct TimelinePage {
    let runs: [Timeline]

    var document: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(SVGText.escaped(title))</title>
        <style>
        \(TimelineStyle.sheet)
        </style>
        </head>
        <body>
        <header>
        <h1>\(SVGText.escaped(title))</h1>
        <div class="muted small">\(SVGText.escaped(subtitle))</div>
        <div class="muted small">A moment is one round of asking for sizes and laying out. The frame is what the reader sees,
        the strip beside it the whole content.</div>
        </header>
        \(transport)
        <main>
        <div id="runs"></div>
        <div class="charts" id="charts"></div>
        </main>
        <script type="application/json" id="data">\(data)</script>
        <script>
        \(TimelineScript.whole)
        </script>
        </body>
        </html>

        """
    }

    private var title: String {
        let names = runs.map(\.name)
        return Set(names).count == 1 ? names[0] : names.joined(separator: " — ")
    }

    private var subtitle: String {
        let counts = runs.map {
            "\(NumberText.count($0.itemCount, "item")), \(NumberText.count($0.steps.count - 1, "step")), "
                + NumberText.count($0.moments.count, "moment")
        }
        let isAbridged = runs.contains(where: \.isAbridged)
        return counts.joined(separator: " — ") + (isAbridged ? "; of later steps only the ends are kept" : "")
    }

    /// In a script element nothing may look like its end, and nothing like a comment.
    private var data: String {
        "[\(runs.map { $0.json() }.joined(separator: ","))]"
            .replacingOccurrences(of: "<", with: "\\u003c", options: .literal)
    }

    private var transport: String {
        """
        <nav class="transport" aria-label="Time">
        <div class="buttons">
        \(Self.buttons)
        </div>
        <div class="track">
        <input type="range" id="slider" min="0" max="0" value="0" aria-label="Moment">
        <svg id="ticks" viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden="true"></svg>
        </div>
        <div class="where small muted">
        <span id="position"></span>
        <span><kbd>←</kbd> <kbd>→</kbd> moment, with <kbd>Shift</kbd> step,
        <kbd>Space</kbd> play, <kbd>C</kbd> colours</span>
        </div>
        </nav>
        """
    }

    /// What buttons show is a picture; they are called by what they do.
    private static let buttons = [
        ("first", "To the beginning", "Home", "|«"),
        ("step-back", "A step back", "Shift ←", "«"),
        ("back", "A moment back", "←", "‹"),
        ("play", "Play", "Space", "▶"),
        ("forward", "A moment on", "→", "›"),
        ("step-forward", "A step on", "Shift →", "»"),
        ("last", "To the end", "End", "»|"),
        ("marks", "Colours of what was done", "C", "◐"),
    ].map { id, name, key, sign in
        let pressed = id == "marks" ? " aria-pressed=\"true\"" : ""
        return "<button id=\"\(id)\" title=\"\(name) (\(key))\" aria-label=\"\(name)\"\(pressed)>\(sign)</button>"
    }.joined(separator: "\n")
}
