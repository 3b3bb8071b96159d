import Foundation
import Testing

@testable import ViewSimulator

@MainActor @Suite("Layout by constraints")
struct ConstraintLayoutTests {
    private let outer = View(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

    /// A text of so many points in one line, as high as its lines of 20 points.
    final class Text: View {
        var length: CGFloat = 500
        private(set) var measurements = 0
        override var wrapsItsContent: Bool { true }
        override var intrinsicContentSize: CGSize { intrinsicContentSize(wrappedAt: nil) }
        override func intrinsicContentSize(wrappedAt width: CGFloat?) -> CGSize {
            measurements += 1
            guard let width, width > 0, width < length else { return CGSize(width: length, height: 20) }
            return CGSize(width: width, height: (length / width).rounded(.up) * 20)
        }
    }

    private func add<Subview: View>(_ view: Subview, to container: View? = nil) -> Subview {
        view.translatesAutoresizingMaskIntoConstraints = false
        (container ?? outer).addSubview(view)
        return view
    }

    private func frame(of view: View, _ constraints: LayoutConstraint...) -> CGRect {
        LayoutConstraint.activate(constraints)
        outer.layoutIfNeeded()
        return view.frame
    }

    // MARK: What decides a frame

    @Test("Edges and sizes place a view")
    func edgesAndSizes() {
        let view = add(View(frame: .zero))
        #expect(
            frame(
                of: view, view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
                view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -15),
                view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 20),
                view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5))
                == CGRect(x: 10, y: 20, width: 350, height: 175))
    }

    @Test("What is left open is as small as it can be: sizes first, then slacks, then origins")
    func underdetermined() {
        var view = add(View(frame: .zero))
        let most = view.topAnchor.constraint(lessThanOrEqualTo: outer.topAnchor, constant: 10)
        #expect(frame(of: view, most).origin.y == 10)
        view = add(View(frame: .zero))
        let least = view.leftAnchor.constraint(greaterThanOrEqualTo: outer.leftAnchor, constant: 72)
        #expect(frame(of: view, least).origin.x == 72)
        view = add(View(frame: .zero))
        #expect(frame(of: view, view.widthAnchor.constraint(lessThanOrEqualToConstant: 323)).size.width == 0)
        view = add(View(frame: .zero))
        #expect(frame(of: view, view.widthAnchor.constraint(greaterThanOrEqualToConstant: 323)).size.width == 323)
        view = add(View(frame: .zero))
        let bottom = view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -23)
        #expect(frame(of: view, bottom) == CGRect(x: 0, y: 644, width: 0, height: 0))
    }

    @Test("From right to left, leading and trailing are mirrored coordinates, and constants turn their sign")
    func rightToLeft() {
        outer.semanticContentAttribute = .forceRightToLeft
        var view = add(View(frame: .zero))
        let trailing = view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -14)
        #expect(frame(of: view, trailing, view.widthAnchor.constraint(equalToConstant: 50)).origin.x == 14)
        view = add(View(frame: .zero))
        let leading = view.leadingAnchor.constraint(lessThanOrEqualTo: outer.leadingAnchor, constant: 23)
        #expect(frame(of: view, leading, view.widthAnchor.constraint(equalToConstant: 50)).origin.x == 302)
        view = add(View(frame: .zero))
        let left = view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5)
        #expect(frame(of: view, left).origin.x == 5)
    }

    @Test("A multiplier counts in the coordinates of the view that holds the constraint")
    func multiplier() {
        let view = add(View(frame: .zero))
        let quarter = LayoutConstraint(
            item: view, attribute: .centerX, relatedBy: .equal, toItem: outer, attribute: .centerX, multiplier: 0.5,
            constant: 0)
        let inert = LayoutConstraint(
            item: view, attribute: .top, relatedBy: .equal, toItem: outer, attribute: .top, multiplier: 1.8,
            constant: 30)
        let placed = frame(of: view, quarter, inert, view.widthAnchor.constraint(equalToConstant: 20))
        #expect(placed.origin == CGPoint(x: 84, y: 30))
    }

    @Test("Each edge is rounded to the pixel, so that thirds share their edges")
    func pixels() {
        let box = View(frame: CGRect(x: 0, y: 0, width: 100, height: 280))
        outer.addSubview(box)
        let views = (0..<3).map { _ in add(View(frame: .zero), to: box) }
        var constraints = [views[0].topAnchor.constraint(equalTo: box.topAnchor)]
        constraints += (1..<3).map { views[$0].topAnchor.constraint(equalTo: views[$0 - 1].bottomAnchor) }
        constraints += (1..<3).map { views[$0].heightAnchor.constraint(equalTo: views[0].heightAnchor) }
        constraints.append(views[2].bottomAnchor.constraint(equalTo: box.bottomAnchor))
        LayoutConstraint.activate(constraints)
        outer.layoutIfNeeded()
        #expect(views.map(\.frame.size.height) == [93.5, 93, 93.5])
    }

    @Test("The lower hugging priority is stretched, the lower compression resistance shortened")
    func huggingAndCompression() {
        let (one, other) = (add(SizedView("content", 80, 20)), add(SizedView("content", 80, 20)))
        other.size.width = 60
        other.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
        LayoutConstraint.activate([
            one.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
            other.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 10),
            other.trailingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 290),
        ])
        outer.layoutIfNeeded()
        #expect(one.frame.size == CGSize(width: 210, height: 20))
        #expect(other.frame.size.width == 60)
        (one.size.width, other.size.width) = (200, 200)
        one.setContentCompressionResistancePriority(LayoutPriority(749), for: .horizontal)
        outer.layoutIfNeeded()
        #expect(one.frame.size.width == 70)
        #expect(other.frame.size.width == 200)
    }

    @Test("A content that wraps is measured again at the width that came out")
    func wrappingContent() {
        let text = add(Text(frame: .zero))
        let placed = frame(
            of: text, text.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 8),
            text.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -167),
            text.topAnchor.constraint(equalTo: outer.topAnchor))
        #expect(placed == CGRect(x: 8, y: 0, width: 200, height: 60))
        outer.frame.size.width = 475
        outer.layoutIfNeeded()
        #expect(text.frame.size == CGSize(width: 300, height: 40))
    }

    // MARK: Guides and margins

    @Test("Margins and the safe area are guides, and move with their insets")
    func systemGuides() {
        let view = add(View(frame: .zero))
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: outer.layoutMarginsGuide.trailingAnchor),
            view.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor, constant: 4),
            view.bottomAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.bottomAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 4, width: 359, height: 663))
        outer.setSafeAreaInsets(EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        outer.layoutMargins = EdgeInsets(top: 0, left: 16, bottom: 0, right: 20)
        outer.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 48, width: 339, height: 585))
        #expect(outer.layoutMarginsGuide.layoutFrame.size.width == 339)
    }

    @Test("Margin attributes are edges inside the margins")
    func marginAttributes() {
        let view = add(View(frame: .zero))
        let placed = frame(
            of: view,
            LayoutConstraint(
                item: view, attribute: .leading, relatedBy: .equal, toItem: outer, attribute: .leadingMargin,
                multiplier: 1, constant: 2),
            LayoutConstraint(
                item: view, attribute: .trailing, relatedBy: .equal, toItem: outer, attribute: .trailingMargin,
                multiplier: 1, constant: 0))
        #expect(placed.origin.x == 10)
        #expect(placed.size.width == 357)
    }

    @Test("A guide is placed as a view is")
    func guide() {
        let (guide, view) = (LayoutGuide(), add(View(frame: .zero)))
        outer.addLayoutGuide(guide)
        let placed = frame(
            of: view, guide.topAnchor.constraint(equalTo: outer.topAnchor, constant: 7),
            guide.heightAnchor.constraint(equalToConstant: 30), view.topAnchor.constraint(equalTo: guide.bottomAnchor))
        #expect(placed.origin.y == 37)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 7, width: 0, height: 30))
    }

    // MARK: Trees

    @Test("Constraints reach through views that have frames of their own")
    func throughFixedViews() {
        let box = View(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
        outer.addSubview(box)
        let view = add(View(frame: .zero), to: box)
        let placed = frame(
            of: view, view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 130),
            view.trailingAnchor.constraint(equalTo: box.trailingAnchor))
        #expect(placed.origin.x == 30)
        #expect(placed.size.width == 70)
        box.frame.origin.x = 110
        outer.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(view.frame.origin.x == 20)
    }

    @Test("A subtree that nothing reaches into has an engine of its own")
    func islands() {
        let boxes = (0..<2).map { CGRect(x: 0, y: CGFloat($0) * 50, width: 100, height: 50) }.map { View(frame: $0) }
        for box in boxes {
            outer.addSubview(box)
            let view = add(View(frame: .zero), to: box)
            view.centerXAnchor.constraint(equalTo: box.centerXAnchor).isActive = true
            #expect(view.constraintRoot === box)
        }
        outer.layoutIfNeeded()
        #expect(boxes.allSatisfy { $0.ownConstraintState?.engine != nil })
        #expect(outer.ownConstraintState?.engine == nil)
    }

    @Test("Nested views without frames of their own are placed in their superviews' coordinates")
    func nestedViews() {
        let middle = add(View(frame: .zero))
        let inner = add(View(frame: .zero), to: middle)
        LayoutConstraint.activate([
            middle.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 40),
            middle.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 5),
            inner.leadingAnchor.constraint(equalTo: middle.leadingAnchor, constant: 5),
            inner.widthAnchor.constraint(equalToConstant: 90),
        ])
        outer.layoutIfNeeded()
        #expect(middle.frame.origin.x == 40)
        #expect(middle.frame.size.width == 100)
        #expect(inner.frame.origin.x == 5)
        #expect(inner.frame.size.width == 90)
    }

    @Test("A view that no constraint reaches keeps its frame")
    func unreachedView() {
        let view = add(View(frame: CGRect(x: 3, y: 4, width: 5, height: 6)))
        let other = add(View(frame: .zero))
        other.widthAnchor.constraint(equalToConstant: 10).isActive = true
        outer.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 3, y: 4, width: 5, height: 6))
    }

    // MARK: Changes

    @Test("Another constant moves what depends on it, and nothing is solved without a change")
    func changes() {
        let view = add(View(frame: .zero))
        let constraint = view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 1)
        #expect(frame(of: view, constraint).origin.y == 1)
        let engine = outer.ownConstraintState?.engine
        let solves = engine?.layout?.counters.solves
        outer.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(engine?.layout?.counters.solves == solves)
        constraint.constant = 9
        outer.layoutIfNeeded()
        #expect(view.frame.origin.y == 9)
        #expect(outer.ownConstraintState?.engine === engine)
        constraint.isActive = false
        outer.layoutIfNeeded()
        #expect(outer.ownConstraintState?.engine == nil)
    }

    @Test("Of constraints that contradict each other the latest of the developer's is left out")
    func conflict() {
        let view = add(View(frame: .zero))
        let wide = view.widthAnchor.constraint(equalToConstant: 100)
        let narrow = view.widthAnchor.constraint(equalToConstant: 50)
        #expect(frame(of: view, wide, narrow).size.width == 100)
        let conflicts = outer.ownConstraintState?.engine?.conflicts ?? []
        #expect(conflicts.map(\.constraints) == [[wide, narrow]])
        #expect(conflicts.first?.broken === narrow)
        wide.isActive = false
        outer.layoutIfNeeded()
        #expect(view.frame.size.width == 50)
    }

    // MARK: Fitting

    @Test("A fitting size follows from constraints and contents, and leaves the frame alone")
    func fitting() {
        let cell = View(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let content = add(SizedView("content", 80, 20), to: cell)
        LayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8),
            content.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
            cell.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 8),
            cell.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 10),
        ])
        #expect(cell.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == CGSize(width: 100, height: 36))
        #expect(cell.systemLayoutSizeFitting(View.layoutFittingExpandedSize) == CGSize(width: 100, height: 36))
        #expect(
            cell.systemLayoutSizeFitting(
                CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 300, height: 36))
        #expect(cell.frame.size == CGSize(width: 40, height: 40))
    }

    @Test("A fitting width is as high as its text needs: wide at 50 on both axes, wrapped where the width is required")
    func fittingText() {
        let cell = View(frame: CGRect(x: 0, y: 0, width: 375, height: 50))
        let text = add(Text(frame: .zero), to: cell)
        text.length = 560
        LayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8),
            text.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 8),
            cell.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
            cell.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 8),
        ])
        #expect(cell.systemLayoutSizeFitting(CGSize(width: 375, height: 50)) == CGSize(width: 576, height: 36))
        #expect(
            cell.systemLayoutSizeFitting(
                CGSize(width: 375, height: 50), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 375, height: 56))
    }
}

