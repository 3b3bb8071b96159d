import CallerChecks
import FlowEngine
import ViewSimulator

// The values of the table on which rows, headers and footers depend.

extension TableView {
    var separatorThickness: CGFloat {
        guard separatorStyle != .none else { return 0 }
        let scale = pixelsPerPoint
        return scale > 0 ? 1 / scale : 0
    }

    var systemSeparatorInset: EdgeInsets {
        EdgeInsets(top: 0, left: profile.textInset(for: style, width: bounds.size.width), bottom: 0, right: 0)
    }

    func rowContext(at path: ItemPath) -> TableRowContext {
        let indexPath = IndexPath(row: path.item, section: path.section)
        let level = askDelegate { $0.tableView(self, indentationLevelForRowAt: indexPath) }
        var context = contextOfRows
        context.indentationLevel = level
        guard isEditing else { return context }
        context.editingStyle = editingStyle(at: indexPath)
        context.isMovable = isMovable(at: indexPath)
        context.indentsWhileEditing =
            askDelegate { $0.tableView(self, shouldIndentWhileEditingRowAt: indexPath) } ?? true
        return context
    }

    /// The values of the table that the cells of all rows share.
    var contextOfRows: TableRowContext {
        var context = edgeContext(.item)
        context.separatorThickness = separatorThickness
        context.separatorInset = separatorInset
        context.sectionIndexWidth = sectionIndexWidth
        context.isEditing = isEditing
        return context
    }

    func edgeContext(_ kind: ElementKind) -> TableRowContext {
        var context = TableRowContext(profile: profile)
        context.tableWidth = bounds.size.width
        context.safeAreaInsets = insetsContentViewsToSafeArea ? safeAreaInsets : .zero
        (context.style, context.isFooter) = (style, kind == .footer)
        return context
    }

    /// Gives an element on screen the present values of the table.
    func adoptContext(_ element: DisplayedElement) {
        // The rows of cells that wait for a reload may be gone.
        guard !pass.data.mustRecycleAll else { return }
        if let view = element.view as? TableViewHeaderFooterView {
            return view.adopt(edgeContext(elementPath(of: element.name).kind))
        }
        guard let cell = element.view as? TableViewCell, let path = ItemPath(element.name.indexPath) else {
            return
        }
        cell.adopt(rowContext(at: path))
    }

    /// Returns the result of a method of the delegate. Nil if the delegate does not implement the method, or may not be
    /// asked now.
    func askDelegate<Answer>(_ question: (any TableViewDelegate) -> Answer) -> Answer? {
        guard let delegate = claimDelegate() else { return nil }
        return OptionalRequirement.ask { question(delegate) }
    }

    // MARK: Editing

    /// The change that editing makes to a row. It is a deletion, unless the data source or the delegate prevents or
    /// replaces it (documented).
    private func editingStyle(at indexPath: IndexPath) -> TableViewCell.EditingStyle {
        guard canEdit(indexPath) else { return .none }
        return askDelegate { $0.tableView(self, editingStyleForRowAt: indexPath) } ?? .delete
    }

    private func canEdit(_ indexPath: IndexPath) -> Bool {
        guard let dataSource, core.claimQuestion() else { return false }
        return OptionalRequirement.ask { dataSource.tableView(self, canEditRowAt: indexPath) } ?? true
    }

    /// Whether a row can be moved: the result of the data source's `canMoveRowAt`. False if the data source does not
    /// implement this method.
    ///
    /// A data source that can move rows may return false for single rows (documented). Here it has to return true for
    /// all other rows, because only a move shows whether it can move rows.
    private func isMovable(at indexPath: IndexPath) -> Bool {
        guard let dataSource, core.claimQuestion() else { return false }
        return OptionalRequirement.ask { dataSource.tableView(self, canMoveRowAt: indexPath) } ?? false
    }

    /// Passes the state of editing to the cells, and requests measurements. The contents of the cells now have another
    /// width.
    func editingDidChange() {
        core.selectionRulesDidChange()
        for element in core.displayed.elements where element.isCell {
            adoptContext(element)
            (element.view as? TableViewCell)?.setNeedsUpdateConfiguration()
        }
        forgetHeights()
    }

    // MARK: Scrolling

    func startScrolling(to indexPath: IndexPath, at position: ScrollPosition) {
        require(
            core.hasItem(at: indexPath) || hasSection(ofTarget: indexPath),
            "Attempted to scroll the table view to an out-of-bounds row: \(Array(indexPath))")
        let target = ScrollTarget(indexPath: indexPath, position: position.collectionPosition)
        core.tracer?.beginScrolling(to: target)
        defer { core.tracer?.end() }
        loadIfNeeded()
        if !core.isLayingOut {
            let content = CGSize(width: bounds.size.width, height: geometry.contentHeight)
            if !core.wasSettled, content.isFinite { contentSize = content }
            if let offset = core.offset(for: target, in: content) { contentOffset = offset }
            // The target is a row, and not the end of the content at which it is now.
            core.anchoring.given.end = nil
        }
        if profile.correctsScrollTarget || core.isLayingOut { core.scrollTarget = target }
        setNeedsLayout()
        layoutIfNeeded()
    }
}

extension TableView.ScrollPosition {
    fileprivate var collectionPosition: ScrollPosition {
        switch self {
        case .none: []
        case .top: .top
        case .middle: .centeredVertically
        case .bottom: .bottom
        }
    }
}
