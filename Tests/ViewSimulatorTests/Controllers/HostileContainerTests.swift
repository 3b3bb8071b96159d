import Foundation
import Testing
import ViewSimulator

/// Code that changes a container again while the container is changing.
@MainActor @Suite
struct HostileContainerTests {
    private let log = CallLog()
    private let window = Window(frame: rect(0, 0, 200, 300))

    private func noting(_ name: String) -> NotingController { NotingController(name, in: log) }
    private func lifeCycle() -> [String] { log.take().filter { $0.hasSuffix("ppear") } }

    private func shown(_ controllers: NotingController...) -> NavigationController {
        let navigation = NavigationController()
        navigation.viewControllers = controllers
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        _ = log.take()
        return navigation
    }

    @Test("A controller that pushes another one as it is pushed stays below that")
    func pushWhilePushed() {
        let (one, two, three) = (noting("1"), noting("2"), noting("3"))
        let navigation = shown(one)
        two.act = { call in
            two.act = nil
            if call == "willMove" { navigation.pushViewController(three, animated: false) }
        }
        navigation.pushViewController(two, animated: false)
        #expect(navigation.viewControllers == [one, two, three])
        #expect(Set(navigation.children) == [one, two, three])
        #expect(navigation.navigationBar.items == [one, two, three].map(\.navigationItem))
        #expect(navigation.view.subviews == [three.view, navigation.navigationBar])
        _ = log.take()
        window.isHidden = true
        #expect(lifeCycle() == ["3 willDisappear", "3 didDisappear"])
    }

    @Test("A controller that is pushed again while it is popped stays")
    func pushWhilePopped() {
        let (one, two) = (noting("1"), noting("2"))
        let navigation = shown(one, two)
        two.act = { call in
            guard call == "didDisappear" else { return }
            two.act = nil
            navigation.pushViewController(two, animated: false)
            #expect(!two.isMovingFromParent)
            #expect(!two.isMovingToParent)
        }
        navigation.popViewController(animated: false)
        #expect(navigation.viewControllers == [one, two])
        #expect(navigation.children == [one, two])
        #expect(two.parent === navigation)
        #expect(two.view.superview === navigation.view)
        _ = log.take()
        window.isHidden = true
        #expect(lifeCycle() == ["2 willDisappear", "2 didDisappear"])
    }

    @Test("A controller that is popped while it is pushed is not told that it came")
    func popWhilePushed() {
        let (one, two) = (noting("1"), noting("2"))
        let navigation = shown(one)
        two.act = { call in if call == "willAppear" { navigation.popViewController(animated: false) } }
        navigation.pushViewController(two, animated: false)
        #expect(two.parent == nil)
        #expect(log.take().filter { $0.contains("2 didMove") } == ["2 didMove out"])
    }

    @Test("A page that shows another one as it comes gives way to that, and is told nothing after it left")
    func pageWhileComing() {
        let (one, two, three) = (noting("1"), noting("2"), noting("3"))
        let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([one], direction: .forward, animated: false)
        window.rootViewController = pages
        window.makeKeyAndVisible()
        _ = log.take()
        two.act = { call in
            if call == "willAppear" { pages.setViewControllers([three], direction: .forward, animated: false) }
        }
        pages.setViewControllers([two], direction: .forward, animated: false)
        #expect(pages.viewControllers == [three])
        #expect(pages.children == [three])
        #expect(pages.view.subviews == [three.view])
        #expect(log.take().filter { $0.contains("2 didMove") } == ["2 didMove out"])
    }

    @Test("Children of a controller that hides its window as it comes are not told that they come")
    func hideWhileComing() {
        let (parent, child) = (noting("p"), noting("c"))
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        window.rootViewController = parent
        _ = log.take()
        parent.act = { call in if call == "willAppear" { self.window.isHidden = true } }
        window.makeKeyAndVisible()
        #expect(lifeCycle() == ["p willAppear", "p willDisappear", "p didDisappear"])
        parent.act = nil
        window.isHidden = false
        #expect(lifeCycle() == ["p willAppear", "c willAppear", "p didAppear", "c didAppear"])
    }

    @Test("A controller that is pushed while its container leaves the screen does not appear")
    func leaveWhilePushing() {
        let (one, two) = (noting("1"), noting("2"))
        let navigation = shown(one)
        one.act = { call in if call == "willDisappear" { navigation.view.removeFromSuperview() } }
        navigation.pushViewController(two, animated: false)
        #expect(lifeCycle().filter { $0 == "2 didAppear" }.isEmpty)
        #expect(navigation.viewControllers == [one, two])
        one.act = nil
        window.addSubview(navigation.view)
        #expect(lifeCycle() == ["2 willAppear", "2 didAppear"])
    }

    @Test("A tab whose controller leaves is no tab any more, and another one is shown; a page neither")
    func leavingChildren() {
        let (one, two) = (ViewController(), ViewController())
        let tabs = TabBarController()
        tabs.viewControllers = [one, two]
        tabs.loadViewIfNeeded()
        one.willMove(toParent: nil)
        one.removeFromParent()
        #expect(tabs.viewControllers == [two])
        #expect(tabs.selectedViewController === two)
        #expect(tabs.tabBar.items?.count == 1)
        #expect(tabs.view.subviews == [two.view, tabs.tabBar])
        let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        two.view.removeFromSuperview()
        pages.setViewControllers([two], direction: .forward, animated: false)
        #expect(tabs.viewControllers == [], "A child has one parent")
        #expect(tabs.selectedViewController == nil, "A child has one parent")
        #expect(two.parent === pages)
        two.removeFromParent()
        #expect(pages.viewControllers == [])
    }
}
