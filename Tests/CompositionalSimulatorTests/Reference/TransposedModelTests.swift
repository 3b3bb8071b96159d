import FlowEngine
import FlowTestSupport
import Testing

@testable import CompositionalSimulator

/// A layout that scrolls horizontally is the transposed layout that scrolls vertically.
@MainActor
struct TransposedModelTests {
    private func model(_ sections: [ReferenceComposition.Section], isTransposed: Bool) -> CompositionalModel {
        let size = isTransposed ? FlowSize(width: 600, height: 375) : FlowSize(width: 375, height: 600)
        let geometry = LayoutGeometry(
            size: size, axis: isTransposed ? .horizontal : .vertical, rounding: LayoutRounding(scale: 2),
            traits: .current)
        let plans = sections.map { section in
            let described = isTransposed ? section.transposed : section
            return SectionPlan(layoutSection(described, isTransposed: isTransposed), in: geometry)
        }
        return CompositionalModel(plans, counts: sections.map(\.count), in: geometry, sectionSpacing: 7)
    }

    @Test("A horizontal layout is the transposed vertical one, also after measuring, and in every rectangle")
    func transposed() {
        var failures: [String] = []
        let first = SeededGenerator.fromEnvironment(otherwise: 31).seed
        for seed in first..<first + UInt64(longTestsAreWanted ? 5000 : 150) {
            var generator = SeededGenerator(seed: seed)
            let sections = (0..<generator.within(1...3)).map { _ in generator.section() }
            var vertical = model(sections, isTransposed: false)
            var horizontal = model(sections, isTransposed: true)
            for _ in 0..<6 {
                let section = generator.below(sections.count)
                guard sections[section].count > 0 else { continue }
                let path = ItemPath(section: section, item: generator.below(sections[section].count))
                let size = FlowSize(width: generator.pick([30, 75, 130]), height: generator.pick([20, 61.5, 150]))
                guard let freedom = vertical.freedom(of: .item(path)), freedom.width || freedom.height else { continue }
                vertical.setSize(size, of: path)
                horizontal.setSize(FlowSize(width: size.height, height: size.width), of: path)
            }
            for y in [-1e6, 100] {
                let length = y < 0 ? 1e7 : 300
                let one = vertical.elements(in: FlowRect(x: -1e6, y: y, width: 2e6, height: length), visible: nil)
                let other = horizontal.elements(in: FlowRect(x: y, y: -1e6, width: length, height: 2e6), visible: nil)
                let expected = one.map {
                    FlowRect(x: $0.frame.y, y: $0.frame.x, width: $0.frame.height, height: $0.frame.width)
                }
                if one.map(\.key) != other.map(\.key) || expected != other.map(\.frame) {
                    let pair = zip(one, other).first { $0.key != $1.key || $0.frame.x != $1.frame.y }
                    failures.append("\(pair.map { "\($0)" } ?? "counts"); repeat with FLOW_SEED=\(seed)")
                }
            }
        }
        #expect(failures.prefix(2) == [])
    }
}

extension ReferenceComposition.Section {
    /// The section with its axes exchanged.
    fileprivate var transposed: ReferenceComposition.Section {
        var result = self
        result.group = group.transposed
        result.padding = padding.transposed
        return result
    }
}

extension ReferencePadding {
    fileprivate var transposed: ReferencePadding { ReferencePadding(left, top, right, bottom) }
}

extension ReferenceLength {
    fileprivate var transposed: ReferenceLength {
        switch self {
        case .ofWidth(let part): .ofHeight(part)
        case .ofHeight(let part): .ofWidth(part)
        case .points, .estimated: self
        }
    }
}

extension ReferenceNode {
    fileprivate var transposed: ReferenceNode {
        var result = ReferenceNode(height.transposed, width.transposed)
        result.padding = padding.transposed
        result.margins = margins.transposed
        if var group {
            group.isColumn.toggle()
            group.children = group.children.map(\.transposed)
            result.group = group
        }
        return result
    }
}
