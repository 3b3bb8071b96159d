import Foundation
import Testing
import ViewSimulator

@MainActor @Suite("Anchors")
struct LayoutAnchorTests {
    private let outer = View(frame: .zero)
    private let inner = View(frame: .zero)

    init() {
        outer.accessibilityIdentifier = "outer"
        inner.accessibilityIdentifier = "inner"
        outer.addSubview(inner)
    }

    @Test("They make the constraints that their names say")
    func constraints() {
        let made = [
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            inner.trailingAnchor.constraint(lessThanOrEqualTo: outer.trailingAnchor, constant: -8),
            inner.topAnchor.constraint(greaterThanOrEqualTo: outer.topAnchor, constant: 8),
            inner.firstBaselineAnchor.constraint(equalTo: outer.lastBaselineAnchor, constant: 2),
            inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
            inner.widthAnchor.constraint(equalToConstant: 40),
            inner.heightAnchor.constraint(greaterThanOrEqualTo: inner.widthAnchor, multiplier: 0.5, constant: 3),
        ]
        #expect(
            made.map(\.description) == [
                "inner.leading == outer.leading", "inner.trailing <= outer.trailing - 8", "inner.top >= outer.top + 8",
                "inner.firstBaseline == outer.lastBaseline + 2", "inner.centerX == outer.centerX", "inner.width == 40",
                "inner.height >= 0.5 * inner.width + 3",
            ])
    }

    @Test("The system's spacing is 8 points")
    func systemSpacing() {
        let constraint = inner.topAnchor.constraint(equalToSystemSpacingBelow: outer.topAnchor, multiplier: 2)
        #expect(constraint.description == "inner.top == outer.top + 16")
    }

    @Test("An anchor knows its item, and holds it weakly")
    func item() {
        #expect(inner.topAnchor.item === inner)
        var view: View? = View(frame: .zero)
        let anchor = view!.topAnchor
        view = nil
        #expect(anchor.item == nil)
    }

    @Test("Guides have anchors, and constraints to them are held by their views")
    func guides() {
        let guide = LayoutGuide()
        guide.identifier = "gap"
        outer.addLayoutGuide(guide)
        let constraint = inner.topAnchor.constraint(equalTo: guide.bottomAnchor)
        constraint.isActive = true
        #expect(outer.constraints.map(\.description) == ["inner.top == gap.bottom"])
        outer.removeLayoutGuide(guide)
        #expect(!constraint.isActive)
        #expect(guide.owningView == nil)
        #expect(outer.layoutGuides.isEmpty)
    }

    @Test("A guide leaves the view that it was in for another")
    func guideThatMoves() {
        let guide = LayoutGuide()
        outer.addLayoutGuide(guide)
        inner.addLayoutGuide(guide)
        #expect(outer.layoutGuides.isEmpty)
        #expect(inner.layoutGuides == [guide])
        #expect(guide.owningView === inner)
    }

    @Test("A view has one guide of each of its own kinds")
    func systemGuides() {
        #expect(outer.layoutMarginsGuide === outer.layoutMarginsGuide)
        #expect(outer.safeAreaLayoutGuide !== outer.readableContentGuide)
        #expect(outer.layoutMarginsGuide.owningView === outer)
    }

    @Test("Hugging and compression resistance are per axis, 250 and 750 unless set")
    func priorities() {
        inner.setContentHuggingPriority(.required, for: .vertical)
        inner.setContentCompressionResistancePriority(LayoutPriority(1), for: .horizontal)
        #expect(inner.contentHuggingPriority(for: .vertical) == .required)
        #expect(inner.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(inner.contentCompressionResistancePriority(for: .horizontal).rawValue == 1)
        #expect(inner.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }

    @Test("A distance between two places is a length: constant, multiple of another, from right to left as well")
    func distances() {
        let box = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let (one, other) = (View(frame: .zero), View(frame: .zero))
        for view in [one, other] {
            view.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 20).isActive = true
            view.heightAnchor.constraint(equalToConstant: 10).isActive = true
            view.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
        }
        let before = box.leadingAnchor.anchorWithOffset(to: one.leadingAnchor)
        let between = one.trailingAnchor.anchorWithOffset(to: other.leadingAnchor)
        let constraints = [before.constraint(equalToConstant: 15), between.constraint(equalTo: before, multiplier: 2)]
        LayoutConstraint.activate(constraints)
        box.layoutIfNeeded()
        #expect((one.frame.origin.x, other.frame.origin.x) == (15, 65))
        box.semanticContentAttribute = .forceRightToLeft
        box.layoutIfNeeded()
        #expect((one.frame.origin.x, other.frame.origin.x) == (165, 115))
        one.removeFromSuperview()
        #expect(constraints.allSatisfy { !$0.isActive })
    }

    @Test("A distance reads as a difference, and is related to lengths only")
    func distanceDescription() {
        outer.accessibilityIdentifier = "outer"
        inner.accessibilityIdentifier = "inner"
        let distance = outer.topAnchor.anchorWithOffset(to: inner.topAnchor)
        let constraint = distance.constraint(lessThanOrEqualTo: inner.heightAnchor, multiplier: 0.5, constant: 3)
        #expect(constraint.description == "(inner.top - outer.top) <= 0.5 * inner.height + 3")
        constraint.isActive = true
        #expect(outer.constraints == [constraint])
    }
}
