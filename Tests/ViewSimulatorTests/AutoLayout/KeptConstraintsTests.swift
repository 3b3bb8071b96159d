import Foundation
import Testing

@testable import ViewSimulator

/// A view that holds many constraints lets subviews go without looking through all of them.
@MainActor @Suite("Constraints that a view holds", .serialized)
struct KeptConstraintsTests {
    /// Views in a column, each held by four constraints.
    private func column(_ count: Int) -> (root: View, views: [View]) {
        let root = View(frame: rect(0, 0, 200, 200))
        var views: [View] = []
        for _ in 0..<count {
            let view = View(frame: .zero)
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            LayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: root.leftAnchor),
                view.rightAnchor.constraint(equalTo: root.rightAnchor),
                view.topAnchor.constraint(equalTo: views.last?.bottomAnchor ?? root.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 10),
            ])
            views.append(view)
        }
        return (root, views)
    }

    private func areSame(_ one: [LayoutConstraint], _ other: [LayoutConstraint]) -> Bool {
        one.map { ObjectIdentifier($0) } == other.map { ObjectIdentifier($0) }
    }

    /// How many constraints are looked at.
    private func looks(_ body: () -> Void) -> Int {
        let before = KeptConstraints.lookCount
        body()
        return KeptConstraints.lookCount - before
    }

    @Test("To remove n views looks at as many constraints as these have, in any order", arguments: 0..<3)
    func removals(order: Int) {
        let counts = [250, 1000].map { count -> Int in
            let (root, views) = column(count)
            let places = order == 2 ? (0..<count).map { $0 * 7 % count } : Array(0..<count)
            let ordered = order == 1 ? places.reversed() : places
            let looks = looks { for place in ordered { views[place].removeFromSuperview() } }
            #expect(root.constraints.isEmpty)
            #expect(!root.constraintState.holdsConstraints)
            return looks
        }
        // Every constraint is found by either of its views, and looked at when the index is made: a constant number of
        // times each, and each halving makes another index.
        #expect(counts[0] <= 12 * 1000 && counts[1] <= 12 * 4000, "\(counts)")
        #expect(counts[1] <= 6 * counts[0], "\(counts)")
    }

    @Test("What a view holds is the same as of one that looks through all, whatever comes and goes")
    func sameAsPlain() {
        let (root, views) = column(60)
        var plain = root.constraints
        #expect(plain.count == 180)
        for (index, view) in views.enumerated() where index % 3 != 0 {
            plain.removeAll { $0.concerns(view) }
            view.removeFromSuperview()
            if index % 5 == 0 { #expect(areSame(root.constraints, plain)) }
            guard index % 4 == 0 else { continue }
            root.addSubview(view)
            let constraint = view.leftAnchor.constraint(equalTo: root.leftAnchor)
            constraint.isActive = true
            // Released and taken again before the list is read.
            constraint.isActive = false
            constraint.isActive = true
            plain.append(constraint)
        }
        #expect(areSame(root.constraints, plain))
        #expect(root.constraintState.holdsConstraints)
        for view in views {
            plain.removeAll { $0.concerns(view) }
            view.removeFromSuperview()
        }
        #expect(plain.isEmpty)
        #expect(root.constraints.isEmpty)
    }

    @Test("Constraints that guides in a tree have go with it, and those within it stay")
    func guides() {
        let (root, views) = column(40)
        let tree = View(frame: .zero), inner = View(frame: .zero), guide = LayoutGuide()
        tree.translatesAutoresizingMaskIntoConstraints = false
        inner.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(tree)
        tree.addSubview(inner)
        inner.addLayoutGuide(guide)
        let across = guide.leftAnchor.constraint(equalTo: views[3].leftAnchor)
        let margins = views[4].topAnchor.constraint(equalTo: inner.layoutMarginsGuide.topAnchor)
        let within = inner.topAnchor.constraint(equalTo: tree.topAnchor)
        LayoutConstraint.activate([across, margins, within])
        tree.removeFromSuperview()
        #expect(!across.isActive)
        #expect(!margins.isActive)
        #expect(within.isActive)
        #expect(views[3].constraints.count == 1)
        #expect(root.constraints.count == 120)
    }
}
