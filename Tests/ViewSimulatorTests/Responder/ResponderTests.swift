import Testing
import ViewSimulator

@MainActor @Suite
struct ResponderTests {
    private final class Field: View {
        var mayResign = true
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { mayResign }
    }

    private let window = Window(frame: rect(0, 0, 100, 100))

    @Test("A view's next responder is its superview")
    func chain() {
        let view = View()
        window.addSubview(view)
        #expect(view.next === window)
        #expect(window.next == nil)
        #expect(Responder().next == nil)
    }

    @Test("One responder of a window is the first, and one that may not is not")
    func first() {
        let (one, other, plain) = (Field(), Field(), View())
        for view in [one, other, plain] { window.addSubview(view) }
        #expect(!one.isFirstResponder)
        #expect(one.becomeFirstResponder())
        #expect(one.isFirstResponder)
        #expect(!plain.becomeFirstResponder())
        #expect(one.isFirstResponder)
        #expect(other.becomeFirstResponder())
        #expect(!one.isFirstResponder)
        #expect(other.isFirstResponder)
        #expect(one.resignFirstResponder())
        #expect(other.isFirstResponder)
        #expect(other.resignFirstResponder())
        #expect(!other.isFirstResponder)
        #expect(!Field().becomeFirstResponder())
        #expect(!Responder().becomeFirstResponder())
        #expect(!Responder().isFirstResponder)
    }

    @Test("A first responder that does not resign stays the first")
    func refusal() {
        let (one, other) = (Field(), Field())
        window.addSubview(one)
        window.addSubview(other)
        one.becomeFirstResponder()
        one.mayResign = false
        #expect(!one.resignFirstResponder())
        #expect(!other.becomeFirstResponder())
        #expect(one.isFirstResponder)
    }

    @Test("A first responder that leaves its window is the first no more", arguments: [true, false])
    func leaving(mayResign: Bool) {
        let (group, field) = (View(), Field())
        window.addSubview(group)
        group.addSubview(field)
        field.becomeFirstResponder()
        field.mayResign = mayResign
        group.removeFromSuperview()
        window.addSubview(group)
        #expect(!field.isFirstResponder)
    }

    @Test("Touches go to the next responder")
    func touches() {
        final class Reader: View {
            var count = 0
            override func touchesBegan(_ touches: Set<Touch>, with event: AnyObject?) { count += touches.count }
        }
        let (reader, child) = (Reader(), View())
        reader.addSubview(child)
        child.touchesBegan([Touch()], with: nil)
        child.touchesEnded([Touch()], with: nil)
        #expect(reader.count == 1)
    }

    @Test("A window is hidden until it is shown, and one window has the keys")
    func windows() {
        final class Noting: Window {
            var calls: [String] = []
            override func becomeKey() { calls.append("become") }
            override func resignKey() { calls.append("resign") }
        }
        let (one, other) = (Noting(frame: .zero), Noting(frame: .zero))
        #expect(one.isHidden)
        #expect(!one.isKeyWindow)
        #expect(one.windowLevel == .normal)
        one.makeKeyAndVisible()
        one.makeKey()
        #expect(!one.isHidden)
        #expect(one.isKeyWindow)
        other.makeKey()
        #expect(other.isKeyWindow)
        #expect(!one.isKeyWindow)
        #expect(other.isHidden)
        #expect(one.calls == ["become", "resign"])
        #expect(other.calls == ["become"])
    }

    @Test("The main screen has the scale of the current traits, and another has its own")
    func screens() {
        #expect(Screen.main.bounds == rect(0, 0, 390, 844))
        #expect(Screen.main.scale == TraitCollection.current.displayScale)
        let screen = Screen(bounds: rect(0, 0, 100, 50), scale: 3)
        #expect(screen.nativeBounds == rect(0, 0, 300, 150))
        #expect(screen.nativeScale == 3)
        #expect(screen.traitCollection.displayScale == 3)
        #expect(Window(frame: .zero).screen === Screen.main)
    }

    @Test("What is said to readers who do not see is kept")
    func accessibility() {
        let view = View()
        #expect(!view.isAccessibilityElement)
        #expect(view.accessibilityLabel == nil)
        #expect(view.accessibilityTraits == .none)
        (view.isAccessibilityElement, view.accessibilityLabel, view.accessibilityValue) = (true, "name", "value")
        view.accessibilityTraits = [.button, .selected]
        #expect(view.isAccessibilityElement)
        #expect(view.accessibilityLabel == "name")
        #expect(view.accessibilityValue == "value")
        #expect(view.accessibilityTraits.contains(.button))
        #expect(!view.accessibilityTraits.contains(.link))
    }
}
