import FlowTestSupport
import Foundation
import Testing

@testable import FlowEngine

/// Copies of one model share their nodes; threads that read theirs and one that changes its own never meet.
///
/// `Tests/sanitize.sh` runs this under the thread sanitizer, which sees a meeting that changes no answer.
@Suite("Copies on several threads", .serialized)
struct ConcurrentCopiesTests {
    private static let rounds = 40

    /// Everything that a reader can ask, as a text that is the same for the same model.
    private static func answers(_ model: FlowModel) -> String {
        var elements: [FlowElement] = []
        let size = model.contentSize
        model.elements(in: FlowRect(x: 0, y: size.height / 3, width: 10_000, height: 900), into: &elements)
        let middle = model.sectionCount > 0 ? model.rowCount(in: model.sectionCount / 2) : 0
        let anchor = model.anchor(at: size.height / 2)
        return "\(size) \(model.itemCount) \(model.measuredCount) \(middle) \(String(describing: anchor)) \(elements)"
    }

    private static func run(_ bodies: [@Sendable () -> Void]) {
        // All begin at once: one that has ended before the next begins meets nobody, and no sanitizer sees a thing.
        let (ready, start, group) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchGroup())
        for body in bodies {
            group.enter()
            Thread.detachNewThread {
                ready.signal()
                start.wait()
                body()
                group.leave()
            }
        }
        for _ in bodies { ready.wait() }
        for _ in bodies { start.signal() }
        group.wait()
    }

    @Test("Two threads read while a third changes its copy", arguments: [SizePalette.whole, .arbitrary])
    func readersAndAWriter(palette: SizePalette) throws {
        var maker = EditGenerator(palette: palette, generator: SeededGenerator.fromEnvironment(otherwise: 0xC0B1E5))
        maker.itemLimit = 200
        var configuration = maker.configuration()
        configuration.axis = .vertical
        let model = try FlowModel(configuration, sections: (0..<6).map { _ in maker.content() }, shape: .small)
        let expected = Self.answers(model)
        let edits = Self.edits(of: model, by: &maker)
        let wrong = Findings()
        let reader: @Sendable () -> Void = {
            for _ in 0..<Self.rounds {
                // A copy comes and goes, so that nodes are shared, and alone again, in the middle of a change.
                let copy = model
                if Self.answers(copy) != expected { wrong.note("a reader saw another model") }
            }
        }
        Self.run([reader, reader, {
            for _ in 0..<Self.rounds / 8 {
                var copy = model
                for edit in edits { _ = try? copy.apply(edit) }
                copy.checkInvariants()
            }
        }])
        #expect(wrong.all == [])
        #expect(Self.answers(model) == expected)
    }

    @Test("Every thread changes a copy of its own, and all come to the same")
    func writers() throws {
        var maker = EditGenerator(palette: .whole, generator: SeededGenerator.fromEnvironment(otherwise: 0xC0B1E6))
        let model = try ScaleTests.model(mixedWorkload(600))
        let edits = Self.edits(of: model, by: &maker)
        var alone = model
        for edit in edits { _ = try alone.apply(edit) }
        let expected = Self.answers(alone)
        let wrong = Findings()
        Self.run((0..<3).map { _ in
            {
                for _ in 0..<Self.rounds / 8 {
                    var copy = model
                    for edit in edits { _ = try? copy.apply(edit) }
                    if Self.answers(copy) != expected { wrong.note("a writer came to another model") }
                }
            }
        })
        #expect(wrong.all == [])
    }

    @Test("A batch update is prepared and applied while others read what it starts from")
    func updates() throws {
        let model = try ScaleTests.model(mixedWorkload(600))
        let expected = Self.answers(model)
        let plan = try UpdatePlan(
            [.deleteItem(ItemPath(section: 0, item: 20)), .insertItem(ItemPath(section: 0, item: 400)),
             .moveItem(from: ItemPath(section: 0, item: 100), to: ItemPath(section: 0, item: 300))],
            before: [600], after: [600])
        let wrong = Findings()
        let reader: @Sendable () -> Void = {
            for _ in 0..<Self.rounds where Self.answers(model) != expected { wrong.note("a reader saw the update") }
        }
        Self.run([reader, reader, {
            for _ in 0..<Self.rounds {
                var copy = model
                _ = try? copy.apply(plan) { _, items in .equal(count: items.count, .good) } sections: { _ in
                    SectionContent(.each([]))
                }
                if copy.itemCount != 600 { wrong.note("the update lost items") }
            }
        }])
        #expect(wrong.all == [])
    }

    @Test("Many threads each do everything to a copy of one model, and come to what one alone comes to")
    func lives() throws {
        let model = try CopyLife.beginning()
        let expected = Self.answers(model)
        let start = SeededGenerator.fromEnvironment(otherwise: 0x11FE)
        let (wrong, found) = (Findings(), Findings())
        // Two threads of each kind, so that one drops what the other still reads, at the same place.
        Self.run((0..<8).map { thread in
            {
                do {
                    var life = CopyLife(model, seed: start.seed &+ UInt64(thread / 2))
                    try life.live()
                    found.note("\(thread / 2): \(Self.answers(life.model))")
                } catch { wrong.note("\(thread) threw \(error)") }
            }
        })
        #expect(wrong.all == [], "\(start.reminder)")
        #expect(Self.answers(model) == expected)
        model.checkInvariants()
        // One alone comes last, or it would be the one that spoils a model that is written to in two places.
        for number in 0..<4 {
            var life = CopyLife(model, seed: start.seed &+ UInt64(number))
            try life.live()
            let answers = "\(number): \(Self.answers(life.model))"
            #expect(found.all.count { $0 == answers } == 2, "\(start.reminder)")
        }
    }

    @Test("Models go from thread to thread: changed by one, copied by another, dropped by a third")
    func handedOver() throws {
        let model = try CopyLife.beginning()
        let start = SeededGenerator.fromEnvironment(otherwise: 0x4A4D)
        let wrong = Findings()
        let shelf = Shelf(Array(repeating: model, count: 3))
        Self.run((0..<6).map { thread in
            {
                var generator = SeededGenerator(seed: start.seed &+ UInt64(thread))
                for _ in 0..<6 {
                    let place = generator.below(3)
                    do {
                        // What lies there is the only one, if nobody took a copy.
                        var life = CopyLife(shelf.take(place) ?? model, seed: generator.next())
                        try life.live(steps: 4)
                        life.model.checkInvariants()
                        shelf.put(life.model, at: place)
                        guard let copy = shelf.copy(generator.below(3)) else { continue }
                        if Self.answers(copy) != Self.answers(copy) { wrong.note("a copy changed while it was read") }
                    } catch { wrong.note("\(thread) threw \(error)") }
                }
            }
        })
        #expect(wrong.all == [], "\(start.reminder)")
        for place in 0..<3 { shelf.take(place)?.checkInvariants() }
    }

    /// Edits that follow from each other, as many as a reader has rounds.
    private static func edits(of model: FlowModel, by maker: inout EditGenerator) -> [Edit] {
        var scratch = model
        var edits: [Edit] = []
        while edits.count < rounds {
            let section = maker.generator.below(max(scratch.sectionCount, 1))
            let count = section < scratch.sectionCount ? scratch.itemCount(in: section) : 0
            let edit: Edit
            switch maker.generator.below(6) {
            case 0: edit = .insertItems(maker.items(3), ItemPath(section: section, item: count / 2))
            case 1: edit = .removeItems(count / 3..<min(count / 3 + 2, count), section: section)
            case 2: edit = .setMetrics(maker.metrics(), section: section)
            case 3: edit = .setEstimateEverywhere(maker.size())
            default:
                guard count > 0 else { continue }
                edit = .setSize(maker.size(), ItemPath(section: section, item: maker.generator.below(count)), .measured)
            }
            guard section < scratch.sectionCount, (try? scratch.apply(edit)) != nil else { continue }
            edits.append(edit)
        }
        return edits
    }
}

/// What several threads found.
private final class Findings: @unchecked Sendable {
    private let lock = NSLock()
    private var found: [String] = []

    func note(_ finding: String) {
        lock.withLock { found.append(finding) }
    }

    var all: [String] { lock.withLock { found } }
}

/// Models in places; a thread takes one, or a copy.
private final class Shelf: @unchecked Sendable {
    private let lock = NSLock()
    private var models: [FlowModel?]

    init(_ models: [FlowModel]) { self.models = models }

    func take(_ place: Int) -> FlowModel? {
        lock.withLock {
            defer { models[place] = nil }
            return models[place]
        }
    }

    func put(_ model: FlowModel, at place: Int) {
        // What lies there is dropped outside of the lock, beside whatever others do.
        let old = lock.withLock {
            defer { models[place] = model }
            return models[place]
        }
        withExtendedLifetime(old) {}
    }

    func copy(_ place: Int) -> FlowModel? { lock.withLock { models[place] } }
}
