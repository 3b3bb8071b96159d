import FlowTestSupport
import Foundation

@testable import FlowEngine

extension TreeAttack {
    /// A model, arrays to which the same happens, and copies of the model from before.
    struct World {
        private(set) var model: FlowModel
        private(set) var plain: PlainModel
        private var moments: [(model: FlowModel, elements: [FlowElement])] = []
        private var generator: SeededGenerator
        private let isExact: Bool
        private let shape: EngineShape
        static let newSectionCount = 9

        init(
            _ configuration: FlowConfiguration, _ contents: [SectionContent], _ isExact: Bool, _ shape: EngineShape,
            _ generator: SeededGenerator
        ) throws {
            model = try FlowModel(configuration, sections: contents, shape: shape)
            plain = PlainModel(configuration, sections: contents)
            (self.isExact, self.shape) = (isExact, shape)
            self.generator = SeededGenerator(seed: generator.seed)
        }

        func admits(_ step: AttackStep) -> Bool {
            switch step {
            case .edit(let edit): plain.admits(edit)
            case .batch(_, let before): before == plain.sections.map(\.items.count)
            }
        }

        mutating func apply(_ step: AttackStep) throws -> String? {
            if History.tracesEdits { print(step) }
            let before = model
            let change: LayoutChange?
            switch step {
            case .edit(let edit):
                change = try model.apply(edit)
                plain.apply(edit)
                if let change, let fault = change.differenceInRows(from: before, to: model, after: edit) {
                    return fault
                }
            case .batch(let operations, _): change = try apply(operations)
            }
            if moments.count < 8 { moments.append((before, before.elements(in: .everything))) }
            if let change, let fault = difference(of: change, from: before, step) { return fault }
            return try fault()
        }

        private func difference(of change: LayoutChange, from before: FlowModel, _ step: AttackStep) -> String? {
            // A sum of receipts of sections that are huge and then tiny is no longer exact.
            guard isExact, before.configuration.axis == model.configuration.axis else { return nil }
            let axis = model.configuration.axis
            let gained = axis.along(of: model.contentSize) - axis.along(of: before.contentSize)
            if change.lengthGained != gained { return "the receipt says +\(change.lengthGained), not \(gained)" }
            guard case .edit(let edit) = step else { return nil }
            return change.differenceInKeptRows(from: before, to: model)
                ?? change.differenceInReplacedRows(from: before, to: model, after: edit)
        }

        // MARK: Batches

        private mutating func apply(_ operations: [ReferenceOperation]) throws -> LayoutChange {
            let update = ReferenceUpdate(operations, on: identifiers, newSectionCount: Self.newSectionCount)
            let plan = try UpdatePlan(
                operations.map(UpdateOperation.init), before: SectionCounts(plain.sections.map(\.items.count)),
                after: SectionCounts(update.sections.map(\.items.count)))
            let new = (numbers: SeededGenerator(seed: generator.next()), sizes: plain.sections.flatMap(\.items))
            let expected = expected(after: update) { World.newItems($0, $1, new.sizes) }
            // The model is changed where it is, so it asks while nobody else holds it.
            let change = try model.apply(plan) { World.newItems($0, $1, new.sizes) } sections: {
                World.newSection($0, count: update.sections[$0].items.count)
            }
            plain = expected
            return change
        }

        private var identifiers: [ReferenceIdentifiers] {
            plain.sections.enumerated().map { section, held in
                ReferenceIdentifiers(
                    section: section, items: held.items.indices.map { section * 1_000_000 + $0 })
            }
        }

        private static func newItems(_ section: Int, _ items: Range<Int>, _ held: [PlainModel.Item]) -> ItemSizes {
            let sizes = held.isEmpty ? [PlainModel.Item(size: FlowSize(width: 40, height: 8), source: .given)] : held
            // Of neighbours that are asked for apart, each says the same about an item.
            if section % 3 == 0 { return .estimated(count: items.count, FlowSize(width: 30, height: 8)) }
            return .each(items.map { sizes[$0 * 7 % sizes.count].size })
        }

        private static func newSection(_ section: Int, count: Int) -> SectionContent {
            SectionContent(.equal(count: count, FlowSize(width: 40, height: Double(section))))
        }

        private func expected(
            after update: ReferenceUpdate, _ newItems: (Int, Range<Int>) -> ItemSizes
        ) -> PlainModel {
            var result = plain
            result.sections = update.sections.enumerated().map { index, section in
                if section.section < 0 || update.reloadedSections.contains(section.section) {
                    return PlainModel.Section(World.newSection(index, count: section.items.count))
                }
                let old = plain.sections[section.section]
                var made = PlainModel.Section(metrics: old.metrics, estimate: old.estimate)
                let items = section.items.enumerated().flatMap { item, id in
                    id >= 0 && !update.reloaded.contains(id)
                        ? [plain.sections[id / 1_000_000].items[id % 1_000_000]]
                        : newItems(index, item..<item + 1).plainItems
                }
                // What stays has the section's estimate; of the others the first brings one.
                made.insert(items, at: 0)
                return made
            }
            return result
        }

        // MARK: What has to hold

        private mutating func fault() throws -> String? {
            model.checkInvariants()
            let difference = try model.difference(fromAllOf: plain, isExact: isExact, shape: shape)
                ?? model.differenceInBits(from: plain.fresh(shape: shape))
            if let difference { return difference }
            if let difference = model.differenceOfQueries(using: &generator, rects: 2, runsForward: isExact) {
                return difference
            }
            for section in 0..<model.sectionCount {
                let census = TreeCensus(model, section: section)
                if census.dividedLeaves + census.dividedRuns > 0 { return "section \(section) is divided: \(census)" }
            }
            return faultOfMoments()
        }

        /// Copies that were taken before are what they were; each is let go of at some time.
        private mutating func faultOfMoments() -> String? {
            guard moments.count == 8 else { return nil }
            let moment = moments.remove(at: generator.below(8))
            moment.model.checkInvariants()
            return moment.model.elements(in: .everything) == moment.elements ? nil : "a copy has changed"
        }
    }
}

extension FlowModel {
    /// The first frame whose bits are others: 0 and -0 are equal, and not the same.
    func differenceInBits(from other: FlowModel) -> String? {
        func bits(_ rect: FlowRect) -> [UInt64] { [rect.x, rect.y, rect.width, rect.height].map(\.bitPattern) }
        let (elements, others) = (elements(in: .everything), other.elements(in: .everything))
        for (element, other) in zip(elements, others) where bits(element.frame) != bits(other.frame) {
            return "\(element) has other bits than \(other)"
        }
        return nil
    }
}
