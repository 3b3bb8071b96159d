extension SectionRun: CustomStringConvertible {
    /// The number of equal sections, and the contents of each: `2 of spacing 10 and 10, 3 items in 2 rows`.
    var description: String { "\(sectionCount) of \(section.headline)" }
}
