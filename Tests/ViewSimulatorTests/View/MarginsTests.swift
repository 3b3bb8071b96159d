import Testing
@testable import ViewSimulator

@MainActor @Suite
struct MarginsTests {
    private let root = View(frame: rect(0, 0, 100, 200))
    private let child = ActingView(frame: rect(0, 0, 100, 200))

    init() {
        root.addSubview(child)
    }

    private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> EdgeInsets {
        EdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    @Test("Margins are 8 points unless set, and a change is said once")
    func own() {
        #expect(child.layoutMargins == insets(8, 8, 8, 8))
        child.layoutMargins = insets(1, 2, 3, 4)
        child.layoutMargins = insets(1, 2, 3, 4)
        #expect(child.layoutMargins == insets(1, 2, 3, 4))
        #expect(child.marginChanges == 1)
        #expect(child.directionalLayoutMargins == DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    @Test("Directional margins turn around with the direction, and others stay")
    func directions() {
        let margins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        child.directionalLayoutMargins = margins
        #expect(child.layoutMargins == insets(1, 2, 3, 4))
        child.semanticContentAttribute = .forceRightToLeft
        #expect(child.layoutMargins == insets(1, 4, 3, 2))
        #expect(child.directionalLayoutMargins == margins)
        #expect(child.marginChanges == 2)
        child.semanticContentAttribute = .unspecified
        root.overrideTraitCollection = TraitCollection(layoutDirection: .rightToLeft)
        #expect(child.layoutMargins == insets(1, 4, 3, 2))
        #expect(child.marginChanges == 4)
        child.layoutMargins = insets(1, 2, 3, 4)
        root.overrideTraitCollection = nil
        #expect(child.layoutMargins == insets(1, 2, 3, 4))
        #expect(child.marginChanges == 5)
        #expect(child.directionalLayoutMargins == margins)
    }

    @Test("Margins reach at least to the safe area, where the view is not told otherwise")
    func safeArea() {
        child.frame.origin.y = 10
        root.setSafeAreaInsets(insets(44, 0, 34, 0))
        #expect(child.layoutMargins == insets(34, 8, 34, 8))
        #expect(child.marginChanges == 1)
        root.setSafeAreaInsets(insets(15, 0, 0, 0))
        #expect(child.layoutMargins == insets(8, 8, 8, 8))
        #expect(child.marginChanges == 2)
        root.setSafeAreaInsets(insets(16, 0, 0, 0))
        #expect(child.marginChanges == 2)
        root.setSafeAreaInsets(insets(44, 0, 34, 0))
        child.insetsLayoutMarginsFromSafeArea = false
        #expect(child.layoutMargins == insets(8, 8, 8, 8))
        #expect(child.marginChanges == 4)
        root.setSafeAreaInsets(nil)
        #expect(child.marginChanges == 4)
    }

    @Test("A safe area reaches no further into a view than it does into its superview")
    func safeAreaOutside() {
        root.setSafeAreaInsets(insets(44, 0, 34, 0))
        child.frame = rect(0, -100, 100, 400)
        #expect(child.safeAreaInsets == insets(44, 0, 34, 0))
    }

    @Test("A view keeps its superview's margins where they reach into it, if it is told to")
    func preserved() {
        root.layoutMargins = insets(20, 30, 40, 50)
        #expect(child.layoutMargins == insets(8, 8, 8, 8))
        child.preservesSuperviewLayoutMargins = true
        #expect(child.layoutMargins == insets(20, 30, 40, 50))
        #expect(child.marginChanges == 1)
        child.frame = rect(10, 10, 85, 165)
        #expect(child.layoutMargins == insets(10, 20, 15, 45))
        #expect(child.marginChanges == 2)
        child.center.x += 5
        #expect(child.layoutMargins == insets(10, 15, 15, 50))
        #expect(child.marginChanges == 3)
        root.layoutMargins = insets(0, 0, 0, 0)
        #expect(child.layoutMargins == insets(8, 8, 8, 8))
        #expect(child.marginChanges == 4)
        root.layoutMargins = insets(0, 0, 0, 20)
        child.frame = rect(0, 0, 100, 200)
        #expect(child.layoutMargins == insets(8, 8, 8, 20))
        #expect(child.marginChanges == 5)
        root.frame.size.width = 110
        #expect(child.layoutMargins == insets(8, 8, 8, 10))
        #expect(child.marginChanges == 6)
        child.removeFromSuperview()
        #expect(child.layoutMargins == insets(8, 8, 8, 8))
        #expect(child.marginChanges == 7)
        root.addSubview(child)
        #expect(child.layoutMargins == insets(8, 8, 8, 10))
        #expect(child.marginChanges == 8)
        child.preservesSuperviewLayoutMargins = false
        #expect(child.layoutMargins == insets(8, 8, 8, 8))
        #expect(child.marginChanges == 9)
    }

    @Test("Preserved margins go on into views that preserve them, and no further")
    func preservedDeeply() {
        let (leaf, other) = (ActingView(frame: rect(0, 0, 100, 200)), ActingView(frame: rect(0, 0, 100, 200)))
        child.addSubview(leaf)
        leaf.addSubview(other)
        child.preservesSuperviewLayoutMargins = true
        leaf.preservesSuperviewLayoutMargins = true
        root.setSafeAreaInsets(insets(44, 0, 0, 0))
        other.insetsLayoutMarginsFromSafeArea = false
        let before = (leaf.marginChanges, other.marginChanges)
        root.layoutMargins = insets(8, 60, 8, 8)
        #expect(leaf.layoutMargins == insets(44, 60, 8, 8))
        #expect(other.layoutMargins == insets(8, 8, 8, 8))
        #expect(leaf.marginChanges == before.0 + 1)
        #expect(other.marginChanges == before.1)
    }

    @Test("A controller's root view keeps the system's margins at least, by direction")
    func systemMinimum() {
        child.minimumLayoutMargins = View.systemMinimumLayoutMargins(forWidth: 375)
        #expect(child.layoutMargins == insets(8, 16, 8, 16))
        #expect(child.marginChanges == 1)
        child.layoutMargins = insets(0, 0, 0, 40)
        #expect(child.layoutMargins == insets(0, 16, 0, 40))
        child.minimumLayoutMargins = DirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0)
        child.semanticContentAttribute = .forceRightToLeft
        #expect(child.layoutMargins == insets(0, 0, 0, 50))
        child.minimumLayoutMargins = nil
        #expect(child.layoutMargins == insets(0, 0, 0, 40))
        #expect(View.systemMinimumLayoutMargins(forWidth: 390).leading == 20)
        #expect(View.systemMinimumLayoutMargins(forWidth: 389).trailing == 16)
    }

    @Test("Constraints to the margins follow every change of them")
    func constraints() {
        let box = View()
        box.translatesAutoresizingMaskIntoConstraints = false
        child.addSubview(box)
        let guide = child.layoutMarginsGuide
        LayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: guide.leftAnchor),
            box.rightAnchor.constraint(equalTo: guide.rightAnchor),
            box.topAnchor.constraint(equalTo: guide.topAnchor),
            box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(box.frame == rect(8, 8, 84, 184))
        child.directionalLayoutMargins.leading = 20
        root.layoutIfNeeded()
        #expect(box.frame == rect(20, 8, 72, 184))
        root.setSafeAreaInsets(insets(50, 0, 0, 0))
        root.layoutIfNeeded()
        #expect(box.frame == rect(20, 50, 72, 142))
        root.overrideTraitCollection = TraitCollection(layoutDirection: .rightToLeft)
        root.layoutIfNeeded()
        #expect(box.frame == rect(8, 50, 72, 142))
        child.preservesSuperviewLayoutMargins = true
        root.layoutMargins.left = 30
        root.layoutIfNeeded()
        #expect(box.frame == rect(30, 50, 50, 142))
    }

    @Test("Margins that are set from within a change of them are the ones that hold")
    func setFromWithin() {
        let view = ActingView()
        view.whenMarginsChange = { $0.layoutMargins = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1) }
        view.layoutMargins = insets(2, 2, 2, 2)
        #expect(view.layoutMargins == insets(1, 1, 1, 1))
        view.layoutMargins = insets(.nan, .infinity, -5, 0)
        #expect(view.layoutMargins == insets(1, 1, 1, 1))
    }
}
