import FlowTesting
import Foundation
import Testing
import TextMeasuring

@testable import ControlSimulator
@testable import ViewSimulator

/// Values that are shared by all views, in environments of their own.
@MainActor @Suite("Environments of tests")
struct SimulationEnvironmentTests {
    @Test("A profile, a font, a screen and a text size that are set in an environment are not seen outside of it")
    func values() {
        let outside = Seen()
        SimulationEnvironment().run {
            ControlProfile.current = .ios7
            ListContentProfile.current = .ios26
            TextEnvironment.metrics = FontLibrary(system: BlockMetrics())
            TextEnvironment.dynamicTypeRelease = .iOS8
            Screen.main = .device(.iPadAir)
            Application.shared.preferredContentSizeCategory = .accessibilityLarge
            ConstraintDiagnostic.handler = { _ in }
            let inside = Seen()
            #expect(inside.screen != outside.screen)
            #expect(inside.category == .accessibilityLarge)
            #expect(inside.stepper == 29)
            #expect(inside.rowHeight == 53)
            #expect(inside.text == 15)
            #expect(inside.hasHandler)
        }
        #expect(Seen() == outside)
    }

    /// What a test can see of the environment.
    @MainActor
    private struct Seen: @MainActor Equatable {
        var screen = Screen.main.bounds.size
        var category = TraitCollection.current.preferredContentSizeCategory
        var stepper = Stepper().intrinsicContentSize.height
        var rowHeight = ListContentProfile.current.minimumCellHeight
        var text = ("abc" as NSString).size(withAttributes: [.font: Font.systemFont(ofSize: 10)]).width
        var hasHandler = ConstraintDiagnostic.handler != nil

        init() {}
    }

    @Test("Two tests that run in turns do not meet: each sees what it set itself")
    func interleaved() async {
        async let one: Void = takeTurns(1)
        async let two: Void = takeTurns(2)
        async let three: Void = takeTurns(3)
        _ = await (one, two, three)
    }

    private func takeTurns(_ number: Int) async {
        let height = CGFloat(number)
        await SimulationEnvironment().run {
            ControlProfile.current.stepperSize.height = height
            Screen.main = Screen(bounds: CGRect(x: 0, y: 0, width: 10, height: height))
            for _ in 0..<20 {
                await Task.yield()
                #expect(Stepper().intrinsicContentSize.height == height)
                #expect(Window().frame.height == height)
            }
        }
    }

    @Test("The work for a layout does not depend on the layouts of other environments")
    func work() {
        func workOfLayout() -> SizingWork {
            let (before, box) = (SizingWork.now, View(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
            let label = Label()
            label.text = "A text of some words"
            label.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(label)
            label.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
            label.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
            box.layoutIfNeeded()
            return SizingWork.now.since(before)
        }
        let (first, second) = (SimulationEnvironment(), SimulationEnvironment())
        let fresh = first.run { workOfLayout() }
        #expect(fresh.structuresBuilt == 1)
        #expect(fresh.textsMeasured == 1)
        let again = first.run { workOfLayout() }
        #expect(again.structuresReused == 1)
        #expect(again.textsMeasured == 0)
        #expect(second.run { workOfLayout() } == fresh)
    }

    @Test("Windows belong to the program of their environment, and only they get its traits")
    func windows() {
        let (outer, key) = (Window(), Application.shared.keyWindow)
        SimulationEnvironment().run {
            #expect(Application.shared.windows.isEmpty)
            let inner = Window()
            inner.makeKeyAndVisible()
            Application.shared.preferredContentSizeCategory = .extraSmall
            #expect(Application.shared.windows == [inner])
            #expect(inner.traitCollection.preferredContentSizeCategory == .extraSmall)
            #expect(!outer.isKeyWindow)
        }
        #expect(outer.traitCollection.preferredContentSizeCategory != .extraSmall)
        #expect(Application.shared.keyWindow === key)
        #expect(Application.shared.windows.contains(outer))
    }

    @Test("A scope's fonts are in use in the environment in which the scope was entered last")
    func fontScopes() {
        var fonts = RecordedFonts()
        fonts.add(RecordedFontTests.face(FontSpec(size: 10), ["A": 6]))
        let scope = FontScope(fonts)
        let (one, other) = (SimulationEnvironment(), SimulationEnvironment())
        func width() -> CGFloat { ("A" as NSString).size(withAttributes: [.font: Font.systemFont(ofSize: 10)]).width }
        let plain = one.run { width() }
        one.run { scope.enter() }
        #expect(one.run { width() } == 6)
        #expect(other.run { width() } == plain)
        other.run { scope.enter() }
        #expect(one.run { width() } == plain)
        #expect(other.run { width() } == 6)
    }

    @Test("A copy begins with the settings of its original, and without windows and work")
    func copies() {
        let original = SimulationEnvironment()
        original.run {
            ControlProfile.current = .ios7
            Screen.main = .device(.iPadAir)
            TextEnvironment.metrics = FontLibrary(system: BlockMetrics())
            Image.register(Image(size: CGSize(width: 3, height: 4)), as: "dot")
            View.setAnimationsEnabled(false)
            _ = Seen()
        }
        let copy = SimulationEnvironment(copying: original)
        copy.run {
            #expect(SizingWork.now == SizingWork())
            #expect(Application.shared.windows.isEmpty)
            #expect(Seen() == original.run { Seen() })
            #expect(Image(named: "dot")?.size == CGSize(width: 3, height: 4))
            #expect(!View.areAnimationsEnabled)
            ControlProfile.current = .ios26
        }
        #expect(original.run { ControlProfile.current } == .ios7)
        #expect(View.areAnimationsEnabled)
        #expect(Image(named: "dot") == nil)
    }

    @Test("In an asynchronous test a closure without await runs at once")
    func closuresOfAsynchronousTests() async {
        await Task.yield()
        let height = SimulationEnvironment().run {
            ControlProfile.current = .ios7
            return Stepper().intrinsicContentSize.height
        }
        #expect(height == 29)
    }

    @Test("Transactions that are open in an environment are not those of others")
    func transactions() {
        let environment = SimulationEnvironment()
        environment.run { Transaction.setAnimationDuration(3) }
        #expect(Transaction.animationDuration() == 0.25)
        #expect(environment.run { Transaction.animationDuration() } == 3)
    }

    @Test("A trait with a closure begins with the values that the closure sets", .ownEnvironment {
        ControlProfile.current = .ios7
    })
    func traitWithSetUp() {
        #expect(ControlProfile.current == .ios7)
    }

    @Test("An environment within another one begins with nothing set, and the outer one comes back")
    func nested() {
        SimulationEnvironment().run {
            ControlProfile.current = .ios7
            SimulationEnvironment().run { #expect(ControlProfile.current == .ios13) }
            #expect(ControlProfile.current == .ios7)
        }
    }
}
