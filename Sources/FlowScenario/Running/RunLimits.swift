/// The limits of one run. Longer runs are almost certainly mistakes and look like a hang.
package struct RunLimits: Hashable, Sendable {
    /// The number of layouts: one after every action, and one after every viewport of a `through`.
    var layouts = 1_000_000
    /// The number of viewports of one `through`, and of the rectangle of one `query`.
    var pages = 100_000
    /// The work: one for each item that is read to break rows and for each size of a delegate, ten for each element
    /// that is queried, made or shown, twenty for each cell that is measured.
    var work = 300_000_000
    /// The number of sizes that cells returned. Long texts are treated as several.
    var answers = 5_000_000
    /// The number of views, guides and constraints of cells: once when a cell is fitted or shows other content, fifty
    /// times when it is made. Long texts are treated as several.
    var cellParts = 20_000_000
    /// The number of issues of all steps: reports hold them all.
    var issues = 100_000
    /// The number of events that a trace keeps.
    var events = 5_000_000
}
