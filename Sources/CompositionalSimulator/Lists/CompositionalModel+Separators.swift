import FlowEngine

// Separators of lists: decoration views at the edges of rows, with the insets that the list's configuration gives them.

extension CompositionalModel {
    /// The separators of an item that are shown, given the item's element.
    func separators(of item: CompositionalElement, at path: ItemPath) -> [CompositionalElement] {
        [true, false].compactMap { separator(isTop: $0, of: item, at: path) }
    }

    /// A separator of an item; nil if it is not shown.
    func separator(isTop: Bool, of item: CompositionalElement, at path: ItemPath) -> CompositionalElement? {
        guard let list = plans[path.section].list, list.showsSeparators else { return nil }
        var configuration = list.separatorConfiguration
        if let handler = list.itemSeparatorHandler { configuration = handler(IndexPath(path), configuration) }
        let visibility =
            isTop ? configuration.topSeparatorVisibility : configuration.bottomSeparatorVisibility
        switch visibility {
        case .hidden: return nil
        case .visible: break
        case .automatic:
            guard !isTop, list.appearance.showsSeparator(isLast: path.item + 1 == itemCount(in: path.section)) else {
                return nil
            }
        }
        let insets = isTop ? configuration.topSeparatorInsets : configuration.bottomSeparatorInsets
        let profile = ListContentProfile.current
        let isWide = geometry.size.width >= Double(ListContentProfile.wideWidth) && list.appearance != .insetGrouped
        let text = isWide ? profile.wideSeparatorInset : profile.separatorInset
        let leading = usable(insets.leading, or: text)
        let trailing = usable(insets.trailing, or: 0)
        let thickness = geometry.rounding.scale > 0 ? 1 / geometry.rounding.scale : 1
        let frame = FlowRect(
            x: item.frame.x + leading, y: isTop ? item.frame.minY : item.frame.maxY - thickness,
            width: max(item.frame.width - leading - trailing, 0), height: thickness)
        return element(
            .separator(isTop: isTop, path),
            kind: isTop ? ListSeparatorView.topKind : ListSeparatorView.bottomKind, at: frame, 1)
    }

    /// The separator of a kind at an item; nil if it is not shown.
    func separator(ofKind kind: String, at path: ItemPath) -> CompositionalElement? {
        guard kind == ListSeparatorView.topKind || kind == ListSeparatorView.bottomKind,
            let item = element(ofItem: path)
        else { return nil }
        return separator(isTop: kind == ListSeparatorView.topKind, of: item, at: path)
    }

    private func usable(_ inset: CGFloat, or automatic: CGFloat) -> Double {
        inset.isFinite && inset < .greatestFiniteMagnitude ? Double(inset) : Double(automatic)
    }
}

extension CollectionLayoutListConfiguration.Appearance {
    /// Whether there is a line below a row that does not ask for one. In groups with rounded corners the last row has
    /// none, and side bars have none at all.
    fileprivate func showsSeparator(isLast: Bool) -> Bool {
        switch self {
        case .plain, .grouped: true
        case .insetGrouped: !isLast
        case .sidebar, .sidebarPlain: false
        }
    }
}
