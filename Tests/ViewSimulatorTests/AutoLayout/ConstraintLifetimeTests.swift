import Foundation
import Testing

@testable import ViewSimulator

/// Nothing that constraints hold keeps a view alive, and what outlives a view knows that it is gone.
@MainActor @Suite("Lifetimes of what constraints concern")
struct ConstraintLifetimeTests {
    /// What a test has made, and none of it held.
    @MainActor
    private struct Mortals {
        private final class Reference {
            weak var object: AnyObject?
            init(_ object: AnyObject) { self.object = object }
        }

        private var references: [Reference] = []

        mutating func note(_ objects: [AnyObject]) { references += objects.map { Reference($0) } }

        var living: [String] { references.compactMap { $0.object.map { "\(type(of: $0))" } } }
    }

    private static func free<Free: View>(_ view: Free) -> Free {
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }

    @Test("A tree with constraints, guides and stacks goes with its root, after it was laid out and fitted")
    func wholeTree() {
        var mortals = Mortals()
        do {
            let root = View(frame: rect(0, 0, 200, 200)), stack = ConstraintLifetimeTests.free(StackView.ofThree())
            (stack.alignment, stack.distribution) = (.center, .equalSpacing)
            stack.isLayoutMarginsRelativeArrangement = true
            let guide = LayoutGuide()
            root.addSubview(stack)
            root.addLayoutGuide(guide)
            let constraints = [
                stack.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
                stack.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
                stack.widthAnchor.constraint(equalTo: root.readableContentGuide.widthAnchor),
                guide.topAnchor.constraint(equalTo: stack.lastBaselineAnchor),
            ]
            LayoutConstraint.activate(constraints)
            root.layoutIfNeeded()
            _ = root.systemLayoutSizeFitting(.zero)
            _ = stack.systemLayoutSizeFitting(.zero)
            stack.arrangedSubviews[1].isHidden = true
            root.layoutIfNeeded()
            mortals.note([root, stack, guide] + stack.arrangedSubviews + constraints + stack.constraints)
            mortals.note(root.layoutGuides + stack.layoutGuides)
            mortals.note([root.constraintState, stack.constraintState])
            for view in [root, stack] { if let engine = view.constraintState.engine { mortals.note([engine]) } }
        }
        #expect(mortals.living == [])
    }

    @Test("A view that leaves is not kept by constraints, engines or a stack that it was in")
    func viewsThatLeave() {
        var mortals = Mortals()
        let root = View(frame: rect(0, 0, 200, 200)), stack = ConstraintLifetimeTests.free(StackView.ofThree())
        root.addSubview(stack)
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        do {
            let view = ConstraintLifetimeTests.free(SizedView("view", 10, 10)), guide = view.layoutMarginsGuide
            root.addSubview(view)
            let constraints = [
                view.topAnchor.constraint(equalTo: stack.bottomAnchor),
                guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            ]
            LayoutConstraint.activate(constraints)
            root.layoutIfNeeded()
            _ = view.systemLayoutSizeFitting(size(100, 100))
            mortals.note([view, guide, stack.arrangedSubviews[0], view.constraintState] + constraints)
            view.removeFromSuperview()
            stack.arrangedSubviews[0].removeFromSuperview()
        }
        root.layoutIfNeeded()
        #expect(mortals.living == [])
        #expect(stack.arrangedSubviews.count == 2)
    }

    @Test("A constraint that outlives its views says that they are gone, and can be asked, changed and deactivated")
    func constraintOutlivesViews() {
        var constraint: LayoutConstraint?
        var inactive: LayoutConstraint?
        var guide: LayoutGuide?
        do {
            let root = View(frame: rect(0, 0, 100, 100)), view = ConstraintLifetimeTests.free(View(frame: .zero))
            root.addSubview(view)
            guide = view.layoutMarginsGuide
            constraint = guide?.topAnchor.constraint(equalTo: root.topAnchor, constant: 5)
            inactive = view.widthAnchor.constraint(equalToConstant: 5)
            constraint?.isActive = true
            root.layoutIfNeeded()
        }
        #expect(constraint?.isActive == false)
        #expect(constraint?.firstItem === guide)
        #expect(constraint?.secondItem == nil)
        #expect(inactive?.firstItem == nil)
        #expect(guide?.owningView == nil)
        constraint?.constant = 7
        constraint?.priority = .defaultLow
        constraint?.isActive = false
        #expect(inactive?.description == "nil.width == 5")
    }

