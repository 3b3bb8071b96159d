import Foundation
import Testing

@testable import ControlSimulator
@testable import ViewSimulator

/// How often views are laid out where they have themselves laid out again (R18.5).
@MainActor @Suite(.serialized)
struct LayoutSweepTests {
    /// As high as its content, as people write it.
    private static func leaf(
        _ height: @escaping @autoclosure () -> CGFloat = 300, isEndless: Bool = false
    ) -> ActingView {
        let view = ActingView(frame: .zero)
        view.content = { _ in size(View.noIntrinsicMetric, height()) }
        view.whenLaidOut = {
            if isEndless || $0.bounds.size.height != height() { $0.invalidateIntrinsicContentSize() }
        }
        return view
    }

    /// Gives what is in it the height that it wants, as code without constraints does.
    private static func sizing(_ frame: CGRect) -> ActingView {
        let view = ActingView(frame: frame)
        view.content = { size(View.noIntrinsicMetric, $0.subviews.first?.intrinsicContentSize.height ?? 0) }
        view.whenLaidOut = { view in
            guard let inner = view.subviews.first else { return }
            inner.frame = CGRect(origin: .zero, size: size(view.bounds.size.width, inner.intrinsicContentSize.height))
        }
        return view
    }

    private static func pin(_ view: View, in outer: View) {
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            view.topAnchor.constraint(equalTo: outer.topAnchor),
        ])
    }

    /// Each container as high as what is in it.
    private static func constrained(_ leaf: View, depth: Int) -> (root: View, containers: [ActingView]) {
        let root = View(frame: rect(0, 0, 320, 1000))
        let containers = (0..<depth).map { _ in ActingView(frame: .zero) }
        var outer = root
        for view in containers + [leaf] {
            pin(view, in: outer)
            if outer !== root { view.bottomAnchor.constraint(equalTo: outer.bottomAnchor).isActive = true }
            outer = view
        }
        return (root, containers)
    }

    private func diagnostics(_ body: () -> Void) -> [ConstraintDiagnostic] {
        var found: [ConstraintDiagnostic] = []
        ConstraintDiagnostic.handler = { found.append($0) }
        defer { ConstraintDiagnostic.handler = nil }
        body()
        return found
    }

    @Test("R18.5: a view as high as its content is laid out a few times, however many containers are around it",
        arguments: 0...4)
    func asHighAsContent(depth: Int) {
        var height: CGFloat = 300
        let leaf = LayoutSweepTests.leaf(height)
        let (root, containers) = LayoutSweepTests.constrained(leaf, depth: depth)
        #expect(diagnostics { root.layoutIfNeeded() }.isEmpty)
        #expect(leaf.frame == rect(0, 0, 320, 300))
        #expect(leaf.layouts <= 2)
        height = 500
        leaf.setNeedsLayout()
        leaf.layouts = 0
        #expect(diagnostics { root.layoutIfNeeded() }.isEmpty)
        #expect(leaf.frame == rect(0, 0, 320, 500))
        #expect(leaf.layouts == 2)
        #expect(containers.allSatisfy { $0.frame.size == size(320, 500) && $0.layouts <= 3 })
    }

    @Test("R18.5: where each container gives its content a frame, d containers take at most d + 2 sweeps",
        arguments: 0...4)
    func containersWithFrames(depth: Int) {
        let leaf = LayoutSweepTests.leaf()
        let containers = (0..<depth).map { _ in LayoutSweepTests.sizing(.zero) }
        let root = LayoutSweepTests.sizing(rect(0, 0, 320, 1000))
        var outer: View = root
        for view in containers as [View] + [leaf] {
            outer.addSubview(view)
            outer = view
        }
        root.layoutIfNeeded()
        #expect(leaf.frame == rect(0, 0, 320, 300))
        #expect(leaf.layouts <= depth + 2)
        #expect(containers.allSatisfy { $0.layouts <= depth + 2 })
    }

    @Test("R18.5: in nested stack views", arguments: 0...4)
    func stacks(depth: Int) {
        let leaf = LayoutSweepTests.leaf(), root = View(frame: rect(0, 0, 320, 1000))
        var inner: View = leaf
        for _ in 0..<depth {
            let stack = StackView(arrangedSubviews: [inner])
            stack.axis = .vertical
            inner = stack
        }
        LayoutSweepTests.pin(inner, in: root)
        #expect(diagnostics { root.layoutIfNeeded() }.isEmpty)
        #expect(leaf.bounds.size == size(320, 300))
        #expect(leaf.layouts <= 3)
    }

    /// Has itself measured in each layout, as many text views do.
    private final class GrowingText: TextView {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            let wanted = sizeThatFits(CGSize(width: bounds.size.width, height: 0)).height
            if bounds.size.height != wanted { invalidateIntrinsicContentSize() }
        }
    }

    @Test("R18.5: a text view as high as its text", arguments: 0...4)
    func textView(depth: Int) {
        withBlocks {
            let text = GrowingText(frame: .zero)
            text.isScrollEnabled = false
            text.font = .systemFont(ofSize: 10)
            text.text = String(repeating: "abcd ", count: 60)
            let (root, _) = LayoutSweepTests.constrained(text, depth: depth)
            root.layoutIfNeeded()
            #expect(text.bounds.size.height == text.sizeThatFits(size(320, 0)).height)
            #expect(text.layouts <= 3)
        }
    }

    @Test("R18.5: 200 views that have themselves laid out once more take two sweeps")
    func twoSweeps() {
        let root = View(frame: rect(0, 0, 100, 100)), views = (0..<200).map { _ in ActingView() }
        for view in views {
            view.whenLaidOut = { if $0.layouts == 1 { $0.setNeedsLayout() } }
            root.addSubview(view)
        }
        root.layoutIfNeeded()
        #expect(views.allSatisfy { $0.layouts == 2 })
    }

    @Test("R18.5: unconditional invalidation ends after 128 sweeps at any depth, with one issue", arguments: 0...4)
    func unconditional(depth: Int) {
        let leaf = LayoutSweepTests.leaf(isEndless: true)
        leaf.accessibilityIdentifier = "leaf"
        let (root, containers) = LayoutSweepTests.constrained(leaf, depth: depth)
        let found = diagnostics { root.layoutIfNeeded() }
        #expect(leaf.layouts == 128)
        #expect(containers.allSatisfy { $0.layouts <= 128 })
        #expect(leaf.frame == rect(0, 0, 320, 300))
        #expect(found.count == 1)
        #expect(found.first?.view.hasSuffix("leaf") == true)
        #expect(found.first?.kind == .endlessLayout(sweeps: 128, calls: ["invalidateIntrinsicContentSize() of leaf"]))
    }

    @Test("R18.5: the same where each container lays out its content itself", arguments: 0...6)
    func nestedCalls(depth: Int) {
        let views = (0...depth).map { _ in ActingView(frame: rect(0, 0, 10, 10)) }
        for view in views {
            view.whenLaidOut = {
                $0.setNeedsLayout()
                $0.subviews.first?.setNeedsLayout()
                $0.subviews.first?.layoutIfNeeded()
            }
        }
        for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
        let found = diagnostics { views[0].layoutIfNeeded() }
        #expect(views[0].layouts == 128)
        #expect(found.count == 1)
        #expect(views.allSatisfy { $0.layouts <= 128 * 2 * (depth + 1) })
    }

    @Test("R18.5: a view outside the tree that is laid out from inside settles by itself, as often as it is asked")
    func templateInside() {
        let view = ActingView(), template = ActingView()
        template.whenLaidOut = { if $0.layouts % 3 != 0 { $0.setNeedsLayout() } }
        view.whenLaidOut = { _ in
            for _ in 0..<300 {
                template.setNeedsLayout()
                template.layoutIfNeeded()
            }
        }
        #expect(diagnostics { view.layoutIfNeeded() }.isEmpty)
        #expect(template.layouts == 900)
    }

    @Test("R18.5: what does not settle is reported beside a view outside the tree that does not either")
    func endlessTemplateInside() {
        let view = ActingView(), template = ActingView()
        (view.accessibilityIdentifier, template.accessibilityIdentifier) = ("asking", "template")
        template.whenLaidOut = { $0.setNeedsLayout() }
        view.whenLaidOut = {
            template.setNeedsLayout()
            template.layoutIfNeeded()
            $0.invalidateIntrinsicContentSize()
            $0.setNeedsLayout()
        }
        let found = diagnostics { view.layoutIfNeeded() }
        #expect(found.map(\.view) == ["template", "asking"])
        #expect(
            found.map(\.kind) == [
                .endlessLayout(sweeps: 128, calls: ["setNeedsLayout() of template"]),
                .endlessLayout(
                    sweeps: 128,
                    calls: [
                        "setNeedsLayout() of template", "invalidateIntrinsicContentSize() of asking",
                        "setNeedsLayout() of asking",
                    ]),
            ])
    }

    @Test("R18.5: a view outside the tree that begins to go round in the last sweep takes nothing from the report")
    func lateTemplateInside() {
        let view = ActingView()
        view.accessibilityIdentifier = "asking"
        view.whenLaidOut = {
            $0.invalidateIntrinsicContentSize()
            $0.setNeedsLayout()
            guard $0.layouts == 128 else { return }
            let template = ActingView()
            template.whenLaidOut = { $0.setNeedsLayout() }
            template.layoutIfNeeded()
        }
        let found = diagnostics { view.layoutIfNeeded() }
        #expect(found.map(\.view) == ["asking"])
    }

    @Test("R18.5: what settles in the last sweep, or after one that raised the bound, leaves no witness",
        arguments: [128, 130])
    func lateSettling(layouts: Int) {
        let view = ActingView()
        view.whenLaidOut = {
            if $0.layouts == 128 { LayoutSession.raiseMaximum(to: 200) }
            if $0.layouts < layouts { $0.setNeedsLayout() }
        }
        #expect(diagnostics { view.layoutIfNeeded() }.isEmpty)
        #expect(view.layouts == layouts)
        #expect(!LayoutWitness.isWatching)
    }

    @Test("R18.5: two views that have each other laid out are told apart by what they called")
    func twoViews() {
        let root = View(), first = ActingView(), second = ActingView()
        first.whenLaidOut = { [unowned second] _ in second.setNeedsLayout() }
        second.whenLaidOut = { [unowned first] _ in first.setNeedsLayout() }
        (first.accessibilityIdentifier, second.accessibilityIdentifier) = ("first", "second")
        root.addSubview(first)
        root.addSubview(second)
        let found = diagnostics { root.layoutIfNeeded() }
        #expect(found.map(\.kind) == [.endlessLayout(sweeps: 128, calls: ["setNeedsLayout() of second"])])
        #expect(found.first?.description.contains("View › first does not settle") == true)
    }

    @Test("R18.5: constraints that are changed whenever they are updated are left after 128 sweeps")
    func endlessUpdates() {
        let view = ActingView()
        view.whenUpdating = { $0.setNeedsUpdateConstraints() }
        let found = diagnostics { view.layoutIfNeeded() }
        // Those that were updated to find where the layout begins are not updated again in the first sweep.
        #expect(view.updates == 128)
        #expect(found.count == 1)
        #expect(found.first?.kind == .endlessLayout(sweeps: 128, calls: ["setNeedsUpdateConstraints() of ActingView"]))
    }

    @Test("R18.5: constraints that are to be updated once more are, though the first sweep found nothing to lay out")
    func updatesWithoutLayout() {
        let root = View(), view = ActingView()
        view.whenUpdating = { if $0.updates % 2 == 1 { $0.setNeedsUpdateConstraints() } }
        root.addSubview(view)
        root.layoutIfNeeded()
        view.updates = 0
        view.setNeedsUpdateConstraints()
        root.layoutIfNeeded()
        #expect(view.updates == 2)
        #expect(!view.needsUpdateConstraints())
    }

    @Test("Only what asked is visited: one leaf of a thousand costs one layout")
    func oneLeaf() {
        let root = ActingView(frame: rect(0, 0, 100, 100)), views = (0..<1000).map { _ in ActingView(frame: .zero) }
        for view in views { root.addSubview(view) }
        root.layoutIfNeeded()
        views[500].setNeedsLayout()
        root.layoutIfNeeded()
        #expect(root.layouts == 1)
        #expect(views.reduce(0) { $0 + $1.layouts } == 1001)
    }
}
