import Testing
import ViewSimulator

@MainActor @Suite("What is said to readers who do not see")
struct AccessibilityTests {
    @Test("What is set is kept; nothing is said unless it is set")
    func members() {
        let view = View()
        #expect(view.accessibilityHint == nil)
        #expect(view.accessibilityValue == nil)
        #expect(view.accessibilityElements == nil)
        #expect(!view.accessibilityElementsHidden)
        #expect(!view.accessibilityViewIsModal)
        #expect(!view.shouldGroupAccessibilityChildren)
        #expect(!view.accessibilityActivate())
        #expect(!view.accessibilityPerformEscape())
        #expect(view.accessibilityCustomActions == nil)
        view.accessibilityHint = "hint"
        view.accessibilityValue = "value"
        view.accessibilityLanguage = "de"
        view.accessibilityAttributedLabel = NSAttributedString(string: "label")
        view.accessibilityElements = [view]
        #expect(view.accessibilityHint == "hint")
        #expect(view.accessibilityValue == "value")
        #expect(view.accessibilityLanguage == "de")
        #expect(view.accessibilityLabel == "label")
        #expect(view.accessibilityElements?.first as? View === view)
        view.accessibilityLabel = nil
        #expect(view.accessibilityAttributedLabel == nil)
        view.accessibilityElements = nil
    }

    @Test("The frame of a view is where it is in its window, and it is pressed in the middle")
    func frames() {
        let (window, view) = (Window(frame: rect(0, 0, 100, 100)), View(frame: rect(10, 20, 30, 40)))
        window.addSubview(view)
        #expect(view.accessibilityFrame == rect(10, 20, 30, 40))
        #expect(view.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
        view.accessibilityFrame = rect(0, 0, 2, 2)
        #expect(view.accessibilityActivationPoint == CGPoint(x: 1, y: 1))
        view.accessibilityActivationPoint = .zero
        #expect(view.accessibilityActivationPoint == .zero)
        #expect(view.frame == rect(10, 20, 30, 40))
        let element = AccessibilityElement(accessibilityContainer: view)
        element.accessibilityFrameInContainerSpace = rect(1, 1, 5, 5)
        #expect(element.accessibilityFrame == rect(11, 21, 5, 5))
        #expect(element.isAccessibilityElement)
    }

    @Test("An action has a handler or a target")
    func actions() {
        let view = View()
        let action = AccessibilityCustomAction(name: "Remove") { $0.name == "Remove" }
        let targeted = AccessibilityCustomAction(name: "Move", target: view, selector: "move")
        view.accessibilityCustomActions = [action, targeted]
        #expect(view.accessibilityCustomActions?.count == 2)
        #expect(action.actionHandler?(action) == true)
        #expect(targeted.actionHandler == nil)
        #expect(targeted.target === view)
        #expect(targeted.selector == "move")
        view.accessibilityCustomActions = nil
    }

    @Test("Nothing is switched on for readers")
    func settings() {
        #expect(!Accessibility.isVoiceOverRunning)
        #expect(!Accessibility.isReduceMotionEnabled)
        #expect(!Accessibility.isBoldTextEnabled)
        #expect(!Accessibility.isSwitchControlRunning)
        #expect(AccessibilityTraits.adjustable.rawValue == 1 << 12)
    }

    @Test("The older name of the last baseline's view says the same")
    func baseline() {
        final class Inner: View {
            let label = Label()
            override var forLastBaselineLayout: View { label }
        }
        let view = Inner()
        #expect(view.forBaselineLayout() === view.label)
    }
}
