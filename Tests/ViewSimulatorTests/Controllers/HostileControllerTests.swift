import Foundation
import Testing
import ViewSimulator

/// Code that is called in the middle of a transition, and begins another one.
@MainActor @Suite
struct HostileControllerTests {
    private let log = CallLog()
    private let window = Window(frame: rect(0, 0, 200, 300))

    private func noting(_ name: String) -> NotingController { NotingController(name, in: log) }
    private func lifeCycle() -> [String] { log.take().filter { $0.hasSuffix("ppear") } }

    @Test("A root view controller that sets another one as it goes gives way to that")
    func rootSetWhileGoing() {
        let (one, two, three) = (noting("1"), noting("2"), noting("3"))
        window.rootViewController = one
        window.makeKeyAndVisible()
        _ = log.take()
        one.act = { call in if call == "willDisappear", self.window.rootViewController === two {
            self.window.rootViewController = three
        } }
        window.rootViewController = two
        #expect(window.rootViewController === three)
        #expect(window.subviews == [three.view])
        #expect(lifeCycle() == ["1 willDisappear", "3 willAppear", "3 didAppear", "1 didDisappear"])
        window.isHidden = true
        #expect(lifeCycle() == ["3 willDisappear", "3 didDisappear"])
    }

    @Test("A controller that pops itself as it comes does not stay")
    func popWhileComing() {
        let (one, two) = (noting("1"), noting("2"))
        let navigation = NavigationController(rootViewController: one)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        _ = log.take()
        two.act = { call in if call == "willAppear" { navigation.popViewController(animated: false) } }
        navigation.pushViewController(two, animated: false)
        #expect(navigation.viewControllers == [one])
        #expect(navigation.view.subviews == [one.view, navigation.navigationBar])
        #expect(two.parent == nil)
        #expect(two.view.superview == nil)
        #expect(lifeCycle().last == "1 didAppear")
        window.isHidden = true
        #expect(lifeCycle() == ["1 willDisappear", "1 didDisappear"])
    }

    @Test("A controller that is dismissed as it comes is presented no more")
    func dismissWhileComing() {
        let (root, other) = (noting("r"), noting("o"))
        window.rootViewController = root
        window.makeKeyAndVisible()
        other.act = { call in if call == "willAppear" { root.dismiss(animated: false) } }
        root.present(other, animated: false)
        #expect(root.presentedViewController == nil)
        #expect(window.subviews == [root.view])
        _ = log.take()
        window.isHidden = true
        #expect(lifeCycle() == ["r willDisappear", "r didDisappear"])
    }

    @Test("Tabs may be changed while one comes")
    func tabWhileComing() {
        let controllers = [noting("1"), noting("2"), noting("3")]
        let tabs = TabBarController()
        tabs.viewControllers = controllers
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        controllers[1].act = { [unowned tabs] in if $0 == "willAppear" { tabs.selectedIndex = 2 } }
        tabs.selectedIndex = 1
        #expect(tabs.selectedIndex == 2)
        #expect(tabs.view.subviews == [controllers[2].view, tabs.tabBar])
        _ = log.take()
        window.isHidden = true
        #expect(lifeCycle() == ["3 willDisappear", "3 didDisappear"])
    }

    @Test("Views of containers that are gone are laid out without them")
    func goneContainer() {
        var navigation: NavigationController? = NavigationController(rootViewController: ViewController())
        let view = navigation!.view!
        navigation = nil
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.subviews.count == 2)
        #expect(view.next == nil)
    }

    @Test("Insets that are no numbers and windows without an end stop nothing")
    func notANumber() {
        let controller = NotingController(in: log)
        window.rootViewController = NavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        window.frame = rect(0, 0, .infinity, .infinity)
        controller.additionalSafeAreaInsets = EdgeInsets(top: .nan, left: -.infinity, bottom: -5, right: 0)
        controller.view.layoutIfNeeded()
        window.layoutIfNeeded()
        _ = controller.topLayoutGuide.length
        window.frame = rect(0, 0, 100, 100)
        controller.additionalSafeAreaInsets = .zero
        window.layoutIfNeeded()
        #expect(window.frame == rect(0, 0, 100, 100))
        #expect(controller.topLayoutGuide.length == 44)
    }
}
