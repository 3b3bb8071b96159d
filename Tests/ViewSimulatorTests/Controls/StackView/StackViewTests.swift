import Foundation
import Testing

@testable import ViewSimulator

@MainActor @Suite("Arranging views in a stack view")
struct StackViewTests {
    private func names(_ stack: StackView) -> [String?] { stack.arrangedSubviews.map(\.accessibilityIdentifier) }

    @Test("A new stack is a row that fills, without space")
    func defaults() {
        let stack = StackView()
        #expect(stack.axis == .horizontal)
        #expect(stack.distribution == .fill)
        #expect(stack.alignment == .fill)
        #expect(stack.spacing == 0)
        #expect(!stack.isLayoutMarginsRelativeArrangement)
        #expect(!stack.isBaselineRelativeArrangement)
        #expect(stack.arrangedSubviews.isEmpty)
        #expect(StackView.Alignment.top == .leading)
        #expect(StackView.Alignment.bottom == .trailing)
        #expect(StackView.Alignment.lastBaseline.rawValue == 5)
        #expect(StackView.Distribution.equalCentering.rawValue == 4)
        stack.layoutIfNeeded()
        #expect(stack.constraints.isEmpty)
    }

    @Test("Arranged views become subviews without frames of their own")
    func adding() {
        let stack = StackView.ofThree()
        #expect(names(stack) == ["a", "b", "c"])
        #expect(stack.subviews == stack.arrangedSubviews)
        #expect(stack.arrangedSubviews.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
        #expect(stack.constraints.isEmpty)
    }

    @Test("A view is inserted, or moves when it is arranged already, and keeps the space after it")
    func inserting() {
        let stack = StackView.ofThree()
        let views = stack.arrangedSubviews
        stack.insertArrangedSubview(SizedView("x", 1, 1), at: 1)
        #expect(names(stack) == ["a", "x", "b", "c"])
        stack.setCustomSpacing(5, after: views[2])
        stack.insertArrangedSubview(views[2], at: 0)
        #expect(names(stack) == ["c", "a", "x", "b"])
        #expect(stack.customSpacing(after: views[2]) == 5)
        stack.addArrangedSubview(views[2])
        #expect(names(stack) == ["a", "x", "b", "c"])
        stack.insertArrangedSubview(views[0], at: 4)
        #expect(names(stack) == ["x", "b", "c", "a"])
        #expect(stack.subviews.map(\.accessibilityIdentifier) == ["a", "b", "c", "x"])
        #expect(stack.systemLayoutSizeFitting(.zero).width == 626)
    }

    @Test("A view that is arranged no longer stays a subview, and its space goes")
    func removing() {
        let stack = StackView.ofThree()
        let view = stack.arrangedSubviews[1]
        stack.setCustomSpacing(5, after: view)
        stack.alignment = .center
        stack.layOut(620, 300)
        stack.removeArrangedSubview(view)
        stack.removeArrangedSubview(view)
        stack.layOut(410, 300)
        #expect(names(stack) == ["a", "c"])
        #expect(view.superview === stack)
        #expect(view.constraints.isEmpty)
        #expect(stack.constraints.allSatisfy { $0.firstItem !== view && $0.secondItem !== view })
        #expect(stack.spans == [[0, 100], [110, 300]])
        view.isHidden = true
        #expect(!stack.isArrangementStale)
        stack.addArrangedSubview(view)
        #expect(stack.customSpacing(after: view) == StackView.spacingUseDefault)
    }

