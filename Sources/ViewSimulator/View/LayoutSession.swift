import Foundation

/// The outermost call of `layoutIfNeeded()` and those inside it: their sweeps are numbered and bounded (R18.5).
@MainActor
package enum LayoutSession {
    /// More than the bound of any view that is laid out and ends loops by itself, so that it is the one that does, and
    /// reports it.
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
                (restless, awaiting, enders) = ([], [], [])
                if !waiting.isEmpty { runWaiting() }
            }
        }
        body()
    }

    private static var waiting: [() -> Void] = []

    /// Runs a block once everything is laid out; at once where nothing is being laid out. It may look at views and
    /// change none.
    package static func whenDone(_ body: @escaping () -> Void) {
        if isRunning { waiting.append(body) } else { body() }
    }

    private static func runWaiting() {
        let blocks = waiting
        waiting = []
        for block in blocks { block() }
    }

    /// A view that is being laid out ends a loop by itself after so many rounds.
    package static func raiseMaximum(to rounds: Int) {
        maximumSweeps = max(maximumSweeps, rounds < Int.max - 28 ? rounds + 28 : rounds)
    }

    // MARK: Sweeps

    /// Grows with each sweep over any tree, in 64 bits: what was never swept is older than every sweep.
    struct SweepNumber {
        private var value: UInt64 = 0

        func isAtLeast(_ other: SweepNumber) -> Bool { value >= other.value }

        fileprivate mutating func advance() { value += 1 }
    }

    private static var lastSweep = SweepNumber()
    private static var callCount = 0
    /// The trees that are laid out, the outermost first: a view that is laid out may lay out others.
    private static var trees: [Running] = []
    /// Trees inside others that did not settle by themselves.
    private static var restless: Set<ObjectIdentifier> = []
    /// Trees that two sweeps did not settle inside a view that will be laid out again.
    private static var awaiting: Set<ObjectIdentifier> = []
    /// Views that ended a loop by themselves, and said so.
    private static var enders: [View] = []

    private struct Running {
        var tree: any LayoutTree
        /// Something in it asked for a layout of a view around it.
        var waits = false
    }

    /// A view asked for layout. Trees inside it that are being laid out leave what is not settled in them to that.
    static func noteNeed(of view: View) {
        guard trees.count > 1 else { return }
        for index in trees.indices where !trees[index].waits && trees[index].tree !== view {
            trees[index].waits = trees[index].tree.isInside(view)
        }
    }

    /// Something was laid out.
    static func countCall() { callCount &+= 1 }

    /// Sweeps over a tree until nothing in it needs layout, or until the bound, which is reported. A tree inside one
    /// that is being laid out may leave the rest to that, and does so where something in it asked for a layout further
    /// out, and once it did not settle: otherwise each level would multiply the sweeps. Where the view that is being
    /// laid out around it will be again, it has two sweeps, which wrapped text settles in, and one once they were too
    /// few. `isPrepared`: what the first sweep needs was done already.
    static func sweepUntilClean(_ tree: any LayoutTree, isPrepared: Bool = false) {
        let isInside = trees.contains { tree.isInside($0.tree) }
        let isAwaited = isInside && tree.isAwaitedAround
        trees.append(Running(tree: tree))
        defer { trees.removeLast() }
        var sweeps = 0
        // The witness may be another tree's, in whose last sweep this one is laid out.
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
        // The bound may have been raised since.
        if hasWitness { LayoutWitness.stop() }
    }

    /// Answers whether anything was done: what is being laid out around this cannot be.
    private static func sweep(_ tree: any LayoutTree, isPrepared: Bool) -> Bool {
        let before = callCount
        if !isPrepared { tree.prepareSweep() }
        lastSweep.advance()
        tree.sweep(lastSweep)
        return callCount != before
    }

    /// The view reported by itself that it does not settle: what is in it is not reported again.
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
