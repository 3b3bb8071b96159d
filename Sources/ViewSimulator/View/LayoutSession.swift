/// The outermost call of `layoutIfNeeded()`, with the calls inside it. Each call makes sweeps. A sweep lays out every
/// view that needs layout, each view one time. The sweeps are numbered and limited (R18.5).
@MainActor
package enum LayoutSession {
    /// The largest number of sweeps over a tree in one layout. Some views, for example collection views, detect an
    /// endless layout after fewer rounds. These views end and report the layout themselves.
    private static var maximumSweeps = defaultSweeps
    private static let defaultSweeps = 128
    package private(set) static var number = 0
    private static var depth = 0

    package static var isRunning: Bool { depth > 0 }

    static func run(_ body: () -> Void) {
        if depth == 0 {
            number += 1
            maximumSweeps = defaultSweeps
        }
        depth += 1
        defer {
            depth -= 1
            if depth == 0 {
                restless = []
                awaiting = []
                enders = []
                if !waiting.isEmpty { runWaiting() }
            }
        }
        body()
    }

    private static var waiting: [() -> Void] = []

    /// Runs a block after the outermost layout, or at once if no layout is running. The block may read views but not
    /// change them.
    package static func whenDone(_ body: @escaping () -> Void) {
        if isRunning { waiting.append(body) } else { body() }
    }

    private static func runWaiting() {
        let blocks = waiting
        waiting = []
        for block in blocks { block() }
    }

    /// Makes the limit of sweeps greater than `rounds`. A view that detects endless layouts itself calls this method
    /// with its own limit. Therefore the view's report comes first.
    package static func raiseMaximum(to rounds: Int) {
        maximumSweeps = max(maximumSweeps, rounds < Int.max - 28 ? rounds + 28 : rounds)
    }

    // MARK: Sweeps

    /// The number of a sweep over a tree. A sweep lays out, one time, each view that needs layout. The number has 64
    /// bits, and increases with each sweep over any tree. The initial value is smaller than the number of every sweep.
    struct SweepNumber {
        private var value: UInt64 = 0

        func isAtLeast(_ other: SweepNumber) -> Bool { value >= other.value }

        fileprivate mutating func advance() { value += 1 }
    }

    private static var lastSweep = SweepNumber()
    private static var callCount = 0
    /// The trees whose layouts are running, the outermost tree first. There may be several trees, because the layout of
    /// a view may lay out other views.
    private static var trees: [Running] = []
    /// The trees that still needed layout after the largest number of sweeps. A later call in the same session makes
    /// only one sweep over such a tree.
    private static var restless: Set<ObjectIdentifier> = []
    /// The trees that still needed layout when their layout stopped after two sweeps. It stopped because an enclosing
    /// layout will be repeated, which lays out these trees again. A later call within such an enclosing layout makes
    /// only one sweep over each of these trees.
    private static var awaiting: Set<ObjectIdentifier> = []
    /// The views that have ended their own endless layouts and have reported them.
    private static var enders: [View] = []

    private struct Running {
        var tree: any LayoutTree
        /// Whether the rest of the tree is left to a later layout. True if layout was requested for a view that
        /// contains the tree: that layout lays out the rest. Until then, no further sweep over the tree is made.
        var waits = false
    }

    /// Called when layout of a view is requested. If a tree inside the view is being laid out, the sweeps over this
    /// tree stop. The requested layout lays out the rest of the tree.
    static func noteNeed(of view: View) {
        guard trees.count > 1 else { return }
        for index in trees.indices where !trees[index].waits && trees[index].tree !== view {
            trees[index].waits = trees[index].tree.isInside(view)
        }
    }

    /// Records that a view or layer was laid out.
    static func countCall() { callCount &+= 1 }

    /// Makes sweeps over a tree until no view in the tree needs layout. At the limit of sweeps, reports an endless
    /// layout and stops. `isPrepared` is true if the first sweep is already prepared.
    ///
    /// A tree within one whose layout is running may leave the rest to that layout, and does so if a view in it
    /// requested layout further out, or after it once did not settle: otherwise each level would multiply the sweeps.
    /// If the view around it whose layout is running will be laid out again, it gets two sweeps, in which wrapped text
    /// settles, and one after two were too few.
    static func sweepUntilClean(_ tree: any LayoutTree, isPrepared: Bool = false) {
        let isInside = trees.contains { tree.isInside($0.tree) }
        let isAwaited = isInside && tree.isAwaitedAround
        trees.append(Running(tree: tree))
        defer { trees.removeLast() }
        var sweeps = 0
        // Another tree may have the witness, if this one is laid out in that tree's last sweep.
        var hasWitness = false
        while tree.needsLayoutInTree {
            guard sweeps < maximumSweeps, sweeps == 0 || !restless.contains(ObjectIdentifier(tree)) else {
                restless.insert(ObjectIdentifier(tree))
                if hasWitness { report(after: sweeps) }
                return
            }
            if isAwaited, sweeps == 2 || sweeps == 1 && awaiting.contains(ObjectIdentifier(tree)) {
                awaiting.insert(ObjectIdentifier(tree))
                break
            }
            sweeps += 1
            if sweeps == maximumSweeps, !isInside, hasWitness || !LayoutWitness.isWatching {
                hasWitness = true
                LayoutWitness.start()
            }
            let isFirst = sweeps == 1
            guard sweep(tree, isPrepared: isFirst && isPrepared) || isFirst && isPrepared else { break }
            if isInside, trees[trees.count - 1].waits { break }
        }
        // The limit may have been raised since.
        if hasWitness { LayoutWitness.stop() }
    }

    /// Makes a sweep over a tree. Returns whether a view or layer was laid out. The result is false if all views that
    /// need layout are already being laid out.
    private static func sweep(_ tree: any LayoutTree, isPrepared: Bool) -> Bool {
        let before = callCount
        if !isPrepared { tree.prepareSweep() }
        lastSweep.advance()
        tree.sweep(lastSweep)
        return callCount != before
    }

    /// Records that a view has reported its own endless layout. Endless layouts of views inside this view are not
    /// reported afterwards.
    package static func noteReportedLoop(of view: View) {
        if isRunning { enders.append(view) }
    }

    private static func report(after sweeps: Int) {
        guard let finding = LayoutWitness.stop() else { return }
        let view = finding.view
        if let view, enders.contains(where: { view.isDescendant(of: $0) }) { return }
        let diagnostic = ConstraintDiagnostic(
            view: finding.name, kind: .endlessLayout(sweeps: sweeps, calls: finding.calls))
        if let view { view.report(diagnostic) } else { ConstraintDiagnostic.report(diagnostic) }
    }
}
