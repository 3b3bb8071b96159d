import FlowTesting
import Foundation
import Testing

@testable import ViewSimulator

@MainActor @Suite("Questions about a layout by constraints", .ownEnvironment)
struct ConstraintQuestionTests {
    private let outer = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

    /// A content of a size.
    final class Box: View {
        var size = CGSize(width: 80, height: 20)
        override var intrinsicContentSize: CGSize { size }
    }

    private func box(_ size: CGSize = CGSize(width: 80, height: 20)) -> Box {
        let box = Box(frame: .zero)
        box.size = size
        box.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(box)
        return box
    }

    @Test("Two contents that hug equally leave a choice, one that hugs more takes it away")
    func ambiguity() {
        let (one, other) = (box(), box(CGSize(width: 60, height: 20)))
        LayoutConstraint.activate([
            one.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
            other.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 10),
            other.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -10),
            one.topAnchor.constraint(equalTo: outer.topAnchor), other.topAnchor.constraint(equalTo: outer.topAnchor),
        ])
        #expect(one.hasAmbiguousLayout)
        #expect(other.hasAmbiguousLayout)
        outer.layoutIfNeeded()
        #expect((one.frame.size.width, other.frame.size.width) == (80, 190))
        other.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
        #expect(!one.hasAmbiguousLayout)
        #expect(!other.hasAmbiguousLayout)
        outer.layoutIfNeeded()
        #expect((one.frame.size.width, other.frame.size.width) == (210, 60))
    }

    @Test("A view without a place is ambiguous; one that no constraint concerns, or with a frame of its own, is not")
    func places() {
        let floating = box()
        floating.widthAnchor.constraint(equalToConstant: 5).isActive = true
        let fixed = View(frame: .zero)
        outer.addSubview(fixed)
        #expect(floating.hasAmbiguousLayout)
        #expect(!fixed.hasAmbiguousLayout)
        #expect(!outer.hasAmbiguousLayout)
    }

    @Test("The constraints that a frame depends on are those that are connected with it, on the axis asked for")
    func affecting() {
        let (one, other, alone) = (box(), box(), box())
        let leading = one.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
        let gap = other.leadingAnchor.constraint(equalTo: one.trailingAnchor)
        let top = other.topAnchor.constraint(equalTo: outer.topAnchor)
        let width = alone.widthAnchor.constraint(equalToConstant: 4)
        LayoutConstraint.activate([leading, gap, top, width])
        #expect(other.constraintsAffectingLayout(for: .horizontal) == [leading, gap])
        #expect(other.constraintsAffectingLayout(for: .vertical) == [top])
        #expect(alone.constraintsAffectingLayout(for: .horizontal) == [width])
        #expect(alone.constraintsAffectingLayout(for: .vertical) == [])
        #expect(outer.constraintsAffectingLayout(for: .vertical) == [])
    }

    @Test("Texts whose heights are thirds leave no choice in the size that fits them")
    func thirds() {
        let cell = View(frame: .zero)
        cell.overrideTraitCollection = TraitCollection(displayScale: 3)
        var above = cell.topAnchor
        for size in [12, 16, 14] as [CGFloat] {
            let label = Label(frame: .zero)
            (label.text, label.font) = ("字", .systemFont(ofSize: size))
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.addSubview(label)
            label.topAnchor.constraint(equalTo: above).isActive = true
            label.leadingAnchor.constraint(equalTo: cell.leadingAnchor).isActive = true
            above = label.bottomAnchor
        }
        cell.bottomAnchor.constraint(equalTo: above).isActive = true
        cell.frame.size = cell.systemLayoutSizeFitting(CGSize(width: 100, height: 0))
        #expect(cell.constraintDiagnostics().isEmpty)
    }

    @Test("A contradiction lists constraints in the order of activation, whoever holds them, and leaves out the last")
    func orderOfActivation() throws {
        let view = box()
        let (outer, inner) = (
            view.bottomAnchor.constraint(equalTo: outer.bottomAnchor), view.heightAnchor.constraint(equalToConstant: 20)
        )
        let top = view.topAnchor.constraint(equalTo: self.outer.topAnchor)
        ConstraintDiagnostic.handler = { _ in }
        for order in [[inner, top, outer], [outer, top, inner]] {
            for constraint in order { constraint.isActive = true }
            self.outer.layoutIfNeeded()
            let conflict = try #require(self.outer.ownConstraintState?.engine?.conflicts.first)
            #expect(conflict.constraints == order)
            #expect(conflict.broken === order.last)
            LayoutConstraint.deactivate(order)
        }
    }

    @Test("An alignment rectangle is the frame inside its insets, and back")
    func alignmentRect() {
        final class Badge: View {
            override var alignmentRectInsets: EdgeInsets { EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        }
        let badge = Badge(frame: .zero)
        let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        let rect = badge.alignmentRect(forFrame: frame)
        #expect(rect == CGRect(x: 12, y: 21, width: 24, height: 36))
        #expect(badge.frame(forAlignmentRect: rect) == frame)
    }

    @Test("A view that names another for its baselines stands on that one's")
    func baselines() {
        final class Named: View {
            let label = Label(frame: .zero)
            override var forFirstBaselineLayout: View { label }
            override var forLastBaselineLayout: View { label }
        }
        let named = Named(frame: .zero)
        named.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(named)
        named.label.text = "a"
        named.label.translatesAutoresizingMaskIntoConstraints = false
        named.addSubview(named.label)
        LayoutConstraint.activate([
            named.label.topAnchor.constraint(equalTo: named.topAnchor, constant: 7),
            named.label.leadingAnchor.constraint(equalTo: named.leadingAnchor),
            named.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            named.firstBaselineAnchor.constraint(equalTo: outer.topAnchor, constant: 40),
        ])
        outer.layoutIfNeeded()
        // The ascender of 17 points is 16.19, 16 on the pixel grid.
        #expect(named.frame.origin.y == 17)
        #expect(named.label.frame.origin.y == 7)
    }
}
