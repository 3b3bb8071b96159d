#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

extension ScenarioRecorder {
    /// Records the changes that the app made in a step. Called before the view is laid out.
    final func changesAreMade() {
        noticeChanges()
        present.isPending = true
        willLayOut()
        present.isLayingOut = true
        present.isLayoutOver = false
    }

    /// Ends a step after the view was laid out. The changes and the frames are recorded.
    final func endStep(_ note: String?) {
        readDataIfNeeded()
        checkCounts()
        if hasBegun {
            noticeChanges()
        } else {
            begin()
        }
        recordAnswers()
        if !present.reconfigured.isEmpty { present.step.actions.append(.update(present.reconfigured)) }
        let (changed, unchanged, wavering) = answers.endStep()
        let someAreResized = place(changed)
        // Their announced changes changed no size.
        for item in unchanged where hasCurrentSize(item) { changedContents[item] = nil }
        check(someAreResized: someAreResized, wavering: wavering)
        present.step.note = note
        present.step.seen = seen()
        steps.append(present.step)
        present = PresentStep()
    }

    /// Begins the scenario with the state of the view at the first layout. Earlier actions are left out.
    private func begin() {
        present.step.actions = []
        isHeld = scrollView.isDragging
        let now = looked(after: nil)
        known = now
        beginning = Beginning(properties: now.written, sections: items.sections)
        reportSurroundings()
    }

    private func reportSurroundings() {
        if scrollView.contentInsetAdjustmentBehavior != .automatic, scrollView.safeAreaInsets != .zero {
            report("contentInsetAdjustmentBehavior is not automatic, as in every scenario, and there is a safe area")
        }
        if scrollView.traitCollection.displayScale <= 0 {
            report("the view has no display scale: it is in no window")
        }
    }

    /// Records a reload if the numbers of items changed without an update.
    private func checkCounts() {
        let counts = viewCounts
        guard counts != items.counts else { return }
        report("the numbers of items changed without an update; they were written as a reload")
        items.replace(counts: counts)
        present.step.actions.removeAll(where: \.changesData)
        present.step.actions.append(.reload(items.sections))
    }

    /// Records the changed sizes of items, and returns whether sizes were added to the step. A new size becomes part of
    /// a change of the item's content if such a change was announced. Otherwise the new size is added to the step as an
    /// action.
    private func place(_ changed: [Int: CGSize]) -> Bool {
        var unexplained: [Int: CGSize] = [:]
        for (item, size) in changed {
            guard isWritable(size, of: item) else { continue }
            if let contents = changedContents.removeValue(forKey: item) {
                contents.sizes[item] = size
            } else {
                unexplained[item] = size
            }
        }
        // A batch is laid out with the sizes that items have then: after a rotation before it in the step, and after
        // a change while they were off screen, which no cell could report before the batch brought them back. A size
        // can only change if it was recorded in an earlier step, so the batch found each of these items.
        let found = present.step.itemsBefore ?? items
        let resized = resizes(unexplained, at: found.paths(of: unexplained.keys))
        present.step.insert(resized, at: present.step.placeOfChange ?? 0)
        return !resized.isEmpty
    }

    private func isWritable(_ size: CGSize, of item: Int) -> Bool {
        let isWritable = size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0
        if !isWritable { report("a cell answered \(size.width) × \(size.height), which a scenario cannot say") }
        return isWritable
    }

    final func readDataIfNeeded() {
        guard !isDataRead else { return }
        isDataRead = true
        items.replace(counts: viewCounts)
    }

    /// Adds a batch to the step, or a reload if the batch does not fit the data.
    ///
    /// - Returns: Whether the batch fits.
    final func add(
        _ kinds: [Scenario.UpdateOperation.Kind], _ reconfigured: [RecordedOperation], count: (Int) -> Int
    ) -> Bool {
        present.step.keep(items)
        guard let applied = items.apply(kinds.withoutCovered, count: count) else {
            report("a batch update does not fit the data before it; it was written as a reload")
            isDataRead = false
            readDataIfNeeded()
            add(.reload(items.sections), cause: .update)
            return false
        }
        add(.update(applied + reconfigured), cause: .update)
        return true
    }

    final func addReload(_ counts: [Int]) {
        items.replace(counts: counts)
        isDataRead = true
        add(.reload(items.sections), cause: .nothing)
    }

    final func add(_ action: RecordedAction, cause: PresentStep.Cause) {
        present.step.actions.append(action)
        present.cause = cause
        present.countsContext = nil
        present.isPending = true
    }

    final func recorded() -> Scenario {
        let beginning = self.beginning ?? Beginning(properties: looked(after: nil).written, sections: [])
        var scenario = beginning.properties.scenario
        scenario.name = name
        addSections(beginning.sections, to: &scenario)
        scenario.steps = scenarioSteps(steps)
        scenario.comment = problems
        return scenario
    }

    package final var emptyBatch: Scenario.Action? { nil }

    package final func measures(of recorded: RecordedSection) -> Scenario.Section {
        var section = measures(ofSection: recorded.number)
        let unknown = measuresCells ? recorded.items.count { sizes(of: $0) == nil } : 0
        if unknown > 0 { section.comment = "never measured, written as large as estimated: \(unknown)" }
        return section
    }

    package final func sizes(of item: Int) -> [CGSize]? {
        if let circle = answers.circles[item] { return circle }
        return (answers.first[item] ?? items.inherited(by: item) { answers.latest[$0] }).map { [$0] }
    }
}
#endif
