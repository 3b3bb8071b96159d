import CallerChecks

extension Window {
    var isShown: Bool { !isHidden }

    /// The phase of appearance of the controllers in the window: on screen while the window is shown.
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

    /// Called when the window was shown or hidden. Sends messages of appearance to the controllers in the window.
    func visibilityDidChange() {
        let isShown = isShown
        for controller in controllersOnTop { controller.beginAppearanceTransition(isShown, animated: false) }
        if isShown {
            for controller in controllersOnTop { controller.noteIsInPlace() }
            if !LayoutSession.isRunning, rootController != nil { layoutIfNeeded() }
        }
        for controller in controllersOnTop { controller.endAppearanceTransition() }
    }

    /// The controllers that receive messages of appearance from the window, not from another controller.
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

    /// Notifies the root controller that the controller's traits are going to change. Returns the transition, which the
    /// caller finishes after the change. Returns nil if the traits stay equal, or if there is no root controller.
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

/// The hooks with which a window notifies its controllers before a change of its size.
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
