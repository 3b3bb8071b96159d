import FlowEngine
import ViewSimulator

// Headers and footers: their heights before measuring, and their views.

extension TableView {
    /// Reads the height of a header or footer, or its estimate. If there are estimates, a delegate that gives heights
    /// is asked later, when the element comes on screen. This is also done for rows (documented).
    func readEdge(_ kind: ElementKind, of section: Int) -> EdgeHeight {
        let estimate = declaredEstimate(kind, of: section)
        if estimate != 0, delegateGivesHeights(kind, of: section) { return guess(kind, of: section, estimate) }
        var edge = edge(kind, of: section, estimate, hasView: mayHaveView(kind, of: section))
        var result = EdgeHeight()
        let height = profile.height(of: edge)
        switch height {
        case .absent: return result
        case .points(let height): result.height = height
        case .fittingTitle(let oneLine):
            (result.height, result.isEstimated) = (oneLine, true)
        case .selfSizing:
            (result.height, result.isEstimated) = (profile.estimatedHeight(of: edge, declared: estimate), true)
        }
        result.padding = profile.topPadding(of: edge, declared: sectionHeaderTopPadding)
        // The delegate may return no view when it is asked for one.
        if edge.hasView, pass.edges.waiting[edgeName(kind, section)] == nil {
            edge.hasView = false
            if profile.height(of: edge) != height { result.isEstimated = true }
        }
        return result
    }

    /// The estimate of a header or footer. The delegate gives the final height when the view comes on screen.
    private func guess(_ kind: ElementKind, of section: Int, _ estimate: CGFloat) -> EdgeHeight {
        let side: SectionEdge.Kind = kind == .header ? .header : .footer
        var edge = SectionEdge(side, style, section: section, declared: .byProperty(Self.automaticDimension))
        edge.hasTitle = true
        return EdgeHeight(
            height: profile.estimatedHeight(of: edge, declared: estimate),
            padding: profile.topPadding(of: edge, declared: sectionHeaderTopPadding), isEstimated: true)
    }

    /// Whether the delegate implements the method that gives heights of headers or footers. The first call of the
    /// method determines this.
    private func delegateGivesHeights(_ kind: ElementKind, of section: Int) -> Bool {
        guard askedDelegate != nil else { return false }
        if let known = pass.data.heights[kind].givesHeights, known || !answersForSomeRows { return known }
        let gives = if case .byDelegate = declaredHeight(kind, of: section) { true } else { false }
        pass.data.heights[kind].givesHeights = gives
        return gives
    }

    /// The properties of a header or footer on which its height depends.
    private func edge(
        _ kind: ElementKind, of section: Int, _ estimate: CGFloat, hasView: @autoclosure () -> Bool
    ) -> SectionEdge {
        let declared = declaredHeight(kind, of: section)
        var edge = SectionEdge(kind == .header ? .header : .footer, style, section: section, declared: declared)
        edge.isEstimated = estimate != 0
        edge.tableHasHeaderView = (tableHeaderView?.frame.height ?? 0) > 0
        // A given height needs neither, except a delegate's 0 and a property's height in a plain table.
        edge.hasTitle = title(kind, of: section)?.isEmpty == false
        edge.hasView = hasView()
        return edge
    }

    /// The properties of a header or footer on screen. `view` is the view that shows it; nil if no view shows it.
    func edge(_ kind: ElementKind, of section: Int, shownBy view: View?) -> SectionEdge {
        let hasView = view.map { !isTitleView($0) } ?? false
        return edge(kind, of: section, declaredEstimate(kind, of: section), hasView: hasView)
    }

    /// Whether a view was made by the table to show a title.
    func isTitleView(_ view: View) -> Bool {
        (view as? TableViewHeaderFooterView)?.assignedReuseIdentifier == Self.titleIdentifier
    }

    private func declaredHeight(_ kind: ElementKind, of section: Int) -> SectionEdge.Declared {
        let property = kind == .header ? sectionHeaderHeight : sectionFooterHeight
        let name = kind == .header ? "sectionHeaderHeight" : "sectionFooterHeight"
        let answer = askDelegate {
            kind == .header
                ? $0.tableView(self, heightForHeaderInSection: section)
                : $0.tableView(self, heightForFooterInSection: section)
        }
        if let answer { return .byDelegate(usable(answer, "height", kind, of: section)) }
        return .byProperty(usable(property, called: name))
    }

