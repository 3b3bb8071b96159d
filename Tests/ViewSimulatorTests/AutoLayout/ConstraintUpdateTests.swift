import Foundation
import Testing
import ViewSimulator

@MainActor @Suite("Updating constraints before layout")
struct ConstraintUpdateTests {
    /// Notes when it is called.
    final class Member: View {
        let name: String
        let log: Log
        var change: (@MainActor (Member) -> Void)?

        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override func updateConstraints() {
            log.calls.append(name)
            change?(self)
            super.updateConstraints()
        }

        override func layoutSubviews() {
            log.calls.append("lay out \(name)")
            super.layoutSubviews()
        }
    }

    final class Log {
        var calls: [String] = []
    }

    private let log = Log()

    private func tree() -> (outer: Member, middle: Member, inner: Member) {
        let views = (Member("outer", log), Member("middle", log), Member("inner", log))
        views.0.addSubview(views.1)
        views.1.addSubview(views.2)
        return views
    }

    @Test("New views are asked once, from the leaves up, before anything is laid out")
    func order() {
        let tree = tree()
        tree.outer.layoutIfNeeded()
        #expect(log.calls == ["inner", "middle", "outer", "lay out outer", "lay out middle", "lay out inner"])
        tree.outer.setNeedsLayout()
        log.calls = []
        tree.outer.layoutIfNeeded()
        #expect(log.calls == ["lay out outer"])
    }

    @Test("A view that asks is asked at the next layout of one above it, once for several calls")
    func asking() {
        let tree = tree()
        tree.outer.layoutIfNeeded()
        log.calls = []
        tree.inner.setNeedsUpdateConstraints()
        tree.inner.setNeedsUpdateConstraints()
        #expect(tree.inner.needsUpdateConstraints())
        #expect(!tree.middle.needsUpdateConstraints())
        tree.outer.layoutIfNeeded()
        #expect(log.calls == ["inner"])
        #expect(!tree.inner.needsUpdateConstraints())
    }

    @Test("updateConstraintsIfNeeded reaches the view and what is in it, and lays nothing out")
    func now() {
        let tree = tree()
        tree.middle.updateConstraintsIfNeeded()
        #expect(log.calls == ["inner", "middle"])
        tree.outer.layoutIfNeeded()
        #expect(log.calls.prefix(3) == ["inner", "middle", "outer"])
    }

    @Test("A view that came later is found from above")
    func addedLater() {
        let tree = tree()
        tree.outer.layoutIfNeeded()
        log.calls = []
        tree.inner.addSubview(Member("new", log))
        tree.outer.layoutIfNeeded()
        #expect(log.calls == ["new", "lay out new"])
    }

    @Test("Constraints that updateConstraints makes count in the same layout, and in a fitting")
    func madeMeanwhile() {
        let outer = Member("outer", log)
        outer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        let box = View(frame: .zero)
        box.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(box)
        outer.change = { outer in
            LayoutConstraint.activate([
                box.widthAnchor.constraint(equalToConstant: 30), box.heightAnchor.constraint(equalToConstant: 20),
                box.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
                box.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -5),
                box.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 7),
                box.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            ])
        }
        #expect(outer.systemLayoutSizeFitting(.zero) == CGSize(width: 37, height: 30))
        outer.frame.size = CGSize(width: 37, height: 30)
        outer.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 7, y: 5, width: 30, height: 20))
        #expect(log.calls.count { $0 == "outer" } == 1)
    }

    @Test("A constraint that is made and one that is dropped while views are laid out count in the same layout")
    func changedInLayout() {
        final class Switcher: View {
            let box = View(frame: .zero)
            private(set) var layouts = 0

            func setUp() {
                box.translatesAutoresizingMaskIntoConstraints = false
                addSubview(box)
                LayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: topAnchor), box.leadingAnchor.constraint(equalTo: leadingAnchor),
                    box.heightAnchor.constraint(equalToConstant: 10), box.widthAnchor.constraint(equalToConstant: 10),
                ])
            }

            override func layoutSubviews() {
                layouts += 1
                super.layoutSubviews()
                let width = box.constraints.first { $0.firstAttribute == .width }
                guard let width, width.constant == 10 else { return }
                width.isActive = false
                box.widthAnchor.constraint(equalToConstant: 25).isActive = true
            }
        }
        let view = Switcher(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.setUp()
        view.layoutIfNeeded()
        #expect(view.box.frame.size == CGSize(width: 25, height: 10))
        #expect(view.layouts == 2)
    }

    @Test("A view that asks again whenever it is asked is left after so many rounds")
    func endless() {
        let view = Member("view", log)
        view.change = { $0.setNeedsUpdateConstraints() }
        view.layoutIfNeeded()
        #expect(log.calls.count { $0 == "view" } == 128)
        #expect(view.needsUpdateConstraints())
    }

    @Test("A view that leaves its superview while constraints are updated does no harm")
    func leaving() {
        let tree = tree()
        tree.inner.change = { $0.superview?.removeFromSuperview() }
        tree.outer.layoutIfNeeded()
        #expect(tree.outer.subviews.isEmpty)
        #expect(log.calls.prefix(3) == ["inner", "middle", "outer"])
    }
}
