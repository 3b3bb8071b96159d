import Foundation

/// Numbers the outermost calls of `layoutIfNeeded()`, so that a loop can be seen across the passes of one call.
@MainActor
enum LayoutSession {
    /// More than a collection view's own bound by default, so that its guard is the one that ends a loop, and reports it.
    static let maximumRounds = 128
    private(set) static var number = 0
    private static var depth = 0

    static var isRunning: Bool { depth > 0 }

    static func run(_ body: () -> Void) {
        if depth == 0 { number += 1 }
        depth += 1
        defer { depth -= 1 }
        body()
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
