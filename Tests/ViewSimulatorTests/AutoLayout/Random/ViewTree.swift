import Foundation
import ViewSimulator

/// The views and constraints of a plan.
@MainActor
final class ViewTree {
    let views: [View]
    private(set) var constraints: [LayoutConstraint]

    /// A content of a size.
    final class Box: View {
        var size = CGSize.zero {
            didSet { invalidateIntrinsicContentSize() }
        }
        override var intrinsicContentSize: CGSize { size }
    }

    /// - Parameter frames: Those that the views begin with, in the plan's order.
    init(_ plan: ViewPlan, frames: [CGRect]) {
        views = plan.nodes.map { ViewTree.view($0) }
        constraints = []
        for (index, node) in plan.nodes.enumerated() { add(node.children, of: index) }
        for (view, frame) in zip(views, frames) { view.frame = frame }
        for (index, node) in plan.nodes.enumerated() { configure(index, node) }
        constraints = plan.rules.map { constraint($0) }
        for index in plan.active { constraints[index].isActive = true }
        views[0].semanticContentAttribute = plan.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        for view in views.dropFirst() { view.semanticContentAttribute = views[0].semanticContentAttribute }
    }

    private static func view(_ node: ViewPlan.Node) -> View {
        switch node.kind {
        case .box: return Box(frame: .zero)
        case .label: return Label(frame: .zero)
        case .stack: return StackView(frame: .zero)
        case .plain: return View(frame: .zero)
        }
    }

    private func add(_ children: [Int], of index: Int) {
        for child in children { add(child, to: index) }
    }

    func add(_ child: Int, to index: Int) {
        if let stack = views[index] as? StackView {
            stack.addArrangedSubview(views[child])
        } else {
            views[index].addSubview(views[child])
        }
    }

    /// Sets everything of a node that can change.
    func configure(_ index: Int, _ node: ViewPlan.Node) {
        let view = views[index]
        switch node.kind {
        case .box(let width, let height): (view as? Box)?.size = CGSize(width: width, height: height)
        case .label(let text, let lines):
            (view as? Label)?.text = text
            (view as? Label)?.numberOfLines = lines
        case .stack(let distribution, let alignment, let axis, let spacing):
            guard let stack = view as? StackView else { return }
            (stack.distribution, stack.alignment, stack.axis, stack.spacing) = (distribution, alignment, axis, spacing)
        case .plain: break
        }
        view.translatesAutoresizingMaskIntoConstraints = !node.isFree
        view.isHidden = node.isHidden
        view.autoresizingMask = node.mask
        view.setContentHuggingPriority(LayoutPriority(node.hugging), for: .horizontal)
        view.layoutMargins = EdgeInsets(top: node.margin, left: node.margin, bottom: node.margin, right: node.margin)
    }

    private func constraint(_ rule: ViewPlan.Rule) -> LayoutConstraint {
        let constraint = LayoutConstraint(
            item: views[rule.first.node], attribute: rule.first.attribute, relatedBy: rule.relation,
            toItem: rule.second.map { views[$0.node] }, attribute: rule.second?.attribute ?? .notAnAttribute,
            multiplier: rule.multiplier, constant: rule.constant)
        constraint.priority = LayoutPriority(rule.priority)
        return constraint
    }

    func add(_ rule: ViewPlan.Rule) {
        constraints.append(constraint(rule))
    }

    var frames: [CGRect] { views.map(\.frame) }

    func layOut() -> [CGRect] {
        views[0].layoutIfNeeded()
        return frames
    }

    func fit(_ width: CGFloat) -> CGSize {
        views[0].systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: LayoutPriority(999),
            verticalFittingPriority: .fittingSizeLevel)
    }
}
