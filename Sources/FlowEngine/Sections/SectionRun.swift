/// A run of neighbouring sections with equal content. The content is stored once.
struct SectionRun: TreeElement, CustomStringConvertible {
    private(set) var sectionCount: Int
    private(set) var section: Section
    /// The summary of a single section, which is equal for all sections of the run. It is stored, so that the summary
    /// of a leaf does not compute it again.
    private var one: SectionSummary

    init(_ section: Section, count: Int = 1, axis: ScrollAxis) {
        sectionCount = count
        self.section = section
        one = SectionSummary(section, axis: axis)
    }

    var summary: SectionSummary { sectionCount == 1 ? one : one.repeated(sectionCount) }
    var count: Int { sectionCount }
    /// The summary of a single section, which is equal for all sections of the run.
    var sectionSummary: SectionSummary { one }

    mutating func split(at offset: Int) -> SectionRun {
        var rest = self
        rest.sectionCount -= offset
        sectionCount = offset
        return rest
    }

    /// Returns false, so that neighbouring runs are not merged. A comparison would have to read the contents of both
    /// runs. Equal sections are stored as one run only if they are made together.
    mutating func absorb(_ next: SectionRun) -> Bool { false }

    /// Changes all sections of the run in the same way, in place.
    mutating func update(axis: ScrollAxis, _ body: (inout Section) -> Void) {
        body(&section)
        one = SectionSummary(section, axis: axis)
    }

    /// The number of equal sections, and the content of each: `2 of spacing 10 and 10, 3 items in 2 rows`.
    var description: String { "\(sectionCount) of \(section.headline)" }
}
