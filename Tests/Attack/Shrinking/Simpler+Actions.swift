import FlowTestSupport

extension ReferenceAction: Simpler {
    var simpler: [ReferenceAction] {
        switch self {
        case .scroll(let way): way.simpler.map { .scroll(by: $0) }
        case .scrollToStart, .scrollToEnd, .beginDrag, .endDrag, .textSize, .invalidateLayout, .look: []
        case .pull(let way): [.scroll(by: way)] + way.simpler.map { .pull(by: $0) }
        case .scrollToItem(let section, let item, let position):
            paths(section, item).map { .scrollToItem($0, $1, position) }
                + (position == .start ? [] : [.scrollToItem(section, item, .start)])
        case .resize(let size): size.simpler.filter { $0.width >= 100 && $0.height >= 100 }.map { .resize($0) }
        case .inset(let inset): inset.simpler.map { .inset($0) }
        case .safeArea(let inset): [.inset(inset)] + inset.simpler.map { .safeArea($0) }
        case .scale(let scale): scale == 1 ? [] : [.scale(1)]
        case .rightToLeft: []
        case .content(let section, let item, let size, let tells):
            paths(section, item).map { .content($0, $1, size, tellsCell: tells) }
                + size.simpler.map { .content(section, item, $0, tellsCell: tells) }
        case .metrics(let section, let metrics):
            section.simpler.map { .metrics($0, metrics) } + metrics.simpler.map { .metrics(section, $0) }
        case .set(let properties): properties.simpler.map { .set($0) }
        case .invalidate(let context): context.simpler.map { .invalidate($0) }
        case .reloadData: [.invalidateLayout]
        case .update(let batch): batch.simpler.map { .update($0) }
        }
    }
}

private func paths(_ section: Int, _ item: Int) -> [(Int, Int)] {
    section.simpler.map { ($0, item) } + item.simpler.map { (section, $0) }
}

extension ReferenceContext: Simpler {
    var simpler: [ReferenceContext] {
        FlowAttackTests.simpler(self, \.items) + FlowAttackTests.simpler(self, \.headers)
            + FlowAttackTests.simpler(self, \.footers) + FlowAttackTests.simpler(self, \.metrics)
            + FlowAttackTests.simpler(self, \.attributes) + FlowAttackTests.simpler(self, \.everything)
            + FlowAttackTests.simpler(self, \.counts) + FlowAttackTests.simpler(self, \.offset)
            + FlowAttackTests.simpler(self, \.contentSize)
    }
}

extension ReferenceBatch: Simpler {
    var simpler: [ReferenceBatch] {
        FlowAttackTests.simpler(self, \.operations) + FlowAttackTests.simpler(self, \.newSizes)
            + FlowAttackTests.simpler(self, \.newSectionCount) + FlowAttackTests.simpler(self, \.offsetAdjustment)
    }
}

extension ReferenceOperation: Simpler {
    var simpler: [ReferenceOperation] {
        switch self {
        case .deleteItem(let section, let item): paths(section, item).map { .deleteItem($0, $1) }
        case .insertItem(let section, let item): paths(section, item).map { .insertItem($0, $1) }
        case .reloadItem(let section, let item): paths(section, item).map { .reloadItem($0, $1) }
        case .reconfigureItem(let section, let item): paths(section, item).map { .reconfigureItem($0, $1) }
        case .moveItem(let section, let item, let toSection, let toItem):
            paths(section, item).map { .moveItem($0, $1, to: toSection, toItem) }
                + paths(toSection, toItem).map { .moveItem(section, item, to: $0, $1) }
        case .deleteSection(let section): section.simpler.map { .deleteSection($0) }
        case .insertSection(let section): section.simpler.map { .insertSection($0) }
        case .reloadSection(let section): section.simpler.map { .reloadSection($0) }
        case .moveSection(let section, let to):
            section.simpler.map { .moveSection($0, to: to) } + to.simpler.map { .moveSection(section, to: $0) }
        }
    }
}
