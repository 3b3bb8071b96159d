import FlowScenario
import FlowSimulator
import Foundation

// What the view traces. An event without a cause is the program's doing, all else is the view's.

extension ScenarioRecording {
    func hear(_ event: TraceEvent) {
        switch event.kind {
        case .passEnded:
            present.hasPass = true
            if !present.isInUpdate { endStep() }
        case .measured(let element, _, let answered, _, _) where element.category == .item:
            data.hear(answered, at: element.indexPath)
        case .updateApplied:
            present.isInUpdate = false
            if present.hasPass { endStep() }
        case .updateRefused:
            present.isInUpdate = false
            if let before = present.dataBefore { data = before }
            if case .update? = present.actions.last { present.actions.removeLast() }
            report("a batch was refused, and is left out")
        default:
            guard event.cause == nil else { return }
            note(event.kind)
        }
    }

    private func add(_ action: Scenario.Action) { present.actions.append(.action(action)) }

    private func note(_ kind: TraceEvent.Kind) {
        switch kind {
        case .boundsChanged(let old, let new): noteBounds(old, new)
        case .updateBegan(let operations): noteUpdate(operations)
        case .dataReloaded: noteReload()
        case .dataSourceChanged, .layoutReplaced: report("another data source or layout was set, which is left out")
        case .scrollRequested(let element, let position):
            guard let alignment = Scenario.ScrollAlignment(rawValue: position), element.path.count == 2 else {
                return report("a scroll to \(position) is left out")
            }
            add(.scrollTo(element.indexPath, alignment))
        case .sizingRequested(let element, _):
            guard let path = element.itemPath else { return report("a header asked to be measured, which is left out") }
            add(.remeasure([path]))
        case .dragBegan: add(.drag(.begin))
        case .dragEnded: add(.drag(.end))
        case .itemLifted(let element): if let path = element.itemPath { add(.movement(.begin(path))) }
        case .itemCarried(_, _, let position): add(.movement(.update(position)))
        case .itemDropped(let element, let place, let cancelled):
            add(.movement(cancelled ? .cancel : .end))
            guard !cancelled, let source = element.itemPath, let target = place.itemPath else { return }
            data.apply([.init(.moveItem(from: source, to: target))])
        case .invalidated(let context): note(context)
        default: return
        }
    }

    private func noteBounds(_ old: CGRect, _ new: CGRect) {
        if old.size != new.size { add(.resize(width: new.width, height: new.height)) }
        guard old.origin != new.origin else { return }
        // A program may put the content anywhere, also past its ends.
        add(.drag(.to(new.origin)))
    }

    private func note(_ context: TraceEvent.ContextSummary) {
        if context.everything { return add(.invalidate(.everything)) }
        var made = Scenario.Invalidation.Context()
        for element in context.elements {
            let path = Scenario.SupplementaryPath(
                section: element.path.first ?? 0, item: element.path.count > 1 ? element.path[1] : nil)
            switch (element.category, element.kind) {
            case (.item, _): if let path = element.itemPath { made.items.append(path) }
            case (.supplementary, CollectionView.elementKindSectionHeader): made.headers.append(path)
            case (.supplementary, CollectionView.elementKindSectionFooter): made.footers.append(path)
            default: report("\(element) was invalidated, which is left out")
            }
        }
        (made.delegateMetrics, made.attributes) = (context.flowDelegateMetrics, context.flowAttributes)
        made.counts = context.dataSourceCounts
        (made.offsetAdjustment, made.sizeAdjustment) = (context.offsetAdjustment, context.sizeAdjustment)
        add(.invalidate(.context(made)))
    }

    /// How many items there are now, by the data source: the view may not know yet.
    private var counts: [Int] {
        guard let source = view.dataSource else { return [] }
        let count = source.numberOfSections(in: view)
        return (0..<count).map { source.collectionView(view, numberOfItemsInSection: $0) }
    }

    private func noteReload() {
        let (sections, numbers) = data.reload(counts, layout)
        present.actions.append(.reload(sections, items: numbers))
    }

    private func noteUpdate(_ texts: [String]) {
        present.isInUpdate = true
        if present.dataBefore == nil { present.dataBefore = data }
        let counts = counts
        let operations = texts.compactMap { Scenario.UpdateOperation(traced: $0, counts: counts) }
        guard operations.count == texts.count else { return report("a batch is left out") }
        data.apply(operations)
        var items: [Int: [Int]] = [:]
        for (index, operation) in operations.enumerated() {
            switch operation.kind {
            case .insertItems(_, let path): items[index] = [data.number(at: path.indexPath)].compactMap { $0 }
            case .insertSection(_, let section): items[index] = data.numbers(ofSection: section)
            default: continue
            }
        }
        present.actions.append(.update(operations, items: items))
    }
}

extension TraceEvent.Element {
    fileprivate var itemPath: Scenario.ItemPath? {
        category == .item && path.count == 2 ? Scenario.ItemPath(section: path[0], item: path[1]) : nil
    }
}

extension Scenario.UpdateOperation {
    /// Reads `move 0-3 to 0-5`, as a trace has it; nil where it says nothing that scenarios know.
    ///
    /// - Parameter counts: Items of the sections after the batch.
    fileprivate init?(traced text: String, counts: [Int]) {
        let words = text.split(separator: " ").map(String.init)
        let paths = words.compactMap(Scenario.ItemPath.init)
        let numbers = words.compactMap { Int($0) }
        let one = [Scenario.ItemGroup(.plain, count: 1)]
        switch (words.first, paths.count, numbers.count) {
        case ("insert", 1, 0): self.init(.insertItems(one, at: paths[0]))
        case ("delete", 1, 0): self.init(.deleteItems(paths))
        case ("move", 2, 0): self.init(.moveItem(from: paths[0], to: paths[1]))
        case ("reload", 1, 0): self.init(.reloadItems(paths, with: nil))
        case ("reconfigure", 1, 0): self.init(.reconfigureItems(paths, with: nil))
        case ("insert", 0, 1):
            let count = counts.indices.contains(numbers[0]) ? counts[numbers[0]] : 0
            self.init(.insertSection(.init(items: [.init(.plain, count: count)]), at: numbers[0]))
        case ("delete", 0, 1): self.init(.deleteSection(numbers[0]))
        case ("move", 0, 2): self.init(.moveSection(from: numbers[0], to: numbers[1]))
        case ("reload", 0, 1): self.init(.reloadSection(numbers[0], with: nil))
        default: return nil
        }
    }
}
