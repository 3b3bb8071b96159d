import FlowTesting
import Foundation
import Testing

@testable import ViewSimulator

/// What clients do while an engine asks them.
@MainActor @Suite("Layout and fitting from inside a layout", .ownEnvironment)
struct ReentrantLayoutTests {
    private let root = View(frame: rect(0, 0, 100, 200))

    @Test("A content lays itself out to find its size, in constraints that are solved at the moment")
    func contentIsLaidOut() {
        let view = ActingView(frame: .zero), box = SizedView("box", 30, 40)
        view.content = {
            $0.layoutIfNeeded()
            return CGSize(width: View.noIntrinsicMetric, height: box.frame.maxY + 5)
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        root.addSubview(view)
        LayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 80),
            box.topAnchor.constraint(equalTo: view.topAnchor, constant: 7),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 80, 52))
        #expect(box.frame == rect(0, 7, 30, 40))
        box.size.height = 60
        view.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 80, 72))
        #expect(box.frame == rect(0, 7, 30, 60))
    }

    private func fitted(_ frame: CGRect) -> ActingView {
        let view = ActingView(frame: frame)
        view.content = { $0.systemLayoutSizeFitting(View.layoutFittingCompressedSize) }
        return view
    }

    @Test("A content that is the size that its own constraints give")
    func contentIsFitted() {
        let view = fitted(.zero), box = SizedView("box", 30, 40)
        view.addSubview(box)
        root.addSubview(view)
        for view in [view, box] { view.translatesAutoresizingMaskIntoConstraints = false }
        LayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3),
            view.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 3),
            box.topAnchor.constraint(equalTo: view.topAnchor, constant: 3),
            view.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 3),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 36, 46))
        #expect(box.frame == rect(3, 3, 30, 40))
        #expect(view.systemLayoutSizeFitting(.zero) == size(36, 46))
    }

    @Test("A content that is fitted without any constraint has the size that the view has")
    func contentWithoutConstraintsIsFitted() {
        let view = fitted(rect(0, 0, 20, 30))
        #expect(view.intrinsicContentSize == size(20, 30))
    }

    @Test("Contents that ask how large the view around them is are asked few times, and not for ever")
    func contentsAskForTheRoot() {
        var asked = 0
        let views = (0..<12).map { _ in ActingView(frame: .zero) }
        for view in views {
            view.content = {
                asked += 1
                let whole = $0.superview?.systemLayoutSizeFitting(View.layoutFittingCompressedSize) ?? .zero
                return CGSize(width: 10, height: whole.height / 2)
            }
        }
        let box = SizedView("box", 10, 60)
        for view in views + [box] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            LayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
            ])
        }
        root.layoutIfNeeded()
        #expect(views.map(\.frame.size.height).max() == 30)
        #expect(asked < 12 * 12 * 12)
    }

    @Test("Whoever is told of a contradiction ends it, and has everything laid out again, at once")
    func handlerChangesConstraints() {
        let view = View(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let constraints = [10, 20].map { view.widthAnchor.constraint(equalToConstant: $0) }
        LayoutConstraint.activate(constraints)
        var told = 0
        ConstraintDiagnostic.handler = { [root] _ in
            told += 1
            constraints[0].isActive = false
            _ = root.systemLayoutSizeFitting(.zero)
            root.setNeedsLayout()
            root.layoutIfNeeded()
        }
        root.layoutIfNeeded()
        #expect(view.frame.size.width == 20)
        #expect(told == 1)
    }

    @Test("Constraints that change while contents are asked hold in the next layout")
    func constraintsChangeMeanwhile() {
        let view = ActingView(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        LayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        let wide = view.widthAnchor.constraint(equalToConstant: 70)
        view.content = { _ in
            wide.isActive = true
            return CGSize(width: 10, height: 10)
        }
        root.layoutIfNeeded()
        root.layoutIfNeeded()
        #expect(view.frame.size == size(70, 10))
    }

    @Test("A view that leaves while its neighbours are placed takes its constraints with it")
    func viewLeavesMeanwhile() {
        let remover = ActingView(frame: .zero), next = SizedView("next", 10, 10), last = SizedView("last", 10, 10)
        let views = [remover, next, last]
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        }
        remover.whenLaidOut = { _ in next.removeFromSuperview() }
        let chain = next.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)
        let follows = last.leadingAnchor.constraint(equalTo: next.trailingAnchor)
        LayoutConstraint.activate([chain, follows])
        root.layoutIfNeeded()
        #expect([chain, follows].map(\.isActive) == [false, false])
        #expect(last.frame == rect(0, 0, 10, 10))
    }
}
