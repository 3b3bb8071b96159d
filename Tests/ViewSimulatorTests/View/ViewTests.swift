import Testing
import ViewSimulator

@MainActor @Suite
struct ViewTests {
    @Test("C7: frame, bounds, centre and transform of a view fit each other")
    func frameBoundsAndCentreAreCoupled() {
        let view = View(frame: rect(10, 20, 30, 40))
        #expect(view.bounds == rect(0, 0, 30, 40))
        #expect(view.center == CGPoint(x: 25, y: 40))
        view.bounds = rect(5, 5, 10, 20)
        #expect(view.frame == rect(20, 30, 10, 20))
        #expect(view.center == CGPoint(x: 25, y: 40))
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame == rect(95, 90, 10, 20))
        view.frame = rect(0, 0, 50, 60)
        #expect(view.bounds == rect(5, 5, 50, 60))
        #expect(view.center == CGPoint(x: 25, y: 30))
        view.transform = CGAffineTransform(scaleX: 2, y: 1)
        #expect(view.frame == rect(-25, 0, 100, 60))
        #expect(view.bounds.size == size(50, 60))
    }

    @Test("Views form a tree, and each is in one place of it")
    func viewsFormATree() {
        let (root, first, second) = (View(), View(), View())
        root.addSubview(first)
        root.insertSubview(second, at: 0)
        #expect(root.subviews == [second, first])
        #expect(first.superview === root)
        second.addSubview(first)
        #expect(root.subviews == [second])
        #expect(first.superview === second)
        first.removeFromSuperview()
        #expect(second.subviews.isEmpty)
        #expect(first.superview == nil)
    }

    @Test("Only views that need layout are laid out")
    func onlyMarkedViewsAreLaidOut() {
        let (root, middle, leaf) = (ActingView(), ActingView(), ActingView())
        root.addSubview(middle)
        middle.addSubview(leaf)
        root.layoutIfNeeded()
        root.layoutIfNeeded()
        #expect([root, middle, leaf].map(\.layouts) == [1, 1, 1])
        leaf.setNeedsLayout()
        root.layoutIfNeeded()
        #expect([root, middle, leaf].map(\.layouts) == [1, 1, 2])
        middle.frame = rect(0, 0, 10, 10)
        root.layoutIfNeeded()
        #expect([root, middle, leaf].map(\.layouts) == [1, 2, 2])
    }

    @Test("A view that needs layout again whenever it was laid out is left alone")
    func endlessMarking() {
        let view = ActingView()
        view.whenLaidOut = { $0.setNeedsLayout() }
        view.layoutIfNeeded()
        #expect(view.superview == nil)
    }

    @Test("The fitting size is that of the target, of the content or of `sizeThatFits`")
    func fitting() {
        final class Label: View {
            override var intrinsicContentSize: CGSize { size(View.noIntrinsicMetric, 20) }
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width / 2, height: 99) }
        }
        let label = Label()
        #expect(label.systemLayoutSizeFitting(size(100, 0)) == size(50, 20))
        let fitted = label.systemLayoutSizeFitting(
            size(100, 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(fitted == size(100, 20))
        #expect(View(frame: rect(0, 0, 7, 8)).systemLayoutSizeFitting(View.layoutFittingCompressedSize) == size(7, 8))
        #expect(View().intrinsicContentSize == size(-1, -1))
    }

    @Test("Traits and safe areas come from the superview")
    func inherited() {
        let root = View(frame: rect(0, 0, 400, 800))
        let child = View(frame: rect(0, 10, 400, 790))
        root.addSubview(child)
        root.setSafeAreaInsets(EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(child.safeAreaInsets == EdgeInsets(top: 34, left: 0, bottom: 34, right: 0))
        #expect(child.traitCollection.displayScale == 2)
        root.overrideTraitCollection = TraitCollection(traitsFrom: [
            TraitCollection(displayScale: 3), TraitCollection(layoutDirection: .rightToLeft),
        ])
        #expect(child.traitCollection.displayScale == 3)
        #expect(child.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(child.layoutMargins == EdgeInsets(top: 34, left: 8, bottom: 34, right: 8))
    }

    @Test("Points are converted through the tree")
    func pointsConvertThroughTheTree() {
        let root = View(frame: rect(0, 0, 400, 400))
        let scroll = ScrollView(frame: rect(10, 20, 100, 100))
        let leaf = View(frame: rect(5, 500, 10, 10))
        root.addSubview(scroll)
        scroll.addSubview(leaf)
        scroll.contentOffset.y = 450
        #expect(leaf.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: 71))
        #expect(leaf.convert(CGPoint(x: 16, y: 71), from: root) == CGPoint(x: 1, y: 1))
        #expect(leaf.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 70))
    }
}
