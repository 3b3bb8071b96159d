import FlowSimulator
import FlowTestSupport
import Foundation

/// Runs the view and the reference beside each other, and compares them after every step.
///
///     world ──▶ ReferenceView ── offsets of scrolls ──▶ AttackScreen ◀── world
///     step  ──▶ take, settle                            take, settle
///                    └──────────── compared ────────────────┘
///
/// A step is a turn: its actions are done one after the other, with one layout after the last. Where the reference has
/// doubts, it adopts what they are about, and everything that follows from it is compared as ever.
@MainActor
struct Attack {
    private var reference: ReferenceView
    private let screen: AttackScreen
    private var stepNumber = 0
    private(set) var tally = DoubtTally()
    /// The rules leave open what comes from here on; no step is compared any more.
    private(set) var isOver = false

    init(_ world: ReferenceWorld, layout: AttackLayout = AttackLayout()) {
        reference = ReferenceView(world)
        screen = AttackScreen(world, layout: layout)
    }

    /// What steps are made for: the reference as it is now.
    var state: ReferenceView { reference }

    /// The first deviation of a run; nil where there is none.
    static func deviation(
        in world: ReferenceWorld, after steps: [[ReferenceAction]], layout: AttackLayout = AttackLayout()
    ) -> Deviation? {
        var attack = Attack(world, layout: layout)
        if let deviation = attack.layOut() { return deviation }
        for step in steps {
            if let deviation = attack.take(step) { return deviation }
        }
        return nil
    }

    /// The first layout.
    mutating func layOut() -> Deviation? {
        let measurements = reference.takeMeasurements()
        screen.settle()
        return compare(reference.settle(), since: measurements)
    }

    mutating func take(_ step: [ReferenceAction]) -> Deviation? {
        if isOver { return nil }
        stepNumber += 1
        let measurements = reference.takeMeasurements()
        var result = ReferenceView.Settlement()
        for action in step {
            result.add(reference.take(action))
            screen.take(action, offset: reference.offset)
        }
        screen.settle()
        result.add(reference.settle())
        return compare(result, since: measurements)
    }

    // MARK: Comparing

    private mutating func compare(
        _ result: ReferenceView.Settlement, since measurements: ReferenceView.Measurements
    ) -> Deviation? {
        var doubts = result.doubts
        let answers = screen.source.takeAnswers()
        if doubts.isEmpty, let deviation = compareDecided(result, answers.map(\.id)) {
            guard isBelowAPixel else { return deviation }
            // Lengths between the pixels: which side of an edge something is on hangs on how it was rounded.
            doubts.insert(.edge)
        }
        tally.add(doubts)
        isOver = reference.isOpen(after: doubts)
        if isOver { return nil }
        if !doubts.isEmpty {
            let items = screen.items
            guard items.map(\.count) == reference.truth.counts else {
                return deviation(.adopted, "\(reference.truth.counts) items", "\(items.map(\.count))")
            }
            if let fault = reference.adopt(
                offset: screen.offset, items: items, answers: answers, since: measurements)
            {
                return deviation(.adopted, "sizes that cells said", fault)
            }
            if let broken = reference.brokenPromise {
                return deviation(.offset, "\(broken.expected)", "\(broken.actual)")
            }
        } else {
            reference.align(to: screen.offset)
        }
        if let complaint = screen.takeComplaints().first { return deviation(.complaint, "nothing", complaint) }
        if let deviation = compareGeometry() { return deviation }
        // At the viewport's edges either may have a cell for an item: the view's are those that are there.
        reference.adoptCells(Set(screen.view.indexPathsForVisibleItems.map { [$0.section, $0.item] }))
        return nil
    }

    private func compareDecided(_ result: ReferenceView.Settlement, _ asked: [Int]) -> Deviation? {
        if result.asked.sorted() != asked.sorted() {
            return deviation(.asked, names(result.asked), names(asked))
        }
        guard abs(screen.offset - reference.offset) <= reference.offsetTolerance else {
            return deviation(.offset, "\(reference.offset)", "\(screen.offset)")
        }
        return nil
    }

    private var isBelowAPixel: Bool {
        !reference.isOnGrid && abs(screen.offset - reference.offset) <= 2 * reference.pixel
    }

    private func names(_ ids: [Int]) -> String {
        "\(ids.map { id in reference.truth.path(of: id).map { "\($0.section)-\($0.item)" } ?? "gone \(id)" })"
    }

    private func compareGeometry() -> Deviation? {
        let size = ReferenceSize(screen.view.contentSize)
        guard size.isNear(reference.contentSize) else {
            return deviation(.contentSize, "\(reference.contentSize)", "\(size)")
        }
        let expected = ExpectedScreen(reference)
        for (name, frame) in expected.frames.sorted(by: { $0.key < $1.key }) {
            let actual = screen.frame(of: name)
            guard let actual, expected.holds(actual, for: name) else {
                return deviation(.frame(name), "\(frame)", actual.map { "\($0)" } ?? "nothing")
            }
        }
        for name in screen.supplementaryNames where expected.frames[name] == nil {
            return deviation(.frame(name), "nothing", "\(screen.frame(of: name).map { "\($0)" } ?? "")")
        }
        return compareViews(expected)
    }

    private func compareViews(_ expected: ExpectedScreen) -> Deviation? {
        let views = screen.views
        for (name, frames) in views.sorted(by: { $0.key < $1.key }) where frames.count != 1 {
            return deviation(.views(name), "one view", "\(frames.count) of them")
        }
        let missing = expected.certain.subtracting(views.keys)
        let extra = Set(views.keys).subtracting(expected.possible)
        guard missing.isEmpty, extra.isEmpty else {
            return deviation(.onScreen, "\(expected.certain.sorted())", "\(views.keys.sorted())")
        }
        for (name, frames) in views.sorted(by: { $0.key < $1.key }) {
            guard expected.holds(frames[0], for: name) else {
                return deviation(.viewFrame(name), expected.frames[name].map { "\($0)" } ?? "nothing", "\(frames[0])")
            }
        }
        return nil
    }

    private func deviation(_ subject: Deviation.Subject, _ expected: String, _ actual: String) -> Deviation {
        Deviation(step: stepNumber, subject: subject, expected: expected, actual: actual)
    }
}

extension ReferenceView.Settlement {
    mutating func add(_ other: ReferenceView.Settlement) {
        asked += other.asked
        doubts.formUnion(other.doubts)
    }
}
