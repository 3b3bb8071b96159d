import CallerChecks

extension ViewController {
    /// The controller that becomes the presenting controller when `present` is called on this controller. It is the
    /// topmost ancestor, or this controller if it has no parent.
    private var presenter: ViewController {
        var current = self
        while let parent = current.parentController { current = parent }
        return current
    }

    var nearestPresented: ViewController? {
        for controller in selfAndAncestors {
            if let presented = controller.presented { return presented }
        }
        return nil
    }

    var nearestPresenting: ViewController? { presenter.presenting }

    func show(_ new: ViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = presenter
        require(
            new.parentController == nil,
            "Application tried to present modally a view controller \(type(of: new)) that has a parent view controller "
                + "\(new.parentController.map { "\(type(of: $0))" } ?? "").")
        require(
            new !== presenter && new !== self && new.presenting == nil,
            "Application tried to present modally a view controller \(type(of: new)) that is already being presented by "
                + "\(new.presenting.map { "\(type(of: $0))" } ?? "itself").")
        if let present = presenter.presented {
            return presenter.refuse(new, "which is already presenting \(type(of: present))")
        }
        guard let window = presenter.viewIfLoaded?.window else {
            return presenter.refuse(new, "whose view is not in the window hierarchy")
        }
        (presenter.presented, new.presenting) = (new, presenter)
        new.presentationMove = .coming
        // A view within another view stays there.
        let covers = new.modalPresentationStyle.coversPresenter && presenter.view.superview === window
        View.exchange(
            covers ? presenter : nil, for: new, during: window.phase, animated: animated,
            while: { presenter.presented === new }
        ) { comes in
            guard comes else { return }
            window.fill(with: new.view)
            if covers { presenter.view.leave(window) }
        }
        new.presentationMove = .none
        completion?()
    }

    /// Writes UIKit's message about a refused presentation to standard error. `new` is the controller that is not
    /// presented; `reason` is the end of the message.
    private func refuse(_ new: ViewController, _ reason: String) {
        let sentence = "Attempt to present \(type(of: new)) on \(type(of: self)) \(reason).\n"
        FileHandle.standardError.write(Data(sentence.utf8))
    }

    func takeAway(animated: Bool, completion: (() -> Void)?) {
        if let shown = nearestPresented {
            shown.presenting?.takeAwayPresented(animated: animated)
            completion?()
        } else if let presenter = nearestPresenting {
            presenter.dismiss(animated: animated, completion: completion)
        }
    }

    private func takeAwayPresented(animated: Bool) {
        guard let old = presented else { return }
        old.takeAwayPresented(animated: false)
        if let window = old.viewIfLoaded?.window {
            old.presentationMove = .leaving
            let covered = old.modalPresentationStyle.coversPresenter && rootView != nil && rootView?.superview == nil
            View.exchange(
                old, for: covered ? self : nil, during: window.phase, animated: animated,
                while: { presented === old }
            ) { comes in
                if covered, comes { window.fill(with: view, behind: old.viewIfLoaded) }
                old.viewIfLoaded?.removeFromSuperview()
            }
            old.presentationMove = .none
        }
        guard presented === old else { return }
        presented = nil
        old.presenting = nil
    }
}

extension View {
    /// Adds a controller's view to this view. The added view is as large as this view, and is resized with it.
    package func fill(with view: View, behind front: View? = nil) {
        let mask: AutoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view.autoresizingMask != mask { view.autoresizingMask = mask }
        if view.frame != bounds { view.frame = bounds }
        if let front { insertSubview(view, belowSubview: front) } else { addSubview(view) }
    }

    /// Removes this view from a container. Does nothing if client code has moved this view elsewhere.
    package func leave(_ container: View) {
        if parent === container { removeFromSuperview() }
    }
}
