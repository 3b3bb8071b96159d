import CallerChecks

extension FlowModel {
    /// Applies a batch update: inserts, deletes, reloads and moves items and sections according to the plan. Items that
    /// stay or move keep their sizes. Asks for sizes before any change; see `prepare`, which can be called separately.
    ///
    /// The closures run while the model is not to be read through the variable that is being changed; read a copy.
    ///
    /// - Throws: `invalidSize`, `invalidEstimate`, `invalidMetric`, `invalidCount` or `wrongCount`; the model is then
    ///   as it was.
    /// - Complexity: O(*m* log *n* + *r*), *m* operations, *n* leaves and sections, *r* leaves scanned: those around
    ///   each change, each once.
    @discardableResult
    public mutating func apply(
        _ plan: UpdatePlan, inserting items: (_ section: Int, _ items: Range<Int>) -> ItemSizes,
        sections: (_ section: Int) -> SectionContent
    ) throws(FlowDataError) -> LayoutChange {
        apply(try prepare(plan, items: items, sections: sections))
    }

    /// Applies a prepared update. The model must have the same content as when the update was prepared; traps if the
    /// update does not fit.
    ///
    /// - Complexity: O(*m* log *n* + *r*), *m* operations, *n* leaves and sections, *r* leaves scanned.
    @discardableResult
    public mutating func apply(_ update: PreparedUpdate) -> LayoutChange {
        require(
            update.plan.before.sectionCount == sectionCount, "an update is applied to the model it is made for")
        let lengthBefore = sections.summary.length
        var change = LayoutChange.none
        for edit in update.edits {
            var done = updateSection(edit.before) { section, configuration, work in
                if let estimate = edit.estimate { section.adoptEstimate(estimate) }
                return section.replaceItems(edit.replacements, in: configuration, work: &work)
            }
            done.setSections(edit.after..<edit.after + 1)
            change.merge(done)
        }
        change.merge(applySections(of: update))
        change.lengthGained = (sections.summary.length - lengthBefore).points
        checkInvariantsIfSmall()
        return change
    }

    /// Inserts, removes, moves and replaces whole sections.
    private mutating func applySections(of update: PreparedUpdate) -> LayoutChange {
        let plan = update.plan
        let reloaded = plan.reloadedSections
        let removed = (plan.removedSections + reloaded).sorted()
        guard !removed.isEmpty || !plan.addedSections.isEmpty else { return .none }
        let reloadedAfter = reloaded.compactMap { plan.afterSection(of: $0) }
        let added = (plan.addedSections + reloadedAfter).sorted()
        var change = LayoutChange.none
        var replacements: ContiguousArray<TreeReplacement<SectionRun>> = []
        for (old, new) in SortedIndices.places(removed: removed[...], added: added[...]) {
            var runs: ContiguousArray<SectionRun> = []
            for section in new {
                if let content = update.sections[section] {
                    let (run, made) = newSection(content, at: section, insteadOf: plan.beforeSection(of: section))
                    runs.append(run)
                    change.merge(made)
                } else if let source = plan.beforeSection(of: section) {
                    runs.append(SectionRun(place(of: source).section, axis: configuration.axis))
                }
            }
            replacements.append(TreeReplacement(range: old, elements: runs))
        }
        sections.replace(replacements)
        return change
    }

    /// Makes a new section. Returns the section, and the changes that the new section causes in the layout. `old` is
    /// the index of the reloaded section that the new section replaces; nil for an insertion.
    private func newSection(
        _ content: SectionContent, at index: Int, insteadOf old: Int?
    ) -> (SectionRun, LayoutChange) {
        var work = BreakingWork()
        let section = Section(content, in: configuration, shape: shape.items, work: &work)
        let run = SectionRun(section, axis: configuration.axis)
        let oldSection = old.map { place(of: $0).section }
        let splice = RowSplice(removed: 0..<(oldSection?.items.rowCount ?? 0), insertedCount: section.items.rowCount)
        let oldLength = oldSection?.length(configuration.axis) ?? .zero
        let gained = (run.sectionSummary.length - oldLength).points
        return (run, LayoutChange([splice], sections: index..<index + 1, gained: gained, work: work))
    }
}
