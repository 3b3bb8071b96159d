import Foundation
import Testing

@testable import ViewSimulator

/// The lists are UIStackView's, as published by a project that compared its own with them one by one.
@MainActor @Suite("Constraints of a stack view")
struct StackConstraintTests {
    private func relations(_ change: (StackView) -> Void) -> [String] {
        let stack = StackView.ofThree()
        change(stack)
        stack.layoutIfNeeded()
        return stack.relations
    }

    @Test("A row that fills: a chain from the first view across, the stack around it, and spaces")
    func fillRow() {
        #expect(
            relations { _ in } == [
                "a.bottom == b.bottom", "a.bottom == c.bottom", "a.top == b.top", "a.top == c.top",
                "s.leading == a.leading", "s.trailing == c.trailing", "s.top == a.top", "s.bottom == a.bottom",
                "b.leading == a.trailing + 10", "c.leading == b.trailing + 10",
            ])
    }

    @Test("A column has the same constraints on the other axes")
    func fillColumn() {
        #expect(
            relations { $0.axis = .vertical } == [
                "a.leading == b.leading", "a.leading == c.leading", "a.trailing == b.trailing",
                "a.trailing == c.trailing", "s.top == a.top", "s.bottom == c.bottom", "s.leading == a.leading",
                "s.trailing == a.trailing", "b.top == a.bottom + 10", "c.top == b.bottom + 10",
            ])
    }

    @Test("Equal lengths are required")
    func fillEqually() {
        #expect(
            relations { $0.distribution = .fillEqually }.dropFirst(8) == [
                "a.width == b.width", "a.width == c.width", "b.leading == a.trailing + 10",
                "c.leading == b.trailing + 10",
            ])
    }

    @Test("Proportions count spaces, and the later one gives way sooner; alone it is required")
    func fillProportionally() {
        let stack = StackView.ofThree()
        stack.distribution = .fillProportionally
        stack.layoutIfNeeded()
        let shares = stack.constraints.dropFirst(8).prefix(3)
        let multipliers = [CGFloat(100), 200, 300].map { $0 / 620 }
        #expect(shares.map(\.multiplier) == multipliers)
        #expect(shares.map(\.priority.rawValue) == [999, 998, 997])
        #expect(shares.allSatisfy { $0.secondItem === stack && $0.firstAttribute == .width })
        for view in stack.arrangedSubviews.dropFirst() { stack.removeArrangedSubview(view) }
        stack.layoutIfNeeded()
        #expect(stack.relations.contains("a.width == s.width"))
    }

    @Test("Equal gaps are guides of equal widths, and the stack is as short as it can be")
    func equalSpacing() {
        #expect(
            relations { $0.distribution = .equalSpacing }.dropFirst(8) == [
                "s.width == 0 @49", "UISV-distributing-0.leading == a.trailing",
                "b.leading == UISV-distributing-0.trailing", "UISV-distributing-1.leading == b.trailing",
                "c.leading == UISV-distributing-1.trailing",
                "UISV-distributing-0.width == UISV-distributing-1.width", "b.leading >= a.trailing + 10",
                "c.leading >= b.trailing + 10",
            ])
    }

    @Test("Guides from centre to centre are equal at 149 and below")
    func equalCentering() {
        #expect(
            relations { stack in
                stack.distribution = .equalCentering
                stack.addArrangedSubview(SizedView("d", 40, 40))
            }.dropFirst(10) == [
                "s.width == 0 @49", "a.centerX == UISV-distributing-0.leading",
                "b.centerX == UISV-distributing-0.trailing", "b.centerX == UISV-distributing-1.leading",
                "c.centerX == UISV-distributing-1.trailing", "c.centerX == UISV-distributing-2.leading",
                "d.centerX == UISV-distributing-2.trailing",
                "UISV-distributing-0.width == UISV-distributing-1.width @149",
                "UISV-distributing-0.width == UISV-distributing-2.width @148", "b.leading >= a.trailing + 10",
                "c.leading >= b.trailing + 10", "d.leading >= c.trailing + 10",
            ])
    }

    @Test("Alignment at an edge: a guide around the views, tied to the other edge")
    func leading() {
        let guide = "UISV-alignment-spanner"
        #expect(
            relations { $0.alignment = .top } == [
                "a.top == b.top", "a.top == c.top", "s.leading == a.leading", "s.trailing == c.trailing",
                "s.top == a.top", "s.bottom == \(guide).bottom", "b.leading == a.trailing + 10",
                "c.leading == b.trailing + 10", "\(guide).top == a.top @999.5", "\(guide).bottom >= a.bottom",
                "\(guide).top == b.top @999.5", "\(guide).bottom >= b.bottom", "\(guide).top == c.top @999.5",
                "\(guide).bottom >= c.bottom", "\(guide).height == 0 @51",
            ])
        #expect(
            relations { ($0.axis, $0.alignment) = (.vertical, .trailing) }.filter { $0.contains("trailing") } == [
                "a.trailing == b.trailing", "a.trailing == c.trailing", "s.trailing == a.trailing",
                "\(guide).trailing == a.trailing @999.5", "\(guide).trailing == b.trailing @999.5",
                "\(guide).trailing == c.trailing @999.5",
            ])
    }

    @Test("Alignment in the middle: the guide at both edges, and the first view in the middle")
    func center() {
        let guide = "UISV-alignment-spanner"
        #expect(
            relations { $0.alignment = .center } == [
                "a.centerY == b.centerY", "a.centerY == c.centerY", "s.leading == a.leading",
                "s.trailing == c.trailing", "s.top == \(guide).top", "s.bottom == \(guide).bottom",
                "s.centerY == a.centerY", "b.leading == a.trailing + 10", "c.leading == b.trailing + 10",
                "\(guide).top <= a.top", "\(guide).bottom >= a.bottom", "\(guide).top <= b.top",
                "\(guide).bottom >= b.bottom", "\(guide).top <= c.top", "\(guide).bottom >= c.bottom",
                "\(guide).height == 0 @51",
            ])
    }

    @Test("Baselines in a row add a height of 0; in a column they are no constraint")
    func baselines() {
        let guide = "UISV-alignment-spanner"
        #expect(
            relations { $0.alignment = .firstBaseline }.prefix(7) == [
                "a.firstBaseline == b.firstBaseline", "a.firstBaseline == c.firstBaseline", "s.leading == a.leading",
                "s.trailing == c.trailing", "s.top == a.top", "s.bottom == \(guide).bottom", "s.height == 0 @49",
            ])
        #expect(
            relations { $0.alignment = .lastBaseline }.prefix(7) == [
                "a.lastBaseline == b.lastBaseline", "a.lastBaseline == c.lastBaseline", "s.leading == a.leading",
                "s.trailing == c.trailing", "s.top == \(guide).top", "s.bottom == a.bottom", "s.height == 0 @49",
            ])
        #expect(
            relations { ($0.axis, $0.alignment) = (.vertical, .firstBaseline) }.prefix(4) == [
                "s.top == a.top", "s.bottom == c.bottom", "s.leading == \(guide).leading",
                "s.trailing == \(guide).trailing",
            ])
    }

    @Test("Margins are those of a guide that is tied to them")
    func margins() {
        #expect(
            relations { $0.isLayoutMarginsRelativeArrangement = true }.dropFirst(4) == [
                "UISV-margins.leading == a.leading", "UISV-margins.trailing == c.trailing",
                "UISV-margins.top == a.top", "UISV-margins.bottom == a.bottom", "b.leading == a.trailing + 10",
                "c.leading == b.trailing + 10", "s.bottomMargin == UISV-margins.bottom",
                "s.leftMargin == UISV-margins.left", "s.rightMargin == UISV-margins.right",
                "s.topMargin == UISV-margins.top",
            ])
    }

    @Test("Views hold what is about them alone: no size across, and no length where they are hidden")
    func constraintsOfViews() {
        let stack = StackView.ofThree()
        stack.alignment = .center
        stack.arrangedSubviews[1].isHidden = true
        stack.layoutIfNeeded()
        #expect(
            stack.arrangedSubviews.map(\.relations)
                == [["a.height == 0 @25"], ["b.height == 0 @25", "b.width == 0"], ["c.height == 0 @25"]])
        #expect(stack.arrangedSubviews[1].constraints.map(\.identifier).last == "UISV-hiding")
        stack.alignment = .fill
        stack.arrangedSubviews[1].isHidden = false
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.allSatisfy { $0.constraints.isEmpty })
    }

    @Test("A hidden view stays in the chain with half of a space on each side, none at an end")
    func hiddenViews() {
        func spaces(hidden: Int) -> [String] {
            relations { $0.arrangedSubviews[hidden].isHidden = true }.suffix(2)
        }
        #expect(spaces(hidden: 1) == ["b.leading == a.trailing + 5", "c.leading == b.trailing + 5"])
        #expect(spaces(hidden: 0) == ["b.leading == a.trailing", "c.leading == b.trailing + 10"])
        #expect(spaces(hidden: 2) == ["b.leading == a.trailing + 10", "c.leading == b.trailing"])
    }

    @Test("In a column spaces may be between baselines")
    func baselineRelative() {
        func spaces(_ axis: LayoutConstraint.Axis, hidden: Int? = nil) -> [String] {
            relations { stack in
                (stack.axis, stack.isBaselineRelativeArrangement) = (axis, true)
                if let hidden { stack.arrangedSubviews[hidden].isHidden = true }
            }.suffix(2)
        }
        #expect(
            spaces(.vertical) == ["b.firstBaseline == a.lastBaseline + 10", "c.firstBaseline == b.lastBaseline + 10"])
        #expect(
            spaces(.vertical, hidden: 1) == ["b.top == a.lastBaseline + 5", "c.firstBaseline == b.bottom + 5"])
        #expect(spaces(.horizontal) == ["b.leading == a.trailing + 10", "c.leading == b.trailing + 10"])
    }
}
