import Foundation
import Testing
import ViewSimulator

@MainActor @Suite("Controls")
struct ControlTests {
    @Test("A control's state is what its properties say together")
    func state() {
        let control = Control(frame: .zero)
        #expect(control.state == .normal)
        #expect(control.isEnabled)
        (control.isEnabled, control.isSelected, control.isHighlighted) = (false, true, true)
        #expect(control.state == [.disabled, .selected, .highlighted])
        #expect(control.state.rawValue == 7)
        control.isEnabled = true
        #expect(control.state == [.selected, .highlighted])
        #expect(!control.isTracking)
        #expect(!control.isTouchInside)
    }

    @Test("Leading and trailing are left and right by the direction")
    func alignment() {
        let control = Control(frame: .zero)
        #expect(control.contentHorizontalAlignment == .center)
        #expect(control.contentVerticalAlignment == .center)
        control.contentHorizontalAlignment = .leading
        #expect(control.effectiveContentHorizontalAlignment == .left)
        control.semanticContentAttribute = .forceRightToLeft
        #expect(control.effectiveContentHorizontalAlignment == .right)
        control.contentHorizontalAlignment = .trailing
        #expect(control.effectiveContentHorizontalAlignment == .left)
        control.contentHorizontalAlignment = .fill
        #expect(control.effectiveContentHorizontalAlignment == .fill)
    }

    @Test("Actions are performed for their events, in the order in which they came, with the control as sender")
    func actions() {
        let control = Control(frame: .zero)
        var log: [String] = []
        let tap = Action(title: "tap") { [weak control] in log.append($0.sender === control ? $0.title : "another") }
        control.addAction(tap, for: [.touchUpInside, .touchDown])
        control.addAction(Action { _ in log.append("value") }, for: .valueChanged)
        control.addAction(Action { _ in log.append("all") }, for: .allEvents)
        control.sendActions(for: .touchUpInside)
        #expect(log == ["tap", "all"])
        #expect(tap.sender == nil)
        control.sendActions(for: .valueChanged)
        #expect(log == ["tap", "all", "value", "all"])
        control.removeAction(tap, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .touchDown)
        #expect(log == ["tap", "all", "value", "all", "all", "tap", "all"])
    }

    @Test("An action with the identifier of an earlier one takes its place")
    func identifiers() {
        let control = Control(frame: .zero)
        var log: [Int] = []
        let name = Action.Identifier("one")
        control.addAction(Action(identifier: name) { _ in log.append(1) }, for: .touchDown)
        control.addAction(Action { _ in log.append(2) }, for: .touchDown)
        control.addAction(Action(identifier: name) { _ in log.append(3) }, for: .valueChanged)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .valueChanged)
        #expect(log == [3, 2, 3])
        control.removeAction(identifiedBy: name, for: .allEvents)
        control.sendActions(for: .touchDown)
        #expect(log == [3, 2, 3, 2])
    }

    @Test("Actions that remove and add actions while they are performed change the next time, not this one")
    func actionsThatChangeActions() {
        let control = Control(frame: .zero)
        var log: [Int] = []
        let second = Action { _ in log.append(2) }
        let first = Action { [unowned control] action in
            log.append(1)
            control.removeAction(second, for: .allEvents)
            control.removeAction(action, for: .allEvents)
            control.addAction(Action { _ in log.append(3) }, for: .touchDown)
        }
        control.addAction(first, for: .touchDown)
        control.addAction(second, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(log == [1, 2])
        control.sendActions(for: .touchDown)
        #expect(log == [1, 2, 3])
    }

    @Test("An action that another control performs meanwhile has its own sender again afterwards")
    func nestedSenders() {
        let (outer, inner) = (Control(frame: .zero), Control(frame: .zero))
        var senders: [Bool] = []
        let action = Action { [unowned outer, unowned inner] action in
            if action.sender === outer { inner.sendActions(for: .touchDown) }
            senders.append(action.sender === outer)
        }
        outer.addAction(action, for: .touchDown)
        inner.addAction(action, for: .touchDown)
        outer.sendActions(for: .touchDown)
        #expect(senders == [false, true])
        #expect(action.sender == nil)
    }

    @Test("A primary action is performed for its event")
    func primaryAction() {
        var count = 0
        let control = Control(frame: rect(1, 2, 3, 4), primaryAction: Action { _ in count += 1 })
        control.sendActions(for: .primaryActionTriggered)
        control.sendActions(for: .touchDown)
        #expect(count == 1)
        #expect(control.frame == rect(1, 2, 3, 4))
    }

    @Test("Targets are kept weakly, and are not called")
    func targets() {
        final class Target {}
        let control = Control(frame: .zero)
        let one = Target()
        var two: Target? = Target()
        control.addTarget(one, action: "tap:", for: .touchUpInside)
        control.addTarget(one, action: "tap:", for: .valueChanged)
        control.addTarget(one, action: Selector("drag"), for: .touchDown)
        control.addTarget(two, action: "tap:", for: .touchUpInside)
        control.addTarget(nil, action: "any", for: .touchUpInside)
        control.sendActions(for: .allEvents)
        #expect(control.actions(forTarget: one, forControlEvent: .allEvents) == ["tap:", "drag"])
        #expect(control.actions(forTarget: one, forControlEvent: .valueChanged) == ["tap:"])
        #expect(control.actions(forTarget: two, forControlEvent: .valueChanged) == nil)
        two = nil
        control.addTarget(nil, action: "tap:", for: .touchUpInside)
        #expect(control.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["any", "tap:"])
        control.removeTarget(one, action: "tap:", for: .touchUpInside)
        #expect(control.actions(forTarget: one, forControlEvent: .touchUpInside) == nil)
        #expect(control.actions(forTarget: one, forControlEvent: .valueChanged) == ["tap:"])
        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(control.actions(forTarget: one, forControlEvent: .allEvents) == nil)
        #expect(control.actions(forTarget: nil, forControlEvent: .allEvents) == nil)
    }
}
