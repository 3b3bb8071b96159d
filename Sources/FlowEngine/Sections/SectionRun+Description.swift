extension SectionRun: CustomStringConvertible {
    /// How many equal sections, and what each is: `2 of spacing 10 and 10, 3 items in 2 rows`.
    var description: String { "\(sectionCount) of \(section.headline)" }
}
