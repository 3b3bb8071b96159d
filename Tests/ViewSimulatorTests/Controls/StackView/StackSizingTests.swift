import Foundation
import Testing

@testable import ViewSimulator

/// Han characters are as wide as the font is large.
@MainActor @Suite("Stack views in cells and in each other")
struct StackSizingTests {
    private func label(_ count: Int, _ size: CGFloat = 14, lines: Int = 0) -> Label {
        let label = Label(frame: .zero)
        (label.text, label.font) = (String(repeating: "字", count: count), .systemFont(ofSize: size))
        label.numberOfLines = lines
        return label
    }

    private func pin(_ stack: StackView, in view: View, insets: CGFloat) {
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        LayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: insets),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -insets),
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: insets),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -insets),
        ])
    }

    private func height(of view: View, width: CGFloat) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    @Test("Labels that wrap in a column are as high as their lines")
    func wrappingLabels() {
        let cell = View(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        let stack = StackView(arrangedSubviews: [label(5, 17, lines: 1), label(60), label(100)])
        (stack.axis, stack.spacing) = (.vertical, 6)
        pin(stack, in: cell, insets: 10)
        // 355 points hold 25 characters of 14 points: 3 and 4 lines, 50.5 and 67 points.
        #expect(height(of: cell, width: 375) == 170)
        // 300 points hold 21: 3 and 5 lines, 50.5 and 84 points.
        #expect(height(of: cell, width: 320) == 187)
        cell.frame.size.height = 170
        cell.layoutIfNeeded()
        #expect(stack.spans == [[0, 20.5], [26.5, 50.5], [83, 67]])
        #expect(stack.arrangedSubviews.allSatisfy { $0.frame.size.width == 355 })
    }

    @Test("A label that wraps beside a picture has the width that is left")
    func wrappingInRow() {
        let (picture, text) = (SizedView("picture", 40, 40), label(50))
        picture.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
        picture.setContentCompressionResistancePriority(LayoutPriority(751), for: .horizontal)
        let row = StackView(arrangedSubviews: [picture, text])
        (row.spacing, row.alignment) = (10, .top)
        let cell = View(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        pin(row, in: cell, insets: 0)
        // 270 points hold 19 characters: 3 lines.
        #expect(height(of: cell, width: 320) == 50.5)
        cell.frame.size.height = 50.5
        cell.layoutIfNeeded()
        #expect(text.frame == rect(50, 0, 270, 50.5))
        #expect(picture.frame == rect(0, 0, 40, 40))
    }

    @Test("A hidden row shortens its cell, and the cell is told")
    func hiddenRow() {
        final class Owner: FittingOwner {
            var changes = 0
            func constraintsDidChange() { changes += 1 }
            func contentSizeDidChange() {}
            func contentFrame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }
            func report(_ diagnostic: ConstraintDiagnostic) -> Bool { false }
        }
        let (cell, owner) = (View(frame: CGRect(x: 0, y: 0, width: 375, height: 44)), Owner())
        cell.fittingOwner = owner
        let row = StackView(arrangedSubviews: [SizedView("icon", 30, 30), label(10)])
        (row.alignment, row.spacing) = (.center, 4)
        let stack = StackView(arrangedSubviews: [label(25), row, label(26)])
        (stack.axis, stack.spacing) = (.vertical, 8)
        pin(stack, in: cell, insets: 10)
        // Lines of 17 and 33.5 points, the row's 30, two spaces of 8 and insets of 20.
        #expect(height(of: cell, width: 375) == 116.5)
        owner.changes = 0
        row.isHidden = true
        #expect(owner.changes == 1)
        #expect(height(of: cell, width: 375) == 78.5)
        #expect(owner.changes == 1)
        row.isHidden = false
        #expect(owner.changes == 2)
        #expect(height(of: cell, width: 375) == 116.5)
        stack.spacing = 0
        #expect(owner.changes == 3)
        #expect(height(of: cell, width: 375) == 100.5)
    }

    @Test("A stack that is arranged is as large as what it arranges")
    func nestedStacks() {
        let rows = (0..<3).map { index -> StackView in
            let row = StackView(arrangedSubviews: [
                SizedView("a", 10, 10 * CGFloat(index + 1)), SizedView("b", 20, 5),
            ])
            row.spacing = 5
            return row
        }
        let outer = StackView(arrangedSubviews: rows)
        (outer.axis, outer.spacing, outer.alignment) = (.vertical, 1, .leading)
        #expect(outer.systemLayoutSizeFitting(.zero) == size(35, 62))
        outer.layOut(100, 62)
        #expect(rows.map(\.frame) == [rect(0, 0, 35, 10), rect(0, 11, 35, 20), rect(0, 32, 35, 30)])
        #expect(rows[2].arrangedSubviews.map(\.frame) == [rect(0, 0, 10, 30), rect(15, 0, 20, 30)])
        (rows[1].arrangedSubviews[0] as? SizedView)?.size.height = 50
        #expect(outer.systemLayoutSizeFitting(.zero) == size(35, 92))
    }

    @Test("A stack without a frame of its own is placed by the constraints around it, and long as its contents")
    func inScrollingView() {
        let view = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let stack = StackView(arrangedSubviews: (0..<10).map { SizedView("\($0)", 50, 40) })
        (stack.axis, stack.spacing) = (.vertical, 5)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        LayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.topAnchor.constraint(equalTo: view.topAnchor),
            stack.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -40),
        ])
        view.layoutIfNeeded()
        #expect(stack.frame == rect(20, 0, 260, 445))
        #expect(stack.arrangedSubviews[9].frame == rect(0, 405, 260, 40))
        stack.addArrangedSubview(SizedView("more", 50, 40))
        view.layoutIfNeeded()
        #expect(stack.frame == rect(20, 0, 260, 490))
        stack.arrangedSubviews[0].removeFromSuperview()
        view.layoutIfNeeded()
        #expect(stack.frame == rect(20, 0, 260, 445))
    }

    @Test("A stack moves to another view before it was laid out")
    func movedStack() {
        let one = View(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        let other = View(frame: CGRect(x: 0, y: 0, width: 620, height: 10))
        let stack = StackView.ofThree()
        pin(stack, in: one, insets: 0)
        pin(stack, in: other, insets: 0)
        other.layoutIfNeeded()
        #expect(stack.spans == [[0, 100], [110, 200], [320, 300]])
    }

    @Test("A neighbour that is laid out alone does not use up a change")
    func neighbour() {
        let outer = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let (stack, box, inner) = (StackView.ofThree(), View(frame: .zero), View(frame: .zero))
        for (view, superview) in [(stack, outer), (box, outer), (inner, box)] as [(View, View)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
        }
        LayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: stack.trailingAnchor),
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 3),
        ])
        outer.layoutIfNeeded()
        #expect(box.frame.origin.x == 620)
        stack.spacing = 0
        inner.setNeedsLayout()
        box.setNeedsLayout()
        box.layoutIfNeeded()
        outer.layoutIfNeeded()
        #expect(box.frame.origin.x == 600)
        #expect(stack.spans == [[0, 100], [100, 200], [300, 300]])
    }

    @Test("What is laid out and fitted twice without a change is solved once")
    func unchanged() throws {
        let cell = View(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        let stack = StackView(arrangedSubviews: [label(60), label(100)])
        (stack.axis, stack.alignment) = (.vertical, .center)
        pin(stack, in: cell, insets: 10)
        _ = height(of: cell, width: 375)
        cell.layoutIfNeeded()
        let engine = try #require(cell.ownConstraintState?.engine)
        let solves = [engine.layout, engine.fitting].map { $0?.counters.solves }
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        _ = height(of: cell, width: 375)
        #expect([engine.layout, engine.fitting].map { $0?.counters.solves } == solves)
        #expect(cell.ownConstraintState?.engine === engine)
        #expect(solves.allSatisfy { $0 != nil })
    }

    @Test("A view of a long stack is asked for its content as often as one of a short stack")
    func longStacks() {
        func reads(of count: Int) -> [Int] {
            let views = (0..<count).map { _ in SizedView("", 10, 10) }
            let stack = StackView(arrangedSubviews: views)
            (stack.axis, stack.alignment) = (.vertical, .center)
            stack.layOut(10, CGFloat(count) * 10)
            let first = views[0].reads
            views[count / 2].isHidden = true
            stack.layOut(10, CGFloat(count - 1) * 10)
            return [first, views[0].reads]
        }
        #expect(reads(of: 100) == reads(of: 5))
    }

    @Test("Many changes are one pass over the views")
    func manyChanges() {
        let view = SizedView("b", 10, 10)
        let stack = StackView(arrangedSubviews: [view, SizedView("a", 10, 10)])
        stack.distribution = .fillProportionally
        stack.layOut(40, 10)
        let reads = view.reads
        for spacing in 1..<50 { stack.spacing = CGFloat(spacing) / 10 }
        #expect(view.reads == reads)
        stack.layoutIfNeeded()
        let once = view.reads - reads
        stack.spacing = 7
        stack.layoutIfNeeded()
        #expect(view.reads == reads + 2 * once)
    }
}