    @Test("A view that leaves its superview, or goes to another stack, is arranged no longer")
    func leaving() {
        let (stack, other) = (StackView.ofThree(), StackView())
        let views = stack.arrangedSubviews
        stack.alignment = .center
        views[0].isHidden = true
        stack.layOut(620, 300)
        views[0].removeFromSuperview()
        #expect(names(stack) == ["b", "c"])
        #expect(!views[0].isArranged)
        #expect(views[0].constraints.isEmpty)
        other.addArrangedSubview(views[1])
        #expect(names(stack) == ["c"])
        #expect(names(other) == ["b"])
        View(frame: .zero).addSubview(views[2])
        #expect(names(stack) == [])
        stack.layoutIfNeeded()
        #expect(stack.constraints.isEmpty)
        #expect(stack.layoutGuides.isEmpty)
        #expect(stack.systemLayoutSizeFitting(.zero) == .zero)
        other.layOut(70, 20)
        #expect(views[1].frame == rect(0, 0, 70, 20))
    }

    @Test("A view that outlives its stack owes nothing to it")
    func outlivedStack() {
        let view = SizedView("a", 10, 10)
        var stack: StackView? = StackView(arrangedSubviews: [view])
        stack?.alignment = .center
        view.isHidden = true
        stack?.layoutIfNeeded()
        #expect(view.constraints.count == 2)
        stack = nil
        view.isHidden = false
        let other = StackView()
        other.addSubview(view)
        #expect(view.constraints.isEmpty)
        #expect(!view.isArranged)
        #expect(other.arrangedSubviews.isEmpty)
        view.removeFromSuperview()
        #expect(other.subviews.isEmpty)
    }

    @Test("A stack lets go of what it no longer arranges")
    func lettingGo() {
        let stack = StackView()
        weak var gone: View?
        do {
            let view = SizedView("a", 10, 10)
            gone = view
            stack.addArrangedSubview(view)
            stack.layOut(10, 10)
            view.removeFromSuperview()
        }
        #expect(gone == nil)
    }

    @Test("Constraints are made when they are updated: before layout, or when somebody asks for it")
    func updating() {
        let stack = StackView.ofThree()
        #expect(stack.constraints.isEmpty)
        #expect(stack.needsUpdateConstraints())
        stack.updateConstraintsIfNeeded()
        #expect(stack.constraints.count == 10)
        #expect(!stack.needsUpdateConstraints())
        stack.addArrangedSubview(SizedView("d", 1, 1))
        #expect(stack.constraints.count == 10)
        #expect(stack.needsUpdateConstraints())
        stack.setNeedsUpdateConstraints()
        stack.updateConstraintsIfNeeded()
        #expect(stack.constraints.count == 13)
    }

    @Test("Constraints that the developer removes come back with the next change; the developer's stay in their place")
    func removedConstraints() {
        let stack = StackView.ofThree()
        let first = stack.heightAnchor.constraint(equalToConstant: 40)
        first.isActive = true
        stack.layoutIfNeeded()
        let last = stack.widthAnchor.constraint(lessThanOrEqualToConstant: 9000)
        last.isActive = true
        let count = stack.constraints.count
        stack.removeConstraints(stack.constraints.filter { $0 !== first && $0 !== last })
        #expect(stack.constraints == [first, last])
        stack.spacing = 20
        stack.layoutIfNeeded()
        #expect(stack.constraints.count == count)
        #expect(stack.constraints.first === first)
        stack.spacing = 30
        stack.layoutIfNeeded()
        #expect(stack.constraints.filter { $0 === first || $0 === last } == [first, last])
    }

    @Test("A stack that is changed while it is laid out is laid out again")
    func changesWhileLaidOut() {
        final class Shy: StackView {
            override func layoutSubviews() {
                super.layoutSubviews()
                arrangedSubviews.last?.isHidden = bounds.size.width < 500
                if arrangedSubviews.count == 3 { addArrangedSubview(SizedView("d", 5, 5)) }
            }
        }
        let stack = Shy(arrangedSubviews: StackView.ofThree().arrangedSubviews)
        stack.distribution = .fillEqually
        stack.layOut(300, 10)
        #expect(stack.spans == [[0, 150], [150, 150], [300, 0], [300, 0]])
        #expect(!stack.isArrangementStale)
        stack.layOut(600, 10)
        #expect(stack.spans == [[0, 200], [200, 200], [400, 0], [400, 200]])
    }
}
