import Foundation
import Testing

@testable import ViewSimulator

/// What constraints follow from beside constraints and contents: safe areas, margins, traits, bounds, the order of
/// views.
@MainActor @Suite("Constraints in other surroundings")
struct ChangedSurroundingsTests {
    private let root = View(frame: rect(0, 0, 100, 200))
    private let middle = View(frame: rect(0, 0, 90, 90))
    private let inner = View(frame: rect(0, 0, 80, 80))
    private let box = ChangedSurroundingsTests.free(SizedView("box", 10, 10))

    private static func free<Free: View>(_ view: Free) -> Free {
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }

    private func nest(in root: View?) {
        root?.addSubview(middle)
        middle.addSubview(inner)
        inner.addSubview(box)
    }

    // MARK: Safe areas

    @Test("A view far above moves under a bar: what is in it keeps to the safe area")
    func safeAreaOfMovedView() {
        root.setSafeAreaInsets(EdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
        nest(in: root)
        box.topAnchor.constraint(equalTo: inner.safeAreaLayoutGuide.topAnchor).isActive = true
        var found: [CGFloat] = []
        for top: CGFloat in [0, 100, 20] {
            middle.frame.origin.y = top
            root.layoutIfNeeded()
            found.append(box.frame.origin.y)
        }
        middle.center.y -= 10
        root.layoutIfNeeded()
        #expect(found + [box.frame.origin.y] == [44, 0, 24, 34])
    }

    @Test(
        "Margins reach to the safe area of a view that moved, whether constraints name them or a guide",
        arguments: [false, true])
    func marginsOfMovedView(namesMargins: Bool) {
        root.setSafeAreaInsets(EdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
        nest(in: root)
        if namesMargins {
            LayoutConstraint(
                item: box, attribute: .top, relatedBy: .equal, toItem: inner, attribute: .topMargin, multiplier: 1,
                constant: 0
            ).isActive = true
        } else {
            box.topAnchor.constraint(equalTo: inner.layoutMarginsGuide.topAnchor).isActive = true
        }
        root.layoutIfNeeded()
        #expect(box.frame.origin.y == 44)
        middle.frame.origin.y = 40
        root.layoutIfNeeded()
        #expect(box.frame.origin.y == 8)
    }

    @Test("A tree that is laid out already comes into a safe area")
    func safeAreaOfNewView() {
        root.setSafeAreaInsets(EdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
        nest(in: nil)
        box.topAnchor.constraint(equalTo: inner.safeAreaLayoutGuide.topAnchor).isActive = true
        middle.layoutIfNeeded()
        #expect(box.frame.origin.y == 0)
        root.addSubview(middle)
        root.layoutIfNeeded()
        #expect(box.frame.origin.y == 44)
    }

    @Test("The readable width of a view that constraints make wider is in its middle")
    func readableWidth() {
        let wide = View(frame: rect(0, 0, 1000, 100)), view = ChangedSurroundingsTests.free(View(frame: .zero))
        wide.addSubview(view)
        view.addSubview(box)
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: wide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: wide.trailingAnchor),
            box.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
        ])
        wide.layoutIfNeeded()
        #expect(box.frame.origin.x == 164)
        wide.frame.size.width = 800
        wide.layoutIfNeeded()
        #expect(box.frame.origin.x == 64)
    }

