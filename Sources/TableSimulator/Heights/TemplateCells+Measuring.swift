import CallerChecks

extension TemplateCells {
    func owner(_ file: StaticString, _ line: UInt) -> TableView {
        guard let table else { stop("the table that template cells were made for is gone", file: file, line: line) }
        return table
    }

    func width(_ given: CGFloat?, in table: TableView, _ file: StaticString, _ line: UInt) -> CGFloat {
        let width = given ?? table.bounds.size.width
        require(width.isUsableLength, "a template cell cannot be \(width) points wide", file: file, line: line)
        return width
    }

    func conditions(_ width: CGFloat, in table: TableView) -> HeightConditions {
        HeightConditions(
            width: width, contentSizeCategory: table.traitCollection.preferredContentSizeCategory,
            displayScale: table.pixelsPerPoint)
    }

    // MARK: Separators

    func separatorHeight(in table: TableView) -> CGFloat {
        switch separator {
        case .onePoint: 1
        case .pixel: table.separatorThickness
        }
    }

    // MARK: Contents

    func contentHeight(
        _ identifier: String, _ width: CGFloat, in table: TableView, _ file: StaticString, _ line: UInt,
        _ configure: (TableViewCell) -> Void
    ) -> CGFloat {
        require(
            inUse.insert(identifier).inserted,
            "the template cell for \"\(identifier)\" is asked for a height while it is being configured or measured "
                + "for another one - configure the cell without asking for heights of its own kind",
            file: file, line: line)
        defer { inUse.remove(identifier) }
        let cell = template(identifier, in: table, file, line)
        giveContext(of: table, to: cell)
        cell.prepareForReuse()
        configure(cell)
        cell.frame = CGRect(x: 0, y: 0, width: width, height: cell.bounds.size.height)
        // For labels that wrap in the width that they have, and for cells that set such a width in their own layout.
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        fits += 1
        return measure(cell, width: width, in: table)
    }

    private func template(
        _ identifier: String, in table: TableView, _ file: StaticString, _ line: UInt
    ) -> TableViewCell {
        if let cell = templates[identifier] { return cell }
        guard let cell = table.dequeueReusableCell(withIdentifier: identifier) else {
            stop(
                "unable to make a template cell with identifier \(identifier) - must register a class for the "
                    + "identifier", file: file, line: line)
        }
        templates[identifier] = cell
        return cell
    }

    /// Gives a template the traits and values of the table. A template cannot inherit them, because it is in no view
    /// hierarchy.
    private func giveContext(of table: TableView, to cell: TableViewCell) {
        if cell.overrideTraitCollection != table.traitCollection {
            cell.overrideTraitCollection = table.traitCollection
        }
        cell.adopt(table.contextOfRows)
    }

    /// Measures a template like a self-sizing row, with `widthPriority` as the priority of its width. A height is valid
    /// if it is finite and greater than 0. If constraints do not determine a valid height, `sizeThatFits(_:)` is called
    /// with the content view's width. If the height that it returns is not valid either, the result is 44 points in all
    /// profiles. Programs that measure template cells without this class use 44 points, too.
    private func measure(_ cell: TableViewCell, width: CGFloat, in table: TableView) -> CGFloat {
        let fitted = cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: widthPriority,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        if isHeight(fitted) { return table.wholePixels(fitted) }
        let answer = cell.sizeThatFits(CGSize(width: cell.contentView.bounds.size.width, height: 0)).height
        return isHeight(answer) ? table.wholePixels(answer) : 44
    }

    private func isHeight(_ height: CGFloat) -> Bool { height.isFinite && height > 0 }
}
