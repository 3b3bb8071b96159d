/// How much one run may do. What takes longer is nobody's test, and would look as if the program hung.
package struct RunLimits: Hashable, Sendable {
    /// Layouts: one after every action, and one after every viewport of a `through`.
    var layouts = 1_000_000
    /// Viewports that one `through` may take, and that the rectangle of one `query` may reach over.
    var pages = 100_000
    /// Items read to break rows, sizes asked, and tenfold every element that is looked at, made or shown, twentyfold
    /// every cell that is measured.
    var work = 300_000_000
    /// Answers of cells that were measured. Long texts count for several.
    var answers = 5_000_000
    /// Views, guides and constraints of cells: once when a cell is fitted or shows something else, fifty times when it
    /// is made. Long texts count for several.
    var cellParts = 20_000_000
    /// Issues of all steps: reports hold them all.
    var issues = 100_000
    /// Events that a trace keeps.
    var events = 5_000_000
}
