import CollectionSimulator

extension ScenarioRun {
    /// The part of the content that a picture shows.
    public enum PictureExtent: Hashable, Sendable {
        /// The viewport, and a quarter of a viewport before it and after it.
        case aroundViewport
        /// The whole content. A content with more than 100,000 items is refused.
        case everything
    }

    /// Returns a picture of the present layout.
    ///
    /// - Throws: `ScenarioError` if everything would be too much to draw.
    /// - Complexity: O(*n*) in the number of elements drawn.
    public func picture(_ extent: PictureExtent = .aroundViewport) throws(ScenarioError) -> LayoutPicture {
        fontScope.enterWithBlocks()
        let viewport = view.bounds
        let content = CGRect(origin: .zero, size: view.contentSize)
        if extent == .everything { try checkDrawable() }
        let asked = extent == .everything ? content.union(viewport) : contextRegion(viewport, content)
        let snapshot = snapshot(of: host.elementSnapshots(in: asked), host.itemState)
        let inOrder = snapshot.elements
        let elements = inOrder.map(element)
        var picture = LayoutPicture(
            snapshot, title: scenario.nameInPictures, subtitle: subtitle,
            region: widened(asked, by: elements, viewport: viewport), elements: elements)
        let sections = PictureSections(self, showing: inOrder)
        picture.sectionInsets = sections.insetAreas
        for (index, snapshot) in zip(picture.elements.indices, inOrder) {
            picture.elements[index].isPinned = sections.isPinned(snapshot)
        }
        addRemarks(to: &picture, names: inOrder.map(\.name))
        changes?.mark(&picture, of: self, showing: inOrder)
        return picture
    }

    /// Adds the issues of the last step as remarks. Each kind of issue has one remark with the number of its issues.
    private func addRemarks(to picture: inout LayoutPicture, names: [Scenario.ElementName]) {
        let issues = report.steps.last { !$0.isExpectation }?.issues ?? []
        let items = Set(issues.compactMap(\.item))
        for (index, name) in zip(picture.elements.indices, names) where items.contains(name.description) {
            picture.elements[index].isAtFault = true
        }
        for kind in Set(issues.map(\.kind)).sorted() {
            let same = issues.filter { $0.kind == kind }
            let times = same.count == 1 ? "" : ", \(NumberText.grouped(same.count)) times"
            let text = "\(same[0].isError ? "error" : "warning"): \(kind)\(times): \(same[0].message)"
            picture.remarks.append(.init(text, isError: same[0].isError))
        }
    }

    /// Returns a snapshot of the elements that the host found, from back to front. If no elements can overlap, they
    /// stay in the host's order.
    func snapshot(of found: [ElementSnapshot], _ items: HostItemState) -> LayoutSnapshot {
        let layers = Dictionary(grouping: host.elementsMayOverlap ? found : [], by: \.zIndex)
        return LayoutSnapshot(
            of: view, elements: layers.isEmpty ? found : layers.keys.sorted().flatMap { layers[$0] ?? [] },
            itemCount: dataSource.data.itemCount, rowCount: items.rows, measured: items.measured,
            estimated: items.estimated, scrollsHorizontally: scrollAxis == .horizontal, isMirrored: host.isMirrored)
    }

    private func checkDrawable() throws(ScenarioError) {
        let count = dataSource.data.itemCount
        guard count > ScenarioLimits.drawnElements else { return }
        throw ScenarioError(
            place: "",
            reason: "\(NumberText.grouped(count)) items are too many for one picture; the limit is "
                + "\(NumberText.grouped(ScenarioLimits.drawnElements)), leave out --all")
    }

    private func contextRegion(_ viewport: CGRect, _ content: CGRect) -> CGRect {
        scrollAxis.inset(viewport, along: -scrollAxis.along(viewport.size) / 4).intersection(content.union(viewport))
    }

    /// Returns the region of a picture, made wider if elements extend past its sides. The region grows by at most half
    /// a viewport at each side.
    private func widened(_ region: CGRect, by elements: [LayoutPicture.Element], viewport: CGRect) -> CGRect {
        guard let first = elements.first else { return region }
        let frames = elements.dropFirst().reduce(first.frame) { $0.union($1.frame) }
        let limit = scrollAxis.inset(region, along: 0, across: -scrollAxis.across(viewport.size) / 2)
        return region.union(frames.intersection(limit))
    }

    /// A line with the last action, and with the numbers of items and rows.
    private var subtitle: String {
        var parts = [NumberText.count(dataSource.data.itemCount, "item")]
        if let state = report.steps.last?.state {
            if host.measuresCells { parts.append("\(NumberText.grouped(state.measured)) measured") }
            parts.append(NumberText.count(state.rows, scrollAxis == .vertical ? "row" : "column"))
        }
        let action = report.steps.last { !$0.isExpectation }?.action
        return (action.map { "after “\($0)”: " } ?? "") + parts.joined(separator: ", ")
    }

