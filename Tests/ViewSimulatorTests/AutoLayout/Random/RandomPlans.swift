import FlowTestSupport
import Foundation
import ViewSimulator

/// Makes plans up, and changes of them that it makes in a tree as well.
@MainActor
struct RandomPlans {
    var random: SeededGenerator

    private static let horizontal: [LayoutConstraint.Attribute] = [
        .leading, .trailing, .centerX, .leadingMargin, .trailingMargin,
    ]
    private static let vertical: [LayoutConstraint.Attribute] = [
        .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
    ]
    private static let texts = ["", "a", "字字字", "aaa aaa aaa", "a aaaaaaa a", "字字字字字字字字字字字字", "one\ntwo"]

    // MARK: Plans

    mutating func plan() -> ViewPlan {
        var plan = ViewPlan(nodes: [ViewPlan.Node(kind: .plain, parent: 0)])
        plan.nodes[0].isFree = false
        for _ in 0..<random.within(2...7) {
            let parents = plan.nodes.indices.filter { isParent(plan.nodes[$0].kind) }
            let parent = random.pick(parents)
            var node = ViewPlan.Node(kind: kind(), parent: parent)
            node.isFree = isStack(plan.nodes[parent].kind) || !random.isHeads(oneIn: 6)
            if random.isHeads(oneIn: 4) { node.mask = mask() }
            plan.nodes[parent].children.append(plan.nodes.count)
            plan.nodes.append(node)
        }
        for _ in 0..<random.within(2...14) {
            plan.rules.append(rule(plan))
            plan.active.append(plan.rules.count - 1)
        }
        return plan
    }

    func isStack(_ kind: ViewPlan.Kind) -> Bool { if case .stack = kind { true } else { false } }

    private func isParent(_ kind: ViewPlan.Kind) -> Bool { kind == .plain || isStack(kind) }

    private mutating func kind() -> ViewPlan.Kind {
        switch random.below(7) {
        case 0, 1: .box(width: length(), height: length())
        case 2, 3: .label(random.pick(RandomPlans.texts), lines: random.below(3))
        case 4: stack()
        default: .plain
        }
    }

    private mutating func stack() -> ViewPlan.Kind {
        .stack(
            random.pick([.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering]),
            random.pick([.fill, .leading, .center, .trailing]),
            axis: random.isHeads() ? .horizontal : .vertical, spacing: CGFloat(random.below(3) * 4))
    }

    private mutating func length() -> CGFloat { CGFloat(random.within(0...60)) / 2 }

    private mutating func mask() -> View.AutoresizingMask { View.AutoresizingMask(rawValue: UInt(random.below(64))) }

    mutating func frame() -> CGRect {
        CGRect(
            x: CGFloat(random.within(0...50)), y: CGFloat(random.within(0...50)), width: length() + 20,
            height: length() + 10)
    }

