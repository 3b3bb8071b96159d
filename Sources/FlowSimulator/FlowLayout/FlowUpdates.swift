import FlowEngine

/// What a flow layout knows of batch updates.
struct FlowUpdates {
    /// How many plans are remembered, for what was asked before them.
    static let maximumRecent = 8

    /// What the model does not have yet.
    var pending: UpdatePlan?
    /// The model before the update that is going on.
    var before: FlowModel?
    /// Updates so far. Attributes objects carry the count at which they were made.
    private(set) var count = 0
    /// The last of them, oldest first.
    private(set) var recent: [UpdatePlan] = []
    /// Those since geometry was held.
    var sinceHeld: [UpdatePlan] = []

    mutating func note(_ plan: UpdatePlan) {
        count += 1
        recent.append(plan)
        if recent.count > FlowUpdates.maximumRecent { recent.removeFirst() }
        sinceHeld.append(plan)
    }

    /// Where an item is now whose path was read at an earlier count; nil if it is gone, shows something else, or nobody
    /// remembers (R8.17).
    func current(_ path: ItemPath, readAt count: Int) -> ItemPath? {
        guard count < self.count else { return path }
        guard self.count - count <= recent.count else { return nil }
        var path = path
        for plan in recent.suffix(self.count - count) {
            guard let next = plan.keptPath(of: path) else { return nil }
            path = next
        }
        return path
    }
}

extension UpdatePlan {
    /// The same place before and after an update: where what stood there is gone or was carried elsewhere, the next thing
    /// that stays. Nil if nothing does.
    ///
    /// - Complexity: O(*d* log *m*), *d* items and sections that do not stay.
    func stillPoint(_ point: StillPoint) -> (before: StillPoint, after: StillPoint)? {
        switch point {
        case .contentEnd: return (point, point)
        case .sectionStart(let section): return firstSection(from: section)
        case .footer(let section):
            if let after = stayingSection(section) { return (point, .footer(after)) }
            return firstSection(from: section + 1)
        case .row(let path):
            guard let section = stayingSection(path.section) else { return firstSection(from: path.section + 1) }
            for item in path.item..<before[path.section] {
                let old = ItemPath(section: path.section, item: item)
                if let new = afterPath(of: old), new.section == section, !moves(old) { return (.row(old), .row(new)) }
            }
            return (.footer(path.section), .footer(section))
        }
    }

    private func firstSection(from start: Int) -> (before: StillPoint, after: StillPoint)? {
        for section in start..<max(before.sectionCount, start) {
            if let after = stayingSection(section) { return (.sectionStart(section), .sectionStart(after)) }
        }
        return nil
    }

    private func stayingSection(_ section: Int) -> Int? {
        movedSections.contains { $0.from == section } ? nil : afterSection(of: section)
    }

    private func moves(_ path: ItemPath) -> Bool {
        movedItems.contains { $0.from == path }
    }
}
