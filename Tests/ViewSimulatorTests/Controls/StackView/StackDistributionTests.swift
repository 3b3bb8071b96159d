import Foundation
import Testing

@testable import ViewSimulator

@MainActor @Suite("Frames in a stack view, along its axis")
struct StackDistributionTests {
    @Test("Views fill the stack; the one that hugs its content less is stretched")
    func fill() {
        let stack = StackView.ofThree()
        stack.arrangedSubviews[1].setContentHuggingPriority(LayoutPriority(249), for: .horizontal)
        stack.layOut(720, 50)
        #expect(stack.spans == [[0, 100], [110, 300], [420, 300]])
        #expect(stack.spansAcross == [[0, 50], [0, 50], [0, 50]])
        stack.arrangedSubviews[2].setContentCompressionResistancePriority(LayoutPriority(749), for: .horizontal)
        stack.layOut(520, 50)
        #expect(stack.spans == [[0, 100], [110, 200], [320, 200]])
    }

    @Test("Of views that hug their contents equally one alone is stretched: sizes are as small as they can be")
    func equalHugging() {
        let stack = StackView.ofThree()
        stack.layOut(720, 50)
        let widths = stack.arrangedSubviews.map(\.frame.size.width)
        #expect(widths.reduce(0, +) == 700)
        #expect(zip(widths, [100, 200, 300]).filter { $0.0 == $0.1 }.count == 2)
    }

    @Test("Equal lengths end on pixels, each edge by itself")
    func fillEqually() {
        let stack = StackView.ofThree()
        (stack.distribution, stack.spacing, stack.axis) = (.fillEqually, 0, .vertical)
        stack.layOut(100, 280)
        #expect(stack.spans == [[0, 93.5], [93.5, 93], [186.5, 93.5]])
    }

    @Test("Lengths in proportion to contents")
    func fillProportionally() {
        let stack = StackView.ofThree()
        (stack.distribution, stack.spacing) = (.fillProportionally, 0)
        stack.layOut(120, 50)
        #expect(stack.spans == [[0, 20], [20, 40], [60, 60]])
        (stack.arrangedSubviews[0] as? SizedView)?.size.width = 700
        stack.layoutIfNeeded()
        #expect(stack.spans == [[0, 70], [70, 20], [90, 30]])
    }

    @Test("Contents without a length, or of no number, have no share, and nothing is divided by 0")
    func proportionsOfNothing() {
        let stack = StackView.ofThree()
        (stack.distribution, stack.spacing) = (.fillProportionally, 0)
        for view in stack.arrangedSubviews { (view as? SizedView)?.size = .zero }
        stack.layOut(120, 50)
        #expect(stack.spans.map { $0[1] }.reduce(0, +) == 120)
        (stack.arrangedSubviews[0] as? SizedView)?.size.width = .nan
        (stack.arrangedSubviews[1] as? SizedView)?.size.width = View.noIntrinsicMetric
        (stack.arrangedSubviews[2] as? SizedView)?.size.width = 30
        stack.layoutIfNeeded()
        #expect(stack.spans == [[0, 0], [0, 0], [0, 120]])
    }

    @Test("Gaps are equal, and no smaller than the spacing")
    func equalSpacing() {
        let stack = StackView.ofThree()
        stack.distribution = .equalSpacing
        stack.layOut(700, 50)
        #expect(stack.spans == [[0, 100], [150, 200], [400, 300]])
        stack.arrangedSubviews[2].setContentCompressionResistancePriority(LayoutPriority(749), for: .horizontal)
        stack.layOut(420, 50)
        #expect(stack.spans == [[0, 100], [110, 200], [320, 100]])
    }

    @Test("Centres are equally far from each other where the spacing allows it")
    func equalCentering() {
        let stack = StackView.ofThree()
        stack.distribution = .equalCentering
        stack.layOut(1000, 50)
        // Centres at 50, 450 and 850.
        #expect(stack.spans == [[0, 100], [350, 200], [700, 300]])
        stack.layOut(620, 50)
        #expect(stack.spans == [[0, 100], [110, 200], [320, 300]])
    }

