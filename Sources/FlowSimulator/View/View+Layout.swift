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
    static func makeRoom(forRounds rounds: Int) {
        maximumRounds = max(maximumRounds, rounds < Int.max - 28 ? rounds + 28 : rounds)
    }
}

extension View {
    func layOutTree() {
        guard needsOwnLayout || needsDescendantLayout else { return }
        LayoutSession.run {
            var rounds = 0
            while needsOwnLayout || needsDescendantLayout, rounds < LayoutSession.maximumRounds {
                rounds += 1
                layOutOnce()
            }
        }
    }

    private func layOutOnce() {
        if needsOwnLayout {
            needsOwnLayout = false
            layoutSubviews()
        }
        guard needsDescendantLayout else { return }
        needsDescendantLayout = false
        for view in subviews where view.needsOwnLayout || view.needsDescendantLayout {
            view.layoutIfNeeded()
        }
    }

    /// Marks the way up, so that a layout that starts at an ancestor finds the way down.
    func noteDescendantNeedsLayout() {
        var view: View? = self
        while let current = view, !current.needsDescendantLayout {
            current.needsDescendantLayout = true
            view = current.parent
        }
    }
}
