import Testing
import ViewSimulator

@MainActor @Suite("The keyboard's guide")
struct KeyboardLayoutGuideTests {
    @Test("It is a line at the bottom of the safe area, or of the view where it shall be")
    func place() {
        let (root, bar) = (View(frame: rect(0, 0, 100, 200)), View())
        root.setSafeAreaInsets(EdgeInsets(top: 20, left: 3, bottom: 34, right: 4))
        bar.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(bar)
        let guide = root.keyboardLayoutGuide
        LayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: guide.topAnchor), bar.heightAnchor.constraint(equalToConstant: 10),
            bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(bar.frame == rect(3, 156, 93, 10))
        #expect(guide.layoutFrame == rect(3, 166, 93, 0))
        #expect(guide === root.keyboardLayoutGuide)
        #expect(guide.owningView === root)
        guide.usesBottomSafeArea = false
        root.layoutIfNeeded()
        #expect(bar.frame == rect(3, 190, 93, 10))
        root.frame.size.height = 300
        root.layoutIfNeeded()
        #expect(bar.frame == rect(3, 290, 93, 10))
    }

    @Test("Constraints for places of the keyboard are kept, and do not become active")
    func tracked() {
        let (root, guide) = (View(), View().keyboardLayoutGuide)
        let constraint = root.widthAnchor.constraint(equalToConstant: 5)
        guide.setConstraints([constraint], activeWhenNearEdge: .top)
        #expect(guide.constraints(activeWhenNearEdge: .top) == [constraint])
        #expect(guide.constraints(activeWhenAwayFrom: .top).isEmpty)
        #expect(!constraint.isActive)
        guide.removeAllTrackedConstraints()
        #expect(guide.constraints(activeWhenNearEdge: .top).isEmpty)
    }
}
