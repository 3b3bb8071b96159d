import CallerChecks

extension FlowModel {
    /// Changes one section in place and returns the effects. If the section is in a run of equal sections, the section
    /// is taken out of the run first.
    mutating func updateSection(
        _ index: Int, _ body: (inout Section, FlowConfiguration, inout BreakingWork) -> RowSplices
    ) -> LayoutChange {
        var splices = RowSplices()
        let (gained, work) = editSection(index) { splices = body(&$0, $1, &$2) }
        return LayoutChange(splices, sections: index..<index + 1, gained: gained, work: work)
    }

    /// Changes a section; returns the increase of the content's length.
    @inline(__always)
    private mutating func editSection(
        _ index: Int, _ body: (inout Section, FlowConfiguration, inout BreakingWork) -> Void
    ) -> (gained: Double, work: BreakingWork) {
        require(
            index >= 0 && index < sectionCount, "section \(index) of a model with \(sectionCount) sections")
        let before = sections.summary.length
        let configuration = configuration
        var work = BreakingWork()
        isolateSection(index)
        sections.edit(at: index) { run, _ in
            run.update(axis: configuration.axis) { body(&$0, configuration, &work) }
            return nil
        }
        checkInvariantsIfSmall()
        return ((sections.summary.length - before).points, work)
    }

    /// Takes a section out of its run of equal sections, so that the section can be changed alone.
    private mutating func isolateSection(_ index: Int) {
        guard sections.withElement(at: index, { $0.sectionCount }) > 1 else { return }
        let run = SectionRun(place(of: index).section, axis: configuration.axis)
        sections.replace(index..<index + 1, with: [run])
    }

    /// Changes all sections. Equal sections that are stored as a run are changed in one step.
    mutating func updateAllSections(
        _ body: (inout Section, FlowConfiguration, inout BreakingWork) -> RowSplices
    ) -> LayoutChange {
        let before = sections.summary.length
        let configuration = configuration
        var change = LayoutChange.none
        var index = 0
        sections.editAll { run in
            let lengthBefore = run.sectionSummary.length
            var work = BreakingWork()
            var splices = RowSplices()
            run.update(axis: configuration.axis) { splices = body(&$0, configuration, &work) }
            let range = index..<index + run.sectionCount
            let gained = (run.sectionSummary.length - lengthBefore).points
            change.merge(LayoutChange(splices, sections: range, gained: gained, work: work))
            index = range.upperBound
        }
        change.lengthGained = (sections.summary.length - before).points
        checkInvariantsIfSmall()
        return change
    }

    func checkInvariantsIfSmall() {
        #if INTERNAL_CHECKS
            if sections.count <= 32 && rowCount <= 64 && itemCount <= 256 { checkInvariants() }
        #endif
    }

    /// Traps with a message unless the model is valid. In a valid model, the trees are balanced and their sums are
    /// right. Its rows are those that a new computation of all line breaks gives. O(*n*).
    public func checkInvariants() {
        precondition(configuration.problem == nil, "the configuration is usable")
        sections.checkInvariants()
        sections.forEach { run in
            run.section.checkInvariants(in: configuration)
            precondition(
                run.sectionSummary == SectionSummary(run.section, axis: configuration.axis),
                "a run's summary is that of its section")
        }
    }
}
