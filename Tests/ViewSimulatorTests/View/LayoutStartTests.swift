import Testing

@testable import ViewSimulator

/// Where a layout begins (R18.4).
@MainActor @Suite
struct LayoutStartTests {
    private final class Counting: View {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    /// Each in the one before, all laid out.
    private static func chain(_ count: Int) -> [Counting] {
        let views = (0..<count).map { _ in Counting(frame: rect(0, 0, 100, 100)) }
        for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
        views[0].layoutIfNeeded()
        for view in views { view.layouts = 0 }
        return views
    }

    @Test("R18.4: layout begins at the topmost ancestor that needs it")
    func topmostAncestor() {
        let views = LayoutStartTests.chain(4)
        for view in views[1...] { view.setNeedsLayout() }
        views[3].layoutIfNeeded()
        #expect(views.map(\.layouts) == [0, 1, 1, 1])
    }

    @Test("R18.4: nothing above the first ancestor that needs no layout is laid out, whatever is further up")
    func gap() {
        let views = LayoutStartTests.chain(4)
        views[0].setNeedsLayout()
        views[2].setNeedsLayout()
        views[3].setNeedsLayout()
        views[3].layoutIfNeeded()
        #expect(views.map(\.layouts) == [0, 0, 1, 1])
        views[0].layoutIfNeeded()
        #expect(views.map(\.layouts) == [1, 0, 1, 1])
    }

    @Test("R18.4: a view that needs none below one that needs none does nothing")
    func nothingToDo() {
        let views = LayoutStartTests.chain(4)
        views[0].setNeedsLayout()
        views[1].setNeedsLayout()
        views[3].layoutIfNeeded()
        #expect(views.map(\.layouts) == [0, 0, 0, 0])
    }

    @Test("R18.4: a view that needs none below one that needs layout has that laid out, and what else is in it")
    func superviewAndSiblings() {
        let views = LayoutStartTests.chain(3)
        let sibling = Counting(frame: .zero)
        views[1].addSubview(sibling)
        views[1].setNeedsLayout()
        views[2].layoutIfNeeded()
        #expect(views.map(\.layouts) == [0, 1, 0] && sibling.layouts == 1)
    }

    @Test("R18.4: a label that constraints pin has its frame after its own `layoutIfNeeded()`")
    func pinnedLabel() {
        withBlocks {
            let root = View(frame: rect(0, 0, 200, 100)), label = Label()
            label.text = "abc"
            label.font = .systemFont(ofSize: 10)
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7).isActive = true
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 9).isActive = true
            label.layoutIfNeeded()
            #expect(label.frame == rect(7, 9, 15, 10))
            label.text = "abcdef"
            label.layoutIfNeeded()
            #expect(label.frame == rect(7, 9, 30, 10))
        }
    }

    @Test("R18.4: constraints that have still to be solved are solved, though views on the way up need no layout yet")
    func unsolvedConstraints() {
        let root = View(frame: rect(0, 0, 200, 100)), inner = View(), box = SizedView("box", 10, 20)
        root.addSubview(inner)
        inner.addSubview(box)
        for view in [inner, box] { view.translatesAutoresizingMaskIntoConstraints = false }
        for (view, outer) in [(inner, root), (box, inner)] {
            view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5).isActive = true
            view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5).isActive = true
        }
        inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 5).isActive = true
        inner.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 5).isActive = true
        box.layoutIfNeeded()
        #expect(inner.frame == rect(5, 5, 20, 30) && box.frame == rect(5, 5, 10, 20))
        box.size = size(40, 30)
        box.layoutIfNeeded()
        #expect(inner.frame == rect(5, 5, 50, 40) && box.frame == rect(5, 5, 40, 30))
    }

    @Test("R18.4: constraints that a view changes before its layout count, wherever they are held")
    func constraintUpdates() {
        final class Late: View {
            var width: LayoutConstraint?
            override func updateConstraints() {
                width?.constant = 30
                super.updateConstraints()
            }
        }
        let root = View(frame: rect(0, 0, 200, 100)), view = Late()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        for anchor in [view.leadingAnchor.constraint(equalTo: root.leadingAnchor)] { anchor.isActive = true }
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        view.heightAnchor.constraint(equalToConstant: 5).isActive = true
        let width = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0, constant: 10)
        width.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 10, 5))
        view.width = width
        view.setNeedsUpdateConstraints()
        view.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 30, 5))
    }

    @Test("A view that lays out a subview while it is laid out is not begun again")
    func insideItsOwnLayout() {
        final class Parent: View {
            let child = Counting(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
            var calls: [String] = []
            override func layoutSubviews() {
                calls.append("begin")
                setNeedsLayout()
                child.setNeedsLayout()
                child.layoutIfNeeded()
                if calls.count > 2 { needsOwnLayout = false }
                calls.append("end")
            }
        }
        let parent = Parent()
        parent.addSubview(parent.child)
        parent.layoutIfNeeded()
        #expect(parent.calls == ["begin", "end", "begin", "end"] && parent.child.layouts == 2)
    }
}