    @Test("Constraints that name only a view's margins guide place the view, from outside and from inside")
    func marginsGuideAlone() {
        let view = ChangedSurroundingsTests.free(View(frame: .zero))
        root.addSubview(view)
        view.addSubview(box)
        let guide = view.layoutMarginsGuide
        LayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            box.topAnchor.constraint(equalTo: guide.topAnchor),
            box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == rect(12, 22, 26, 26))
        #expect(box.frame == rect(8, 8, 10, 10))
    }

    // MARK: Traits

    @Test("A tree that is laid out already comes to where one reads from the right; leaving alone changes nothing")
    func directionOfMovedView() {
        let other = View(frame: root.frame), told = ActingView(frame: .zero)
        other.overrideTraitCollection = TraitCollection(layoutDirection: .rightToLeft)
        var directions: [TraitEnvironmentLayoutDirection] = []
        told.whenTraitsChange = { view, _ in directions.append(view.traitCollection.layoutDirection) }
        nest(in: root)
        inner.addSubview(told)
        box.leadingAnchor.constraint(equalTo: inner.leadingAnchor).isActive = true
        var found: [CGFloat] = []
        for superview in [root, other, root] {
            superview.addSubview(middle)
            superview.layoutIfNeeded()
            found.append(box.frame.origin.x)
        }
        #expect(found == [0, 70, 0])
        #expect(directions == [.rightToLeft, .leftToRight])
        other.addSubview(middle)
        middle.removeFromSuperview()
        other.addSubview(middle)
        #expect(directions == [.rightToLeft, .leftToRight, .rightToLeft])
    }

    @Test("A label that follows the text size comes to where texts are larger")
    func textSizeOfMovedLabel() {
        let label = ChangedSurroundingsTests.free(Label(frame: .zero)), other = View(frame: root.frame)
        (label.text, label.font) = ("a", Font.preferredFont(forTextStyle: .body))
        label.adjustsFontForContentSizeCategory = true
        other.overrideTraitCollection = TraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        root.addSubview(middle)
        middle.addSubview(label)
        label.topAnchor.constraint(equalTo: middle.topAnchor).isActive = true
        root.layoutIfNeeded()
        let small = label.frame.size.height
        other.addSubview(middle)
        other.layoutIfNeeded()
        #expect(label.frame.size.height > 2 * small)
        #expect(label.frame.size == label.intrinsicContentSize)
    }

    @Test("Centres within margins are mirrored with the edge that they are related to")
    func mirroredCentre() {
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutMargins = EdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
        root.addSubview(box)
        LayoutConstraint(
            item: box, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .centerXWithinMargins,
            multiplier: 1, constant: 0
        ).isActive = true
        root.layoutIfNeeded()
        #expect(box.frame.maxX == 70)
    }

    @Test("A view in one of other pixels is placed on those when constraints begin to place it")
    func pixelsOfSuperview() {
        let view = ChangedSurroundingsTests.free(View(frame: .zero))
        view.overrideTraitCollection = TraitCollection(displayScale: 1)
        box.size.height = 19.5
        box.frame = rect(0, 0, 10, 19.5)
        root.addSubview(view)
        view.addSubview(box)
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        box.translatesAutoresizingMaskIntoConstraints = true
        root.layoutIfNeeded()
        #expect(box.frame.size.height == 19.5)
        box.translatesAutoresizingMaskIntoConstraints = false
        box.widthAnchor.constraint(equalToConstant: 10).isActive = true
        root.layoutIfNeeded()
        #expect(box.frame.size.height == 20)
    }

    // MARK: Bounds

    /// Documented for scroll views: constraints to a view outside hold a view in place.
    @Test(
        "A view in a scroll view that is tied to one outside stays in place while contents scroll",
        arguments: [false, true])
    func floatingView(isMirrored: Bool) {
        let scrollView = ScrollView(frame: rect(0, 50, 100, 100))
        root.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        root.addSubview(scrollView)
        scrollView.contentSize = size(500, 1000)
        let content = ChangedSurroundingsTests.free(SizedView("content", 10, 10))
        scrollView.addSubview(box)
        scrollView.addSubview(content)
        LayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 5),
            content.leftAnchor.constraint(equalTo: scrollView.leftAnchor),
        ])
        for offset in [CGPoint.zero, CGPoint(x: 20, y: 30)] {
            scrollView.contentOffset = offset
            root.layoutIfNeeded()
            #expect(box.convert(box.bounds, to: root) == rect(isMirrored ? 90 : 0, 60, 10, 10))
            #expect(content.frame == rect(0, 5, 10, 10))
        }
    }

    @Test("Scrolling has nothing outside laid out where constraints only share lengths with what scrolls")
    func scrollingIsCheap() {
        let scrollView = ScrollView(frame: rect(0, 50, 100, 100))
        root.addSubview(scrollView)
        scrollView.addSubview(box)
        LayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            box.widthAnchor.constraint(equalTo: root.widthAnchor),
            box.topAnchor.constraint(equalTo: scrollView.topAnchor),
        ])
        scrollView.contentSize = size(500, 1000)
        root.layoutIfNeeded()
        scrollView.contentOffset.y = 40
        #expect(!root.needsOwnLayout)
    }

    // MARK: Order, and views that stand for others

    @Test("Where constraints leave a choice, views that changed their order are laid out as new ones in that order")
    func order() {
        func views() -> [SizedView] { ["a", "b"].map { ChangedSurroundingsTests.free(SizedView($0, 30, 10)) } }
        func place(_ views: [SizedView], in root: View) {
            LayoutConstraint.activate([
                views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
                views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
                views[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
            root.layoutIfNeeded()
        }
        let changed = views(), new = views(), other = View(frame: root.frame)
        for view in changed { root.addSubview(view) }
        place(changed, in: root)
        root.bringSubviewToFront(changed[0])
        root.layoutIfNeeded()
        for view in new.reversed() { other.addSubview(view) }
        place(new, in: other)
        #expect(changed.map(\.frame) == new.map(\.frame))
        root.exchangeSubview(at: 0, withSubviewAt: 1)
        root.layoutIfNeeded()
        #expect(changed.map(\.frame.size.width) == new.map(\.frame.size.width).reversed())
    }

    private final class Wrapper: View {
        let label = SizedView("label", 10, 10)
        override var forLastBaselineLayout: View { label }
    }

    @Test("A constraint to a view's baseline stays active when the view in it leaves that the baseline was of")
    func baselineOfViewThatLeaves() {
        let wrapper = ChangedSurroundingsTests.free(Wrapper(frame: .zero))
        root.addSubview(wrapper)
        root.addSubview(box)
        wrapper.addSubview(wrapper.label)
        wrapper.label.frame = rect(0, 5, 10, 10)
        let constraint = box.topAnchor.constraint(equalTo: wrapper.lastBaselineAnchor)
        LayoutConstraint.activate([
            constraint, wrapper.heightAnchor.constraint(equalToConstant: 50),
            wrapper.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        var found: [CGFloat] = []
        for _ in 0..<2 {
            root.layoutIfNeeded()
            found.append(box.frame.origin.y)
            wrapper.label.removeFromSuperview()
            root.layoutIfNeeded()
            found.append(box.frame.origin.y)
            wrapper.addSubview(wrapper.label)
        }
        #expect(constraint.isActive)
        #expect(found == [15, 50, 15, 50])
    }
}
