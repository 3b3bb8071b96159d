import Testing
import ViewSimulator

@MainActor @Suite("Priorities")
struct LayoutPriorityTests {
    @Test("Priorities count up and down from the named ones, as in UIKit's interface")
    func arithmetic() {
        #expect(LayoutPriority.required - 1 == LayoutPriority(999))
        #expect(.defaultHigh + 0.5 == LayoutPriority(750.5))
        #expect(1 + .defaultLow == LayoutPriority(251))
        let distance: Float = LayoutPriority.defaultHigh - .defaultLow
        #expect(distance == 500)
        var priority = LayoutPriority.fittingSizeLevel
        priority += 10
        #expect(priority == LayoutPriority(60))
        priority -= 20
        #expect(priority == LayoutPriority(40))
    }

    @Test("A constraint just below required gives way")
    func belowRequired() {
        let view = View(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        let width = view.widthAnchor.constraint(equalToConstant: 100)
        width.priority = .required - 1
        LayoutConstraint.activate([width, view.widthAnchor.constraint(equalToConstant: 80)])
        #expect(view.systemLayoutSizeFitting(View.layoutFittingCompressedSize).width == 80)
    }
}
