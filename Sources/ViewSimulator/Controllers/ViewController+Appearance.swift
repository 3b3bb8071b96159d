import Foundation

// How controllers hear that their views come and go.
//
// Who shows a view says so by `beginTransition` and `endTransition`: windows, containers and presentations do. A view
// that client code puts into a window that is shown, or takes out of it, tells its controller by itself. Parents hear
// it before their children: a choice, as UIKit's documentation does not say.
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
        // Whoever was told may have turned back.
        for child in childrenToTell where phase.isOnScreen == isAppearing {
            child.beginAppearanceTransition(isAppearing, animated: animated)
        }
    }

    /// The view is in its window, with its size.
    func noteIsInPlace() {
        guard case .coming(let animated, isInPlace: false) = phase else { return }
        phase = .coming(animated: animated, isInPlace: true)
        viewIsAppearing(animated)
        for child in childrenToTell { child.noteIsInPlace() }
    }

    func endTransition() {
        noteIsInPlace()
        switch phase {
        case .coming(let animated, _):
            phase = .there
            viewDidAppear(animated)
            for child in childrenToTell where child.phase.isComing { child.endAppearanceTransition() }
        case .leaving(let animated):
            let children = childrenToTell
            phase = .gone
            viewDidDisappear(animated)
            for child in children { if case .leaving = child.phase { child.endAppearanceTransition() } }
        case .gone, .there: break
        }
    }

    /// Those whose views are in this one's.
    private var childrenToTell: [ViewController] {
        guard !childControllers.isEmpty, shouldAutomaticallyForwardAppearanceMethods, let rootView else { return [] }
        return childControllers.filter { $0.viewIfLoaded?.isDescendant(of: rootView) ?? false }
    }

    // MARK: Views that client code moves

    /// The view, or one that it is in, is about to come to another window.
    func rootViewWillMove(to window: Window?) {
        let comes = window?.isShown ?? false
        guard comes != phase.isOnScreen, mayTellByItself(comes: comes) else { return }
        // A parent that is on its way itself takes its children along.
        endsWithMove = !(comes && parentController?.phase.isComing ?? false)
        beginAppearanceTransition(comes, animated: false)
    }

    /// It is there.
    func rootViewDidMove() {
        guard endsWithMove else { return }
        endsWithMove = false
        endAppearanceTransition()
    }

    /// Parents that do not have their children told tell them, and what comes into a view that leaves does not appear.
    private func mayTellByItself(comes: Bool) -> Bool {
        guard let parentController else { return true }
        if comes, case .leaving = parentController.phase { return false }
        return parentController.shouldAutomaticallyForwardAppearanceMethods
    }
}

extension View {
    /// Shows one controller's view where another one's was.
    ///
    /// The order is that of logs of devices where a navigation controller pushes: the new one's view is made, the old
    /// one is about to go, the new one is about to come, the new one is laid out, the old one is gone, the new one is
    /// there.
    ///
    /// - Parameters:
    ///   - old: Whose view goes.
    ///   - new: Whose view comes.
    ///   - phase: That of whoever shows them. Asked again, as all of what follows: code that is called may have taken
    ///     them off the screen, or have chosen another one.
    ///   - animated: Handed on.
    ///   - isWanted: Whether the new one is still to come.
    ///   - exchange: Moves the views; told whether the new one comes.
    static func exchange(
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
        // Where whoever shows it is on its way, it comes with that.
        if !comes || !phase().isComing { new?.endAppearanceTransition() }
    }
}
