import Foundation
import Testing

@testable import ViewSimulator

/// What is said of a layout that does not settle, and what is not (R18.5).
@MainActor @Suite(.serialized)
struct LayoutReportTests {
    private final class Looping: View {
        var isEndless = false
        override func layoutSubviews() { if isEndless { setNeedsLayout() } }
    }

    private func diagnostics(_ body: () -> Void) -> [ConstraintDiagnostic] {
        var found: [ConstraintDiagnostic] = []
        ConstraintDiagnostic.handler = { found.append($0) }
        defer { ConstraintDiagnostic.handler = nil }
        body()
        return found
    }

    @Test("R18.5: of calls of one kind, what a view asks for itself says more than what another asks of it")
    func ownCalls() {
        final class Outer: View {
            override func layoutSubviews() { subviews.first?.setNeedsLayout() }
        }
        final class Inner: View {
            override func layoutSubviews() {
                superview?.setNeedsLayout()
                setNeedsLayout()
            }
        }
        let root = View(), outer = Outer(), inner = Inner()
        root.addSubview(outer)
        outer.addSubview(inner)
        let found = diagnostics { root.layoutIfNeeded() }
        #expect(found.map(\.view) == ["View › Outer › Inner"])
    }

    /// Reports its own loop, as a collection view does.
    private final class Ender: View {
        var reports = true
        var isEndless = true
        override func layoutSubviews() {
            if reports { LayoutSession.noteReportedLoop(of: self) }
            if isEndless { setNeedsLayout() }
        }
    }

    @Test("R18.5: a view that reported its own loop is not named again, nor what is in it, and only in that layout")
    func enders() {
        let root = View(), ender = Ender(), inner = Looping(frame: .zero), other = Looping(frame: .zero)
        root.addSubview(ender)
        ender.addSubview(inner)
        root.addSubview(other)
        #expect(diagnostics { root.layoutIfNeeded() }.isEmpty)
        // What loops in it is its own affair.
        (ender.isEndless, inner.isEndless) = (false, true)
        for view in [ender, inner] { view.setNeedsLayout() }
        #expect(diagnostics { root.layoutIfNeeded() }.isEmpty)
        // What loops beside it is not.
        (inner.isEndless, other.isEndless) = (false, true)
        for view in [ender, other] { view.setNeedsLayout() }
        #expect(diagnostics { root.layoutIfNeeded() }.count == 1)
        // The next layout knows nothing of it, nor of what was said outside a layout.
        (other.isEndless, ender.isEndless, ender.reports) = (false, true, false)
        root.layoutIfNeeded()
        LayoutSession.noteReportedLoop(of: ender)
        ender.setNeedsLayout()
        #expect(diagnostics { root.layoutIfNeeded() }.count == 1)
    }
}
