import Testing

@testable import ViewSimulator

/// Where a layout begins (R18.4).
@MainActor @Suite
struct LayoutStartTests {
    /// Each in the one before, all laid out.
    private static func chain(_ count: Int) -> [ActingView] {
        let views = (0..<count).map { _ in ActingView(frame: rect(0, 0, 100, 100)) }
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
        let sibling = ActingView(frame: .zero)
        views[1].addSubview(sibling)
        views[1].setNeedsLayout()
        views[2].layoutIfNeeded()
        #expect(views.map(\.layouts) == [0, 1, 0])
        #expect(sibling.layouts == 1)
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
        #expect(inner.frame == rect(5, 5, 20, 30))
        #expect(box.frame == rect(5, 5, 10, 20))
        box.size = size(40, 30)
        box.layoutIfNeeded()
        #expect(inner.frame == rect(5, 5, 50, 40))
        #expect(box.frame == rect(5, 5, 40, 30))
    }

    /// In the root, each in the one before, placed by constraints, all laid out.
    private static func constrained(_ count: Int) -> [ActingView] {
        let views = (0..<count).map { _ in ActingView(frame: rect(0, 0, 100, 100)) }
        for (outer, inner) in zip(views, views.dropFirst()) {
            inner.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(inner)
            LayoutConstraint.activate([
                inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
                inner.topAnchor.constraint(equalTo: outer.topAnchor),
                inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            ])
        }
        views[0].layoutIfNeeded()
        for view in views { view.layouts = 0 }
        return views
    }

    @Test("R18.4: where constraints are solved already, a view that needs no layout in between is a gap")
    func solvedConstraints() throws {
        let views = LayoutStartTests.constrained(3)
        views[0].setNeedsLayout()
        views[2].setNeedsLayout()
        views[2].layoutIfNeeded()
        #expect(views.map(\.layouts) == [0, 0, 1])
        // With another constant, another size or another constraint they are not.
        let changes: [() -> Void] = [
            { views[0].constraints[0].constant = 7 }, { views[0].bounds.size.width = 150 },
            { views[2].widthAnchor.constraint(lessThanOrEqualToConstant: 500).isActive = true },
            {
                views[2].widthAnchor.constraint(lessThanOrEqualToConstant: 400).isActive = true
                // For another question than where everything is.
                _ = views[0].systemLayoutSizeFitting(.zero)
            },
        ]
        for change in changes {
            views[0].layoutIfNeeded()
            for view in views { view.layouts = 0 }
            change()
            views[2].setNeedsLayout()
            views[2].layoutIfNeeded()
            #expect(views[0].layouts == 1)
            #expect(views[2].layouts == 1)
        }
    }

    @Test("R18.4: a view that is asked for its content lays out itself and what is in it, and nothing around it")
    func whileAsked() {
        let root = ActingView(frame: rect(0, 0, 100, 100)), outer = ActingView(frame: rect(0, 0, 50, 50))
        let inner = ActingView(frame: rect(0, 0, 20, 20))
        root.addSubview(outer)
        outer.addSubview(inner)
        root.layoutIfNeeded()
        for isInner in [true, false] {
            (root.layouts, outer.layouts, inner.layouts) = (0, 0, 0)
            for view in [root, outer, inner] { view.setNeedsLayout() }
            outer.content = {
                isInner ? inner.layoutIfNeeded() : $0.layoutIfNeeded()
                return size(10, 10)
            }
            _ = outer.askContent()
            #expect(root.layouts == 0)
            #expect(outer.layouts == (isInner ? 0 : 1))
            #expect(inner.layouts == 1)
        }
    }

    /// Lays out what is in it when it is asked which view has its baseline.
    private final class AskedForBaseline: View {
        var whenAsked: () -> Void = {}
        override var forLastBaselineLayout: View {
            whenAsked()
            return self
        }
    }

    @Test("R18.4: nothing around a view is begun while constraints ask it for its baseline")
    func whileConstraintsAsk() {
        let root = ActingView(frame: rect(0, 0, 100, 100)), asked = AskedForBaseline(), inner = ActingView(frame: .zero)
        asked.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(asked)
        asked.addSubview(inner)
        LayoutConstraint.activate([
            asked.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            asked.topAnchor.constraint(equalTo: root.topAnchor), asked.widthAnchor.constraint(equalToConstant: 20),
            asked.heightAnchor.constraint(equalToConstant: 20),
            asked.lastBaselineAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
        ])
        root.layoutIfNeeded()
        asked.widthAnchor.constraint(lessThanOrEqualToConstant: 30).isActive = true
        for view in [root, asked, inner] { view.setNeedsLayout() }
        (root.layouts, inner.layouts) = (0, 0)
        asked.whenAsked = { inner.layoutIfNeeded() }
        _ = root.systemLayoutSizeFitting(.zero)
        #expect(root.layouts == 0)
        #expect(inner.layouts == 1)
    }

    @Test("R18.4: constraints around a view that is being laid out are not begun from inside it")
    func aroundBusyViews() {
        let root = View(frame: rect(0, 0, 100, 100)), busy = ActingView(), between = ActingView()
        let leaf = ActingView(), sibling = ActingView()
        for (view, outer) in [(busy, root), (between, busy), (leaf, between), (sibling, root)] as [(View, View)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
            LayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                view.topAnchor.constraint(equalTo: outer.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 20),
            ])
        }
        root.layoutIfNeeded()
        var layouts: [Int] = []
        busy.whenLaidOut = { _ in
            busy.whenLaidOut = nil
            root.constraints[0].constant = 5
            leaf.setNeedsLayout()
            (leaf.layouts, sibling.layouts) = (0, 0)
            leaf.layoutIfNeeded()
            layouts = [leaf.layouts, sibling.layouts]
        }
        for view in [busy, sibling] { view.setNeedsLayout() }
        root.layoutIfNeeded()
        #expect(layouts == [1, 0])
        #expect(sibling.layouts == 1)
    }

    @Test("R18.4: constraints that a view changes before its layout count, wherever they are held")
    func constraintUpdates() {
        let root = View(frame: rect(0, 0, 200, 100)), view = ActingView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        for anchor in [view.leadingAnchor.constraint(equalTo: root.leadingAnchor)] { anchor.isActive = true }
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        view.heightAnchor.constraint(equalToConstant: 5).isActive = true
        let width = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0, constant: 10)
        width.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 10, 5))
        view.whenUpdating = { _ in width.constant = 30 }
        view.setNeedsUpdateConstraints()
        view.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 30, 5))
    }

    @Test("A view that lays out a subview while it is laid out is not begun again")
    func insideItsOwnLayout() {
        let parent = ActingView(), child = ActingView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        var calls: [String] = []
        parent.whenLaidOut = {
            calls.append("begin")
            $0.setNeedsLayout()
            child.setNeedsLayout()
            child.layoutIfNeeded()
            if calls.count > 2 { $0.needsOwnLayout = false }
            calls.append("end")
        }
        parent.addSubview(child)
        parent.layoutIfNeeded()
        #expect(calls == ["begin", "end", "begin", "end"])
        #expect(child.layouts == 2)
    }
}
