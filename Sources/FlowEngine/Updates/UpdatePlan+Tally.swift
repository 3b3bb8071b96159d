extension UpdatePlan {
    /// The item counts of the first section whose counts do not add up (R10.4); nil if there is no such section. Only
    /// sections that stay are checked, in the order of their indices before the update.
    ///
    /// Untouched sections are compared run by run. O(*m* log *m* + *r*).
    var firstMismatch: UpdateError.ItemTally? {
        let tallies = self.tallies
        let touched = tallies.values.filter { !$0.addsUp }.min { $0.section < $1.section }
        let untouched = firstUntouchedMismatch(except: tallies)
        guard let touched else { return untouched }
        guard let untouched else { return touched }
        return touched.section < untouched.section ? touched : untouched
    }

    /// The item counts, and the numbers of operations on items, of each section that stays and has operations. The keys
    /// are the indices of the sections before the update.
    private var tallies: [Int: UpdateError.ItemTally] {
        var tallies: [Int: UpdateError.ItemTally] = [:]
        let named = removedItems.sections + addedItems.sections.compactMap { beforeSection(of: $0) }
            + reloadedItems.map(\.section) + operations.movedSections.map(\.from)
        for section in named where tallies[section] == nil {
            if let after = afterSection(of: section) { tallies[section] = tally(of: section, at: after) }
        }
        return tallies
    }

    private func tally(of section: Int, at place: Int) -> UpdateError.ItemTally {
        // R10.4: a reload is both an insertion and a deletion.
        let reloaded = reloadedItems.count(in: section) { $0 }
        return UpdateError.ItemTally(
            section: section, before: before[section], after: after[place],
            inserted: insertedItems.count(in: place) { $0 } + reloaded,
            deleted: deletedItems.count(in: section) { $0 } + reloaded,
            movedIn: operations.itemMovesByTarget.count(in: place, \.to),
            movedOut: operations.movedItems.count(in: section, \.from))
    }

    private func firstUntouchedMismatch(except tallies: [Int: UpdateError.ItemTally]) -> UpdateError.ItemTally? {
        for stretch in keptStretches {
            var section = stretch.before.lowerBound
            let shift = stretch.after.lowerBound - section
            var old = before.runIndex(of: section)
            var new = after.runIndex(of: section + shift)
            while section < stretch.before.upperBound {
                let (oldRun, newRun) = (before.runs[old], after.runs[new])
                let end = min(oldRun.end, newRun.end - shift, stretch.before.upperBound)
                if oldRun.items != newRun.items {
                    // As many sections are passed over here as operations name, at most.
                    for differing in section..<end
                    where tallies[differing] == nil && !reloadedSections[...].containsSorted(differing) {
                        return tally(of: differing, at: differing + shift)
                    }
                }
                section = end
                if oldRun.end == end { old += 1 }
                if newRun.end - shift == end { new += 1 }
            }
        }
        return nil
    }
}

extension Array {
    /// Returns the number of the array's elements whose path is in a section. The elements are sorted by path. `path`
    /// returns the path of an element.
    fileprivate func count(in section: Int, _ path: (Element) -> ItemPath) -> Int {
        partitionPoint { path($0).section > section } - partitionPoint { path($0).section >= section }
    }
}
