import Foundation

@testable import ViewSimulator

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
        var inset: CGFloat = 0 {
            didSet { invalidateIntrinsicContentSize() }
        }
        override var intrinsicContentSize: CGSize { size }
        override var alignmentRectInsets: EdgeInsets {
            EdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
        }
    }

    final class Wrapper: View {
        private var inner: View { subviews.first { !$0.translatesAutoresizingMaskIntoConstraints } ?? self }
        override var forFirstBaselineLayout: View { inner }
        override var forLastBaselineLayout: View { inner }
    }

    private let guides: [LayoutGuide]

    /// - Parameter frames: Those that the views begin with, in the plan's order.
    init(_ plan: ViewPlan, frames: [CGRect]) {
        views = plan.nodes.map { ViewTree.view($0) }
        guides = views.map { _ in LayoutGuide() }
        constraints = []
        for (view, guide) in zip(views, guides) { view.addLayoutGuide(guide) }
        for (index, node) in plan.nodes.enumerated() { add(node.children, of: index) }
        for (view, frame) in zip(views, frames) { view.frame = frame }
        for (index, node) in plan.nodes.enumerated() { configure(index, node) }
        constraints = plan.rules.map { constraint($0) }
        for index in plan.active { constraints[index].isActive = true }
        cover(plan.safeArea)
    }

    /// R18.14: a view that lost its constraints keeps its frame, which a new one cannot know.
    func rememberConstraints(of other: ViewTree) {
        for (view, old) in zip(views, other.views) {
            guard let known = old.ownConstraintState, known.namedIn != 0 else { continue }
            view.constraintState.namedIn = -1
            view.constraintState.hasNewContent = known.hasNewContent
        }
    }

    private static func view(_ node: ViewPlan.Node) -> View {
        switch node.kind {
        case .box: return Box(frame: .zero)
        case .label: return Label(frame: .zero)
        case .stack: return StackView(frame: .zero)
        case .plain: return View(frame: .zero)
        case .wrapper: return Wrapper(frame: .zero)
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
        case .plain, .wrapper: break
        }
        (view as? Box)?.inset = node.alignmentInset
        view.translatesAutoresizingMaskIntoConstraints = !node.isFree
        view.isHidden = node.isHidden
        view.autoresizingMask = node.mask
        view.setContentHuggingPriority(LayoutPriority(node.hugging), for: .horizontal)
        view.setContentCompressionResistancePriority(LayoutPriority(node.compression), for: .vertical)
        view.insetsLayoutMarginsFromSafeArea = index == 0
        view.overrideTraitCollection = TraitCollection(traitsFrom: [
            TraitCollection(layoutDirection: node.direction), node.scale.map { TraitCollection(displayScale: $0) },
        ].compactMap { $0 })
        if view.bounds.origin != node.boundsOrigin { view.bounds.origin = node.boundsOrigin }
        view.layoutMargins = EdgeInsets(top: node.margin, left: node.margin, bottom: node.margin, right: node.margin)
    }

    func cover(_ length: CGFloat) {
        views[0].setSafeAreaInsets(EdgeInsets(top: length, left: length, bottom: 0, right: 0))
    }

    private func item(_ side: ViewPlan.Side) -> Any {
        let view = views[side.node]
        return switch side.guide {
        case nil: view
        case .margins: view.layoutMarginsGuide
        case .safeArea: view.safeAreaLayoutGuide
        case .readable: view.readableContentGuide
        case .own: guides[side.node]
        }
    }

    private func constraint(_ rule: ViewPlan.Rule) -> LayoutConstraint {
        let constraint = LayoutConstraint(
            item: item(rule.first), attribute: rule.first.attribute, relatedBy: rule.relation,
            toItem: rule.second.map { item($0) }, attribute: rule.second?.attribute ?? .notAnAttribute,
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
