extension CollectionViewController {
    func makeViews() {
        let wrapper = View(frame: Screen.main.bounds)
        wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if ownCollectionView == nil {
            adopt(CollectionView(frame: wrapper.bounds, collectionViewLayout: collectionViewLayout))
        }
        view = wrapper
        putIntoView()
    }

    func replaceCollectionView(by new: CollectionView?) {
        guard new !== ownCollectionView else { return }
        ownCollectionView?.removeFromSuperview()
        ownCollectionView = nil
        guard let new else { return }
        adopt(new)
        putIntoView()
    }

    func clearSelection(animated: Bool) {
        for path in ownCollectionView?.indexPathsForSelectedItems ?? [] {
            ownCollectionView?.deselectItem(at: path, animated: animated)
        }
    }

    private func adopt(_ new: CollectionView) {
        if new.dataSource == nil { new.dataSource = self }
        if new.delegate == nil { new.delegate = self }
        ownCollectionView = new
    }

    /// Puts the collection view into the controller's view. Does nothing if a subclass already put it there, or made it
    /// the controller's view.
    private func putIntoView() {
        guard let ownCollectionView, let wrapper = viewIfLoaded, !ownCollectionView.isDescendant(of: wrapper) else {
            return
        }
        ownCollectionView.frame = wrapper.bounds
        ownCollectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        wrapper.addSubview(ownCollectionView)
    }
}
