/// The script of a timeline's page: no library, nothing from the network, nothing but the page's own data.
///
/// `flowsimPage.load(runs)` shows runs, wherever they come from: the page's own data, or a script that is loaded again
/// and again. A step forwards or backwards changes no more nodes than those of the elements that are different, and
/// some two hundred beside them.
enum TimelineScript {
    static let whole = [
        "'use strict';", tools, run, history, clock, stage, elements, camera, jumps, strip, story, legend, panel,
        problems, search, chart, page, keyboard, watching,
    ].joined(separator: "\n\n")
}
