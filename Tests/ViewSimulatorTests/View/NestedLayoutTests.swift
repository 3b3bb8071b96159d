import Testing

@testable import ViewSimulator

/// Layouts that begin inside a layout (R18.5).
@MainActor @Suite("Layouts inside layouts")
struct NestedLayoutTests {
    @Test("R18.5: a content that grows while its container lays it out is laid out twice, not until the bound")
    func contentGrows() {
        let root = View(frame: rect(0, 0, 320, 480)), outer = ActingView(), leaf = ActingView()
        var (height, grown): (CGFloat, CGFloat?) = (8, nil)
        outer.whenLaidOut = { for view in $0.subviews { view.layoutIfNeeded() } }
        leaf.content = { _ in size(View.noIntrinsicMetric, height) }
        leaf.whenLaidOut = {
            if let grown { height = grown }
            if $0.bounds.size.height != height { $0.invalidateIntrinsicContentSize() }
        }
        for (view, around) in [(outer, root), (leaf, outer)] as [(View, View)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            around.addSubview(view)
            LayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: around.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: around.trailingAnchor),
                view.topAnchor.constraint(equalTo: around.topAnchor),
            ])
        }
        leaf.bottomAnchor.constraint(equalTo: outer.bottomAnchor).isActive = true
        root.layoutIfNeeded()
        (leaf.layouts, grown) = (0, 56)
        leaf.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(outer.frame == rect(0, 0, 320, 56))
        #expect(leaf.frame == rect(0, 0, 320, 56))
        #expect(leaf.layouts <= 3)
    }

    @Test("R18.5: what waits for a view that was asked for layout before is laid out with that, not until the bound")
    func waitsForLaterLayout() {
        let root = View(frame: rect(0, 0, 10, 100)), outer = ActingView(frame: rect(0, 0, 10, 100)), leaf = ActingView()
        root.addSubview(outer)
        outer.addSubview(leaf)
        var height = 8.0
        leaf.whenLaidOut = { leaf in if leaf.bounds.size.height != height { leaf.setNeedsLayout() } }
        outer.whenLaidOut = { outer in
            leaf.frame = rect(0, 0, 10, height)
            guard height == 8 else { return }
            height = 20
            outer.setNeedsLayout()
            leaf.setNeedsLayout()
            leaf.layoutIfNeeded()
        }
        root.layoutIfNeeded()
        #expect(leaf.frame == rect(0, 0, 10, 20))
        #expect(outer.layouts == 2)
        #expect(leaf.layouts <= 3)
    }

    @Test("R18.5: what two sweeps settle is settled for a view that will be laid out again, too")
    func settlesBeforeLaterLayout() {
        let root = View(frame: rect(0, 0, 10, 100)), outer = ActingView(frame: rect(0, 0, 10, 100)), leaf = ActingView()
        root.addSubview(outer)
        outer.addSubview(leaf)
        // As a text that wraps in the width that it was laid out with.
        var (width, height) = (0, 0)
        leaf.whenLaidOut = { leaf in
            height = width > 0 ? 20 : 0
            guard width == 0 else { return }
            width = 10
            leaf.setNeedsLayout()
        }
        var found: [Int] = []
        outer.whenLaidOut = { outer in
            if found.isEmpty { outer.setNeedsLayout() }
            leaf.layoutIfNeeded()
            found.append(height)
        }
        root.layoutIfNeeded()
        #expect(found == [20, 20])
    }

    @Test("R18.4: a layout of the whole tree from inside it finds what needs layout further in, asked before or not")
    func wholeTree() {
        let root = ActingView(frame: rect(0, 0, 10, 10)), middle = ActingView(), leaf = ActingView()
        root.addSubview(middle)
        middle.addSubview(leaf)
        root.layoutIfNeeded()
        for isAskedBefore in [false, true] {
            leaf.layouts = 0
            var layouts = 0
            middle.whenLaidOut = { _ in
                middle.whenLaidOut = nil
                leaf.setNeedsLayout()
                root.layoutIfNeeded()
                layouts = leaf.layouts
            }
            middle.setNeedsLayout()
            if isAskedBefore { leaf.setNeedsLayout() }
            root.layoutIfNeeded()
            #expect(layouts == 1)
            #expect(leaf.layouts == 1)
        }
    }
}
