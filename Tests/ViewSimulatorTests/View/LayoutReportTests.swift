import Foundation
import Testing

@testable import ViewSimulator

/// What is said of a layout that does not settle, and what is not (R18.5).
@MainActor @Suite(.serialized)
struct LayoutReportTests {
    private func diagnostics(_ body: () -> Void) -> [ConstraintDiagnostic] {
        var found: [ConstraintDiagnostic] = []
        ConstraintDiagnostic.handler = { found.append($0) }
        defer { ConstraintDiagnostic.handler = nil }
        body()
        return found
    }

    @Test("R18.5: of calls of one kind, what a view asks for itself says more than what another asks of it")
    func ownCalls() {
        let root = View(), outer = ActingView(), inner = ActingView()
        (outer.accessibilityIdentifier, inner.accessibilityIdentifier) = ("outer", "inner")
        outer.whenLaidOut = { $0.subviews.first?.setNeedsLayout() }
        inner.whenLaidOut = {
            $0.superview?.setNeedsLayout()
            $0.setNeedsLayout()
        }
        root.addSubview(outer)
        outer.addSubview(inner)
        let found = diagnostics { root.layoutIfNeeded() }
        #expect(found.map(\.view) == ["View › outer › inner"])
    }

    @Test("R18.5: a view that reported its own loop is not named again, nor what is in it, and only in that layout")
    func enders() {
        let root = View(), ender = ActingView(), inner = ActingView(), other = ActingView()
        let endless: (ActingView) -> Void = { $0.setNeedsLayout() }
        // As a collection view reports its own loop.
        let reporting: (ActingView) -> Void = { LayoutSession.noteReportedLoop(of: $0) }
        ender.whenLaidOut = {
            reporting($0)
            endless($0)
        }
        root.addSubview(ender)
        ender.addSubview(inner)
        root.addSubview(other)
        #expect(diagnostics { root.layoutIfNeeded() }.isEmpty)
        // What loops in it is its own affair.
        (ender.whenLaidOut, inner.whenLaidOut) = (reporting, endless)
        for view in [ender, inner] { view.setNeedsLayout() }
        #expect(diagnostics { root.layoutIfNeeded() }.isEmpty)
        // What loops beside it is not.
        (inner.whenLaidOut, other.whenLaidOut) = (nil, endless)
        for view in [ender, other] { view.setNeedsLayout() }
        #expect(diagnostics { root.layoutIfNeeded() }.count == 1)
        // The next layout knows nothing of it, nor of what was said outside a layout.
        (other.whenLaidOut, ender.whenLaidOut) = (nil, endless)
        root.layoutIfNeeded()
        LayoutSession.noteReportedLoop(of: ender)
        ender.setNeedsLayout()
        #expect(diagnostics { root.layoutIfNeeded() }.count == 1)
    }
}
