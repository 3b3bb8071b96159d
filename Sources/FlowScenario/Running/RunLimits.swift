/// The limits of one run. A run that exceeds a limit is almost certainly a mistake. Without the limit, it would look
/// like a program that has stopped.
package struct RunLimits: Hashable, Sendable {
    /// The greatest number of layouts. There is one layout after every action. A `through` scroll moves by one viewport
    /// at a time, with one layout after every move.
    var layouts = 1_000_000
    /// The greatest number of viewports in one `through` scroll, and in the rectangle of one `query` step.
    var pages = 100_000
    /// The greatest amount of work. The work is 1 for an item that is placed in a row, 1 for a size from a delegate, 10
    /// for an element that is queried, made or shown, and 20 for a cell that is measured.
    var work = 300_000_000
    /// The greatest number of sizes that cells return in a run. A long text has the weight of several sizes. In a
    /// session, the limit applies to each added step alone.
    var answers = 5_000_000
    /// The greatest amount of work for views, guides and constraints in cells, in a run. For each of them the work is 1
    /// when the cell is fitted or shows other content, and 50 when the cell is made. A long text has the weight of
    /// several views. In a session, the limit applies to each added step alone.
    var cellParts = 20_000_000
    /// The greatest number of issues of all steps. Reports contain all issues.
    var issues = 100_000
    /// The greatest number of events that a trace keeps.
    var events = 5_000_000
}
