import Foundation

/// Numbers the outermost calls of `layoutIfNeeded()`, so that a loop can be seen across the passes of one call.
@MainActor
package enum LayoutSession {
    /// More than the bound of any view that is laid out and ends loops by itself, so that it is the one that does, and
    /// reports it.
    private(set) static var maximumRounds = defaultRounds
    private static let defaultRounds = 128
    package private(set) static var number = 0
    private static var depth = 0

    package static var isRunning: Bool { depth > 0 }

    static func run(_ body: () -> Void) {
        if depth == 0 {
            number += 1
            maximumRounds = defaultRounds
        }
        depth += 1
        defer {
            depth -= 1
            if depth == 0, !waiting.isEmpty { runWaiting() }
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
        maximumRounds = max(maximumRounds, rounds < Int.max - 28 ? rounds + 28 : rounds)
    }
}
