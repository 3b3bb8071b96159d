import Foundation
import Testing

@testable import ViewSimulator

@MainActor @Suite("Hidden views in a stack view")
struct StackHiddenViewsTests {
    @Test("A hidden view takes no length and no space, and comes back")
    func hiding() {
        let stack = StackView.ofThree()
        let sizes = [-1, 0, 1, 2].map { hidden -> CGSize in
            for (index, view) in stack.arrangedSubviews.enumerated() { view.isHidden = index == hidden }
            return stack.systemLayoutSizeFitting(.zero)
        }
        #expect(sizes == [size(620, 300), size(510, 300), size(410, 300), size(310, 200)])
        for view in stack.arrangedSubviews { view.isHidden = true }
        #expect(stack.systemLayoutSizeFitting(.zero) == .zero)
        #expect(stack.arrangedSubviews.count == 3)
    }

    @Test("It is so for every distribution", arguments: 0..<5)
    func distributions(number: Int) throws {
        let stack = StackView.ofThree()
        stack.distribution = try #require(StackView.Distribution(rawValue: number))
        stack.arrangedSubviews[1].isHidden = true
        stack.layOut(610, 50)
        let (first, last) = (stack.arrangedSubviews[0].frame, stack.arrangedSubviews[2].frame)
        #expect(first.origin.x == 0)
        #expect(last.origin.x + last.size.width == 610)
        #expect(stack.arrangedSubviews[1].frame.size.width == 0)
        #expect(last.origin.x - first.size.width >= 10)
        if number < 3 { #expect(last.origin.x - first.size.width == 10) }
        stack.arrangedSubviews[0].isHidden = true
        stack.layOut(300, 50)
        #expect(stack.spans[2] == [0, 300])
    }

    @Test("Neighbours keep the space that is after the former, whatever is hidden between them")
    func customSpacing() {
        let stack = StackView.ofThree()
        let views = stack.arrangedSubviews
        stack.setCustomSpacing(30, after: views[0])
        stack.setCustomSpacing(70, after: views[1])
        views[1].isHidden = true
        #expect(stack.systemLayoutSizeFitting(.zero).width == 430)
        (views[0].isHidden, views[1].isHidden) = (true, false)
        #expect(stack.systemLayoutSizeFitting(.zero).width == 570)
        (views[1].isHidden, views[2].isHidden) = (false, true)
        #expect(stack.systemLayoutSizeFitting(.zero).width == 200)
    }

    @Test("What the developer requires of a hidden view's size is left out")
    func conflict() throws {
        let stack = StackView.ofThree()
        let view = stack.arrangedSubviews[1]
        let width = view.widthAnchor.constraint(equalToConstant: 44)
        width.isActive = true
        view.isHidden = true
        stack.layOut(410, 300)
        #expect(stack.spans == [[0, 100], [105, 0], [110, 300]])
        let conflict = try #require(stack.ownConstraintState?.engine?.conflicts.first)
        #expect(conflict.broken === width)
        #expect(conflict.constraints.map(\.description) == ["b.width == 44", "UISV-hiding: b.width == 0"])
        view.isHidden = false
        stack.layOut(464, 300)
        #expect(stack.spans == [[0, 100], [110, 44], [164, 300]])
        #expect(stack.ownConstraintState?.engine?.conflicts.isEmpty == true)
    }

    @Test("A hidden stack with spaces has no length: its own constraints give way, not that it is hidden")
    func hiddenStack() {
        let inner = StackView.ofThree()
        inner.axis = .vertical
        let outer = StackView(arrangedSubviews: [SizedView("x", 50, 60), inner])
        (outer.axis, outer.spacing) = (.vertical, 8)
        #expect(outer.systemLayoutSizeFitting(.zero) == size(300, 688))
        inner.isHidden = true
        #expect(outer.systemLayoutSizeFitting(.zero) == size(50, 60))
        outer.layOut(50, 60)
        #expect(inner.frame.size.height == 0)
    }

    @Test("A hidden view that is not arranged is laid out as before")
    func otherViews() {
        let stack = StackView.ofThree()
        let view = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        stack.addSubview(view)
        stack.layOut(620, 300)
        view.isHidden = true
        #expect(!stack.needsOwnLayout)
        #expect(!stack.isArrangementStale)
        #expect(view.frame == rect(1, 2, 3, 4))
    }

    @Test("Hidden twice or hidden and shown again, nothing is made anew")
    func noChange() {
        let stack = StackView.ofThree()
        stack.layOut(620, 300)
        let (constraints, engine) = (stack.constraints, stack.ownConstraintState?.engine)
        let solves = engine?.layout?.counters.solves
        stack.arrangedSubviews[0].isHidden = false
        #expect(!stack.needsOwnLayout)
        stack.arrangedSubviews[0].isHidden = true
        stack.arrangedSubviews[0].isHidden = false
        stack.layoutIfNeeded()
        #expect(stack.constraints == constraints)
        #expect(stack.ownConstraintState?.engine === engine)
        #expect(engine?.layout?.counters.solves == solves)
    }

    @Test("One hidden view changes few constraints of many")
    func patching() {
        let stack = StackView(arrangedSubviews: (0..<100).map { SizedView("\($0)", 10, 10) })
        (stack.axis, stack.spacing) = (.vertical, 2)
        stack.layOut(10, 1198)
        let before = Set(stack.constraints.map { ObjectIdentifier($0) })
        stack.arrangedSubviews[50].isHidden = true
        stack.layOut(10, 1186)
        #expect(stack.constraints.filter { !before.contains(ObjectIdentifier($0)) }.isEmpty)
        #expect(stack.arrangedSubviews[99].frame == rect(0, 1176, 10, 10))
        stack.arrangedSubviews[99].isHidden = true
        stack.layOut(10, 1174)
        #expect(stack.constraints.filter { !before.contains(ObjectIdentifier($0)) }.count == 1)
    }
}
