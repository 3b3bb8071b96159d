import Foundation
import Testing
import ControlSimulator
import ViewSimulator

/// Nothing keeps itself: what nobody holds any more goes.
@MainActor @Suite
struct ControllerReleaseTests {
    private final class Weak {
        weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    /// Whether all that a block names are gone after it.
    private func areReleased(_ make: () -> [AnyObject]) -> Bool {
        let kept = make().map { Weak($0) }
        return kept.allSatisfy { $0.object == nil }
    }

    @Test("A window goes with its controllers, their views and children, bars and guides")
    func window() {
        #expect(areReleased {
            let (window, page) = (Window(frame: rect(0, 0, 100, 200)), ViewController())
            let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            let navigation = NavigationController(rootViewController: pages)
            let tabs = TabBarController()
            pages.setViewControllers([page], direction: .forward, animated: false)
            tabs.viewControllers = [navigation]
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            _ = (page.topLayoutGuide, page.bottomLayoutGuide, page.view.keyboardLayoutGuide, page.view.layer)
            navigation.pushViewController(ViewController(), animated: true)
            navigation.popViewController(animated: true)
            return [window, page, pages, navigation, tabs, page.view, tabs.view, navigation.navigationBar]
        })
    }

    @Test("What is presented goes with who presents it, and what was refused with who was to present it")
    func presentation() {
        #expect(areReleased {
            let (window, root, sheet, alone) = (Window(), ViewController(), ViewController(), ViewController())
            window.rootViewController = root
            window.isHidden = false
            root.present(sheet, animated: false)
            let refused = AlertController(title: nil, message: nil, preferredStyle: .alert)
            alone.present(refused, animated: false)
            return [window, root, sheet, sheet.view, alone, refused]
        })
    }

    @Test("Controllers that were replaced, dismissed or taken out go although the window stays")
    func replacement() {
        let window = Window(frame: rect(0, 0, 100, 200))
        window.makeKeyAndVisible()
        #expect(areReleased {
            let (root, sheet, child) = (ViewController(), ViewController(), ViewController())
            window.rootViewController = root
            root.addChild(child)
            root.view.addSubview(child.view)
            root.present(sheet, animated: false)
            root.dismiss(animated: false)
            window.rootViewController = nil
            return [root, sheet, child, root.view, sheet.view, child.view]
        })
        #expect(window.subviews.isEmpty)
    }

    @Test("Handlers of traits, overrides and blocks of transitions keep nobody")
    func traits() {
        #expect(areReleased {
            let (window, root) = (Window(frame: rect(0, 0, 100, 200)), ViewController())
            window.rootViewController = root
            window.makeKeyAndVisible()
            root.registerForTraitChanges([TraitUserInterfaceStyle.self]) { (_: ViewController, _) in }
            root.view.registerForTraitChanges([TraitUserInterfaceStyle.self]) { (_: View, _) in }
            root.overrideUserInterfaceStyle = .dark
            window.overrideUserInterfaceStyle = .light
            window.frame = rect(0, 0, 200, 100)
            return [window, root, root.view, root.view.traitCollection]
        })
    }
}
