import FlowSimulator
import FlowTestSupport
import Testing

/// A random history of batches and scrolls, with checks after each.
@MainActor
private struct BatchHistory {
    private var generator: SeededGenerator
    private let subject: WorldScreen
    /// Sections and items by number, which stays when their paths change.
    private var sections: [ReferenceIdentifiers] = []
    private var lastNumber = 0
    /// Sizes of cells, and lengths of headers and footers, by number.
    private var sizes: [Int: CGSize] = [:]
    private var headers: [Int: CGFloat] = [:]
    private var footers: [Int: CGFloat] = [:]
    private var steps: [String] = []
    /// Whether cells on screen shared lines after the step before.
    private var hadSharedLines = false
    /// The state before the last batch.
    private var before = Before()
    private let trace = LayoutTrace()
    private(set) var fault: String?

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        let start = InvalidationWorld(&generator)
        let choices = ScreenChoices(&generator)
        subject = WorldScreen(start, choices, bounds: size(320, 260))
        for (index, count) in start.counts.enumerated() {
            let section = makeNumber()
            sections.append(ReferenceIdentifiers(section: section, items: (0..<count).map { _ in makeNumber() }))
            headers[section] = start.headers[index]
            footers[section] = start.footers[index]
        }
        for (number, path) in sections.paths { sizes[number] = start.sizes[path.section][path.item] }
        subject.view.anchorPolicy = generator.pick([.automatic, .automatic, .top, .bottom, .unanchored])
        if generator.isHeads() { subject.view.traceObserver = trace }
        subject.screen.settle()
    }

    var report: String {
        "\(fault ?? "")\n\(subject.choices) \(subject.view.anchorPolicy)\n"
            + "after \(steps.suffix(4).joined(separator: " · "))\n"
    }

    mutating func run(_ count: Int) {
        for _ in 0..<count where fault == nil {
            if generator.isHeads(oneIn: 3) { scroll() }
            update()
            check()
        }
    }

    private mutating func scroll() {
        let axis = subject.choices.direction
        let length = axis.along(subject.view.contentSize) - axis.along(subject.view.bounds.size)
        let target = CGFloat(generator.within(0...100)) / 100 * max(length, 0)
        steps.append("scroll \(target)")
        subject.view.contentOffset = axis.point(along: target)
        subject.screen.settle()
        trace.removeAll()
    }

    // MARK: Updating

    private mutating func update() {
        let view = subject.view
        // Earlier passes were checked after their step.
        trace.removeAll()
        let operations = generator.batch(
            on: sections.map(\.items.count), itemOperations: generator.within(0...generator.pick([3, 6, 14])),
            changesSections: generator.isHeads(oneIn: 3))
        let batch = ReferenceUpdate(operations, on: sections, newSectionCount: generator.below(5))
        let after = numbered(batch.sections)
        steps.append("\(operations)")
        let numbers = Dictionary(uniqueKeysWithValues: sections.paths.map { ($1, $0) })
        var cells: [Int: CollectionViewCell] = [:]
        for cell in view.visibleCells {
            if let number = view.indexPath(for: cell).flatMap({ numbers[$0] }) { cells[number] = cell }
        }
        let known = measuredSizes()
        before = Before(
            start: start, measurements: view.statistics.measurements,
            rearranges: batch.rearranges, leavesWhatIsSeen: keepsWhatIsSeen(after, reloaded: batch.reloaded))
        give(after, reloaded: batch.reloaded)
        do {
            try view.performThrowingBatchUpdates {
                subject.world = layOut(after)
                subject.screen.source.counts = after.map(\.items.count)
                for operation in operations { view.perform(operation) }
            }
        } catch {
            return fail("a valid batch is accepted", "\(error)")
        }
        sections = after
        let now = sections.paths
        before.losesSizes = batch.reloaded.contains { number in
            guard known[number] != nil, cells[number] != nil, let path = now[number] else { return false }
            return subject.layout.isEstimated(at: path)
        }
        for (number, size) in known where !batch.reloaded.contains(number) {
            guard let path = now[number] else { continue }
            if subject.layout.isEstimated(at: path) || subject.layout.layoutAttributesForItem(at: path)?.size != size {
                fail("sizes follow their items", "\(Array(path))")
            }
        }
        // While sizes become known a row may leave the screen and come back.
        for (number, cell) in cells where !batch.reloaded.contains(number) && !subject.estimates {
            guard let path = now[number], let shown = view.cellForItem(at: path) else { continue }
            if shown !== cell { fail("cells stay with their items", "\(Array(path))") }
        }
    }

    private mutating func makeNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// Replaces the identifiers that a batch made by new numbers.
    private mutating func numbered(_ sections: [ReferenceIdentifiers]) -> [ReferenceIdentifiers] {
        sections.map { section in
            ReferenceIdentifiers(
                section: section.section < 0 ? makeNumber() : section.section,
                items: section.items.map { $0 < 0 ? makeNumber() : $0 })
        }
    }

    /// Makes sizes for new and reloaded items, and lengths for new headers and footers.
    private mutating func give(_ after: [ReferenceIdentifiers], reloaded: Set<Int>) {
        for section in after {
            if headers[section.section] == nil {
                headers[section.section] = generator.pick([0, 20, 33])
                footers[section.section] = generator.pick([0, 15])
            }
            for item in section.items where sizes[item] == nil || reloaded.contains(item) {
                sizes[item] = InvalidationWorld.size(&generator)
            }
        }
    }

    private func layOut(_ sections: [ReferenceIdentifiers]) -> InvalidationWorld {
        var result = subject.world
        result.sizes = sections.map { $0.items.map { sizes[$0] ?? .zero } }
        result.headers = sections.map { headers[$0.section] ?? 0 }
        result.footers = sections.map { footers[$0.section] ?? 0 }
        return result
    }

    private func measuredSizes() -> [Int: CGSize] {
        guard subject.estimates else { return [:] }
        return sections.paths.compactMapValues { path in
            subject.layout.isEstimated(at: path) ? nil : subject.layout.layoutAttributesForItem(at: path)?.size
        }
    }

    // MARK: Laws

    private mutating func fail(_ law: String, _ details: String) {
        if fault == nil { fault = "\(law): \(details)" }
    }

    private mutating func check() {
        let (view, all) = (subject.view, subject.allFrames)
        let shown = shownFrames(of: view)
        let expected = all.filter { $0.value.overlaps(view.bounds) }
        if shown != expected { fail("the screen shows what is there", difference(shown, expected)) }
        let cells = view.visibleCells
        if Set(cells.map(ObjectIdentifier.init)).count != cells.count { fail("no cell is shown twice", "") }
        for cell in cells where view.indexPath(for: cell).map({ view.cellForItem(at: $0) === cell }) != true {
            fail("cells know their paths", "")
        }
        let work = view.statistics
        view.setNeedsLayout()
        subject.screen.settle()
        if view.statistics.measurements != work.measurements || shownFrames(of: view) != shown {
            fail("a pass without change does nothing", "")
        }
        for issue in subject.screen.log.issues where issue.severity == .error { fail("no errors", issue.message) }
        // A line of several items may be broken again, and the anchor be in another one. Insertions at the start of the
        // content are shown.
        let sharesLines = hadSharedLines || cellsShareLines
        hadSharedLines = cellsShareLines
        let drifting = trace.passes.filter { $0.drift != 0 && $0.offsetBefore > 0 }
        let holds = view.anchorPolicy != .unanchored && view.anchorPolicy != .automatic
        if !drifting.isEmpty, holds, !subject.estimates, !sharesLines {
            fail("what the reader looks at stays", "\(drifting)")
        }
        checkOffset()
        checkAgainstFresh()
        checkTransition()
    }

    private struct Before {
        /// The offset along the axis, from the leading edge.
        var start: CGFloat = 0
        var measurements = 0
        var rearranges = false
        /// No section up to the last one on screen was touched.
        var leavesWhatIsSeen = false
        /// R17.3: something reloaded left before it answered and is an estimate again, so that what is seen stays.
        var losesSizes = false
    }

    private var start: CGFloat {
        let (view, axis) = (subject.view, subject.choices.direction)
        let offset = axis.along(view.contentOffset)
        guard subject.choices.isMirrored, axis == .horizontal else { return offset }
        return limit - offset
    }

    /// The largest offset: nothing is inset.
    private var limit: CGFloat {
        let (view, axis) = (subject.view, subject.choices.direction)
        return max(axis.along(view.contentSize) - axis.along(view.bounds.size), 0)
    }

    private func keepsWhatIsSeen(_ after: [ReferenceIdentifiers], reloaded: Set<Int>) -> Bool {
        let last = subject.view.indexPathsForVisibleItems.map(\.section).max() ?? 0
        guard after.count > last, sections.count > last else { return false }
        return (0...last).allSatisfy {
            after[$0] == sections[$0] && reloaded.isDisjoint(with: sections[$0].items)
        }
    }

    /// Checks the offset after an update that measured nothing (R18.1). With `automatic` it is kept. With `top` it is
    /// kept at the start of the content, and if the sections up to the last one on screen are unchanged. The end of the
    /// content may move past it.
    private mutating func checkOffset() {
        let (view, policy) = (subject.view, subject.view.anchorPolicy)
        guard view.statistics.measurements == before.measurements, policy == .automatic || policy == .top,
            !before.losesSizes
        else { return }
        let isKept = before.rearranges && policy == .automatic || before.start <= 0 || before.leavesWhatIsSeen
        let wanted = min(max(before.start, 0), limit)
        if isKept, abs(start - wanted) > 0.01 { fail("the offset stays", "\(before), now \(start), limit \(limit)") }
    }

    private var cellsShareLines: Bool {
        let isVertical = subject.choices.direction == .vertical
        let lines = subject.view.visibleCells.map { cell in
            isVertical ? (cell.frame.minY, cell.frame.maxY) : (cell.frame.minX, cell.frame.maxX)
        }.sorted { $0.0 < $1.0 }
        return zip(lines, lines.dropFirst()).contains { $1.0 < $0.1 - 0.001 }
    }

    private mutating func checkAgainstFresh() {
        let fresh = WorldScreen(
            subject.world, subject.choices, bounds: subject.view.bounds.size, known: subject.knownSizes)
        fresh.screen.settle()
        fresh.view.contentOffset = subject.view.contentOffset
        fresh.screen.settle()
        let (mine, theirs) = (subject.allFrames, fresh.allFrames)
        if mine != theirs { fail("updated is from scratch", difference(mine, theirs)) }
        if !subject.estimates, subject.knownSizes != subject.world.sizes { fail("delegates are asked", "") }
    }

    /// Each element has one initial and one final place, and cells on screen have the frames of the transition's end.
    private mutating func checkTransition() {
        guard let transition = subject.view.lastTransition else { return fail("there is a transition", "") }
        var after: Set<String> = []
        for element in transition.elements {
            guard let path = element.indexPathAfter, element.role != .disappearing else { continue }
            let name = "\(element.category) \(element.kind ?? "") \(Array(path))"
            if !after.insert(name).inserted { fail("each once", name) }
            if element.category == .cell, subject.view.cellForItem(at: path)?.frame != element.placement(at: 1).frame {
                fail("the end is what is on screen", "\(Array(path))")
            }
        }
    }

    private func difference(_ one: [String: CGRect], _ other: [String: CGRect]) -> String {
        Set(one.keys).union(other.keys).sorted().filter { one[$0] != other[$0] }.prefix(4).map {
            "\($0): \(one[$0].map { "\($0)" } ?? "none") ≠ \(other[$0].map { "\($0)" } ?? "none")"
        }.joined(separator: ", ")
    }
}

