import Testing
import ControlSimulator
import ViewSimulator

/// Content sizes that come from constraints.
@MainActor @Suite("A scroll view's content by constraints")
struct ScrollContentTests {
    private func scroll(_ width: CGFloat, _ height: CGFloat) -> ScrollView {
        ScrollView(frame: rect(0, 0, width, height))
    }

    private func free<Content: View>(_ view: Content, in superview: View) -> Content {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        return view
    }

    /// Ties the four edges of a view to those of something, `inset` points inside.
    private func tie(_ view: View, to guide: LayoutGuide, inset: CGFloat = 0) {
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: inset),
            view.topAnchor.constraint(equalTo: guide.topAnchor, constant: inset),
            guide.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
            guide.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
        ])
    }

    private func tie(_ view: View, toEdgesOf outer: View, inset: CGFloat = 0) {
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
            view.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
            outer.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
            outer.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
        ])
    }

    @Test("Edges of the scroll view itself are those of its content, and its width is its own")
    func classicVertical() {
        let view = scroll(320, 480)
        let content = free(SizedView("c", 50, 1000), in: view)
        tie(content, toEdgesOf: view, inset: 10)
        content.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -20).isActive = true
        view.layoutIfNeeded()
        #expect(view.contentSize == size(320, 1020))
        #expect(content.frame == rect(10, 10, 300, 1000))
        #expect(view.contentLayoutGuide.layoutFrame == rect(0, 0, 320, 1020))
    }

    @Test("The guides say the same")
    func guides() {
        let view = scroll(320, 480)
        let content = free(SizedView("c", 900, 50), in: view)
        tie(content, to: view.contentLayoutGuide, inset: 10)
        content.heightAnchor.constraint(equalTo: view.frameLayoutGuide.heightAnchor, constant: -20).isActive = true
        view.layoutIfNeeded()
        #expect(view.contentSize == size(920, 480))
        #expect(content.frame == rect(10, 10, 900, 460))
        #expect(view.frameLayoutGuide.layoutFrame == rect(0, 0, 320, 480))
    }

    @Test("A content may be larger both ways, and another size of what is in it is another content size")
    func bothAxes() {
        let view = scroll(100, 100)
        let content = free(SizedView("c", 300, 200), in: view)
        tie(content, toEdgesOf: view)
        view.layoutIfNeeded()
        #expect(view.contentSize == size(300, 200))
        content.size = size(150, 400)
        view.layoutIfNeeded()
        #expect(view.contentSize == size(150, 400))
    }

    @Test("A stack in a scroll view makes it scroll, and a view that comes later too")
    func stack() {
        let view = scroll(320, 100)
        let stack = StackView(arrangedSubviews: [SizedView("a", 30, 80), SizedView("b", 40, 90)])
        stack.axis = .vertical
        stack.spacing = 10
        tie(free(stack, in: view), to: view.contentLayoutGuide)
        stack.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor).isActive = true
        view.layoutIfNeeded()
        #expect(view.contentSize == size(320, 180))
        stack.addArrangedSubview(SizedView("c", 20, 20))
        view.layoutIfNeeded()
        #expect(view.contentSize == size(320, 210))
    }

    @Test("What is deep in the content changes its size when only the guide is named")
    func deepView() {
        let view = scroll(100, 100)
        let outer = free(View(), in: view)
        let inner = free(SizedView("i", 10, 10), in: outer)
        tie(outer, toEdgesOf: view)
        LayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            inner.topAnchor.constraint(equalTo: outer.topAnchor),
            outer.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
            outer.heightAnchor.constraint(equalTo: inner.heightAnchor, multiplier: 30),
        ])
        view.layoutIfNeeded()
        #expect(view.contentSize == size(10, 300))
        inner.size.height = 20
        view.layoutIfNeeded()
        #expect(view.contentSize == size(10, 600))
    }

    @Test("Read from right to left, the content begins at its right edge, and is as wide")
    func rightToLeft() {
        let view = scroll(100, 50)
        view.semanticContentAttribute = .forceRightToLeft
        let (first, second) = (free(SizedView("a", 120, 20), in: view), free(SizedView("b", 80, 20), in: view))
        LayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: second.trailingAnchor, constant: 15),
            first.topAnchor.constraint(equalTo: view.topAnchor),
            second.topAnchor.constraint(equalTo: view.topAnchor),
            view.bottomAnchor.constraint(equalTo: first.bottomAnchor),
        ])
        view.layoutIfNeeded()
        #expect(view.contentSize == size(230, 20))
        #expect(second.frame == rect(15, 0, 80, 20))
        #expect(first.frame == rect(105, 0, 120, 20))
    }

    @Test("A row that scrolls gives the cell around it its height")
    func selfSizing() {
        let cell = View(frame: rect(0, 0, 200, 44))
        let view = free(ScrollView(), in: cell)
        tie(view, toEdgesOf: cell, inset: 8)
        let row = StackView(arrangedSubviews: [SizedView("a", 150, 60), SizedView("b", 150, 60)])
        tie(free(row, in: view), to: view.contentLayoutGuide)
        row.heightAnchor.constraint(equalTo: view.frameLayoutGuide.heightAnchor).isActive = true
        let fitted = cell.systemLayoutSizeFitting(
            size(200, 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(fitted == size(200, 76))
        cell.frame.size = fitted
        cell.layoutIfNeeded()
        #expect(view.frame == rect(8, 8, 184, 60))
        #expect(view.contentSize == size(300, 60))
    }

    @Test("Seen from outside, the edges are those of the view")
    func outside() {
        let root = View(frame: rect(0, 0, 400, 400))
        let view = free(ScrollView(), in: root)
        tie(view, toEdgesOf: root, inset: 20)
        let content = free(SizedView("c", 10, 900), in: view)
        tie(content, toEdgesOf: view)
        let badge = free(SizedView("b", 30, 30), in: root)
        LayoutConstraint.activate([
            badge.topAnchor.constraint(equalTo: view.bottomAnchor),
            badge.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == rect(20, 20, 360, 360))
        #expect(badge.frame.origin == CGPoint(x: 20, y: 380))
        #expect(view.contentSize == size(10, 900))
    }

    @Test("What is tied to the frame stays in place while the content scrolls")
    func floating() {
        let view = scroll(100, 100)
        let content = free(SizedView("c", 100, 500), in: view)
        tie(content, to: view.contentLayoutGuide)
        let header = free(SizedView("h", 100, 20), in: view)
        LayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: view.frameLayoutGuide.topAnchor),
            header.leadingAnchor.constraint(equalTo: view.frameLayoutGuide.leadingAnchor),
        ])
        view.layoutIfNeeded()
        #expect(header.frame == rect(0, 0, 100, 20))
        view.contentOffset.y = 130
        view.layoutIfNeeded()
        #expect(header.frame == rect(0, 130, 100, 20))
        #expect(content.frame == rect(0, 0, 100, 500))
        #expect(view.frameLayoutGuide.layoutFrame == rect(0, 130, 100, 100))
    }

    @Test("A middle goes along with the content")
    func middle() {
        let view = scroll(100, 60)
        view.contentSize = size(100, 500)
        let label = free(SizedView("l", 20, 20), in: view)
        LayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        view.contentOffset.y = 200
        view.layoutIfNeeded()
        #expect(label.frame == rect(40, 20, 20, 20))
        #expect(view.contentSize == size(100, 500))
    }

    @Test("On an axis of which constraints say nothing, the content size stays as it was set, and the guide has it")
    func oneAxis() {
        let view = scroll(100, 100)
        view.contentSize = size(700, 1)
        let (content, end) = (free(SizedView("c", 30, 400), in: view), free(SizedView("e", 30, 30), in: view))
        LayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.topAnchor.constraint(equalTo: view.topAnchor),
            view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            end.topAnchor.constraint(equalTo: view.topAnchor),
        ])
        view.layoutIfNeeded()
        #expect(view.contentSize == size(700, 400))
        #expect(view.contentLayoutGuide.layoutFrame == rect(0, 0, 700, 400))
        view.contentSize.width = 800
        view.layoutIfNeeded()
        #expect(view.contentLayoutGuide.layoutFrame == rect(0, 0, 800, 400))
    }

    @Test("Margins of the view are inside its content, as attributes and as a guide")
    func margins() {
        for usesGuide in [false, true] {
            let view = scroll(100, 100)
            view.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            let content = free(SizedView("c", 200, 300), in: view)
            if usesGuide {
                tie(content, to: view.layoutMarginsGuide)
            } else {
                for (own, margin): (LayoutConstraint.Attribute, LayoutConstraint.Attribute) in [
                    (.left, .leftMargin), (.right, .rightMargin), (.top, .topMargin), (.bottom, .bottomMargin),
                ] {
                    LayoutConstraint(
                        item: content, attribute: own, relatedBy: .equal, toItem: view, attribute: margin,
                        multiplier: 1, constant: 0
                    ).isActive = true
                }
            }
            view.layoutIfNeeded()
            #expect(view.contentSize == size(206, 304))
            #expect(content.frame == rect(2, 1, 200, 300))
        }
    }

    @Test("A view with a frame of its own may be the content")
    func ownFrame() {
        let view = scroll(100, 100)
        let content = View(frame: rect(10, 20, 300, 400))
        view.addSubview(content)
        view.contentLayoutGuide.trailingAnchor.constraint(equalTo: content.trailingAnchor).isActive = true
        view.contentLayoutGuide.bottomAnchor.constraint(equalTo: content.bottomAnchor).isActive = true
        view.layoutIfNeeded()
        #expect(view.contentSize == size(310, 420))
    }

    @Test("One that scrolls in one that scrolls has its own content")
    func nested() {
        let view = scroll(100, 100)
        let inner = free(ScrollView(), in: view)
        tie(inner, toEdgesOf: view)
        LayoutConstraint.activate([
            inner.widthAnchor.constraint(equalToConstant: 250), inner.heightAnchor.constraint(equalToConstant: 40),
        ])
        tie(free(SizedView("c", 700, 30), in: inner), toEdgesOf: inner)
        view.layoutIfNeeded()
        #expect(view.contentSize == size(250, 40))
        #expect(inner.contentSize == size(700, 30))
    }

    @Test("The content size of a text is that of the text, whatever constraints say")
    func text() {
        let view = TextView(frame: rect(0, 0, 200, 100))
        view.text = "Text"
        view.layoutIfNeeded()
        let own = view.contentSize
        let placeholder = free(SizedView("p", 500, 500), in: view)
        LayoutConstraint.activate([
            placeholder.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
            placeholder.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
            placeholder.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
        ])
        view.layoutIfNeeded()
        #expect(view.contentSize == own)
        #expect(own.width == 200)
        #expect(placeholder.frame == rect(5, 8, 195, 500))
        #expect(view.intrinsicContentSize == size(View.noIntrinsicMetric, View.noIntrinsicMetric))
    }

    @Test("A content that nothing says the size of ends somewhere, and removed constraints leave the size as it was")
    func removed() {
        let view = scroll(100, 100)
        let content = free(SizedView("c", 300, 200), in: view)
        tie(content, toEdgesOf: view)
        view.layoutIfNeeded()
        content.removeFromSuperview()
        view.layoutIfNeeded()
        #expect(view.contentSize == size(300, 200))
        let empty = free(View(), in: view)
        tie(empty, toEdgesOf: view)
        view.layoutIfNeeded()
        #expect(view.contentSize == empty.frame.size)
    }

    @Test("The offset stays where it is when the content shrinks, and insets change nothing")
    func offset() {
        let view = scroll(100, 100)
        view.contentInset = EdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        let content = free(SizedView("c", 100, 500), in: view)
        tie(content, toEdgesOf: view)
        view.layoutIfNeeded()
        view.contentOffset.y = 300
        content.size.height = 200
        view.layoutIfNeeded()
        #expect(view.contentSize == size(100, 200))
        #expect(view.contentOffset.y == 300)
        #expect(content.frame == rect(0, 0, 100, 200))
    }
}
