import Foundation
import Testing
import ViewSimulator

@MainActor @Suite
struct AppearanceTests {
    private let log = CallLog()
    private let window = Window(frame: rect(0, 0, 200, 300))

    private let coming = ["willAppear", "isAppearing", "willLayout", "didLayout", "didAppear"]

    @Test("A root view controller appears with its window, is laid out before it has appeared, and goes with it")
    func windows() {
        let controller = NotingController(in: log)
        window.rootViewController = controller
        #expect(log.take() == ["loadView", "didLoad"])
        #expect(controller.view.window === window)
        window.makeKeyAndVisible()
        #expect(log.take() == coming)
        window.makeKeyAndVisible()
        #expect(log.take().isEmpty)
        window.isHidden = true
        #expect(log.take() == ["willDisappear", "didDisappear"])
        window.isHidden = false
        #expect(log.take() == ["willAppear", "isAppearing", "didAppear"])
    }

    @Test("A window that is shown exchanges its root view controllers in a push's order")
    func exchange() {
        let (one, other) = (NotingController("1", in: log), NotingController("2", in: log))
        window.rootViewController = one
        window.makeKeyAndVisible()
        _ = log.take()
        window.rootViewController = other
        #expect(
            log.take() == [
                "2 loadView", "2 didLoad", "1 willDisappear", "2 willAppear", "2 isAppearing", "2 willLayout",
                "2 didLayout", "1 didDisappear", "2 didAppear",
            ])
        #expect(one.view.superview == nil)
        #expect(window.subviews == [other.view])
        window.rootViewController = nil
        #expect(log.take() == ["2 willDisappear", "2 didDisappear"])
        #expect(window.subviews.isEmpty)
    }

    @Test("A view that comes into a window that is shown tells its controller, and one of a hidden window does not")
    func views() {
        let controller = NotingController(in: log)
        controller.loadViewIfNeeded()
        _ = log.take()
        let group = View()
        group.addSubview(controller.view)
        window.addSubview(group)
        #expect(log.take().isEmpty)
        group.removeFromSuperview()
        window.isHidden = false
        window.addSubview(group)
        #expect(log.take() == ["willAppear", "isAppearing", "didAppear"])
        group.removeFromSuperview()
        #expect(log.take() == ["willDisappear", "didDisappear"])
    }

    @Test("Children come and go with their parent, after it")
    func children() {
        let (parent, child) = (NotingController("p", in: log), NotingController("c", in: log))
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        _ = log.take()
        window.rootViewController = parent
        window.makeKeyAndVisible()
        #expect(
            log.take() == [
                "p willAppear", "c willAppear", "p isAppearing", "c isAppearing", "p willLayout", "p didLayout",
                "c willLayout", "c didLayout", "p didAppear", "c didAppear",
            ])
        window.isHidden = true
        #expect(log.take() == ["p willDisappear", "c willDisappear", "p didDisappear", "c didDisappear"])
    }

    @Test("A child that comes to a parent on screen appears by itself, and goes by itself")
    func lateChild() {
        let (parent, child) = (NotingController("p", in: log), NotingController("c", in: log))
        window.rootViewController = parent
        window.makeKeyAndVisible()
        _ = log.take()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(
            log.take() == [
                "c willMove in", "c loadView", "c didLoad", "c willAppear", "c isAppearing", "c didAppear",
                "c didMove in",
            ])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(log.take() == ["c willMove out", "c willDisappear", "c didDisappear", "c didMove out"])
    }

    @Test("A child that a parent takes in while it appears itself appears with it")
    func childInWillAppear() {
        let parent = NotingController("p", in: log)
        let child = NotingController("c", in: log)
        child.loadViewIfNeeded()
        parent.act = { [unowned parent] call in
            guard call == "isAppearing", child.parent == nil else { return }
            parent.addChild(child)
            parent.view.addSubview(child.view)
        }
        window.rootViewController = parent
        _ = log.take()
        window.makeKeyAndVisible()
        #expect(
            log.take() == [
                "p willAppear", "p isAppearing", "c willMove in", "c willAppear", "c isAppearing", "p willLayout",
                "p didLayout", "c willLayout", "c didLayout", "p didAppear", "c didAppear",
            ])
    }

    @Test("A parent that does not have its children told tells them itself")
    func manualForwarding() {
        final class Manual: NotingController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let (parent, child) = (Manual("p", in: log), NotingController("c", in: log))
        window.rootViewController = parent
        parent.addChild(child)
        parent.view.addSubview(child.view)
        window.makeKeyAndVisible()
        #expect(!log.take().contains("c willAppear"))
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        #expect(log.take() == ["c willAppear", "c isAppearing", "c didAppear"])
        child.view.removeFromSuperview()
        #expect(log.take().isEmpty)
    }

    @Test("A test may have a controller appear without a window, and calls that are too many do nothing")
    func withoutWindow() {
        let controller = NotingController(in: log)
        controller.endAppearanceTransition()
        controller.beginAppearanceTransition(false, animated: false)
        #expect(log.take().isEmpty)
        controller.beginAppearanceTransition(true, animated: false)
        controller.beginAppearanceTransition(true, animated: false)
        #expect(log.take() == ["loadView", "didLoad", "willAppear"])
        controller.endAppearanceTransition()
        controller.endAppearanceTransition()
        #expect(log.take() == ["isAppearing", "didAppear"])
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
        #expect(log.take() == ["willDisappear", "didDisappear"])
    }

    @Test("Whether something is animated is handed on to all")
    func animated() {
        final class Asking: ViewController {
            var answers: [Bool] = []
            override func viewWillAppear(_ animated: Bool) { answers.append(animated) }
            override func viewIsAppearing(_ animated: Bool) { answers.append(animated) }
            override func viewDidAppear(_ animated: Bool) { answers.append(animated) }
            override func viewDidDisappear(_ animated: Bool) { answers.append(animated) }
        }
        let controller = Asking()
        controller.beginAppearanceTransition(true, animated: true)
        controller.endAppearanceTransition()
        controller.beginAppearanceTransition(false, animated: true)
        controller.endAppearanceTransition()
        #expect(controller.answers == [true, true, true, true])
    }

    @Test(
        "A parent that exchanges two children tells both, and that it is animated where it takes time",
        arguments: [0, 0.25, 2])
    func transition(duration: TimeInterval) {
        final class Child: NotingController {
            override func viewWillAppear(_ animated: Bool) { log.note("\(name) comes, \(animated)") }
            override func viewWillDisappear(_ animated: Bool) { log.note("\(name) goes, \(animated)") }
        }
        let (parent, old, new) = (ViewController(), Child("1", in: log), Child("2", in: log))
        window.rootViewController = parent
        window.makeKeyAndVisible()
        parent.addChild(old)
        parent.addChild(new)
        parent.view.addSubview(old.view)
        new.loadViewIfNeeded()
        _ = log.take()
        parent.transition(from: old, to: new, duration: duration) {
            log.note("animations \(old.view.superview === new.view.superview)")
        } completion: {
            log.note("over \($0)")
        }
        #expect(
            log.take() == [
                "1 goes, \(duration > 0)", "2 comes, \(duration > 0)", "animations true", "2 isAppearing",
                "2 willLayout", "2 didLayout", "1 didDisappear", "2 didAppear", "over true",
            ])
        #expect(old.view.superview == nil)
        #expect(parent.view.subviews == [new.view])
    }

    @Test("A view that leaves while it comes is told that it goes")
    func turningAround() {
        let controller = NotingController(in: log)
        controller.act = { [unowned controller] in if $0 == "isAppearing" { controller.view.removeFromSuperview() } }
        controller.loadViewIfNeeded()
        _ = log.take()
        window.isHidden = false
        window.addSubview(controller.view)
        #expect(log.take() == ["willAppear", "isAppearing", "willDisappear", "didDisappear"])
    }
}
