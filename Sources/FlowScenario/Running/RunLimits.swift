/// The limits of one run. Longer runs are almost certainly mistakes and look as if the program had stopped.
package struct RunLimits: Hashable, Sendable {
    /// The greatest number of layouts: one after every action, and one after every viewport of a `through`.
    var layouts = 1_000_000
    /// The greatest number of viewports in one `through`, and in the rectangle of one `query`.
    var pages = 100_000
    /// The greatest work: one for each item that is read to break rows and for each size from a delegate, ten for each
    /// element that is queried, made or shown, twenty for each cell that is measured.
    var work = 300_000_000
    /// The greatest number of sizes that cells return. Long texts are treated as several.
    var answers = 5_000_000
    /// The greatest number of views, guides and constraints in cells: each adds one when its cell is fitted or shows
    /// other content, and fifty when its cell is made. Long texts are treated as several.
    var cellParts = 20_000_000
    /// The greatest number of issues of all steps. Reports contain them all.
    var issues = 100_000
    /// The greatest number of events that a trace keeps.
    var events = 5_000_000
}