    @Test("The fitting size is what contents, spaces and margins add up to")
    func fittingSize() {
        for distribution in [StackView.Distribution.fill, .equalSpacing, .fillProportionally] {
            let stack = StackView.ofThree()
            stack.distribution = distribution
            #expect(stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == size(620, 300))
        }
        let stack = StackView.ofThree()
        stack.distribution = .fillEqually
        #expect(stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == size(920, 300))
        (stack.distribution, stack.isLayoutMarginsRelativeArrangement) = (.fill, true)
        stack.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == size(626, 304))
        #expect(stack.intrinsicContentSize == size(View.noIntrinsicMetric, View.noIntrinsicMetric))
        #expect(StackView().systemLayoutSizeFitting(View.layoutFittingCompressedSize) == .zero)
    }

    @Test("Margins that change move the views, without another system")
    func margins() {
        let stack = StackView.ofThree()
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = EdgeInsets(top: 5, left: 20, bottom: 5, right: 0)
        stack.distribution = .fillEqually
        stack.layOut(640, 100)
        #expect(stack.arrangedSubviews[0].frame == rect(20, 5, 200, 90))
        let engine = stack.ownConstraintState?.engine
        stack.layoutMargins.left = 50
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews[0].frame == rect(50, 5, 190, 90))
        #expect(stack.ownConstraintState?.engine === engine)
    }

    @Test("Spacing may be negative; what is no number is 0", arguments: [CGFloat.nan, .infinity])
    func oddSpacing(number: CGFloat) {
        let stack = StackView.ofThree()
        stack.distribution = .fillEqually
        stack.spacing = -30
        stack.layOut(240, 10)
        #expect(stack.spans == [[0, 100], [70, 100], [140, 100]])
        stack.spacing = number
        stack.setCustomSpacing(number, after: stack.arrangedSubviews[0])
        stack.layoutIfNeeded()
        #expect(stack.spans == [[0, 80], [80, 80], [160, 80]])
    }

    @Test("Another spacing changes constants, and solves the system that is there")
    func spacingChange() {
        let stack = StackView.ofThree()
        stack.distribution = .fillEqually
        stack.layOut(620, 10)
        let (engine, constraints) = (stack.ownConstraintState?.engine, stack.constraints)
        stack.spacing = 40
        stack.layoutIfNeeded()
        #expect(stack.spans == [[0, 180], [220, 180], [440, 180]])
        #expect(stack.ownConstraintState?.engine === engine)
        #expect(engine != nil)
        #expect(stack.constraints == constraints)
    }

    @Test("Spaces of their own, the system's, and back")
    func customSpacing() {
        let stack = StackView.ofThree()
        let views = stack.arrangedSubviews
        #expect(stack.customSpacing(after: views[0]) == StackView.spacingUseDefault)
        stack.setCustomSpacing(50, after: views[0])
        stack.setCustomSpacing(StackView.spacingUseSystem, after: views[1])
        #expect(stack.systemLayoutSizeFitting(.zero).width == 658)
        #expect(stack.customSpacing(after: views[0]) == 50)
        #expect(stack.customSpacing(after: views[1]) == StackView.spacingUseSystem)
        stack.setCustomSpacing(StackView.spacingUseDefault, after: views[0])
        stack.spacing = StackView.spacingUseSystem
        #expect(stack.systemLayoutSizeFitting(.zero).width == 616)
        stack.spacing = StackView.spacingUseDefault
        #expect(stack.systemLayoutSizeFitting(.zero).width == 608)
        stack.setCustomSpacing(3, after: View(frame: .zero))
        #expect(stack.systemLayoutSizeFitting(.zero).width == 608)
    }
}
