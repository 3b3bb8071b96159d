import CollectionSimulator

// The view's trace. An event without a cause is the program's doing, all else is the view's.

extension ScenarioRecording {
    func record(_ event: TraceEvent) {
        switch event.kind {
        case .passEnded:
            turn.hasPass = true
            if !turn.isInUpdate { endStep() }
        case .measured(let element, _, let answered, _, _): subject.record(answered, of: element)
        case .prepared: turn.isPrepared = true
        case .updateApplied:
            turn.isInUpdate = false
            if turn.hasPass { endStep() }
        case .updateRefused:
            turn.isInUpdate = false
            if let before = turn.itemsBefore { subject.items = before }
            if case .update? = present.actions.last { present.actions.removeLast() }
            report("a batch was refused, and is left out")
        default:
            guard event.cause == nil else { return }
            note(event.kind)
        }
    }

    private func note(_ kind: TraceEvent.Kind) {
        switch kind {
        case .boundsChanged(let old, let new): noteBounds(old, new)
        case .updateBegan(let operations): noteUpdate(operations)
        case .dataReloaded, .dataSourceChanged: noteReload()
        case .layoutReplaced: report("another layout was set, which is left out")
        case .scrollRequested(let element, let position): noteScroll(to: element, position)
        case .sizingRequested(let element, _):
            guard let path = element.itemPath else { return report("a header asked to be measured, which is left out") }
            present.add(.remeasure([path]))
        case .sectionScrolled(let section, _, let offset):
            present.add(.scrollSection(.init(section, to: Double(offset))))
        case .dragBegan: present.add(.drag(.begin))
        case .dragEnded: present.add(.drag(.end))
        case .itemLifted(let element): if let path = element.itemPath { present.add(.movement(.begin(path))) }
        case .itemCarried(_, _, let position): present.add(.movement(.update(position)))
        case .itemDropped(let element, let place, let cancelled):
            present.add(.movement(cancelled ? .cancel : .end))
            guard !cancelled, let source = element.itemPath, let target = place.itemPath else { return }
            _ = subject.items.apply([.moveItem(from: source, to: target)]) { _ in 0 }
        case .invalidated(let context): note(context)
        default: return
        }
    }

    private func noteBounds(_ old: CGRect, _ new: CGRect) {
        if old.size != new.size { present.add(.resize(width: new.width, height: new.height)) }
        guard old.origin != new.origin else { return }
        // A program may put the content anywhere, also past its ends.
        present.add(.drag(.to(new.origin)))
    }

    /// Records a scroll to an element. If no scenario can express the scroll, the step records the offset after it
    /// instead.
    private func noteScroll(to element: TraceEvent.Element, _ position: String) {
        guard let alignment = subject.alignment(position), let path = element.itemPath,
            subject.items.number(at: path.indexPath) != nil
        else {
            turn.isElsewhere = true
            return
        }
        present.add(.scrollTo(path.indexPath, alignment))
    }

    private func note(_ context: TraceEvent.ContextSummary) {
        if context.everything { return present.add(.invalidate(.everything)) }
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
        present.add(.invalidate(.context(made)))
    }

    private func noteReload() {
        keepItems()
        subject.items.replace(counts: subject.sourceCounts)
        subject.noteNewItems()
        present.actions.append(.reload(subject.items.sections))
    }

    /// Stores the present items before a batch inserts, deletes or moves items.
    func keepItems() {
        present.keep(subject.items)
        turn.itemsBefore = subject.items
    }
}

extension TraceEvent.Element {
    var itemPath: Scenario.ItemPath? {
        category == .item && path.count == 2 ? Scenario.ItemPath(section: path[0], item: path[1]) : nil
    }
}
