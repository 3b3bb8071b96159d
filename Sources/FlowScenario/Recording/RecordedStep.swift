import FlowSimulator

/// What was done until a layout.
struct RecordedStep {
    var actions: [RecordedAction] = []
    /// Whether a layout has begun since.
    var hasPass = false
    /// Whether a batch is being applied.
    var isInUpdate = false
    /// Whether sizes were asked anew.
    var isPrepared = false
    /// Whether the content went somewhere in a way that no action says.
    var isElsewhere = false
    /// The items before the step's first batch or reload; nil where there is none.
    private(set) var itemsBefore: RecordedItems?
    /// The same before the last one.
    private(set) var itemsBeforeLast: RecordedItems?

    init(_ actions: [Scenario.Action] = []) {
        self.actions = actions.map { .action($0) }
    }

    mutating func add(_ action: Scenario.Action) { actions.append(.action(action)) }

    /// Other items are about to come.
    mutating func keep(_ items: RecordedItems) {
        itemsBefore = itemsBefore ?? items
        itemsBeforeLast = items
    }

    /// Before all else is done.
    mutating func insert(_ resized: [Scenario.ItemResize]) {
        if !resized.isEmpty { actions.insert(.action(.resizeItems(resized)), at: 0) }
    }

    /// Of items that a batch finds, by the paths before it: it was laid out with these sizes, whatever they came from.
    mutating func insertBeforeBatch(_ resized: [Scenario.ItemResize]) {
        guard !resized.isEmpty else { return }
        let place = actions.firstIndex(where: \.changesData) ?? actions.count
        actions.insert(.action(.resizeItems(resized)), at: place)
    }

    /// After all else was done.
    mutating func append(_ resized: [Scenario.ItemResize]) {
        if !resized.isEmpty { add(.resizeItems(resized)) }
    }

    /// Items that batches name, by the paths before them.
    var touchedPaths: Set<Scenario.ItemPath> {
        var touched: Set<Scenario.ItemPath> = []
        for case .update(let operations) in actions {
            for operation in operations {
                switch operation.operation.kind {
                case .deleteItems(let paths), .reloadItems(let paths, _), .reconfigureItems(let paths, _):
                    touched.formUnion(paths)
                case .moveItem(let path, _): touched.insert(path)
                default: continue
                }
            }
        }
        return touched
    }

    /// As parts of the first batch. After a reload nothing is left that they could mean.
    mutating func addToBatch(_ operations: [RecordedOperation]) {
        for (index, action) in actions.enumerated() {
            guard case .update(let others) = action, !operations.isEmpty else { continue }
            actions[index] = .update(others + operations)
            return
        }
    }

    /// Who gets another size is measured again in any case.
    mutating func removeRemeasuring(of resized: [Scenario.ItemResize]) {
        actions.removeAll { $0.asksAgain(for: resized) }
    }
}

/// Something that was done; the sizes of what came with it may be known later.
enum RecordedAction {
    case action(Scenario.Action)
    /// A batch.
    case update([RecordedOperation])
    /// Other sections.
    case reload([RecordedSection])

    @MainActor
    func action(of subject: any RecordedSubject, _ items: RecordedItems) -> Scenario.Action {
        switch self {
        case .action(let action): return action
        case .update(let operations) where operations.isEmpty: return subject.emptyBatch
        case .update(let operations): return .update(operations.map { $0.operation(of: subject, items) })
        case .reload(let sections): return .reload(sections.map { subject.section($0, in: items) })
        }
    }

    /// Whether paths of items mean others afterwards.
    fileprivate var changesData: Bool {
        switch self {
        case .action: false
        case .update, .reload: true
        }
    }

    /// Whether it only has these measured again.
    fileprivate func asksAgain(for resized: [Scenario.ItemResize]) -> Bool {
        guard case .action(.remeasure(let paths?)) = self else { return false }
        return paths.allSatisfy { path in resized.contains { $0.item == path } }
    }
}

/// An operation of a batch, and what comes with it.
struct RecordedOperation {
    var operation: Scenario.UpdateOperation
    var items: [Int] = []
    var section: RecordedSection?

    @MainActor
    fileprivate func operation(of subject: any RecordedSubject, _ items: RecordedItems) -> Scenario.UpdateOperation {
        var operation = operation
        let groups = self.items.isEmpty ? nil : subject.groups(self.items, in: items)
        operation.kind = operation.kind.bringing(groups, section.map { subject.section($0, in: items) })
        return operation
    }
}
