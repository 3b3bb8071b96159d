import FlowEngine
import FlowTestSupport
import Testing

@testable import CompositionalSimulator

/// Random trees of groups, measured, forgotten, scrolled and updated in random order.
@MainActor
struct ModelLawTests {
    private static let everything = FlowRect(x: -1e6, y: -1e6, width: 2e6, height: 1e7)

    /// Runs `check` after steps in many worlds.
    private func run(_ worlds: Int, steps: Int, _ check: (inout ModelWorld, UInt64) -> Void) {
        let first = SeededGenerator.fromEnvironment(otherwise: 20_261_130).seed
        for seed in first..<first + UInt64(longTestsAreWanted ? worlds * 50 : worlds) {
            var world = ModelWorld(seed: seed)
            check(&world, seed)
            for _ in 0..<steps {
                world.step()
                check(&world, seed)
            }
        }
    }

    @Test("Every item is where the plain reference places it")
    func everyItemIsWhereThePlainReferencePlacesIt() {
        var failures: [String] = []
        run(120, steps: 12) { world, seed in
            let expected = world.reference.layOut()
            let pixel = world.reference.pixelsPerPoint > 0 ? 1 / world.reference.pixelsPerPoint : 0
            for (path, frame) in expected.items {
                let item = ItemPath(section: path[0], item: path[1])
                guard let found = world.model.element(ofItem: item)?.frame else {
                    failures.append("\(path) has no place; repeat with FLOW_SEED=\(seed)")
                    continue
                }
                let differences = [
                    found.x - frame.x, found.y - frame.y, found.width - frame.width, found.height - frame.height,
                ]
                // A sum in another order may be rounded to the next pixel.
                if differences.contains(where: { abs($0) > pixel + 1e-6 }) {
                    failures.append("\(path) is \(found), not \(frame); repeat with FLOW_SEED=\(seed)")
                }
            }
            if abs(world.model.contentSize.height - expected.length) > 1e-6 {
                failures.append(
                    "the content is \(world.model.contentSize.height) long, not \(expected.length): FLOW_SEED=\(seed)")
            }
        }
        #expect(failures.prefix(2) == [])
    }

    @Test("Headers and footers are where the plain reference places them")
    func headersAndFootersAreWhereThePlainReferencePlacesThem() {
        var failures: [String] = []
        run(60, steps: 8) { world, seed in
            let expected = world.reference.layOut()
            let pixel = world.reference.pixelsPerPoint > 0 ? 1 / world.reference.pixelsPerPoint : 0
            for (kind, frames) in [("header", expected.headers), ("footer", expected.footers)] {
                for (section, frame) in frames {
                    let found = world.model.element(
                        ofKind: kind, at: IndexPath(item: 0, section: section), visible: nil)
                    let place = found?.frame ?? FlowRect(x: 0, y: 0, width: -1, height: -1)
                    let differences = [
                        place.x - frame.x, place.y - frame.y, place.width - frame.width, place.height - frame.height,
                    ]
                    if differences.contains(where: { abs($0) > pixel + 1e-6 }) {
                        failures.append("\(kind) \(section) is \(place), not \(frame); repeat with FLOW_SEED=\(seed)")
                    }
                }
            }
        }
        #expect(failures.prefix(2) == [])
    }

    @Test("A changed model is the model that is made anew")
    func aChangedModelIsTheModelThatIsMadeAnew() {
        var failures: [String] = []
        run(120, steps: 12) { world, seed in
            let fresh = world.fresh()
            let (changed, made) = (world.model, fresh)
            let one = changed.elements(in: ModelLawTests.everything, visible: nil)
            let other = made.elements(in: ModelLawTests.everything, visible: nil)
            let isSame =
                one.count == other.count && zip(one, other).allSatisfy { $0.key == $1.key && $0.frame == $1.frame }
            if !isSame || changed.contentSize != made.contentSize {
                let pair = zip(one, other).first { $0.key != $1.key || $0.frame != $1.frame }
                failures.append("\(pair.map { "\($0.0) and \($0.1)" } ?? "counts"); repeat with FLOW_SEED=\(seed)")
            }
            changed.groups.checkInvariants()
            changed.sizes.checkInvariants()
        }
        #expect(failures.prefix(2) == [])
    }

    @Test("A query finds what overlaps the rectangle")
    func aQueryFindsWhatOverlapsTheRectangle() {
        var failures: [String] = []
        run(80, steps: 6) { world, seed in
            let all = world.model.elements(in: ModelLawTests.everything, visible: nil)
            var generator = SeededGenerator(seed: seed &+ UInt64(all.count))
            for _ in 0..<8 {
                let rect = FlowRect(
                    x: generator.pick([0, -20, 100]), y: Double(generator.below(900)),
                    width: generator.pick([375, 50]), height: generator.pick([1, 80, 600]))
                let expected = all.filter { $0.frame.intersects(rect) }
                let found = world.model.elements(in: rect, visible: nil).map(\.key)
                if found == expected.map(\.key) { continue }
                let missing = expected.filter { !found.contains($0.key) }
                failures.append("\(rect) lacks \(missing); repeat with FLOW_SEED=\(seed)")
            }
        }
        #expect(failures.prefix(2) == [])
    }
}
