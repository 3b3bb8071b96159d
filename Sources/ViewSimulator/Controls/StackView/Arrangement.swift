/// The constraints of a stack, and the properties from which they follow. The constraints and their order are as
/// observed in `UIStackView`.
///
/// ```
/// across: a chain from the first view to each other
/// edges of the stack, or of the guide inside its margins: first and last visible view; first view or guide across
/// sizes of 0 that what is there overcomes → lengths in proportion to each other → gaps
/// the guide around what is aligned → the guide inside the margins
/// ```
///
/// Hidden views stay in the chains, so that one that is hidden or shown changes few constraints.
@MainActor
struct Arrangement {
    let stack: StackView
    let views: [View]
    let visible: [View]
    let guides: ArrangementGuides
    /// The space between each arranged view and the next one, in points (`StackView.gaps`).
    let gaps: [CGFloat]
    let along, across: AxisAttributes

    init(of stack: StackView) {
        self.stack = stack
        views = stack.entries.map(\.view)
        visible = views.filter { !$0.isHidden }
        gaps = stack.gaps
        along = AxisAttributes(stack.axis)
        across = AxisAttributes(stack.axis == .horizontal ? .vertical : .horizontal)
        let needsGaps = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        stack.guides.provide(
            margins: stack.isLayoutMarginsRelativeArrangement && !views.isEmpty,
            alignment: stack.alignment != .fill && !views.isEmpty, gaps: needsGaps ? max(visible.count - 1, 0) : 0)
        guides = stack.guides
    }

    /// The constraints of the stack, in the order that was observed in `UIStackView`.
    var constraints: [ArrangementConstraint] {
        guard !views.isEmpty else { return [] }
        return alignmentChains + edges + smallestSizes + distribution + alignmentBounds + margins
    }

    /// Returns the constraints that concern only one arranged view. They are held by this view; the stack does not hold
    /// them.
    func constraints(of view: View) -> [ArrangementConstraint] {
        var result: [ArrangementConstraint] = []
        if stack.alignment != .fill {
            result.append(length(of: view, across, priority: 25, "UISV-ambiguity-suppression"))
        }
        if view.isHidden { result.append(length(of: view, along, priority: 1000, "UISV-hiding")) }
        return result
    }

    // MARK: Parts

    /// The constraints by which the stack has the size 0 unless its contents require more.
    private var smallestSizes: [ArrangementConstraint] {
        let lies = stack.axis == .horizontal
        var result: [ArrangementConstraint] = []
        if stack.distribution == .equalSpacing || stack.distribution == .equalCentering {
            result.append(length(of: stack, along, priority: 49, "UISV-canvas-fit"))
        }
        if lies, stack.alignment == .firstBaseline || stack.alignment == .lastBaseline {
            result.append(length(of: stack, across, priority: 49, "UISV-canvas-fit"))
        }
        return result
    }

    private var margins: [ArrangementConstraint] {
        guard let guide = guides.margins else { return [] }
        let pairs: [(LayoutConstraint.Attribute, LayoutConstraint.Attribute)] = [
            (.bottomMargin, .bottom), (.leftMargin, .left), (.rightMargin, .right), (.topMargin, .top),
        ]
        return pairs.map { relate(stack, $0, guide, $1, "UISV-canvas-connection") }
    }

    // MARK: Making one

    func length(
        of item: some ConstraintItem, _ axis: AxisAttributes, priority: Float, _ identifier: String
    ) -> ArrangementConstraint {
        ArrangementConstraint(
            first: item.constraintState, attribute: axis.length, priority: LayoutPriority(priority),
            identifier: identifier)
    }

    func relate(
        _ first: any ConstraintItem, _ attribute: LayoutConstraint.Attribute, _ second: any ConstraintItem,
        _ other: LayoutConstraint.Attribute, _ identifier: String
    ) -> ArrangementConstraint {
        ArrangementConstraint(
            first: first.constraintState, attribute: attribute, second: second.constraintState, other: other,
            identifier: identifier)
    }
}

/// A view that a stack arranges, with the spacing after this view.
struct ArrangedView {
    let view: View
    /// The spacing after the view, in points, or one of the stack's special values, such as `spacingUseDefault`.
    var spacing: CGFloat
}
