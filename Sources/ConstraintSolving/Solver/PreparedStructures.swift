import CallerChecks

/// A store of solved systems. A new system whose structure equals that of a stored system starts from the last solution
/// of the stored system.
///
/// A structure is everything except constants: variables, coefficients, relations, priorities, in order of activation.
/// The answers are those of a solver that starts from nothing, always; only the work is less.
///
///     var prepared = PreparedStructures()
///     for cell in cells {
///         solver.removeAll()
///         addConstraints(of: cell, to: &solver)
///         solver.solve(using: &prepared)
///     }
///
/// A value: pass it along. When it is full, the structure that was not used for the longest time is discarded.
package struct PreparedStructures: Sendable {
    private struct Entry: Sendable {
        var system: ReducedSystem
        var lastUse: Int
    }

    /// The largest number of solved systems in the store.
    package let capacity: Int
    private var entries: [UInt64: Entry] = [:]
    private var uses = 0

    /// Makes an empty store. Traps unless the capacity is greater than 0.
    package init(capacity: Int = 64) {
        require(capacity > 0, "The capacity of a store of structures is at least 1, not \(capacity).")
        self.capacity = capacity
    }

    /// The number of solved systems in the store.
    package var count: Int { entries.count }

    package mutating func removeAll() {
        entries.removeAll()
    }

    mutating func system(for structure: ConstraintStructure) -> ReducedSystem? {
        guard let entry = entries[structure.hash], entry.system.structure == structure else { return nil }
        uses += 1
        entries[structure.hash]?.lastUse = uses
        return entry.system
    }

    mutating func insert(_ system: ReducedSystem) {
        let hash = system.structure.hash
        if entries[hash] == nil && entries.count >= capacity {
            // Every use has a number of its own, so the order of the dictionary does not matter.
            if let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) { entries[oldest.key] = nil }
        }
        uses += 1
        entries[hash] = Entry(system: system, lastUse: uses)
    }
}
