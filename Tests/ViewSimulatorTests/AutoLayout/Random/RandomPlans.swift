import FlowTestSupport
import Foundation
import ViewSimulator

/// Makes plans up, and changes of them that it makes in a tree as well.
@MainActor
struct RandomPlans {
    var random: SeededGenerator

    static let horizontal: [LayoutConstraint.Attribute] = [
        .leading, .trailing, .centerX, .leadingMargin, .trailingMargin,
    ]
    static let vertical: [LayoutConstraint.Attribute] = [
        .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
    ]
    static let texts = ["", "a", "字字字", "aaa aaa aaa", "a aaaaaaa a", "字字字字字字字字字字字字", "one\ntwo"]

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

    func isParent(_ kind: ViewPlan.Kind) -> Bool { kind == .plain || kind == .wrapper || isStack(kind) }

    private mutating func kind() -> ViewPlan.Kind {
        switch random.below(8) {
        case 0, 1: .box(width: length(), height: length())
        case 2, 3: .label(random.pick(RandomPlans.texts), lines: random.below(3))
        case 4: stack()
        case 5: .wrapper
        default: .plain
        }
    }

    mutating func stack() -> ViewPlan.Kind {
        .stack(
            random.pick([.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering]),
            random.pick([.fill, .leading, .center, .trailing]),
            axis: random.isHeads() ? .horizontal : .vertical, spacing: CGFloat(random.below(3) * 4))
    }

    mutating func length() -> CGFloat { CGFloat(random.within(0...60)) / 2 }

    /// One flexible part an axis: what two of them get is in proportion to the frame, so that a superview that
    /// constraints tie to it has other frames whenever its engine is made anew.
    private mutating func mask() -> View.AutoresizingMask {
        [
            random.pick([[], .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]),
            random.pick([[], .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]),
        ]
    }

    mutating func frame() -> CGRect {
        CGRect(
            x: CGFloat(random.within(0...50)), y: CGFloat(random.within(0...50)), width: length() + 20,
            height: length() + 10)
    }

    mutating func rule(_ plan: ViewPlan) -> ViewPlan.Rule {
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
        rule.first = throughGuide(rule.first)
        rule.second = rule.second.map { throughGuide($0) }
        return rule
    }

    /// Which view a row's baselines are depends on how high its views were laid out the last time.
    private mutating func vertical(_ node: ViewPlan.Node) -> LayoutConstraint.Attribute {
        let attribute = random.pick(RandomPlans.vertical)
        let isBaseline = attribute == .firstBaseline || attribute == .lastBaseline
        return isBaseline && isStack(node.kind) ? .centerY : attribute
    }

    /// Guides have edges and lengths only. Safe areas and readable widths follow from frames, so that views that are
    /// placed by their own have no layout that would be found again: those of the root are named.
    private mutating func throughGuide(_ side: ViewPlan.Side) -> ViewPlan.Side {
        let plain: [LayoutConstraint.Attribute] = [
            .leading, .trailing, .centerX, .top, .bottom, .centerY, .width, .height,
        ]
        guard plain.contains(side.attribute), random.isHeads(oneIn: 5) else { return side }
        var side = side
        side.guide = random.pick(side.node == 0 ? ViewPlan.Guide.allCases : [.margins, .own])
        return side
    }
}
