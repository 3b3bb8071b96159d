// Messages about the appearance of controllers' views.
//
// The object that shows a view calls `beginTransition` and `endTransition`: a window, a container or a presentation. If
// client code adds a view to a shown window, or removes it from one, the view itself notifies its controller. Parents
// are notified before their children: a choice, as UIKit's documentation does not specify it.
extension ViewController {
    func beginTransition(_ isAppearing: Bool, animated: Bool) {
        guard isAppearing != phase.isOnScreen else { return }
        if isAppearing {
            loadViewIfNeeded()
            phase = .coming(animated: animated, isInPlace: false)
            viewWillAppear(animated)
        } else {
            phase = .leaving(animated: animated)
            viewWillDisappear(animated)
        }
        // The overridden methods may have reversed the transition.
        for child in childrenToNotify where phase.isOnScreen == isAppearing {
            child.beginAppearanceTransition(isAppearing, animated: animated)
        }
    }

    /// Called when the view is in its window and has its size. Calls `viewIsAppearing(_:)`, first on the controller and
    /// then on its children.
    func noteIsInPlace() {
        guard case .coming(let animated, isInPlace: false) = phase else { return }
        phase = .coming(animated: animated, isInPlace: true)
        viewIsAppearing(animated)
        for child in childrenToNotify { child.noteIsInPlace() }
    }

    func endTransition() {
        noteIsInPlace()
        switch phase {
        case .coming(let animated, _):
            phase = .there
            viewDidAppear(animated)
            for child in childrenToNotify where child.phase.isComing { child.endAppearanceTransition() }
        case .leaving(let animated):
            let children = childrenToNotify
            phase = .gone
            viewDidDisappear(animated)
            for child in children { if case .leaving = child.phase { child.endAppearanceTransition() } }
        case .gone, .there: break
        }
    }

    /// The children to which messages of appearance are forwarded. Their views are in this controller's view.
    private var childrenToNotify: [ViewController] {
        guard !childControllers.isEmpty, shouldAutomaticallyForwardAppearanceMethods, let rootView else { return [] }
        return childControllers.filter { $0.viewIfLoaded?.isDescendant(of: rootView) ?? false }
    }

    // MARK: Views that client code moves

    /// Called before the view, or a view that contains it, moves to another window. Begins the appearance or
    /// disappearance of the view.
    func rootViewWillMove(to window: Window?) {
        let comes = window?.isShown ?? false
        guard comes != phase.isOnScreen, sendsOwnMessages(comes: comes) else { return }
        // A parent in transition also ends the transition of its children.
        endsWithMove = !(comes && parentController?.phase.isComing ?? false)
        beginAppearanceTransition(comes, animated: false)
    }

    /// Called after the view, or a view that contains it, has moved to another window. Ends the transition that the
    /// move began.
    func rootViewDidMove() {
        guard endsWithMove else { return }
        endsWithMove = false
        endAppearanceTransition()
    }

    /// Returns whether a move of the view to or from a window notifies the controller. `comes` is true if the view
    /// appears, and false if it disappears. The result is true for a controller without a parent. It is false if the
    /// view appears while the parent disappears. It is also false if the parent's
    /// `shouldAutomaticallyForwardAppearanceMethods` is false, because the parent then sends the messages of
    /// appearance.
    private func sendsOwnMessages(comes: Bool) -> Bool {
        guard let parentController else { return true }
        if comes, case .leaving = parentController.phase { return false }
        return parentController.shouldAutomaticallyForwardAppearanceMethods
    }
}

extension View {
    /// Shows one controller's view in the place of another controller's view.
    ///
    /// The order is that of logs of devices for a push of a navigation controller: the new view is made, the old one
    /// will disappear, the new one will appear, the new one is laid out, the old one did disappear, the new one did
    /// appear.
    ///
    /// - Parameters:
    ///   - old: The controller whose view is removed.
    ///   - new: The controller whose view is added.
    ///   - phase: The phase of the object that shows them. Evaluated again after each call, as all parameters that
    ///     follow: client code may have removed them from the screen, or have selected another controller.
    ///   - animated: Passed on to the messages of appearance.
    ///   - isWanted: Whether the new view is still to be shown.
    ///   - exchange: Exchanges the views; its parameter is whether the new view is added.
    package static func exchange(
        _ old: ViewController?, for new: ViewController?, during phase: @autoclosure () -> AppearancePhase,
        animated: Bool, while isWanted: () -> Bool, by exchange: (_ comes: Bool) -> Void
    ) {
        guard phase().isOnScreen else { return exchange(true) }
        new?.loadViewIfNeeded()
        old?.beginAppearanceTransition(false, animated: animated)
        if isWanted(), phase().isOnScreen { new?.beginAppearanceTransition(true, animated: animated) }
        let comes = isWanted()
        if !comes || !phase().isOnScreen { new?.beginAppearanceTransition(false, animated: animated) }
        exchange(comes)
        if comes, phase() == .there {
            new?.noteIsInPlace()
            if !LayoutSession.isRunning { new?.viewIfLoaded?.window?.layoutIfNeeded() }
        }
        old?.endAppearanceTransition()
        // While the object that shows the controllers is itself appearing, it ends the transition of the new one.
        if !comes || !phase().isComing { new?.endAppearanceTransition() }
    }
}
