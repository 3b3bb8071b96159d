import FlowTestSupport

/// Many worlds, one after the other, each with some steps, until a number of steps is done.
@MainActor
struct Campaign {
    /// Steps of one world.
    static let stepsOfAWorld = 40

    private var generator: SeededGenerator
    private let makesLayout: () -> AttackLayout
    private(set) var tally = DoubtTally()

    init(_ generator: SeededGenerator, makesLayout: @escaping () -> AttackLayout = { AttackLayout() }) {
        self.generator = generator
        self.makesLayout = makesLayout
    }

    /// The next find, not yet made small; nil if there is none before `steps` steps are done in all.
    mutating func nextFind(steps: Int) -> Find? {
        while tally.steps < steps {
            if let find = runWorld() { return find }
        }
        return nil
    }

    private mutating func runWorld() -> Find? {
        var worlds = WorldMaker(SeededGenerator(seed: generator.next()))
        let world = worlds.world()
        var maker = StepMaker(worlds)
        var attack = Attack(world, layout: makesLayout())
        var steps: [[ReferenceAction]] = []
        var deviation = attack.layOut()
        while deviation == nil, !attack.isOver, steps.count < Campaign.stepsOfAWorld {
            let step = maker.step(attack.state)
            steps.append(step)
            deviation = attack.take(step)
        }
        tally.add(attack.tally)
        return deviation.map { Find(world: world, steps: steps, deviation: $0) }
    }
}
