import FlowEngine
import FlowTestSupport
import FlowTesting
import Testing

@testable import CompositionalSimulator

/// A view with a random compositional layout, scrolled, measured, updated and invalidated at random.
@MainActor
struct ViewLawTests {
    /// A screen whose cells return the heights of a table, by identifier.
    @MainActor
    private final class World {
        var data: [[Int]]
        var sections: [CollectionLayoutSection]
        let screen: CompositionalScreen
        var generator: SeededGenerator
        private var heights: [Int: CGFloat] = [:]
        private var next = 0

        init(seed: UInt64) {
            var generator = SeededGenerator(seed: seed)
            let described = (0..<generator.within(1...3)).map { _ in generator.section() }
            sections = described.map { layoutSection($0) }
            data = []
            let store = SectionStore()
            store.sections = sections
            let layout = CollectionViewCompositionalLayout { [store] index, _ in
                index < store.sections.count ? store.sections[index] : nil
            }
            screen = CompositionalScreen(layout, counts: [], scale: generator.pick([1, 2, 3])).register(
                "header", "footer")
            self.generator = generator
            data = described.map { section in (0..<section.count).map { _ in makeItem() } }
            screen.source.counts = data.map(\.count)
            screen.source.size = { [unowned self] path in
                guard data.indices.contains(path.section), data[path.section].indices.contains(path.item) else {
                    return nil
                }
                return size(of: data[path.section][path.item])
            }
            screen.source.viewSize = { kind, _ in CGSize(width: 1, height: kind == "header" ? 33 : 21) }
            screen.view.layoutIfNeeded()
        }

        private func makeItem() -> Int {
            next += 1
            return next
        }

        /// The size that an item's cell returns.
        func size(of item: Int) -> CGSize {
            CGSize(width: CGFloat(30 + item * 37 % 5 * 20), height: heights[item] ?? CGFloat(20 + item * 53 % 7 * 15))
        }

        func step() {
            switch generator.below(6) {
            case 0, 1: screen.view.contentOffset.y = CGFloat(generator.below(3000))
            case 2: update()
            case 3: resizeItem()
            case 4:
                let section = generator.below(data.count)
                if sections[section].orthogonalScrollingBehavior != .none {
                    screen.view.scrollSection(section, to: CGFloat(generator.below(800)))
                }
            default: screen.layout.invalidateLayout()
            }
            screen.view.layoutIfNeeded()
        }

        private func resizeItem() {
            guard let path = screen.view.indexPathsForVisibleItems.min() else { return }
            heights[data[path.section][path.item]] = CGFloat(generator.within(10...200))
            let context = CollectionViewLayoutInvalidationContext()
            context.invalidateItems(at: [path])
            screen.layout.invalidateLayout(with: context)
        }

        private func update() {
            let section = generator.below(data.count)
            screen.view.performBatchUpdates {
                if !data[section].isEmpty, generator.isHeads() {
                    let gone = generator.below(data[section].count)
                    data[section].remove(at: gone)
                    screen.view.deleteItems(at: [IndexPath(item: gone, section: section)])
                } else {
                    let place = generator.within(0...data[section].count)
                    data[section].insert(makeItem(), at: place)
                    screen.view.insertItems(at: [IndexPath(item: place, section: section)])
                }
                screen.source.counts = data.map(\.count)
            }
        }

        /// What is wrong with the view; nil if nothing is.
        var problem: String? {
            let view = screen.view
            let shown = Set(view.indexPathsForVisibleItems)
            let found = screen.layout.layoutAttributesForElements(in: view.bounds) ?? []
            let expected = Set(found.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
            if shown != expected { return "shown \(shown.count) of \(expected.count) items" }
            for path in shown {
                let frame = screen.layout.layoutAttributesForItem(at: path)?.frame
                if view.cellForItem(at: path)?.frame != frame { return "\(path) is not where the layout places it" }
                guard let model = screen.layout.state.model, let item = ItemPath(path),
                    let freedom = model.freedom(of: .item(item)), let frame
                else { continue }
                let wanted = size(of: data[path.section][path.item])
                if freedom.height, frame.height != wanted.height {
                    return "\(path) is \(frame.height) high, not \(wanted.height)"
                }
                if freedom.width, frame.width != wanted.width {
                    return "\(path) is \(frame.width) wide, not \(wanted.width)"
                }
            }
            let issues = screen.issues.filter { issue in
                switch issue {
                case .groupWithoutRoom, .invalidDelegateValue: false
                default: true
                }
            }
            return issues.isEmpty ? nil : "\(issues)"
        }
    }

    /// The sections that a provider returns.
    @MainActor
    private final class SectionStore {
        var sections: [CollectionLayoutSection] = []
    }

    @Test("After any steps every cell on screen is where the layout places it, in the size that it asked for")
    func steps() {
        var failures: [String] = []
        let first = SeededGenerator.fromEnvironment(otherwise: 77).seed
        for seed in first..<first + UInt64(longTestsAreWanted ? 3000 : 60) {
            let world = World(seed: seed)
            for _ in 0..<8 {
                world.step()
                if let problem = world.problem {
                    failures.append("\(problem); repeat with FLOW_SEED=\(seed)")
                    break
                }
            }
        }
        #expect(failures.prefix(2) == [])
    }
}
