extension FlowModel {
    /// For each section that holds an item wider than its lines the widest one, the first among equals. Items that
    /// carry an estimate do not count.
    ///
    /// Nothing is kept for it: it is asked for after the available length became smaller, when all lines were broken
    /// again.
    ///
    /// - Complexity: O(*s* + *k*), *s* dense items and runs of different sections, *k* paths found.
    public func oversizedItems() -> [ItemPath] {
        var found: [ItemPath] = []
        sections.visit(SectionPrefix.self) { _, _ in true } body: { before, run in
            guard let item = run.value.section.oversizedItem(in: configuration) else { return }
            for section in before.count..<before.count + run.value.sectionCount {
                found.append(ItemPath(section: section, item: item))
            }
        }
        return found
    }

    /// The widest item of a section, if it is wider than the section's lines. O(*s*), *s* dense items and runs.
    public func oversizedItem(in section: Int) -> ItemPath? {
        place(of: section).section.oversizedItem(in: configuration).map { ItemPath(section: section, item: $0) }
    }
}

extension Section {
    fileprivate func oversizedItem(in configuration: FlowConfiguration) -> Int? {
        var widest = metrics.available(in: configuration) + configuration.options.fitTolerance
        var found: Int?
        items.tree.visit(ItemPrefix.self) { _, summary in
            summary.holdsSpan(above: widest)
        } body: { before, stretch in
            // Items of a stretch are estimated all or none.
            guard stretch.value.sizeSource(at: 0) != .estimated else { return }
            stretch.value.visitSpans { offset, span in
                if span > widest { (widest, found) = (span, before.count + offset) }
            }
        }
        return found
    }
}

extension ItemSummary {
    /// Whether one of the items may be that wide; sure only where all are equal.
    fileprivate func holdsSpan(above span: Double) -> Bool {
        guard estimatedCount < count else { return false }
        if case .same(let size) = uniformity { return size.across > span }
        return true
    }
}

extension ItemStretch {
    /// Every span with the offset of its item; of a run only the first.
    fileprivate func visitSpans(_ body: (Int, Double) -> Void) {
        switch self {
        case .run(let run): body(0, run.size.across)
        case .dense(let stretch):
            for offset in stretch.sizes.indices { body(offset, stretch.sizes[offset].across) }
        }
    }
}
