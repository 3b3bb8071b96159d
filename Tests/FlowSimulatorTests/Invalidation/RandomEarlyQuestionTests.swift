import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

/// R18.6 at random: of two views to which the same happens, one is asked all the time, also before its first pass and
/// after it got another layout. Being asked changes nothing.
@MainActor @Suite("Views that are asked early, at random")
struct RandomEarlyQuestionTests {
    /// Two columns that are kept until the layout is invalidated, as published waterfall layouts do.
    private final class Columns: CollectionViewLayout {
        private var frames: [[CGRect]] = []

        override func prepare() {
            guard frames.isEmpty, let view = collectionView else { return }
            let width = view.bounds.width / 2
            var y: CGFloat = 0
            for section in 0..<view.numberOfSections {
                let count = view.numberOfItems(inSection: section)
                frames.append((0..<count).map { rect(CGFloat($0 % 2) * width, y + CGFloat($0 / 2) * 50, width, 50) })
                y += CGFloat((count + 1) / 2) * 50
            }
        }

        override var collectionViewContentSize: CGSize {
            prepare()
            return size(collectionView?.bounds.width ?? 0, frames.joined().map(\.maxY).max() ?? 0)
        }

        override func layoutAttributesForItem(at path: IndexPath) -> CollectionViewLayoutAttributes? {
            prepare()
            guard frames.indices.contains(path.section), frames[path.section].indices.contains(path.item) else {
                return nil
            }
            let attributes = CollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = frames[path.section][path.item]
            return attributes
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
            prepare()
            return frames.indices.flatMap { section in
                frames[section].indices.filter { frames[section][$0].intersects(rect) }
                    .compactMap { layoutAttributesForItem(at: path(section, $0)) }
            }
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            newBounds.size != collectionView?.bounds.size
        }

