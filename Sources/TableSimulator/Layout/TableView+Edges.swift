import FlowEngine
import ViewSimulator

// A header or footer that comes on screen: view → height → content size → `willDisplay…`.

extension TableView {
    /// Makes, measures and shows a header or footer. Returns the increase of its height; nil if the data that the pass
    /// has read are no longer valid.
    func realizeEdge(_ kind: ElementKind, of section: Int) -> CGFloat? {
        let epoch = pass.epoch
        let name = edgeName(kind, section)
        if core.displayed[name] == nil, !pass.edges.empty.contains(name) {
            let view = makeEdgeView(kind, of: section)
            guard pass.epoch == epoch else { return nil }
            if let view { show(view, as: name, kind, section) } else { pass.edges.empty.insert(name) }
        }
        guard let gained = settleEdge(kind, of: section, core.displayed[name]), pass.epoch == epoch else { return nil }
        guard let element = core.displayed[name] else { return gained }
        return show(element, in: shownEdgeFrame(kind, of: section), epoch) ? gained : nil
    }

    private func show(_ view: View, as name: ElementName, _ kind: ElementKind, _ section: Int) {
        let key = (view as? TableViewHeaderFooterView)?.assignedReuseIdentifier.map { ReusePools.Key.headerFooter($0) }
        let element = DisplayedElement(
            name: name, view: view, poolKey: key, placement: placement(of: ElementPath(kind: kind, section: section)))
        core.displayed.add(element)
        core.tracer?.shown(element)
        (view as? TableViewHeaderFooterView)?.owner = self
        addSubview(view)
        guard let view = view as? TableViewHeaderFooterView else { return }
        view.adopt(edgeContext(kind))
        view.configurationIsStale = true
        view.updateConfigurationIfNeeded()
    }

    /// Determines the height of a header or footer if the present height is an estimate, or if a measurement was
    /// requested. Returns the increase of the content's height; nil if the data that the pass has read are no longer
    /// valid.
    private func settleEdge(_ kind: ElementKind, of section: Int, _ element: DisplayedElement?) -> CGFloat? {
        let epoch = pass.epoch
        guard section < geometry.sectionCount else { return nil }
        var edge = geometry.edge(kind, of: section)
        let isWanted = element?.measurement.isWanted == true
        element?.measurement.isWanted = false
        guard edge.isEstimated || isWanted else {
            if !edge.wasShown {
                edge.wasShown = true
                geometry.setEdge(edge, kind, of: section)
            }
            return 0
        }
        edge.isEstimated = false
        edge.wasShown = true
        edge.height = settledHeight(kind, of: section, element)
        guard pass.epoch == epoch else { return nil }
        if edge.height == 0 { edge.padding = 0 }
        core.countedWork.measurements += 1
        if let element {
            let answered = CGSize(width: rowWidth, height: edge.height)
            core.tracer?.measured(element, answered, again: element.measurement.answeredSize != nil)
            element.measurement.answeredSize = answered
        }
        let gained = geometry.setEdge(edge, kind, of: section)
        setContentHeight()
        return gained
    }

    private func settledHeight(_ kind: ElementKind, of section: Int, _ element: DisplayedElement?) -> CGFloat {
        // The view and its origin are known now.
        let edge = edge(kind, of: section, shownBy: element?.view)
        switch profile.height(of: edge) {
        case .absent: return 0
        case .points(let height): return height
        case .fittingTitle(let oneLine):
            guard style != .plain, let view = element?.view as? TableViewHeaderFooterView else { return oneLine }
            let fitted = wholePixels(view.fittedHeight(forCellWidth: rowWidth))
            guard fitted.isUsableAnswer else {
                reportUnusable(fitted, kind, of: section)
                return oneLine
            }
            return max(oneLine, fitted)
        case .selfSizing:
            guard let view = element?.view else { return 0 }
            let fitted = fittedHeight(ofEdge: view)
            guard fitted.isUsableAnswer else {
                reportUnusable(fitted, kind, of: section)
                // R18.9: the last valid height, else the estimate.
                return fitted.isFinite && fitted > 0 ? geometry.edge(kind, of: section).height : 0
            }
            // A view without a height of its own has the height of a title (a choice).
            return fitted > 0 ? wholePixels(fitted) : profile.estimatedHeight(of: edge, declared: 0)
        }
    }

    private func reportUnusable(_ height: CGFloat, _ kind: ElementKind, of section: Int) {
        core.report(
            .invalidPreferredViewSize(
                category: .supplementaryView, kind: kind.supplementaryKind, indexPath: .at(section, 0),
                size: CGSize(width: rowWidth, height: height)))
    }

    private func fittedHeight(ofEdge view: View) -> CGFloat {
        if let view = view as? TableViewHeaderFooterView { return view.fittedHeight(forCellWidth: rowWidth) }
        return view.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    // MARK: Views

    /// Returns whether the delegate implements the method that returns views for headers, or for footers. If this is
    /// unknown, the method is called for the section, and the view is kept until it is shown. If such a call is not
    /// allowed now, the result is false.
    ///
    /// A call for one section, whose view is kept until it is shown, reveals whether the method is implemented. For
    /// each other section the method is called when the header or footer comes on screen: like cells, views are made
    /// only for visible elements.
    func probeForView(_ kind: ElementKind, of section: Int) -> Bool {
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
        guard core.claimQuestion() else { return nil }
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

    /// Whether a view was made by the table to show a title.
    func isTitleView(_ view: View) -> Bool {
        (view as? TableViewHeaderFooterView)?.assignedReuseIdentifier == Self.titleIdentifier
    }

    /// The identifier of the table's views that show titles. No program uses this identifier.
    private static let titleIdentifier = "the table's own view of a section's title"

    func edgeName(_ kind: ElementKind, _ section: Int) -> ElementName {
        .supplementaryView(ofKind: kind.supplementaryKind, at: .at(section, 0))
    }
}
