import FlowTesting
import Foundation
import Testing
import TextMeasuring

@testable import ViewSimulator

@MainActor @Suite("Frames in a stack view, across its axis", .ownEnvironment)
struct StackAlignmentTests {
    private func spansAcross(
        _ alignment: StackView.Alignment, _ axis: LayoutConstraint.Axis = .horizontal
    ) -> [[CGFloat]] {
        let stack = StackView.ofThree()
        (stack.alignment, stack.axis) = (alignment, axis)
        stack.layOut(axis == .horizontal ? 620 : 400, axis == .horizontal ? 400 : 620)
        return stack.spansAcross
    }

    @Test("At an edge or in the middle, as large as their contents")
    func edges() {
        #expect(spansAcross(.top) == [[0, 100], [0, 200], [0, 300]])
        #expect(spansAcross(.bottom) == [[300, 100], [200, 200], [100, 300]])
        #expect(spansAcross(.center) == [[150, 100], [100, 200], [50, 300]])
        #expect(spansAcross(.fill) == [[0, 400], [0, 400], [0, 400]])
        #expect(spansAcross(.leading, .vertical) == [[0, 100], [0, 200], [0, 300]])
        #expect(spansAcross(.trailing, .vertical) == [[300, 100], [200, 200], [100, 300]])
    }

    @Test("A stack is as large across as its largest view, whatever the alignment")
    func fittingSize() {
        for alignment in [StackView.Alignment.fill, .top, .center, .bottom] {
            let stack = StackView.ofThree()
            stack.alignment = alignment
            #expect(stack.systemLayoutSizeFitting(.zero) == size(620, 300))
            stack.axis = .vertical
            #expect(stack.systemLayoutSizeFitting(.zero) == size(300, 620))
        }
    }

    @Test("Views without a content of their own are as small as can be where they are not to fill")
    func noContent() {
        let view = View(frame: CGRect(x: 0, y: 0, width: 70, height: 70))
        let stack = StackView(arrangedSubviews: [SizedView("a", 10, 20), view])
        stack.alignment = .top
        stack.layOut(100, 50)
        #expect(view.frame == rect(10, 0, 90, 0))
    }

    @Test("From right to left, rows begin at the right")
    func rightToLeft() {
        let stack = StackView.ofThree()
        stack.semanticContentAttribute = .forceRightToLeft
        stack.layOut(620, 400)
        #expect(stack.spans == [[520, 100], [310, 200], [0, 300]])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.layOut(400, 620)
        #expect(stack.spansAcross == [[300, 100], [200, 200], [100, 300]])
        #expect(stack.spans == [[0, 100], [110, 200], [320, 300]])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = EdgeInsets(top: 0, left: 7, bottom: 0, right: 20)
        stack.layoutIfNeeded()
        #expect(stack.spansAcross[0] == [280, 100])
    }

    // MARK: Baselines

    /// With ascents of 0.8 and lines of 1 em.
    private func label(_ size: CGFloat, _ text: String = "a") -> Label {
        let label = Label(frame: .zero)
        (label.text, label.font) = (text, .systemFont(ofSize: size))
        return label
    }

    @Test("Texts stand on one line")
    func baselines() {
        TextEnvironment.metrics = FontLibrary(system: BlockMetrics())
        let stack = StackView(arrangedSubviews: [label(40), label(20), SizedView("a", 5, 5)])
        stack.alignment = .firstBaseline
        #expect(stack.systemLayoutSizeFitting(.zero) == size(35, 40))
        stack.layOut(35, 60)
        #expect(stack.spansAcross == [[0, 40], [16, 20], [32, 5]])
        stack.alignment = .lastBaseline
        stack.layoutIfNeeded()
        #expect(stack.spansAcross == [[20, 40], [36, 20], [47, 5]])
    }

    @Test("A stack begins where its first view does, also where another one's text is higher")
    func higherLaterText() {
        TextEnvironment.metrics = FontLibrary(system: BlockMetrics())
        let stack = StackView(arrangedSubviews: [label(20), label(40)])
        stack.alignment = .firstBaseline
        stack.layOut(30, 60)
        #expect(stack.spansAcross == [[0, 20], [-16, 40]])
    }

    @Test("Spaces between baselines")
    func baselineRelative() {
        TextEnvironment.metrics = FontLibrary(system: BlockMetrics())
        let stack = StackView(arrangedSubviews: [label(20), label(40), label(20)])
        (stack.axis, stack.spacing, stack.isBaselineRelativeArrangement) = (.vertical, 50, true)
        stack.layOut(30, 200)
        #expect(stack.spans == [[0, 20], [34, 40], [100, 100]])
        stack.arrangedSubviews[1].isHidden = true
        stack.layOut(30, 200)
        #expect(stack.spans[2][0] == 50)
    }

    @Test("A stack's baselines are those of its highest view in a row, and of the first and last in a column")
    func baselinesOfStacks() {
        TextEnvironment.metrics = FontLibrary(system: BlockMetrics())
        let column = StackView(arrangedSubviews: [label(10), StackView(arrangedSubviews: [label(10), label(20)])])
        column.axis = .vertical
        let (outer, other) = (View(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), label(40))
        for view in [column, other] {
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
        }
        let first = other.firstBaselineAnchor.constraint(equalTo: column.firstBaselineAnchor)
        LayoutConstraint.activate([column.topAnchor.constraint(equalTo: outer.topAnchor, constant: 100), first])
        outer.layoutIfNeeded()
        #expect(column.frame.size.height == 30)
        #expect(other.frame.origin.y == 76)
        first.isActive = false
        other.lastBaselineAnchor.constraint(equalTo: column.lastBaselineAnchor).isActive = true
        outer.layoutIfNeeded()
        // 10 points of the first row and 16 above the baseline in the second, less the 32 above its own.
        #expect(other.frame.origin.y == 94)
        column.arrangedSubviews[1].isHidden = true
        outer.layoutIfNeeded()
        #expect(other.frame.origin.y == 76)
        #expect(column.forLastBaselineLayout === column.arrangedSubviews[0])
        // The constraint is about the stack, and outlives the view that lends it a baseline.
        column.arrangedSubviews[0].removeFromSuperview()
        column.arrangedSubviews[0].isHidden = false
        outer.layoutIfNeeded()
        #expect(column.forFirstBaselineLayout === column.arrangedSubviews[0])
        #expect(other.frame.origin.y == 84)
    }
}
