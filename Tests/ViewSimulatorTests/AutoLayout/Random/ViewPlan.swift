import Foundation
import ViewSimulator

/// What a tree of views and its constraints are, as a value: from it the same tree can be made again and again.
struct ViewPlan {
    enum Kind: Equatable {
        case box(width: CGFloat, height: CGFloat)
        case label(String, lines: Int)
        case stack(StackView.Distribution, StackView.Alignment, axis: LayoutConstraint.Axis, spacing: CGFloat)
        case plain
        /// Its baselines are those of the first view in it whose frame is not its own.
        case wrapper
    }

    /// A rectangle in a node that rules can name in place of the node.
    enum Guide: CaseIterable {
        case margins, safeArea, readable, own
    }

    struct Node {
        var kind: Kind
        var parent: Int
        var children: [Int] = []
        var isFree = true
        var isHidden = false
        var mask: View.AutoresizingMask = []
        var hugging: Float = 250
        var compression: Float = 750
        var margin: CGFloat = 8
        /// Of a box, on all sides.
        var alignmentInset: CGFloat = 0
        var scale: CGFloat?
        var direction = TraitEnvironmentLayoutDirection.unspecified
        var boundsOrigin = CGPoint.zero
    }

    struct Side: Equatable {
        var node: Int
        var attribute: LayoutConstraint.Attribute
        var guide: Guide?
    }

    struct Rule {
        var first: Side
        var relation: LayoutConstraint.Relation
        var second: Side?
        var multiplier: CGFloat
        var constant: CGFloat
        var priority: Float
    }

    /// The root comes first; it is never free.
    var nodes: [Node]
    var rules: [Rule] = []
    /// In order of activation.
    var active: [Int] = []
    /// What covers the root's top and left.
    var safeArea: CGFloat = 0

    // MARK: Questions

    func isInside(_ node: Int, _ tree: Int) -> Bool {
        var current = node
        while current != tree {
            if current == 0 { return false }
            current = nodes[current].parent
        }
        return true
    }

    /// The nearest node that both sides are in.
    func holder(of rule: Rule) -> Int {
        guard let second = rule.second else { return rule.first.node }
        var candidate = rule.first.node
        while !isInside(second.node, candidate) { candidate = nodes[candidate].parent }
        return candidate
    }

    /// Whether a rule ends when a subtree leaves.
    func ends(_ rule: Rule, whenLeaves tree: Int) -> Bool {
        let isConcerned = isInside(rule.first.node, tree) || rule.second.map { isInside($0.node, tree) } == true
        return isConcerned && !isInside(holder(of: rule), tree)
    }
}
