import Foundation
import Testing
import ViewSimulator

/// Code that changes traits while it is told that they change.
@MainActor @Suite
struct HostileTraitTests {
    private final class Changing: ViewController {
        var change: (() -> Void)?
        var previous: [TraitCollection] = []

        override func willTransition(
            to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            let once = change
            change = nil
            once?()
        }

        override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
            if let previousTraitCollection { previous.append(previousTraitCollection) }
        }
    }

    @Test("Traits that a controller sets while it is told of others hold, and the others too")
    func controller() {
        let controller = Changing()
        controller.loadViewIfNeeded()
        controller.change = { controller.traitOverrides.displayScale = 3 }
        controller.overrideUserInterfaceStyle = .dark
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        #expect(controller.traitCollection.displayScale == 3)
        #expect(controller.previous.map(\.displayScale) == [2, 3], "One change at a time")
        #expect(controller.previous.map(\.userInterfaceStyle) == [.light, .light])
    }

    @Test("Traits that a controller sets of its window while it is told of others hold, and the others too")
    func window() {
        let (window, controller) = (Window(frame: rect(0, 0, 100, 100)), Changing())
        window.rootViewController = controller
        controller.change = { window.traitOverrides.displayScale = 3 }
        window.overrideUserInterfaceStyle = .dark
        #expect(window.traitCollection.userInterfaceStyle == .dark)
        #expect(window.traitCollection.displayScale == 3)
        #expect(controller.traitCollection == window.traitCollection)
    }

    @Test("Blocks that are given to a transition in its last call run as well")
    func lateBlocks() {
        final class Late: ViewController {
            var received: [String] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                coordinator.animate(alongsideTransition: nil) { _ in
                    self.received.append("first")
                    let isTaken = coordinator.animate { _ in
                        self.received.append("second")
                    } completion: { _ in
                        self.received.append("third")
                    }
                    #expect(isTaken)
                }
            }
        }
        let (window, controller) = (Window(frame: rect(0, 0, 100, 100)), Late())
        window.rootViewController = controller
        controller.loadViewIfNeeded()
        window.frame = rect(0, 0, 200, 100)
        #expect(controller.received == ["first", "second", "third"])
    }
}
