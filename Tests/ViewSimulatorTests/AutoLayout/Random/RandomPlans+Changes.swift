import FlowTestSupport
import Foundation
import ViewSimulator

// Changes of a plan, and of the views that were made by it, in the same way.
extension RandomPlans {
    /// Changes both in the same way. Answers what it did.
    mutating func change(_ plan: inout ViewPlan, _ tree: ViewTree) -> String {
        let node = random.within(1...plan.nodes.count - 1)
        switch random.below(18) {
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
        case 10: plan.nodes[node].margin = random.pick([0, 8, 20])
        case 11: return moveElsewhere(node, &plan, tree)
        case 12: return changePriority(&plan, tree)
        case 13:
            let place = random.below(plan.nodes.count)
            plan.nodes[place].direction = random.pick([.unspecified, .leftToRight, .rightToLeft])
            plan.nodes[place].scale = random.pick([nil, 1, 3])
            tree.configure(place, plan.nodes[place])
            return "traits of \(place): \(plan.nodes[place].direction) \(String(describing: plan.nodes[place].scale))"
        case 14:
            plan.safeArea = CGFloat(random.below(4) * 10)
            tree.cover(plan.safeArea)
            return "safe area \(plan.safeArea)"
        case 15:
            plan.nodes[node].alignmentInset = CGFloat(random.within(-2...2))
            plan.nodes[node].compression = random.pick([250, 750, 1000])
        case 16: return bringToFront(node, &plan, tree)
        default: plan.nodes[node].boundsOrigin = CGPoint(x: random.below(3) * 5, y: random.below(3) * 5)
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
        case .plain, .wrapper: return "nothing"
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

    private mutating func moveElsewhere(_ node: Int, _ plan: inout ViewPlan, _ tree: ViewTree) -> String {
        let old = plan
        let places = plan.nodes.indices.filter { isParent(old.nodes[$0].kind) && !old.isInside($0, node) }
        let parent = random.pick(places)
        guard parent != plan.nodes[node].parent else { return "nothing" }
        plan.active.removeAll { old.ends(old.rules[$0], whenLeaves: node) }
        plan.nodes[plan.nodes[node].parent].children.removeAll { $0 == node }
        plan.nodes[parent].children.append(node)
        plan.nodes[node].parent = parent
        if isStack(plan.nodes[parent].kind) { plan.nodes[node].isFree = true }
        tree.add(node, to: parent)
        return "\(node) moved to \(parent)"
    }

    private mutating func changePriority(_ plan: inout ViewPlan, _ tree: ViewTree) -> String {
        let rule = random.below(plan.rules.count)
        guard plan.rules[rule].priority < 1000 else { return "nothing" }
        plan.rules[rule].priority = random.pick([999, 750, 500, 250, 50])
        tree.constraints[rule].priority = LayoutPriority(plan.rules[rule].priority)
        return "priority of \(rule)"
    }

    /// Of a stack the arranged views keep their order, which a plan does not tell from that of subviews.
    private func bringToFront(_ node: Int, _ plan: inout ViewPlan, _ tree: ViewTree) -> String {
        let parent = plan.nodes[node].parent
        if isStack(plan.nodes[parent].kind) { return "nothing" }
        plan.nodes[parent].children.removeAll { $0 == node }
        plan.nodes[parent].children.append(node)
        tree.views[parent].bringSubviewToFront(tree.views[node])
        return "\(node) to the front"
    }
}
