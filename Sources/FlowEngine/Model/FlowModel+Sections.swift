import CallerChecks

extension FlowModel {
    /// Inserts sections before the section at `index`. If `index` is the number of sections, the new sections are added
    /// at the end. Neighbouring new sections with equal items and metrics are stored once.
    ///
    /// - Throws: `invalidSize`, `invalidEstimate`, `invalidMetric` or `invalidCount`.
    /// - Complexity: O(log *n* + *m*), *m* sections and sizes inserted.
    @discardableResult
    public mutating func insertSections(
        _ contents: [SectionContent], at index: Int
    ) throws(FlowDataError) -> LayoutChange {
        var items = 0
        for (offset, content) in contents.enumerated() {
            try validate(content, section: index + offset)
            try validateCapacity(forItems: items + content.items.count, sections: contents.count)
            items += content.items.count
        }
        return insertRuns(FlowModel.runs(of: contents), at: index)
    }

    /// Inserts `count` equal sections, which are stored once. O(log *n* + *m*) for *m* sizes of one section.
    ///
    /// - Throws: `invalidSize`, `invalidEstimate`, `invalidMetric` or `invalidCount`.
    @discardableResult
    public mutating func insertSections(
        repeating content: SectionContent, count: Int, at index: Int
    ) throws(FlowDataError) -> LayoutChange {
        try validate(content, section: index)
        let (items, isTooLarge) = content.items.count.multipliedReportingOverflow(by: count)
        if isTooLarge { throw .invalidCount(count) }
        try validateCapacity(forItems: items, sections: count)
        return count == 0 ? .none : insertRuns([(content, count)], at: index)
    }

    /// Joins neighbouring contents that are equal. A content that lists the size of each item is never joined, because
    /// the comparison of two such lists would take longer with more items.
    private static func runs(of contents: [SectionContent]) -> [(content: SectionContent, count: Int)] {
        var runs: [(content: SectionContent, count: Int)] = []
        for content in contents {
            if case .each = content.items {
                runs.append((content, 1))
            } else if let last = runs.last, last.content == content {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((content, 1))
            }
        }
        return runs
    }

    private func validate(_ content: SectionContent, section: Int) throws(FlowDataError) {
        try content.metrics.validate(section: section)
        try content.items.validate(at: ItemPath(section: section, item: 0))
    }

    private mutating func insertRuns(_ runs: [(content: SectionContent, count: Int)], at index: Int) -> LayoutChange {
        require(
            index >= 0 && index <= sectionCount, "an insertion at section \(index) of \(sectionCount) sections")
        var change = LayoutChange.none
        var elements: ContiguousArray<SectionRun> = []
        var position = index
        for (content, count) in runs {
            var work = BreakingWork()
            let section = Section(content, in: configuration, shape: shape.items, work: &work)
            let run = SectionRun(section, count: count, axis: configuration.axis)
            let splice = RowSplice(removed: 0..<0, insertedCount: section.items.rowCount)
            let gained = run.sectionSummary.length.points
            change.merge(LayoutChange([splice], sections: position..<position + count, gained: gained, work: work))
            elements.append(run)
            position += count
        }
        change.lengthGained = replaceSections(index..<index, with: elements)
        return change
    }

    /// Replaces whole sections and returns the increase of the content's length.
    private mutating func replaceSections(_ range: Range<Int>, with runs: ContiguousArray<SectionRun>) -> Double {
        let before = sections.summary.length
        sections.replace(range, with: runs)
        checkInvariantsIfSmall()
        return (sections.summary.length - before).points
    }

    /// Removes sections. O(log *n*).
    @discardableResult
    public mutating func removeSections(_ range: Range<Int>) -> LayoutChange {
        require(
            range.lowerBound >= 0 && range.upperBound <= sectionCount, "sections \(range) of \(sectionCount) sections")
        var change = LayoutChange.none
        change.lengthGained = replaceSections(range, with: [])
        return change
    }

    /// Moves a section. `target` is the index of the section after the move, like UIKit's indices after an update.
    /// O(log *n*).
    @discardableResult
    public mutating func moveSection(from source: Int, to target: Int) -> LayoutChange {
        let section = place(of: source).section
        require(target >= 0 && target < sectionCount, "a move to section \(target) of \(sectionCount) sections")
        sections.replace(source..<source + 1, with: [])
        sections.replace(target..<target, with: [SectionRun(section, axis: configuration.axis)])
        checkInvariantsIfSmall()
        return .none
    }

    /// Replaces a section by a new section. O(log *n* + *m*) for *m* given sizes.
    ///
    /// - Throws: `invalidSize`, `invalidEstimate`, `invalidMetric` or `invalidCount`.
    @discardableResult
    public mutating func reloadSection(
        _ index: Int, with content: SectionContent
    ) throws(FlowDataError) -> LayoutChange {
        let old = place(of: index).section
        try validate(content, section: index)
        try validateCapacity(forItems: content.items.count - old.items.count)
        var work = BreakingWork()
        let section = Section(content, in: configuration, shape: shape.items, work: &work)
        let gained = replaceSections(index..<index + 1, with: [SectionRun(section, axis: configuration.axis)])
        let splice = RowSplice(removed: 0..<old.items.rowCount, insertedCount: section.items.rowCount)
        return LayoutChange([splice], sections: index..<index + 1, gained: gained, work: work)
    }
}
