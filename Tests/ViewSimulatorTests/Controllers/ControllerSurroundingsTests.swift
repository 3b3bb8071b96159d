import Foundation
import Testing
import ViewSimulator

@MainActor @Suite
struct ControllerSurroundingsTests {
    private final class Marking: ViewController {
        let log = CallLog()
        override func viewSafeAreaInsetsDidChange() { log.note("safe area") }
        override func viewLayoutMarginsDidChange() { log.note("margins") }
        override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
            log.note("traits \(previousTraitCollection?.userInterfaceStyle.rawValue ?? -1)")
        }
        override func willTransition(
            to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            log.note("will be \(newCollection.userInterfaceStyle.rawValue)")
            coordinator.animate(alongsideTransition: { _ in self.log.note("is \(self.style)") })
        }
        override func viewWillTransition(to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            log.note("will be \(Int(size.width))")
            let transition = coordinator.animate(
                alongsideTransition: { _ in self.log.note("is \(Int(self.view.bounds.width))") },
                completion: { self.log.note("over \(Int($0.percentComplete))") })
            log.note("\(transition)")
            kept = coordinator
        }
        var kept: (any ViewControllerTransitionCoordinator)?
        private var style: Int { traitCollection.userInterfaceStyle.rawValue }
    }

    private let window = Window(frame: rect(0, 0, 300, 400))
    private let controller = Marking()

    // MARK: Safe area

    @Test("A controller's view has its window's safe area and what the controller adds")
    func additionalSafeArea() {
        window.rootViewController = controller
        window.setSafeAreaInsets(EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(controller.view.safeAreaInsets == EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(controller.log.take().contains("safe area"))
        controller.additionalSafeAreaInsets = EdgeInsets(top: 6, left: 1, bottom: 0, right: 0)
        #expect(controller.view.safeAreaInsets == EdgeInsets(top: 50, left: 1, bottom: 34, right: 0))
        #expect(controller.log.take().contains("safe area"))
        controller.additionalSafeAreaInsets = EdgeInsets(top: 6, left: 1, bottom: 0, right: 0)
        #expect(controller.log.take().isEmpty)
        let inner = View(frame: rect(0, 0, 300, 100))
        controller.view.addSubview(inner)
        #expect(inner.safeAreaInsets == EdgeInsets(top: 50, left: 1, bottom: 0, right: 0))
    }

    @Test("A controller is told of another part of the safe area, and not of the same one")
    func movedSafeArea() {
        window.setSafeAreaInsets(EdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
        window.rootViewController = controller
        #expect(controller.log.take().filter { $0 == "safe area" }.count == 1)
        controller.view.frame.origin.y = 20
        #expect(controller.log.take().contains("safe area"))
        #expect(controller.view.safeAreaInsets.top == 24)
        controller.view.frame.origin.x = 7
        #expect(!controller.log.take().contains("safe area"))
    }

    @Test("A window that has its own idea of the safe area reaches the guides of its controller's view")
    func overriddenSafeArea() {
        final class Notched: Window {
            override var safeAreaInsets: EdgeInsets { EdgeInsets(top: 10, left: 20, bottom: 30, right: 40) }
        }
        let window = Notched(frame: rect(0, 0, 400, 400))
        window.rootViewController = controller
        let view = View()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        let guide = controller.view.safeAreaLayoutGuide
        LayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
            view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        window.layoutIfNeeded()
        #expect(view.frame == rect(20, 10, 340, 360))
        #expect(controller.topLayoutGuide.length == 10)
        #expect(controller.bottomLayoutGuide.length == 30)
    }

    // MARK: Margins

    @Test("A controller's view has the system's margins as wide as it is, and 8 points where it does not respect them")
    func margins() {
        controller.view.frame = rect(0, 0, 375, 600)
        #expect(controller.systemMinimumLayoutMargins.leading == 16)
        #expect(controller.view.layoutMargins == EdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
        _ = controller.log.take()
        controller.view.frame = rect(0, 0, 390, 600)
        #expect(controller.view.layoutMargins == EdgeInsets(top: 8, left: 20, bottom: 8, right: 20))
        #expect(controller.log.take() == ["margins"])
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(controller.log.take() == ["margins"])
        let view = controller.view!
        controller.viewRespectsSystemMinimumLayoutMargins = true
        controller.view = nil
        #expect(view.layoutMargins.left == 8)
    }

    @Test("A controller decides what its view's margins are at least")
    func ownMinimum() {
        final class Wide: ViewController {
            override var systemMinimumLayoutMargins: DirectionalEdgeInsets {
                DirectionalEdgeInsets(top: 0, leading: 33, bottom: 0, trailing: 0)
            }
        }
        #expect(Wide().view.layoutMargins == EdgeInsets(top: 8, left: 33, bottom: 8, right: 8))
    }

    @Test("A controller hears nothing of what its view brings along")
    func quietView() {
        controller.additionalSafeAreaInsets.top = 10
        controller.overrideUserInterfaceStyle = .dark
        controller.loadViewIfNeeded()
        #expect(controller.log.take().isEmpty)
        #expect(controller.view.safeAreaInsets.top == 10)
        #expect(controller.view.layoutMargins.left == 20)
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
    }

    // MARK: Traits

    @Test("A controller has its parent's traits until it has a view, and then the view's")
    func inheritedTraits() {
        let parent = ViewController()
        parent.overrideUserInterfaceStyle = .dark
        parent.addChild(controller)
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        #expect(!controller.isViewLoaded)
        let group = View()
        group.overrideTraitCollection = TraitCollection(userInterfaceStyle: .light)
        group.addSubview(controller.view)
        #expect(controller.traitCollection.userInterfaceStyle == .light)
    }

    @Test("A parent gives its child traits, which its view and what is in it have")
    func traitsForChild() {
        let (parent, inner) = (ViewController(), View())
        let traits = TraitCollection(userInterfaceStyle: .dark)
        parent.setOverrideTraitCollection(traits, forChild: controller)
        #expect(parent.overrideTraitCollection(forChild: controller) == nil)
        parent.addChild(controller)
        parent.view.addSubview(controller.view)
        controller.view.addSubview(inner)
        parent.setOverrideTraitCollection(traits, forChild: controller)
        #expect(parent.overrideTraitCollection(forChild: controller) === traits)
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(parent.view.traitCollection.userInterfaceStyle == .light)
        #expect(controller.log.take() == ["will be 2", "traits 1", "is 2"])
        parent.setOverrideTraitCollection(nil, forChild: controller)
        #expect(controller.log.take() == ["will be 1", "traits 2", "is 1"])
        parent.setOverrideTraitCollection(traits, forChild: controller)
        controller.removeFromParent()
        #expect(inner.traitCollection.userInterfaceStyle == .light)
    }

    @Test("A controller's own style is its view's, unless the view has another one")
    func style() {
        window.rootViewController = controller
        controller.overrideUserInterfaceStyle = .dark
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
        controller.view.overrideTraitCollection = TraitCollection(userInterfaceStyle: .light)
        #expect(controller.traitCollection.userInterfaceStyle == .light)
    }

    @Test("Traits that a controller overrides one by one are its view's, and handlers hear of them")
    func overrides() {
        let inner = View()
        controller.view.addSubview(inner)
        var previous: [UserInterfaceStyle] = []
        let registration = controller.registerForTraitChanges([TraitUserInterfaceStyle.self]) {
            (controller: Marking, old: TraitCollection) in
            previous += [old.userInterfaceStyle, controller.traitCollection.userInterfaceStyle]
        }
        controller.overrideUserInterfaceStyle = .dark
        controller.traitOverrides.userInterfaceStyle = .light
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        #expect(previous == [.light, .dark, .dark, .light])
        controller.traitOverrides.remove(TraitUserInterfaceStyle.self)
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(previous.count == 6)
        controller.unregisterForTraitChanges(registration)
        controller.overrideUserInterfaceStyle = .unspecified
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        #expect(previous.count == 6)
    }

    @Test("Another trait of the window is announced, then holds")
    func windowTraits() {
        window.rootViewController = controller
        _ = controller.log.take()
        window.overrideTraitCollection = TraitCollection(userInterfaceStyle: .dark)
        #expect(controller.log.take() == ["will be 2", "traits 1", "is 2"])
        window.overrideTraitCollection = TraitCollection(userInterfaceStyle: .dark)
        #expect(controller.log.take().isEmpty)
    }

    // MARK: Sizes

    @Test("Another size of the window is announced, and blocks run when the view has it")
    func windowSize() {
        window.rootViewController = controller
        _ = controller.log.take()
        window.frame = rect(10, 10, 300, 400)
        #expect(controller.log.take().isEmpty)
        window.frame = rect(0, 0, 350, 200)
        #expect(controller.log.take() == ["will be 350", "true", "is 350", "over 1"])
        #expect(controller.view.frame == rect(0, 0, 350, 200))
        #expect(controller.kept?.animate(alongsideTransition: { _ in controller.log.note("late") }) == false)
        #expect(controller.log.take().isEmpty)
        window.bounds.size = size(300, 400)
        #expect(controller.log.take() == ["will be 300", "true", "is 300", "over 1"])
    }

    @Test("Children are told of another size where they get one")
    func childSizes() {
        final class Halves: ViewController {
            override func size(
                forChildContentContainer container: any ContentContainer, withParentContainerSize parentSize: CGSize
            ) -> CGSize { size(parentSize.width / 2, parentSize.height) }
            private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
        }
        let (parent, unloaded) = (Halves(), Marking())
        for child in [controller, unloaded] { parent.addChild(child) }
        parent.view.addSubview(controller.view)
        controller.view.frame = rect(0, 0, 150, 500)
        controller.view.autoresizingMask = []
        window.rootViewController = parent
        _ = controller.log.take()
        window.frame = rect(0, 0, 300, 500)
        #expect(controller.log.take().isEmpty)
        #expect(unloaded.log.take().isEmpty)
        window.frame = rect(0, 0, 500, 500)
        #expect(controller.log.take().first == "will be 250")
        #expect(!unloaded.isViewLoaded)
    }
}
