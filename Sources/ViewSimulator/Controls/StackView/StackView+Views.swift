extension StackView {
    func index(of view: View) -> Int? {
        entries.firstIndex { $0.view === view }
    }

    /// Arranges a view at an index. A view that is already arranged keeps its custom spacing to the next view.
    func arrange(_ view: View, at index: Int) {
        var entry = ArrangedView(view: view, spacing: StackView.spacingUseDefault)
        if view.superview !== self { addSubview(view) }
        if let old = self.index(of: view) { entry = entries.remove(at: old) }
        entries.insert(entry, at: min(index, entries.count))
        view.isArranged = true
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangementDidChange()
    }

    func forget(_ view: View) {
        guard let index = index(of: view) else { return }
        entries.remove(at: index)
        view.dropArrangement()
        // All at once, to be held again before the next layout: looking for those that name one view, for each of many
        // that leave, would be quadratic.
        replaceConstraints(of: .stack, with: [])
        // The constraints for the stack's baseline must not be taken for constraints of the view that leaves.
        baselineViews = BaselineViews()
        arrangementDidChange()
    }
}