@MainActor @Suite("Views that come and go under constraints")
struct ConstraintTreeTests {
    @Test("A view that is gone is asked nothing, and comes back with another layout")
    func removedViews() {
        let outer = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let kept = View(frame: .zero)
        kept.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(kept)
        var box: View? = View(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
        outer.addSubview(box!)
        kept.leadingAnchor.constraint(equalTo: box!.trailingAnchor).isActive = true
        kept.widthAnchor.constraint(equalToConstant: 5).isActive = true
        outer.layoutIfNeeded()
        #expect(kept.frame.origin.x == 20)
        box?.removeFromSuperview()
        box = nil
        outer.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(kept.frame.size.width == 5)
        #expect(outer.constraints.isEmpty)
    }

    @Test("A view that moves into another tree is placed there")
    func movedViews() {
        let trees = (0..<2).map { View(frame: CGRect(x: 0, y: 0, width: 100 * CGFloat($0 + 1), height: 100)) }
        let view = View(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        for tree in trees {
            tree.addSubview(view)
            view.trailingAnchor.constraint(equalTo: tree.trailingAnchor).isActive = true
            tree.layoutIfNeeded()
            #expect(view.frame.origin.x == tree.bounds.size.width)
        }
        #expect(trees[0].constraints.isEmpty && trees[1].constraints.count == 1)
    }

    @Test("Constraints that are added in layoutSubviews count in the same layout")
    func constraintsFromLayoutSubviews() {
        final class Late: View {
            let inner = View(frame: .zero)
            override func layoutSubviews() {
                if inner.superview == nil {
                    inner.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(inner)
                    inner.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
                }
                super.layoutSubviews()
            }
        }
        let view = Late(frame: CGRect(x: 0, y: 0, width: 80, height: 10))
        view.layoutIfNeeded()
        #expect(view.inner.frame.origin.x == 40)
    }

    @Test(
        "Frames, margins and contents that are no numbers count as 0, and nothing stops",
        arguments: [CGFloat.nan, .infinity])
    func noNumbers(number: CGFloat) {
        let outer = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        // A frame that is no number would stop the program (R13.11).
        let length = number.isNaN ? 0 : number
        let fixed = View(frame: CGRect(x: length, y: 0, width: 10, height: length))
        let odd = SizedView("odd", number, number)
        odd.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(fixed)
        outer.addSubview(odd)
        outer.layoutMargins.left = number
        LayoutConstraint.activate([
            odd.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
            odd.topAnchor.constraint(equalTo: fixed.bottomAnchor, constant: 3),
        ])
        outer.layoutIfNeeded()
        #expect(odd.frame == CGRect(x: 0, y: 3, width: 0, height: 0))
        #expect(outer.systemLayoutSizeFitting(.zero).width.isFinite)
    }

    // MARK: Surroundings and contents that change

    private func constrained(_ view: View, in outer: View) {
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10).isActive = true
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true
    }

    @Test("Another direction turns a layout that was solved before")
    func turnedDirection() {
        let outer = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = View(frame: .zero)
        constrained(view, in: outer)
        outer.layoutIfNeeded()
        #expect(view.frame.origin.x == 10)
        outer.semanticContentAttribute = .forceRightToLeft
        outer.layoutIfNeeded()
        #expect(view.frame.origin.x == 70)
        outer.semanticContentAttribute = .unspecified
        outer.overrideTraitCollection = TraitCollection(layoutDirection: .rightToLeft)
        outer.layoutIfNeeded()
        #expect(view.frame.origin.x == 70)
        outer.overrideTraitCollection = nil
        outer.layoutIfNeeded()
        #expect(view.frame.origin.x == 10)
    }

    @Test("A content may get a size, and lose it again")
    func contentThatComesAndGoes() {
        let outer = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let image = SizedView("image", View.noIntrinsicMetric, View.noIntrinsicMetric)
        constrained(image, in: outer)
        outer.layoutIfNeeded()
        #expect(image.frame.size.width == 20)
        image.size.width = 60
        outer.layoutIfNeeded()
        #expect(image.frame.size.width == 60)
        image.size.width = View.noIntrinsicMetric
        outer.layoutIfNeeded()
        #expect(image.frame.size.width == 20)
    }

    @Test("A text that is as wide as the last one in one line, and wraps in other places, is measured again")
    func sameWidthOtherBreaks() {
        let label = Label(frame: .zero)
        (label.numberOfLines, label.text) = (0, "aaa aaa aaa")
        let width = label.intrinsicContentSize.width
        let letter = Label(frame: .zero)
        letter.text = "aaaaaaaaaa"
        let box = View(frame: CGRect(x: 0, y: 0, width: letter.intrinsicContentSize.width * 0.75, height: 300))
        label.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(label)
        LayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            label.topAnchor.constraint(equalTo: box.topAnchor),
            label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        ])
        box.layoutIfNeeded()
        #expect(label.frame.size.height == 41)
        label.text = "a aaaaaaa a"
        #expect(label.intrinsicContentSize.width == width)
        box.layoutIfNeeded()
        #expect(label.frame.size.height == 61)
    }

    @Test("Subviews with frames of their own come and go in a constrained view without a new system")
    func unnamedSubviews() {
        let outer = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let list = View(frame: .zero)
        constrained(list, in: outer)
        outer.layoutIfNeeded()
        let engine = outer.ownConstraintState?.engine
        let row = View(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        list.addSubview(row)
        row.removeFromSuperview()
        outer.layoutIfNeeded()
        #expect(engine != nil)
        #expect(outer.ownConstraintState?.engine === engine)
    }

    @Test("A subview that is moved within its superview is counted once")
    func reorderedSubviews() {
        let outer = View(frame: .zero)
        let view = View(frame: .zero)
        constrained(view, in: outer)
        outer.insertSubview(view, at: 0)
        #expect(outer.freeChildCount == 1)
        view.removeFromSuperview()
        #expect(outer.freeChildCount == 0)
    }
}