extension [ReferenceIdentifiers] {
    /// Paths of items by number.
    fileprivate var paths: [Int: IndexPath] {
        var paths: [Int: IndexPath] = [:]
        for (section, content) in enumerated() {
            for (item, number) in content.items.enumerated() { paths[number] = path(section, item) }
        }
        return paths
    }
}

extension CollectionView {
    fileprivate func perform(_ operation: ReferenceOperation) {
        switch operation {
        case .deleteItem(let section, let item): deleteItems(at: [path(section, item)])
        case .insertItem(let section, let item): insertItems(at: [path(section, item)])
        case .reloadItem(let section, let item): reloadItems(at: [path(section, item)])
        case .reconfigureItem(let section, let item): reconfigureItems(at: [path(section, item)])
        case .moveItem(let section, let item, let newSection, let newItem):
            moveItem(at: path(section, item), to: path(newSection, newItem))
        case .deleteSection(let section): deleteSections([section])
        case .insertSection(let section): insertSections([section])
        case .reloadSection(let section): reloadSections([section])
        case .moveSection(let section, let newSection): moveSection(section, toSection: newSection)
        }
    }
}

extension CGRect {
    fileprivate func overlaps(_ other: CGRect) -> Bool {
        origin.x < other.maxX && other.origin.x < maxX && origin.y < other.maxY && other.origin.y < maxY
    }
}

@MainActor @Suite("Random batch updates")
struct RandomBatchTests {
    @Test("G35, G51: after any history of batches frames, cells and anchors are right")
    func laws() {
        let start = SeededGenerator.fromEnvironment(otherwise: 0xBA7C)
        for number in 0..<(longTestsAreWanted ? 5_000 : 120) {
            let seed = start.seed &+ UInt64(number)
            var history = BatchHistory(seed: seed)
            history.run(12)
            if history.fault != nil {
                Issue.record("\(history.report)repeat with FLOW_SEED=\(seed)")
                return
            }
        }
    }
}