    private mutating func rule(_ plan: ViewPlan) -> ViewPlan.Rule {
        var rule = ViewPlan.Rule(
            first: ViewPlan.Side(node: random.within(1...plan.nodes.count - 1), attribute: .width),
            relation: random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]), multiplier: 1,
            constant: CGFloat(random.within(-10...60)), priority: random.pick([1000, 1000, 999, 750, 500, 250, 50]))
        let other = random.below(plan.nodes.count)
        switch random.below(6) {
        case 0:
            rule.first.attribute = random.pick([.width, .height])
            rule.constant = abs(rule.constant)
        case 1:
            rule.first.attribute = random.pick([.width, .height])
            rule.second = ViewPlan.Side(node: other, attribute: random.pick([.width, .height]))
            rule.multiplier = random.pick([1, 0.5, 2])
        case 2, 3:
            rule.first.attribute = random.pick(RandomPlans.horizontal)
            rule.second = ViewPlan.Side(node: other, attribute: random.pick(RandomPlans.horizontal))
        default:
            rule.first.attribute = vertical(plan.nodes[rule.first.node])
            rule.second = ViewPlan.Side(node: other, attribute: vertical(plan.nodes[other]))
        }
        return rule
    }

    /// Which view a row's baselines are depends on how high its views were laid out the last time.
    private mutating func vertical(_ node: ViewPlan.Node) -> LayoutConstraint.Attribute {
        let attribute = random.pick(RandomPlans.vertical)
        let isBaseline = attribute == .firstBaseline || attribute == .lastBaseline
        return isBaseline && isStack(node.kind) ? .centerY : attribute
    }

    // MARK: Changes

    /// Changes both in the same way. Answers what it did.
    mutating func change(_ plan: inout ViewPlan, _ tree: ViewTree) -> String {
        let node = random.within(1...plan.nodes.count - 1)
        switch random.below(11) {
        case 0, 1: return changeConstant(&plan, tree)
        case 2: return toggleRule(&plan, tree)
        case 3: return addRule(&plan, tree)
        case 4, 5: return changeContent(node, &plan, tree)
        case 6:
            tree.views[0].frame.size = CGSize(width: 60 + length() * 4, height: 60 + length() * 4)
            return "size \(tree.views[0].frame.size)"
        case 7:
            let frame = frame()
            if !plan.nodes[node].isFree { tree.views[node].frame = frame }
            return "frame of \(node)"
        case 8:
            plan.nodes[node].isHidden.toggle()
            plan.nodes[node].hugging = random.pick([250, 251, 750])
        case 9: return leaveAndComeBack(node, &plan, tree)
        default:
            if random.isHeads(oneIn: 3) { return turn(&plan, tree) }
            plan.nodes[node].margin = random.pick([0, 8, 20])
        }
        tree.configure(node, plan.nodes[node])
        return "node \(node): \(plan.nodes[node])"
    }

    private mutating func changeConstant(_ plan: inout ViewPlan, _ tree: ViewTree) -> String {
        let rule = random.below(plan.rules.count)
        plan.rules[rule].constant = CGFloat(random.within(0...80)) / 2
        tree.constraints[rule].constant = plan.rules[rule].constant
        return "constant of \(rule)"
    }

    private mutating func toggleRule(_ plan: inout ViewPlan, _ tree: ViewTree) -> String {
        let rule = random.below(plan.rules.count)
        let isActive = plan.active.contains(rule)
        plan.active.removeAll { $0 == rule }
        if !isActive { plan.active.append(rule) }
        tree.constraints[rule].isActive = !isActive
        return "rule \(rule) \(isActive ? "off" : "on")"
    }

    private mutating func addRule(_ plan: inout ViewPlan, _ tree: ViewTree) -> String {
        let rule = rule(plan)
        plan.active.append(plan.rules.count)
        plan.rules.append(rule)
        tree.add(rule)
        tree.constraints[plan.rules.count - 1].isActive = true
        return "rule \(rule)"
    }

    private mutating func changeContent(_ node: Int, _ plan: inout ViewPlan, _ tree: ViewTree) -> String {
        switch plan.nodes[node].kind {
        case .box: plan.nodes[node].kind = .box(width: length(), height: length())
        case .label: plan.nodes[node].kind = .label(random.pick(RandomPlans.texts), lines: random.below(3))
        case .stack: plan.nodes[node].kind = stack()
        case .plain: return "nothing"
        }
        tree.configure(node, plan.nodes[node])
        return "content of \(node): \(plan.nodes[node].kind)"
    }

    private func leaveAndComeBack(_ node: Int, _ plan: inout ViewPlan, _ tree: ViewTree) -> String {
        let parent = plan.nodes[node].parent
        let old = plan
        plan.active.removeAll { old.ends(old.rules[$0], whenLeaves: node) }
        plan.nodes[parent].children.removeAll { $0 == node }
        plan.nodes[parent].children.append(node)
        tree.views[node].removeFromSuperview()
        tree.add(node, to: parent)
        return "\(node) left and came back"
    }

    private func turn(_ plan: inout ViewPlan, _ tree: ViewTree) -> String {
        plan.isRightToLeft.toggle()
        let direction: SemanticContentAttribute = plan.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        for view in tree.views { view.semanticContentAttribute = direction }
        return "turned"
    }
}