    /// Returns an element for a picture, with its text or title and the parts of its cell.
    func element(_ snapshot: ElementSnapshot) -> LayoutPicture.Element {
        var element = LayoutPicture.Element(snapshot)
        let path = snapshot.indexPath
        switch snapshot.category {
        case .cell:
            element.role = role(of: snapshot)
            let shown = dataSource.text(at: path)
            element.text = shown?.text
            guard element.role != .estimated else { break }
            if let style = shown?.style {
                element.wrapText(in: style, at: surroundings, uncertain: dataSource.uncertainLineCounts(at: path))
            }
            guard let views = cellViews(at: path, size: snapshot.frame.size) else { break }
            element.parts = views.parts(showsGuides: showsGuides)
            if showsGuides { element.spacings = views.spacings }
        case .supplementaryView:
            let section = dataSource.measures(ofSection: path.section)
            let isFooter = snapshot.kind == CollectionView.elementKindSectionFooter
            let isHeader = snapshot.kind == CollectionView.elementKindSectionHeader
            let title = isFooter ? section.footer?.title : isHeader ? section.header?.title ?? section.title : nil
            element.label = title ?? element.label
            let view = isFooter ? section.footer : isHeader ? section.header : nil
            if let view, case .cell(let name, let content) = view.content, !snapshot.isEstimated {
                let size = snapshot.frame.size
                let views = templates.views(of: name, showing: content, size: size, in: surroundings)
                element.parts = views?.parts(showsGuides: showsGuides) ?? []
            }
        case .decorationView:
            if case .background = snapshot.name { element.role = .background }
            element.label = "\(snapshot.name)"
        }
        return element
    }
}

// MARK: Cells

extension ScenarioRun {
    /// Returns the role of an item in a picture. In a compositional layout, some items have given sizes, and others are
    /// measured.
    private func role(of item: ElementSnapshot) -> LayoutPicture.Element.Role {
        let isGiven = host is CompositionalHost && item.origin == .given
        return isGiven || !host.measuresCells ? .given : item.isEstimated ? .estimated : .measured
    }

    /// Returns the views of a cell for an item. If the item has a cell on screen, and the run is not recorded, the
    /// views are those of this cell. Otherwise they are views outside the run's view, laid out in the given size.
    private func cellViews(at path: IndexPath, size: CGSize) -> CellViews? {
        guard let (name, content) = dataSource.cell(at: path) else { return nil }
        if !isRecording, let shown = host.shownContent(at: path) { return shown.views }
        return templates.views(of: name, showing: content, size: size, in: surroundings)
    }

    private var surroundings: CellTemplates.Surroundings {
        CellTemplates.Surroundings(
            scale: dataSource.surroundings.scale,
            direction: view.effectiveUserInterfaceLayoutDirection == .rightToLeft
                ? .rightToLeft : .leftToRight,
            category: dataSource.surroundings.contentSizeCategory)
    }
}

// MARK: Uncertain texts

extension ScenarioRun {
    /// A text whose number of lines is uncertain, and the element that shows it.
    package struct UncertainText: Hashable {
        /// The name of the element, such as `0-3`.
        package var element: String
        /// The name of the view, inside the element, that shows the uncertain text.
        package var view: String
        /// The range of line counts that the text may have.
        package var lineCounts: ClosedRange<Int>
    }

    /// Returns those texts of an element whose number of lines is uncertain. The number is uncertain if a line's width
    /// is so close to the available width that the error of the font's widths decides whether the line breaks.
    ///
    /// - Complexity: One layout of the element's cell.
    package func uncertainTexts(in snapshot: CollectionView.ElementSnapshot) -> [UncertainText] {
        element(snapshot).parts.compactMap { part in
            part.possibleLineCounts.map {
                UncertainText(element: "\(snapshot.name)", view: part.name, lineCounts: $0)
            }
        }
    }
}

extension LayoutPicture.Element {
    /// Replaces the element's text by a label with the lines into which the text is wrapped. Does nothing if the text
    /// is empty, or if `style` allows one line only.
    fileprivate mutating func wrapText(
        in style: Scenario.TextStyle, at surroundings: CellTemplates.Surroundings, uncertain: ClosedRange<Int>?
    ) {
        guard let text,
            let lines = style.lines(
                of: text.string, size: frame.size, scale: surroundings.scale, metrics: text.metrics,
                isMirrored: surroundings.direction == .rightToLeft)
        else { return }
        self.text = nil
        let (padding, size) = (text.padding, frame.size)
        let inner = CGRect(
            x: padding.left, y: padding.top, width: max(0, size.width - padding.left - padding.right),
            height: max(0, size.height - padding.top - padding.bottom))
        parts = [.init(name: "text", frame: inner, kind: .label(lines), possibleLineCounts: uncertain)]
    }
}

extension Scenario {
    /// The name of the scenario in pictures and on pages.
    var nameInPictures: String { name.isEmpty ? (table == nil ? "Flow layout" : "Table") : name }
}
