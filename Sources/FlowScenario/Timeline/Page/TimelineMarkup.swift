/// What of a timeline's page does not depend on its runs.
enum TimelineMarkup {
    static let search = #"""
        <form id="search" role="search">
        <label for="find" class="unseen">Find an item, a header, a text</label>
        <input id="find" type="search" placeholder="Find 0-42, header 3, a text" autocomplete="off" spellcheck="false">
        <kbd aria-hidden="true">/</kbd>
        <span id="found" role="status"></span>
        </form>
        """#

    static let main = #"""
        <main>
        <div id="runs"></div>
        <aside id="side" aria-label="About this moment">
        <section id="problems" aria-label="Problems"></section>
        <section id="panel" class="panel" aria-labelledby="panel-title" hidden></section>
        <div id="story"></div>
        <div id="charts" class="charts"></div>
        </aside>
        </main>
        """#

    static let transport = """
        <nav class="transport" aria-label="Time">
        <div class="track">
        <input type="range" id="slider" min="0" max="0" value="0" aria-label="Moment">
        <svg id="ticks" viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden="true"></svg>
        </div>
        <div class="buttons">
        \(buttons)
        </div>
        <div class="where small muted"><span id="position"></span></div>
        <p class="help small muted">\(help)</p>
        </nav>
        """

    private static let help = [
        (["←", "→"], "moment"), (["Shift"], "with them: step"), (["Space"], "play"), (["N", "P"], "problems"),
        (["/"], "search"), (["Tab"], "into the picture, then arrows and"), (["Enter"], "to choose"),
        (["[", "]"], "its changes"), (["Esc"], "close"), (["+", "−", "W", "0"], "zoom"), (["C"], "colours"),
    ].map { keys, words in "<span>\(keys.map { "<kbd>\($0)</kbd>" }.joined(separator: " ")) \(words)</span>" }
        .joined(separator: "\n")

    /// What buttons show is a picture; they are called by what they do.
    private static let buttons = [
        ("first", "To the beginning", "Home", "|«"),
        ("step-back", "A step back", "Shift ←", "«"),
        ("back", "A moment back", "←", "‹"),
        ("play", "Play", "Space", "▶"),
        ("forward", "A moment on", "→", "›"),
        ("step-forward", "A step on", "Shift →", "»"),
        ("last", "To the end", "End", "»|"),
        ("problem", "Next problem", "N", "!"),
        ("marks", "Colours of what was done", "C", "◐"),
    ].map { id, name, key, sign in
        let pressed = id == "marks" ? " aria-pressed=\"true\"" : ""
        return "<button id=\"\(id)\" title=\"\(name) (\(key))\" aria-label=\"\(name)\"\(pressed)>\(sign)</button>"
    }.joined(separator: "\n")
}
