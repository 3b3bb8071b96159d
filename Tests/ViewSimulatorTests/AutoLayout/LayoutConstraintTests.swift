import Foundation
import Testing
import ViewSimulator

@MainActor @Suite("Constraints as objects")
struct LayoutConstraintTests {
    private let outer = View(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let inner = View(frame: .zero)
    private let sibling = View(frame: .zero)

    init() {
        outer.addSubview(inner)
        outer.addSubview(sibling)
    }

    private func equal(
        _ one: View, _ attribute: LayoutConstraint.Attribute, _ other: View?, _ second: LayoutConstraint.Attribute,
        multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> LayoutConstraint {
        LayoutConstraint(
            item: one, attribute: attribute, relatedBy: .equal, toItem: other, attribute: second,
            multiplier: multiplier, constant: constant)
    }

    @Test("A new constraint is required, inactive, and what it was made of")
    func newConstraint() {
        let constraint = equal(inner, .leading, outer, .trailing, multiplier: 0.5, constant: -4)
        #expect(constraint.firstItem === inner)
        #expect(constraint.secondItem === outer)
        #expect(constraint.firstAttribute == .leading)
        #expect(constraint.secondAttribute == .trailing)
        #expect(constraint.multiplier == 0.5)
        #expect(constraint.constant == -4)
        #expect(constraint.relation == .equal)
        #expect(constraint.priority == .required)
        #expect(!constraint.isActive)
        #expect(constraint.identifier == nil)
    }

    @Test("The nearest view that both items are in holds an active constraint")
    func holders() {
        let deep = View(frame: .zero)
        inner.addSubview(deep)
        let constraints = [
            equal(deep, .top, inner, .top), equal(deep, .top, sibling, .bottom), equal(inner, .left, sibling, .right),
            equal(inner, .width, nil, .notAnAttribute, constant: 10),
        ]
        LayoutConstraint.activate(constraints)
        #expect(inner.constraints == [constraints[0], constraints[3]])
        #expect(outer.constraints == [constraints[1], constraints[2]])
        LayoutConstraint.deactivate(constraints)
        #expect(inner.constraints.isEmpty && outer.constraints.isEmpty && !constraints[0].isActive)
    }

    @Test("Activating twice holds once, in the order of activation")
    func activatedTwice() {
        let (one, other) = (equal(inner, .top, outer, .top), equal(inner, .left, outer, .left))
        outer.addConstraints([one, other])
        one.isActive = true
        #expect(outer.constraints == [one, other])
        one.isActive = false
        one.isActive = true
        #expect(outer.constraints == [other, one])
    }

    @Test("A view removes only constraints that it holds")
    func removal() {
        let constraint = equal(inner, .top, outer, .top)
        constraint.isActive = true
        inner.removeConstraint(constraint)
        #expect(constraint.isActive)
        outer.removeConstraints([constraint])
        #expect(!constraint.isActive)
    }

    @Test("A view that leaves takes its own constraints along, and those to what stays become inactive")
    func leavingView() {
        let deep = View(frame: .zero)
        inner.addSubview(deep)
        let within = equal(deep, .top, inner, .top)
        let across = equal(deep, .left, outer, .left)
        let size = equal(inner, .width, nil, .notAnAttribute, constant: 10)
        LayoutConstraint.activate([within, across, size])
        inner.removeFromSuperview()
        #expect(within.isActive)
        #expect(size.isActive)
        #expect(!across.isActive)
    }

    @Test("An active constraint may cease to be required and become it again, and what is laid out follows")
    func priorities() {
        let root = View(frame: .zero), view = View(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let (wide, narrow) = (
            view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 50)
        )
        narrow.priority = LayoutPriority(999.5)
        LayoutConstraint.activate([wide, narrow])
        root.layoutIfNeeded()
        #expect(view.frame.size.width == 100)
        wide.priority = .defaultHigh
        root.layoutIfNeeded()
        #expect(view.frame.size.width == 50)
        #expect(wide.isActive)
        wide.priority = .required
        root.layoutIfNeeded()
        #expect(view.frame.size.width == 100)
        #expect(narrow.priority.rawValue == 999.5)
    }

    @Test("The description reads as people write constraints")
    func description() {
        inner.accessibilityIdentifier = "title"
        let constraint = equal(inner, .leading, outer, .trailing, multiplier: 0.5, constant: -4)
        constraint.priority = .defaultHigh
        #expect(constraint.description == "title.leading == 0.5 * View.trailing - 4 @750")
        let width = LayoutConstraint(
            item: inner, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 44)
        width.identifier = "least width"
        #expect(width.description == "least width: title.width >= 44")
    }

    @Test("Items are held weakly, and a constraint outlives them")
    func weakItems() {
        var view: View? = View(frame: .zero)
        let constraint = equal(view!, .width, nil, .notAnAttribute, constant: 1)
        view = nil
        #expect(constraint.firstItem == nil)
    }

    @Test("A place that is related to a place on the other axis can be made and activated")
    func crossedAxes() {
        let constraint = equal(inner, .left, outer, .top)
        constraint.isActive = true
        #expect(constraint.isActive)
    }

    @Test("A length may have the multiplier 0, as people write least heights")
    func zeroMultiplier() {
        #expect(equal(inner, .height, inner, .height, multiplier: 0, constant: 44).constant == 44)
    }

    private final class Sticky: LayoutConstraint {
        override var isActive: Bool {
            get { super.isActive }
            set { if newValue { super.isActive = true } }
        }
    }

    @Test("A list that is deactivated has several holders, the same constraint twice, inactive ones and a subclass's own idea")
    func deactivateList() {
        let root = View(frame: .zero), views = [View(frame: .zero), View(frame: .zero)]
        for view in views { root.addSubview(view) }
        let widths = views.map { $0.widthAnchor.constraint(equalToConstant: 10) }
        let tops = views.map { $0.topAnchor.constraint(equalTo: root.topAnchor) }
        let inactive = views[0].heightAnchor.constraint(equalToConstant: 10)
        let sticky = Sticky(
            item: views[0], attribute: .left, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1,
            constant: 0)
        LayoutConstraint.activate(widths + tops + [sticky])
        LayoutConstraint.deactivate([widths[0], tops[0], widths[0], inactive, sticky, widths[1]])
        #expect((widths + tops + [sticky]).map(\.isActive) == [false, false, false, true, true])
        #expect(root.constraints == [tops[1], sticky])
        #expect(views.flatMap(\.constraints).isEmpty)
    }

    @Test("A priority that is set to what it is makes no engine anew")
    func samePriority() {
        let root = View(frame: .zero), view = View(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        view.setContentHuggingPriority(.required, for: .vertical)
        root.layoutIfNeeded()
        let before = SizingWork.now
        view.setContentHuggingPriority(.required, for: .vertical)
        view.setContentCompressionResistancePriority(.defaultHigh, for: .vertical)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(SizingWork.now.since(before).engines == 0)
        view.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        root.layoutIfNeeded()
        #expect(SizingWork.now.since(before).engines == 1)
    }
}
