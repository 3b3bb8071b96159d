import Testing
import ViewSimulator

@MainActor @Suite("Anchors of constraints, and questions about guides")
struct ConstraintAnchorMemberTests {
    @Test("Both sides of a constraint are anchors; a constant has one")
    func anchors() {
        let (one, other) = (View(), View())
        let constraint = one.leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: 3)
        #expect(constraint.firstAnchor.item === one)
        #expect(constraint.secondAnchor?.item === other)
        #expect(one.widthAnchor.constraint(equalToConstant: 4).secondAnchor == nil)
        #expect(!constraint.shouldBeArchived)
        constraint.shouldBeArchived = true
        #expect(constraint.shouldBeArchived)
    }

    @Test("The anchors of a constraint make another one that means the same")
    func again() {
        let (root, view) = (View(frame: rect(0, 0, 100, 100)), View())
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let model = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 99)
        guard let second = model.secondAnchor else { return #expect(Bool(false)) }
        LayoutConstraint.activate([
            model.firstAnchor.constraint(equalTo: second, constant: 12),
            view.widthAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.minX == 12)
    }

    @Test("A guide says whether its rectangle is open, and by which constraints it is not")
    func guides() {
        let (root, guide) = (View(frame: rect(0, 0, 100, 100)), LayoutGuide())
        #expect(!guide.hasAmbiguousLayout)
        #expect(guide.constraintsAffectingLayout(for: .horizontal).isEmpty)
        root.addLayoutGuide(guide)
        let width = guide.widthAnchor.constraint(equalToConstant: 10)
        let left = guide.leftAnchor.constraint(equalTo: root.leftAnchor)
        LayoutConstraint.activate([width, left])
        #expect(guide.hasAmbiguousLayout)
        #expect(guide.constraintsAffectingLayout(for: .horizontal) == [width, left])
        #expect(guide.constraintsAffectingLayout(for: .vertical).isEmpty)
        LayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: root.topAnchor),
            guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        #expect(!guide.hasAmbiguousLayout)
    }
}
