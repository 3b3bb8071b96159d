import Testing

@testable import ViewSimulator

/// Views with a size of their own that no constraint names (R18.14).
@MainActor @Suite
struct UnreachedContentTests {
    private let root = View(frame: rect(0, 0, 200, 100))
    private let view = SizedView("view", 30, 20)

    private func add() {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
    }

    /// Constraints beside it, which do not name it.
    private func addOther() {
        let other = View()
        other.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(other)
        LayoutConstraint.activate([
            other.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
            other.topAnchor.constraint(equalTo: root.topAnchor), other.widthAnchor.constraint(equalToConstant: 10),
            other.heightAnchor.constraint(equalToConstant: 10),
        ])
    }

    @Test("R18.14: it has its own size at the origin of its superview, and is ambiguous", arguments: [false, true])
    func ownSize(isBesideOthers: Bool) {
        if isBesideOthers { addOther() }
        add()
        root.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 30, 20))
        #expect(view.hasAmbiguousLayout)
        let found = root.constraintDiagnostics()
        #expect(found.map(\.kind) == [.ambiguity(parts: ["x", "y"])])
        #expect(found.map(\.view) == ["View › view"])
    }

    @Test("R18.14: in a view that nothing places either, it is named with the path")
    func nested() {
        let container = View()
        container.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(container)
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        #expect(root.constraintDiagnostics().map(\.view) == ["View › View › view"])
    }

    /// Lays itself out to find how high it is.
    private final class LaidOutToAnswer: View {
        let content = SizedView("content", 30, 20)
        var seen: [CGRect] = []

        override var intrinsicContentSize: CGSize {
            layoutIfNeeded()
            seen.append(content.frame)
            return size(View.noIntrinsicMetric, content.frame.maxY)
        }

        func add(to root: View) {
            for (view, outer) in [(self, root), (content, self)] as [(View, View)] {
                view.translatesAutoresizingMaskIntoConstraints = false
                outer.addSubview(view)
                LayoutConstraint.activate([
                    view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 7),
                    view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 9),
                ])
            }
            widthAnchor.constraint(equalToConstant: 80).isActive = true
        }
    }

    @Test("R18.14: a view that constraints place stays where it was while views within views are asked")
    func whileAsked() {
        let views = [LaidOutToAnswer(), LaidOutToAnswer()]
        for view in views { view.add(to: root) }
        root.layoutIfNeeded()
        for view in views {
            view.seen = []
            view.content.size = size(30, 40)
            view.content.invalidateIntrinsicContentSize()
            view.invalidateIntrinsicContentSize()
            view.setNeedsLayout()
        }
        root.layoutIfNeeded()
        for view in views {
            #expect(!view.seen.isEmpty, "\(view.seen)")
            #expect(view.seen.allSatisfy { $0.origin == CGPoint(x: 7, y: 9) }, "\(view.seen)")
            #expect(view.content.frame == rect(7, 9, 30, 40))
        }
    }

    @Test("R18.14: it follows its content", arguments: [false, true])
    func followsContent(isBesideOthers: Bool) {
        if isBesideOthers { addOther() }
        view.size = size(View.noIntrinsicMetric, View.noIntrinsicMetric)
        add()
        root.layoutIfNeeded()
        #expect(view.frame == .zero)
        #expect(!view.hasAmbiguousLayout)
        view.size = size(15, 25)
        root.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 15, 25))
        view.size = size(View.noIntrinsicMetric, 40)
        view.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 0, 40))
    }

    @Test("R18.14: so it does in a view that nothing places either, which alone is laid out for it")
    func followsContentInUnplacedView() {
        let views = [ActingView(), ActingView()]
        for view in views { view.translatesAutoresizingMaskIntoConstraints = false }
        root.addSubview(views[0])
        views[0].addSubview(views[1])
        view.translatesAutoresizingMaskIntoConstraints = false
        views[1].addSubview(view)
        root.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 30, 20))
        for view in views { view.layouts = 0 }
        view.size = size(15, 25)
        root.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 15, 25))
        view.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
        #expect(views.map(\.layouts) == [0, 1])
    }

    @Test("R18.14: a label without anything but a text is as large as that in one line")
    func label() {
        withBlocks {
            let label = Label()
            label.font = .systemFont(ofSize: 10)
            label.text = "abcd"
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            label.layoutIfNeeded()
            #expect(label.frame == rect(0, 0, 20, 10))
        }
    }

    @Test("R18.14: a view without a size of its own stays what it is", arguments: [false, true])
    func plain(isBesideOthers: Bool) {
        if isBesideOthers { addOther() }
        let plain = View()
        plain.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(plain)
        root.layoutIfNeeded()
        #expect(plain.frame == .zero)
        #expect(!plain.hasAmbiguousLayout)
    }

    @Test("R18.14: one that lost its constraints keeps its frame until its content changes", arguments: [false, true])
    func lost(isBesideOthers: Bool) {
        if isBesideOthers { addOther() }
        add()
        let constraints = [
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 6),
            view.widthAnchor.constraint(equalToConstant: 70),
        ]
        LayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        view.size = size(30, 21)
        root.layoutIfNeeded()
        #expect(view.frame == rect(5, 6, 70, 21))
        LayoutConstraint.deactivate(constraints)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.frame == rect(5, 6, 70, 21))
        view.size = size(31, 22)
        root.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 31, 22))
        LayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        #expect(view.frame == rect(5, 6, 70, 22))
    }

    @Test("R18.14: so does one that was named by its margins, whatever its content did before")
    func lostMargins() {
        add()
        view.layoutMargins = EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
        let guide = view.layoutMarginsGuide
        let constraint = guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 9)
        constraint.isActive = true
        root.layoutIfNeeded()
        view.size = size(31, 22)
        root.layoutIfNeeded()
        #expect(view.frame == rect(7, 0, 31, 22))
        constraint.isActive = false
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.frame == rect(7, 0, 31, 22))
        view.size = size(32, 23)
        root.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 32, 23))
    }

    @Test("R18.14: a new content is not lost where the constraint ends that had the view around it placed from outside")
    func afterTie() {
        let box = View(frame: rect(10, 10, 100, 50)), tied = View(), outside = View()
        root.addSubview(box)
        root.addSubview(outside)
        for inner in [tied, view] {
            inner.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(inner)
        }
        tied.leadingAnchor.constraint(equalTo: outside.leadingAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 30, 20))
        view.size = size(15, 25)
        outside.removeFromSuperview()
        root.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 15, 25))
    }

    @Test("R18.14: what fits the views around it does not ask it")
    func fitting() {
        add()
        #expect(root.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == size(200, 100))
    }
}
