import PlainTexts

/// The work that a reader does to find the data on which steps act. The work is limited, so that a small document
/// cannot take hours to read.
package struct ReadingWork {
    package let limit: Int
    private var done = 0

    package init(limit: Int = ScenarioLimits.readingWork) {
        self.limit = limit
    }

    /// Adds the work of one step. Throws an error if the work of all steps then exceeds the limit. The work is the
    /// number of sections, groups of items and texts that were read to find the step's data.
    ///
    /// - Parameters:
    ///   - count: The number of sections, groups of items and texts that are read.
    ///   - place: The place of the step for which they are read.
    package mutating func add(_ count: Int, at place: String) throws(ScenarioError) {
        done += count
        guard done > limit else { return }
        throw ScenarioError(
            place: place,
            reason:
                "to know what the steps find, \(NumberText.grouped(done)) sections and groups of items have to be gone "
                + "through; the limit is \(NumberText.grouped(limit))")
    }
}
