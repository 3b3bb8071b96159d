import Foundation
import Testing

@testable import ViewSimulator

/// Diagnostics tell what is, and each thing once for as long as it is.
@MainActor @Suite("What is said of constraints", .serialized)
struct ToldDiagnosticsTests {
    private let root = View(frame: rect(0, 0, 200, 200))
    private let child = View(frame: .zero)

    init() {
        child.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(child)
    }

    private final class Received {
        var kinds: [ConstraintDiagnostic.Kind] = []
    }

    private func received(_ body: () -> Void) -> [ConstraintDiagnostic.Kind] {
        let received = Received()
        ConstraintDiagnostic.handler = { received.kinds.append($0.kind) }
        defer { ConstraintDiagnostic.handler = nil }
        body()
        return received.kinds
    }

    @Test("A constant that was too large and is not any more is no fault")
    func constants() {
        let width = child.widthAnchor.constraint(equalToConstant: 20)
        let place = child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 1e300)
        LayoutConstraint.activate([
            width, place, child.topAnchor.constraint(equalTo: root.topAnchor),
            child.heightAnchor.constraint(equalToConstant: 20),
        ])
        let first = received { root.layoutIfNeeded() }
        #expect(first.count == 1)
        #expect(root.constraintDiagnostics().count == 1)
        place.constant = -5
        #expect(root.constraintDiagnostics() == [])
        #expect(received { root.layoutIfNeeded() } == [])
        place.constant = 1e299
        let again = received { root.layoutIfNeeded() }
        guard case .constantCut(_, let given, _)? = again.first else {
            Issue.record("\(again)")
            return
        }
        #expect(again.count == 1)
        #expect(given == 1e299)
    }

    @Test("A contradiction is told once, at other sizes, where a size is wanted, and after other constraints changed")
    func contradictions() {
        let insets = [
            child.leftAnchor.constraint(equalTo: root.leftAnchor),
            child.rightAnchor.constraint(equalTo: root.rightAnchor),
            child.topAnchor.constraint(equalTo: root.topAnchor),
            child.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ]
        let width = child.widthAnchor.constraint(equalToConstant: 50)
        LayoutConstraint.activate(insets + [width])
        #expect(received { root.layoutIfNeeded() }.count == 1)
        let news = received {
            root.frame.size.width = 180
            root.layoutIfNeeded()
            _ = root.systemLayoutSizeFitting(
                CGSize(width: 170, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            let other = View(frame: .zero)
            other.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(other)
            LayoutConstraint.activate([
                other.leftAnchor.constraint(equalTo: root.leftAnchor),
                other.topAnchor.constraint(equalTo: root.topAnchor),
                other.widthAnchor.constraint(equalToConstant: 9), other.heightAnchor.constraint(equalToConstant: 9),
            ])
            root.layoutIfNeeded()
        }
        #expect(news == [])
    }

    @Test("A contradiction that comes back is told again, wherever it was found before", arguments: [true, false])
    func returningContradiction(isFitted: Bool) {
        let width = child.widthAnchor.constraint(equalToConstant: 50)
        LayoutConstraint.activate([
            child.leftAnchor.constraint(equalTo: root.leftAnchor),
            child.rightAnchor.constraint(equalTo: root.rightAnchor),
            child.topAnchor.constraint(equalTo: root.topAnchor),
            child.bottomAnchor.constraint(equalTo: root.bottomAnchor), width,
        ])
        #expect(received { root.layoutIfNeeded() }.count == 1)
        if isFitted {
            _ = root.systemLayoutSizeFitting(
                CGSize(width: 170, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        width.isActive = false
        #expect(received { root.layoutIfNeeded() } == [])
        width.isActive = true
        #expect(received { root.layoutIfNeeded() }.count == 1)
    }
}
