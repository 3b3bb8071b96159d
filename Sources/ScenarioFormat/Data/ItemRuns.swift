/// The items of a section, as an editable list that stores runs instead of single items. A run consists of neighbouring
/// items that the scenario describes together. Every item has a number that identifies it and that a move does not
/// change.
package struct ItemRuns: Sendable {
    /// A run of neighbouring items that belong to one group of the scenario. `start` is the index of the run's first
    /// item in the group.
    package struct Run: Sendable {
        package var group: Scenario.ItemGroup
        package var start: Int
        package var count: Int
        /// The number that identifies the first item. The next items have the next numbers, in order.
        package var number: Int

        /// Returns the kind of the cell of an item in the run, and its content; nil for an item without a kind of cell.
        package func cell(at index: Int) -> (name: String, content: Scenario.Cell.Content)? {
            group.cell(at: start + index)
        }

        fileprivate func part(_ range: Range<Int>) -> Run {
            Run(group: group, start: start + range.lowerBound, count: range.count, number: number + range.lowerBound)
        }

        fileprivate func continues(_ other: Run) -> Bool {
            other.number + other.count == number && other.start + other.count == start && other.group == group
        }
    }

    package private(set) var runs: [Run]
    /// The indices of the first items of all runs.
    private var starts: [Int] = []
    package private(set) var count = 0

    init(_ runs: [Run] = []) {
        self.runs = []
        for run in runs where run.count > 0 {
            if let last = self.runs.last, run.continues(last) {
                self.runs[self.runs.count - 1].count += run.count
            } else {
                self.runs.append(run)
                starts.append(count)
            }
            count += run.count
        }
    }

    /// Returns the run that contains an item, and the item's index in the run. The argument is the item's index in the
    /// section. The result is nil if there is no such item.
    ///
    /// - Complexity: O(log *r*), *r* runs.
    package func find(_ item: Int) -> (run: Run, index: Int)? {
        guard item >= 0, item < count else { return nil }
        var low = 0
        var high = runs.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= item { low = middle } else { high = middle }
        }
        return (runs[low], item - starts[low])
    }

    /// Returns the index of the item that has the given number; nil if there is no such item.
    ///
    /// - Complexity: O(*r*), *r* runs.
    func item(withNumber number: Int) -> Int? {
        zip(runs, starts).first { run, _ in run.number <= number && number < run.number + run.count }
            .map { run, start in start + number - run.number }
    }

    /// Returns a run that contains only the given item; nil if there is no such item.
    func single(_ item: Int) -> Run? {
        find(item).map { $0.run.part($0.index..<$0.index + 1) }
    }

    /// Replaces several ranges of items by runs.
    ///
    /// - Parameter edits: Ranges of existing items that do not overlap, in rising order.
    /// - Complexity: O(*r* + *e*), *r* runs and *e* edits.
    mutating func replace(_ edits: [(range: Range<Int>, runs: [Run])]) {
        guard !edits.isEmpty else { return }
        var result: [Run] = []
        var reader = Reader(runs: runs)
        for edit in edits {
            reader.copy(until: edit.range.lowerBound, to: &result)
            reader.skip(until: edit.range.upperBound)
            result += edit.runs
        }
        reader.copy(until: count, to: &result)
        self = ItemRuns(result)
    }

    /// A reader that goes through runs of items once, and takes whole runs or parts of them. A run consists of
    /// neighbouring items that the scenario describes together.
    private struct Reader {
        let runs: [Run]
        var run = 0
        var index = 0
        var item = 0

        mutating func copy(until end: Int, to result: inout [Run]) {
            while let part = next(until: end) { result.append(part) }
        }

        mutating func skip(until end: Int) {
            while next(until: end) != nil {}
        }

        private mutating func next(until end: Int) -> Run? {
            guard item < end, run < runs.count else { return nil }
            let length = min(end - item, runs[run].count - index)
            let part = runs[run].part(index..<index + length)
            item += length
            index += length
            if index == runs[run].count { (run, index) = (run + 1, 0) }
            return part
        }
    }
}
