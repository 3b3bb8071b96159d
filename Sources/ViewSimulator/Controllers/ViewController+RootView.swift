import CallerChecks

extension ViewController {
    var loadedView: View {
        makeViewIfNeeded()
        guard let rootView else { stop("\(type(of: self)).loadView() did not set the view") }
        return rootView
    }

    func makeViewIfNeeded() {
        guard rootView == nil else { return }
        require(!isMakingView, "\(type(of: self)).loadView() asked for the view that it has to make")
        isMakingView = true
        loadView()
        isMakingView = false
        require(rootView != nil, "\(type(of: self)).loadView() did not set the view")
        viewDidLoad()
    }

    func makePlainView() {
        let plain = View(frame: Screen.main.bounds)
        plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = plain
    }

    func replaceRootView(by new: View?) {
        guard new !== rootView else { return }
        if let owner = new?.ownRareState?.controller {
            stop(
                "A view can only be associated with at most one view controller at a time! View \(type(of: new!)) is "
                    + "associated with \(type(of: owner)). Clear this association before associating this view with "
                    + "\(type(of: self)).")
        }
        if let old = rootView { letGo(old) }
        rootView = new
        guard let new else { return }
        isTakingView = true
        new.changeSurroundings { new.rareState.controller = self }
        new.followSurroundings()
        minimumMarginsMayHaveChanged()
        isTakingView = false
    }

    private func letGo(_ old: View) {
        for support in [supports.top, supports.bottom] { if let support { old.removeLayoutGuide(support) } }
        supports = LayoutSupports()
        old.minimumLayoutMargins = nil
        old.changeSurroundings { old.rareState.controller = nil }
    }

    // MARK: Notifications of the view

    func noteSafeAreaChange() { if !isTakingView { viewSafeAreaInsetsDidChange() } }
    func noteMarginChange() { if !isTakingView { viewLayoutMarginsDidChange() } }
    func noteTraitChange(from old: TraitCollection) {
        guard !isTakingView else { return }
        traitCollectionDidChange(old)
        ownTraitObservers?.notify(self, previous: old)
    }

    // MARK: Safe area and margins

    /// The insets that are added to the view's safe area. They are the sum of the insets for a container's bars and the
    /// insets that the program sets.
    var addedSafeArea: EdgeInsets { addedByContainer + additionalSafeAreaInsets }

    /// Sets how far a container's bars cover the view at each edge.
    func coverEdges(by insets: EdgeInsets) {
        let old = addedSafeArea
        addedByContainer = insets
        safeAreaAdditionDidChange(from: old)
    }

    func safeAreaAdditionDidChange(from old: EdgeInsets) {
        guard addedSafeArea != old else { return }
        rootView?.safeAreaAdditionDidChange(from: old, to: addedSafeArea)
    }

    func minimumMarginsMayHaveChanged() {
        guard let rootView else { return }
        let minimum = viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
        if rootView.minimumLayoutMargins != minimum { rootView.minimumLayoutMargins = minimum }
    }
}
