import Foundation

/// Numbers the outermost calls of `layoutIfNeeded()`, so that a loop can be seen across the passes of one call.
@MainActor
enum LayoutSession {
    /// More than the bound of any collection view that is laid out, so that its guard is the one that ends a loop, and
    /// reports it.
    private(set) static var maximumRounds = defaultRounds
    private static let defaultRounds = 128
    private(set) static var number = 0
    private static var depth = 0

    static var isRunning: Bool { depth > 0 }

    static func run(_ body: () -> Void) {
        if depth == 0 {
            number += 1
            maximumRounds = defaultRounds
        }
        depth += 1
        defer { depth -= 1 }
        body()
    }

    /// A view that is being laid out ends a loop by itself after so many rounds.
    static func raiseMaximum(to rounds: Int) {
        maximumRounds = max(maximumRounds, rounds < Int.max - 28 ? rounds + 28 : rounds)
    }
}