    @Test("A view that outlives the one that it was in, or the stack that arranged it, starts anew elsewhere")
    func viewOutlivesSuperview() {
        let view = SizedView("view", 30, 20)
        do {
            let stack = StackView(arrangedSubviews: [view, SizedView("other", 10, 10)])
            view.isHidden = true
            stack.layOut(100, 50)
            #expect(view.frame.size.width == 0)
        }
        #expect(view.superview == nil)
        view.isHidden = false
        view.setNeedsLayout()
        view.invalidateIntrinsicContentSize()
        view.layoutIfNeeded()
        let root = View(frame: rect(0, 0, 100, 100))
        root.addSubview(view)
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.size == size(30, 20))
    }

    /// Clears up when it goes, as client code does.
    private final class Tidy: View {
        let label = ConstraintLifetimeTests.free(SizedView("label", 10, 10))
        let told: (String) -> Void
        var ownConstraints: [LayoutConstraint] = []

        init(_ told: @escaping (String) -> Void) {
            self.told = told
            super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            addSubview(label)
            ownConstraints = [
                label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                label.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -8),
                label.leadingAnchor.constraint(equalTo: leadingAnchor),
                label.trailingAnchor.constraint(equalTo: trailingAnchor),
            ]
            LayoutConstraint.activate(ownConstraints)
        }

        required init?(coder: NSCoder) { nil }

        deinit {
            MainActor.assumeIsolated {
                label.size.height = 30
                layoutIfNeeded()
                let fitted = systemLayoutSizeFitting(.zero)
                told("\(label.frame.size.height) \(fitted.width) \(fitted.height)")
                LayoutConstraint.deactivate(ownConstraints)
                label.removeFromSuperview()
                told("\(label.superview == nil) \(constraints.count)")
            }
        }
    }

    @Test("A view is laid out, fitted and cleared up by its own deinit")
    func workInDeinit() {
        var told: [String] = []
        do {
            let view = Tidy { told.append($0) }
            view.layoutIfNeeded()
        }
        #expect(told == ["30.0 10.0 46.0", "true 0"])
    }

    /// Has something to say to its superview when it goes.
    private final class Leaver: View {
        var note: ((View?) -> Void)?
        deinit { MainActor.assumeIsolated { note?(superview) } }
    }

    @Test("A view that goes with its superview, or after it, finds none")
    func superviewInDeinit() {
        var found: [Bool] = []
        do {
            let root = View(frame: .zero), leaver = Leaver(frame: .zero)
            leaver.note = { found.append($0 == nil) }
            root.addSubview(leaver)
            leaver.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        }
        #expect(found == [true])
    }

    private final class Placed: View {
        var drop: (() -> Void)?
        override var frame: CGRect { didSet { drop?() } }
    }

    @Test("An engine's root may go in the middle of its layout")
    func rootGoesMeanwhile() {
        var root: View? = View(frame: rect(0, 0, 100, 100))
        var mortals = Mortals()
        mortals.note([root].compactMap { $0 })
        let box = ConstraintLifetimeTests.free(Placed(frame: .zero))
        root?.addSubview(box)
        box.widthAnchor.constraint(equalToConstant: 10).isActive = true
        box.drop = { [unowned box] in
            box.removeFromSuperview()
            root = nil
        }
        root?.layoutIfNeeded()
        #expect(mortals.living == [])
        #expect(box.superview == nil)
    }
}
