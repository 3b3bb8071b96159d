/// A batch of updates of rows and sections, applied to heights that are stored by path. All deletions come before all
/// insertions. Paths of deletions are from before the batch, and paths of insertions are from after it. A move is a
/// deletion and an insertion.
struct HeightShift {
    private let updates: IndexPathHeightCache.Updates
    /// The removed rows. The key is the index of the rows' section before the batch.
    private var rowsOut: [Int: Set<Int>] = [:]
    /// The inserted rows. The key is the index of the rows' section after the batch.
    private var rowsIn: [Int: Set<Int>] = [:]

    init(_ updates: IndexPathHeightCache.Updates) {
        self.updates = updates
        for path in updates.deletedRows { rowsOut[path.section, default: []].insert(path.row) }
        for path in updates.insertedRows { rowsIn[path.section, default: []].insert(path.row) }
        for move in updates.movedRows {
            rowsOut[move.from.section, default: []].insert(move.from.row)
            rowsIn[move.to.section, default: []].insert(move.to.row)
        }
    }

    func apply(to sections: [Int: [Int: CGFloat]]) -> [Int: [Int: CGFloat]] {
        let moved = updates.movedRows.map { sections[$0.from.section]?[$0.from.row] }
        var sections = sections
        for path in updates.reloadedRows { sections[path.section]?[path.row] = nil }
        for section in updates.reloadedSections { sections[section] = nil }
        for (section, rows) in rowsOut {
            sections[section] = sections[section].map { HeightShift.remove(rows, from: $0) }
        }
        sections = shiftSections(sections)
        for (section, rows) in rowsIn {
            sections[section] = sections[section].map { HeightShift.insert(rows, into: $0) }
        }
        let reloaded = updates.reloadedSections.map { ($0, [Int: CGFloat]()) }
        let reloadedAfter = shiftSections(Dictionary(uniqueKeysWithValues: reloaded))
        for (move, height) in zip(updates.movedRows, moved) {
            // R18.19: a row that enters or leaves a reloaded section is another row afterwards.
            let isReloaded =
                updates.reloadedRows.contains(move.from) || updates.reloadedSections.contains(move.from.section)
                || reloadedAfter[move.to.section] != nil
            if let height, !isReloaded { sections[move.to.section, default: [:]][move.to.row] = height }
        }
        return sections.filter { !$0.value.isEmpty }
    }

    private func shiftSections(_ sections: [Int: [Int: CGFloat]]) -> [Int: [Int: CGFloat]] {
        let moves = updates.movedSections
        let (gone, new) = (updates.deletedSections, updates.insertedSections)
        guard !moves.isEmpty || !gone.isEmpty || !new.isEmpty else { return sections }
        let left = HeightShift.remove(Set(gone).union(moves.map(\.from)), from: sections)
        var after = HeightShift.insert(Set(new).union(moves.map(\.to)), into: left)
        for move in moves { after[move.to] = sections[move.from] }
        return after
    }

    // MARK: Indices

    /// Removes the values at some indices. The indices of later values become smaller.
    private static func remove<Value>(_ indices: Set<Int>, from values: [Int: Value]) -> [Int: Value] {
        let gone = indices.sorted()
        var (passed, result) = (0, [Int: Value](minimumCapacity: values.count))
        for (index, value) in values.sorted(by: { $0.key < $1.key }) {
            while passed < gone.count, gone[passed] < index { passed += 1 }
            if passed < gone.count, gone[passed] == index { continue }
            result[index - passed] = value
        }
        return result
    }

    /// Makes space for new values at indices that are valid after all insertions. The index of an existing value grows
    /// by the number of new values that come before it.
    private static func insert<Value>(_ indices: Set<Int>, into values: [Int: Value]) -> [Int: Value] {
        let new = indices.sorted()
        var (passed, result) = (0, [Int: Value](minimumCapacity: values.count))
        for (index, value) in values.sorted(by: { $0.key < $1.key }) {
            while passed < new.count, new[passed] <= index + passed { passed += 1 }
            result[index + passed] = value
        }
        return result
    }
}
