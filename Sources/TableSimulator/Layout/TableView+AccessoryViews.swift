// The views above all sections and below them: `tableHeaderView` and `tableFooterView`.

extension TableView {
    /// Reads the heights of the table's header view and footer view from the views' frames. A height above the limit
    /// for lengths is replaced by the view's last valid height, or by 0 if there is none (R18.9).
    func readAccessoryViews(lastGood: (header: CGFloat, footer: CGFloat)) {
        geometry.headerViewHeight = height(ofAccessory: tableHeaderView, "tableHeaderView", lastGood: lastGood.header)
        geometry.footerViewHeight = height(ofAccessory: tableFooterView, "tableFooterView", lastGood: lastGood.footer)
    }

    /// Reads the first section's header again. In a grouped table, the height of this section header depends on
    /// `tableHeaderView`.
    private func readFirstHeader() {
        guard style != .plain, pass.data.isLoaded, geometry.sectionCount > 0 else { return }
        // Within an update the section may be another.
        guard !pass.data.isLoading, !core.isUpdating, core.updateState.batch == nil else { return forgetHeights() }
        geometry.setEdge(readEdge(.header, of: 0), .header, of: 0)
    }

    func placeAccessoryViews() {
        place(tableHeaderView, at: 0, geometry.headerViewHeight)
        place(tableFooterView, at: geometry.sectionsEnd, geometry.footerViewHeight)
    }

    private func height(ofAccessory view: View?, _ name: String, lastGood: CGFloat) -> CGFloat {
        guard let view else { return 0 }
        let length = view.frame.size.height
        guard length > CGFloat.longestAnswer else { return length.asLength }
        core.report(
            .invalidPreferredViewSize(
                category: .supplementaryView, kind: name, indexPath: IndexPath(), size: view.frame.size))
        view.frame.size.height = lastGood
        return lastGood
    }

    private func place(_ view: View?, at y: CGFloat, _ height: CGFloat) {
        guard let view else { return }
        let frame = CGRect(x: 0, y: y, width: bounds.size.width, height: height)
        if view.frame != frame { view.frame = frame }
    }

    func accessoryViewDidChange(from old: View?) {
        if let old, old.superview === self, old !== tableHeaderView, old !== tableFooterView {
            old.removeFromSuperview()
        }
        for view in [tableHeaderView, tableFooterView] {
            if let view, view.superview !== self { addSubview(view) }
        }
        let hadHeaderView = geometry.headerViewHeight > 0
        readAccessoryViews(
            lastGood: (
                old === tableHeaderView ? geometry.headerViewHeight : 0,
                old === tableFooterView ? geometry.footerViewHeight : 0
            ))
        if hadHeaderView != (geometry.headerViewHeight > 0) { readFirstHeader() }
        pass.placing.bounds = nil
        setNeedsLayout()
    }
}