        override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
            super.invalidateLayout(with: context)
            frames = []
        }
    }

    private enum Kind: CaseIterable { case grid, delegate, estimate, columns }

    private enum Step: Hashable {
        case width(CGFloat), height(CGFloat), otherLayout(Int), reload, offset(CGFloat), counts([Int]), settle
    }

    @MainActor
    private final class Twin {
        let screen: TestScreen
        let delegate = ClosureDelegate {
            let kind = CGFloat($0.item % 3)
            return size(60 + kind * 25, 20 + kind * 10)
        }

        init(_ counts: [Int], _ kind: Kind, width: CGFloat) {
            screen = TestScreen(width, 300, counts: counts, layout: Twin.layout(kind)) { [unowned delegate] path, _ in
                _ = delegate
                return size(100, 30 + CGFloat(path.item % 4) * 13)
            }
            delegate.header = { size(0, CGFloat($0) * 15) }
            screen.view.delegate = kind == .delegate ? delegate : nil
        }

        static func layout(_ kind: Kind) -> CollectionViewLayout {
            let flow = CollectionViewFlowLayout()
            flow.itemSize = size(90, 40)
            flow.headerReferenceSize = size(0, 25)
            switch kind {
            case .grid, .delegate: return flow
            case .estimate:
                flow.estimatedItemSize = size(100, 44)
                return flow
            case .columns: return Columns()
            }
        }

        func take(_ step: Step) {
            let view = screen.view
            switch step {
            case .width(let width): view.frame.size.width = width
            case .height(let height): view.frame.size.height = height
            case .otherLayout(let kind):
                view.delegate = Kind.allCases[kind] == .delegate ? delegate : nil
                view.collectionViewLayout = Twin.layout(Kind.allCases[kind])
            case .reload: view.reloadData()
            case .offset(let offset): view.contentOffset.y = offset
            case .counts(let counts):
                screen.source.counts = counts
                view.reloadData()
            case .settle: screen.settle()
            }
        }

        /// Anything that may be asked at any time.
        func ask(_ question: Int) {
            let (view, layout) = (screen.view, screen.view.collectionViewLayout)
            switch question {
            case 0: _ = layout.collectionViewContentSize
            case 1: _ = layout.layoutAttributesForElements(in: rect(0, 0, 1000, 1000))
            case 2: _ = layout.layoutAttributesForItem(at: path(0, 0))
            case 3: _ = (view.numberOfSections, view.indexPathsForVisibleItems)
            case 4: _ = view.layoutAttributesForItem(at: path(0, 0))
            case 5: _ = view.indexPathForItem(at: CGPoint(x: 10, y: 60))
            default: _ = view.contentSize
            }
        }

        var picture: [String] {
            let view = screen.view
            let items = screen.source.counts.indices.flatMap { section in
                (0..<screen.source.counts[section]).map { "\(section)-\($0) \(frame(section, $0))" }
            }
            let cells = view.indexPathsForVisibleItems.sorted()
                .map { "cell \($0) \(view.cellForItem(at: $0)?.frame ?? .zero)" }
            return ["content \(view.contentSize)", "offset \(view.contentOffset)"] + items + cells
        }

        private func frame(_ section: Int, _ item: Int) -> CGRect {
            screen.view.layoutAttributesForItem(at: path(section, item))?.frame ?? .null
        }
    }

    private func step(_ random: inout SeededGenerator) -> Step {
        switch random.below(10) {
        case 0...2: .width(random.pick([0, 120, 200, 320, 375, 600]))
        case 3: .height(random.pick([0, 150, 300, 500]))
        case 4: .otherLayout(random.below(Kind.allCases.count))
        case 5: .reload
        case 6: .offset(CGFloat(random.below(200)))
        case 7: .counts((0..<random.within(1...3)).map { _ in random.below(9) })
        default: .settle
        }
    }

    private struct History {
        var counts: [Int]
        var kind: Kind
        var width: CGFloat
        /// Each step, and the questions after it.
        var steps: [(step: Step, questions: [Int])]

        /// What differs after a pass, of the view that was asked and the one that was not.
        @MainActor
        var difference: [String]? {
            let (asked, other) = (Twin(counts, kind, width: width), Twin(counts, kind, width: width))
            for (step, questions) in steps {
                asked.take(step)
                other.take(step)
                for question in questions { asked.ask(question) }
                guard step == .settle else { continue }
                let (found, wanted) = (asked.picture, other.picture)
                if found != wanted {
                    return zip(found, wanted).filter { $0 != $1 }.prefix(4).map { "\($0) instead of \($1)" }
                }
            }
            return nil
        }

        /// The same with fewer steps and questions, as long as anything differs.
        @MainActor
        var smallest: History {
            var small = self
            var index = 0
            while index < small.steps.count {
                var other = small
                other.steps.remove(at: index)
                if other.difference == nil { index += 1 } else { small = other }
            }
            for index in small.steps.indices {
                for question in small.steps[index].questions {
                    var other = small
                    other.steps[index].questions.removeAll { $0 == question }
                    if other.difference != nil { small = other }
                }
            }
            return small
        }
    }

    @Test("R18.6: a view that was asked is laid out as one that was not, whatever happened in between")
    func askedAndNot() {
        var seeds = SeededGenerator.fromEnvironment(otherwise: 186)
        let reminder = seeds.reminder
        for _ in 0..<(longTestsAreWanted ? 20_000 : 150) {
            var random = SeededGenerator(seed: seeds.next())
            let history = History(
                counts: (0..<random.within(1...3)).map { _ in random.below(9) }, kind: random.pick(Kind.allCases),
                width: random.pick([0, 320]),
                steps: (0..<10).map { _ in (step(&random), (0..<random.below(3)).map { _ in random.below(7) }) })
            guard history.difference != nil else { continue }
            let small = history.smallest
            Issue.record("\(small.difference ?? []) in \(small); \(reminder)")
            return
        }
    }
}
