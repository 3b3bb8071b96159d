import FlowEngine
import ViewSimulator

// Heights and titles of headers and footers before they are on screen.

extension TableView {
    /// Reads the height of a header or footer, or its estimate. If there are estimates, a delegate that gives heights
    /// is asked later, when the element comes on screen. This is also done for rows (documented).
    func readEdge(_ kind: ElementKind, of section: Int) -> EdgeHeight {
        let estimate = declaredEstimate(kind, of: section)
        if estimate != 0, probeForHeights(kind, of: section) { return guess(kind, of: section, estimate) }
        var edge = edge(kind, of: section, estimate, hasView: probeForView(kind, of: section))
        var result = EdgeHeight()
        let height = profile.height(of: edge)
        switch height {
        case .absent: return result
        case .points(let height): result.height = height
        case .fittingTitle(let oneLine):
            result.height = oneLine
            result.isEstimated = true
        case .selfSizing:
            result.height = profile.estimatedHeight(of: edge, declared: estimate)
            result.isEstimated = true
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

    /// Returns whether the delegate implements the method that gives heights of headers or footers. If this is unknown,
    /// the method is called for the section.
    private func probeForHeights(_ kind: ElementKind, of section: Int) -> Bool {
        guard claimDelegate() != nil else { return false }
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
        guard let dataSource, core.claimQuestion() else { return nil }
        return OptionalRequirement.answer {
            kind == .header
                ? dataSource.tableView(self, titleForHeaderInSection: section)
                : dataSource.tableView(self, titleForFooterInSection: section)
        }
    }
}