    /// The estimate that the delegate or the property gives; 0 if estimates are off.
    private func declaredEstimate(_ kind: ElementKind, of section: Int) -> CGFloat {
        if let answer = delegateEstimate(kind, of: section) {
            return usable(answer, "estimated height", kind, of: section)
        }
        return kind == .header
            ? usable(estimatedSectionHeaderHeight, called: "estimatedSectionHeaderHeight")
            : usable(estimatedSectionFooterHeight, called: "estimatedSectionFooterHeight")
    }

    /// Returns the delegate's height, or `automaticDimension` if the height is longer than any content (R18.9). The
    /// profile handles negative heights.
    private func usable(_ answer: CGFloat, _ name: String, _ kind: ElementKind, of section: Int) -> CGFloat {
        guard answer.isFinite, answer > CGFloat.longestAnswer else { return answer }
        core.report(
            .invalidDelegateValue(
                name: "the \(kind)'s \(name)", section: section, indexPath: nil, value: "\(answer)"))
        return Self.automaticDimension
    }

    /// The estimate that the delegate gives; nil if the delegate does not implement the method.
    func delegateEstimate(_ kind: ElementKind, of section: Int) -> CGFloat? {
        askDelegate {
            kind == .header
                ? $0.tableView(self, estimatedHeightForHeaderInSection: section)
                : $0.tableView(self, estimatedHeightForFooterInSection: section)
        }
    }

    func title(_ kind: ElementKind, of section: Int) -> String? {
        guard let dataSource, core.mayAsk() else { return nil }
        return OptionalRequirement.answer {
            kind == .header
                ? dataSource.tableView(self, titleForHeaderInSection: section)
                : dataSource.tableView(self, titleForFooterInSection: section)
        }
    }

    /// Whether the delegate implements the method that returns views for headers, or for footers. If this is unknown,
    /// the method is called for the section, and the view is kept until it is shown. If such a call is not allowed now,
    /// the result is false.
    ///
    /// A call for one section, whose view is kept until it is shown, reveals whether the method is implemented. For
    /// each other section the method is called when the header or footer comes on screen: like cells, views are made
    /// only for visible elements.
    private func mayHaveView(_ kind: ElementKind, of section: Int) -> Bool {
        let name = edgeName(kind, section)
        if pass.edges.waiting[name] != nil { return true }
        if let known = pass.data.heights[kind].givesViews { return known }
        if let view = delegateView(kind, of: section) { pass.edges.waiting[name] = view }
        return pass.data.heights[kind].givesViews == true
    }

    /// Asks the delegate for the view of a section's header or footer. Records whether the delegate implements the
    /// method. Nil if there is no view, or if the delegate may not be asked now.
    private func delegateView(_ kind: ElementKind, of section: Int) -> View? {
        // Without this check, a delegate that may not be asked would be recorded as one without the method.
        guard core.mayAsk() else { return nil }
        let answer = askDelegate {
            kind == .header
                ? $0.tableView(self, viewForHeaderInSection: section)
                : $0.tableView(self, viewForFooterInSection: section)
        }
        pass.data.heights[kind].givesViews = answer != nil
        return answer ?? nil
    }

    /// Returns the view of a header or footer: the delegate's view, or else a view that shows the title. Nil if there
    /// is neither.
    func makeEdgeView(_ kind: ElementKind, of section: Int) -> View? {
        let name = edgeName(kind, section)
        if let view = pass.edges.waiting.removeValue(forKey: name) { return view }
        let mayGive = pass.data.heights[kind].givesViews != false || answersForSomeRows
        if mayGive, let view = delegateView(kind, of: section) { return view }
        guard let title = title(kind, of: section), !title.isEmpty else { return nil }
        let view = dequeueHeaderFooter(Self.titleIdentifier) ?? TableViewHeaderFooterView(
            reuseIdentifier: Self.titleIdentifier)
        view.textLabel?.text = title
        return view
    }

    /// The identifier of the table's views that show titles. No program uses this identifier.
    private static let titleIdentifier = "the table's own view of a section's title"

    func edgeName(_ kind: ElementKind, _ section: Int) -> ElementName {
        .supplementaryView(ofKind: kind.supplementaryKind, at: .at(section, 0))
    }
}
