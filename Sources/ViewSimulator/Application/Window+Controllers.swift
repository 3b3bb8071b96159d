import CallerChecks

extension Window {
    var isShown: Bool { !isHidden }

    /// The phase of the window's controllers: `there` while the window is shown, otherwise `gone`. In the phase
    /// `there`, the controllers are on screen.
    var phase: AppearancePhase { isShown ? .there : .gone }

    func replaceRoot(by new: ViewController?) {
        let old = rootController
        guard new !== old else { return }
        if let new, let parent = new.parent {
            stop("\(type(of: new)) cannot be a root view controller: its parent is \(type(of: parent))")
        }
        if old?.presented != nil { old?.dismiss(animated: false) }
        rootController = new
        View.exchange(old, for: new, during: phase, animated: false, while: { rootController === new }) { comes in
            if old !== rootController { old?.viewIfLoaded?.leave(self) }
            if comes, let new {
                fill(with: new.view)
                sendSubviewToBack(new.view)
            }
        }
    }

    /// Called when the window was shown or hidden. Notifies the controllers in the window that they appear or
    /// disappear.
    func visibilityDidChange() {
        let isShown = isShown
        for controller in controllersOnTop { controller.beginAppearanceTransition(isShown, animated: false) }
        if isShown {
            for controller in controllersOnTop { controller.noteIsInPlace() }
            if !LayoutSession.isRunning, rootController != nil { layoutIfNeeded() }
        }
        for controller in controllersOnTop { controller.endAppearanceTransition() }
    }

    /// The window's outermost controllers: their views are inside no other controller's view. The window itself
    /// notifies these controllers when they appear or disappear. Other controllers in the window are notified by a
    /// controller.
    private var controllersOnTop: [ViewController] {
        var found: [ViewController] = []
        var views: [View] = children.reversed()
        while let view = views.popLast() {
            if view is Window { continue }
            if let controller = view.ownRareState?.controller { found.append(controller) } else {
                views += view.children.reversed()
            }
        }
        return found
    }

    /// Notifies the root controller that its traits are going to change. Returns the transition, which the caller
    /// finishes after the change; nil if the traits stay equal or there is no root controller.
    func announceTraits(overriddenBy traits: TraitCollection?) -> InstantTransition? {
        announceTraits(around: parent?.traitCollection ?? TraitCollection.current, overriddenBy: traits)
    }

    func announceTraits(around outer: TraitCollection, overriddenBy traits: TraitCollection?) -> InstantTransition? {
        guard let rootController else { return nil }
        var new = traits.map { TraitCollection(traitsFrom: [outer, $0]) } ?? outer
        new = rootController.traits.applied(to: new)
        guard !new.hasSameTraits(as: rootController.traitCollection) else { return nil }
        let transition = InstantTransition(in: self)
        rootController.willTransition(to: new, with: transition)
        return transition
    }
}

/// Notifies the root controller before the window gets another size, if the controller's view is loaded. The transition
/// is finished as soon as the window has the new size.
extension Window: ViewHooks {
    package func changeBounds(to newBounds: CGRect, by set: @MainActor (CGRect) -> Void) -> CGRect {
        guard newBounds.size != bounds.size, let rootController, rootController.isViewLoaded else {
            set(newBounds)
            return newBounds
        }
        let transition = InstantTransition(in: self)
        rootController.viewWillTransition(to: newBounds.size, with: transition)
        set(newBounds)
        transition.finish()
        return newBounds
    }
}
