extension ScenarioRecording {
    /// Records a batch after its block has run. The texts are its operations, each in the words of traces, such as
    /// `delete 0-3`. At this time the data source already has the new data.
    func noteUpdate(_ texts: [String]) {
        turn.isInUpdate = true
        keepItems()
        let kinds = texts.compactMap(Scenario.UpdateOperation.Kind.init(traced:))
        guard kinds.count == texts.count else { return report("a batch is left out") }
        let counts = subject.sourceCounts
        // A batch that does not fit is about to be refused.
        let operations = subject.items.apply(kinds) { counts.indices.contains($0) ? counts[$0] : 0 }
        present.actions.append(.update(operations ?? []))
        subject.noteNewItems()
    }
}

extension Scenario.UpdateOperation.Kind {
    /// Reads an operation such as `move 0-3 to 0-5` from a trace; nil if scenarios have no such operation.
    fileprivate init?(traced text: String) {
        let words = text.split(separator: " ").map(String.init)
        let paths = words.compactMap(Scenario.ItemPath.init)
        let numbers = words.compactMap { Int($0) }
        switch (words.first, paths.count, numbers.count) {
        case ("insert", 1, 0): self = .insertItems([], at: paths[0])
        case ("delete", 1, 0): self = .deleteItems(paths)
        case ("move", 2, 0): self = .moveItem(from: paths[0], to: paths[1])
        case ("reload", 1, 0): self = .reloadItems(paths, with: nil)
        case ("reconfigure", 1, 0): self = .reconfigureItems(paths, with: nil)
        case ("insert", 0, 1): self = .insertSection(numbers[0])
        case ("delete", 0, 1): self = .deleteSection(numbers[0])
        case ("move", 0, 2): self = .moveSection(from: numbers[0], to: numbers[1])
        case ("reload", 0, 1): self = .reloadSection(numbers[0])
        default: return nil
        }
    }
}
