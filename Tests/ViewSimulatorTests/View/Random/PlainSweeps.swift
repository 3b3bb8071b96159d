/// Where layouts begin and how they sweep over a tree of views (R18.4, R18.5), as plain code beside the rules: numbers
/// for views, from scratch at every question, and nothing of the library.
struct PlainSweeps {
    /// What a view does while it is laid out.
    enum Act: Hashable {
        case setNeedsLayout(Int), layOut(Int)
    }

    /// Of each view but the first, the number of its superview, which is smaller.
    let parents: [Int]
    /// By view, what it does in its next layouts.
    var scripts: [[[Act]]]
    private(set) var needs: [Bool]
    /// The views that were laid out, in order.
    private(set) var calls: [Int] = []

    private var isBusy: [Bool]
    private var sweptIn: [Int]
    private var lastSweep = 0
    /// Where the layouts that go on began, and whether something in one asked for a layout around it.
    private var running: [(start: Int, waits: Bool)] = []

    /// Where layouts began that two sweeps did not settle inside a view that will be laid out again.
    private var awaiting: Set<Int> = []

    init(parents: [Int]) {
        self.parents = parents
        let count = parents.count + 1
        scripts = Array(repeating: [], count: count)
        needs = Array(repeating: false, count: count)
        isBusy = needs
        sweptIn = Array(repeating: 0, count: count)
    }

    var count: Int { needs.count }

    func parent(_ view: Int) -> Int? { view == 0 ? nil : parents[view - 1] }

    func children(_ view: Int) -> [Int] { parents.indices.filter { parents[$0] == view }.map { $0 + 1 } }

    mutating func setNeedsLayout(_ view: Int) { needs[view] = true }

    mutating func clearCalls() { calls = [] }

    /// R18.4: from the topmost ancestor that needs layout, without a gap. What is being laid out is not begun again.
    mutating func layOut(_ view: Int) {
        var start = view
        while !isBusy[view], let above = parent(start), needs[above], !isBusy[above] { start = above }
        let isInside = running.contains { isAround($0.start, start) || $0.start == start }
        let isAwaited = isInside && isAwaited(start)
        running.append((start, false))
        defer {
            running.removeLast()
            if running.isEmpty { awaiting = [] }
        }
        var sweeps = 0
        // R18.5: sweep after sweep, until nothing needs layout or what does is left to a layout around this one.
        while isAnything(in: start) {
            if isAwaited, sweeps == 2 || sweeps == 1 && awaiting.contains(start) {
                awaiting.insert(start)
                return
            }
            sweeps += 1
            let before = calls.count
            lastSweep += 1
            sweep(start, lastSweep)
            if calls.count == before || isInside && running[running.count - 1].waits { return }
        }
    }

    private func isAround(_ outer: Int, _ view: Int) -> Bool {
        parent(view).map { $0 == outer || isAround(outer, $0) } ?? false
    }

    /// Whether the nearest view around it that is being laid out was asked for another layout meanwhile.
    private func isAwaited(_ view: Int) -> Bool {
        parent(view).map { isBusy[$0] ? needs[$0] : isAwaited($0) } ?? false
    }

    private func isAnything(in view: Int) -> Bool {
        needs[view] || children(view).contains { isAnything(in: $0) }
    }

    /// Superviews first. What asked while it was laid out waits, also where a layout inside this one did it.
    private mutating func sweep(_ view: Int, _ number: Int) {
        if needs[view], !isBusy[view], sweptIn[view] < number {
            sweptIn[view] = number
            perform(view)
        }
        for child in children(view) { sweep(child, number) }
    }

    private mutating func ask(_ view: Int) {
        needs[view] = true
        for index in running.indices where isAround(view, running[index].start) { running[index].waits = true }
    }

    private mutating func perform(_ view: Int) {
        needs[view] = false
        isBusy[view] = true
        calls.append(view)
        if !scripts[view].isEmpty {
            for act in scripts[view].removeFirst() {
                switch act {
                case .setNeedsLayout(let other): ask(other)
                case .layOut(let other): layOut(other)
                }
            }
        }
        isBusy[view] = false
    }
}
