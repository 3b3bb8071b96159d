import FlowEngine

/// The vertical places of everything in a table, as a value. The header view comes first, then the sections, then the
/// footer view. Each section consists of its header, its rows and its footer. Widths belong to the table, not to the
/// geometry.
///
/// The sections are a flow of one column: each row is an item as wide as the line, so that the model depends on heights
/// alone. Nothing is rounded here (R4.5): a measured height is in whole pixels already, and a given one is not changed.
struct TableGeometry {
    /// The model of the sections. Their header lengths include the space above a header.
    private(set) var model: FlowModel
    /// The height of the table's header view, which is above all sections.
    var headerViewHeight: CGFloat = 0
    /// The height of the table's footer view, which is below all sections.
    var footerViewHeight: CGFloat = 0
    /// The headers and footers, one entry for each section.
    private(set) var edges: [SectionEdges] = []

    init() {
        model = FlowModel(TableGeometry.configuration)
    }

    init(_ sections: [TableSection]) {
        self.init()
        edges = sections.map(\.edges)
        let contents = sections.map { TableGeometry.content($0.rows, $0.edges) }
        model = trapOnError { try FlowModel(TableGeometry.configuration, sections: contents) }
    }

    /// The width of every row and every line in the model. Each line therefore holds one row. The width is not in
    /// points, and does not depend on the table's width.
    static let rowWidth = 1.0

    private static let configuration = FlowConfiguration(containerLength: rowWidth, displayScale: 0)

    static func size(height: CGFloat) -> FlowSize { FlowSize(width: rowWidth, height: Double(height)) }

    static func content(_ rows: ItemSizes, _ edges: SectionEdges) -> SectionContent {
        SectionContent(rows, metrics: metrics(edges))
    }

    private static func metrics(_ edges: SectionEdges) -> SectionMetrics {
        SectionMetrics(
            minimumLineSpacing: 0, minimumInteritemSpacing: 0, headerLength: Double(edges.header.length),
            footerLength: Double(edges.footer.length))
    }
}

/// The row heights, the header and the footer of one section. They come from the data source, the delegate and the
/// table's properties.
struct TableSection {
    var rows: ItemSizes
    var edges = SectionEdges()
}

/// The header and the footer of a section.
struct SectionEdges: Hashable {
    var header = EdgeHeight()
    var footer = EdgeHeight()
}

/// The height of a header or footer, with the space above it and the state of its measurement.
struct EdgeHeight: Hashable {
    /// The height of the header or footer, in points; 0 if there is none.
    var height: CGFloat = 0
    /// The space above the header, in points; 0 for a footer.
    var padding: CGFloat = 0
    /// Whether the height is an estimate. The final height is determined later, usually when the header or footer comes
    /// on screen.
    var isEstimated = false
    /// Whether the header or footer was on screen since its height was discarded.
    var wasShown = false

    var length: CGFloat { height > 0 ? height + padding : 0 }
}

// MARK: - Lengths and places

extension TableGeometry {
    var sectionCount: Int { model.sectionCount }

    var contentHeight: CGFloat { headerViewHeight + CGFloat(model.contentSize.height) + footerViewHeight }

    /// The y coordinate of the end of the last section, at which the table's footer view begins.
    var sectionsEnd: CGFloat { headerViewHeight + CGFloat(model.contentSize.height) }

    func contains(_ path: ItemPath) -> Bool { model.contains(path) }

    func height(of path: ItemPath) -> CGFloat { CGFloat(model.size(of: path).height) }

    func rowRange(_ path: ItemPath) -> TableRange {
        let frame = model.frame(of: path)
        return TableRange(start: headerViewHeight + CGFloat(frame.y), length: CGFloat(frame.height))
    }

    /// The place that a header or footer has in the content when it does not stick. The space above a header is not
    /// included. Nil if there is no such view.
    func edgeRange(_ kind: ElementKind, of section: Int) -> TableRange? {
        let edge = self.edge(kind, of: section)
        guard edge.height > 0,
            let frame = kind == .header ? model.headerFrame(of: section) : model.footerFrame(of: section)
        else { return nil }
        return TableRange(start: headerViewHeight + CGFloat(frame.y) + edge.padding, length: edge.height)
    }

    /// The place of a section from its beginning to its end, with the space above its header.
    func sectionRange(_ section: Int) -> TableRange {
        let range = model.sectionRange(section)
        return TableRange(
            start: headerViewHeight + CGFloat(range.lowerBound), length: CGFloat(range.upperBound - range.lowerBound))
    }

    /// The part of the content in which a header or footer may stick. For a header, it is the section except its
    /// footer. For a footer, it is the section except its header. R7.3 has the same rule for a flow layout.
    func stickingRange(_ kind: ElementKind, in section: Int) -> TableRange {
        var range = sectionRange(section)
        if kind == .header {
            range.length -= edges[section].footer.length
        } else {
            range.start += edges[section].header.length
            range.length -= edges[section].header.length
        }
        return range
    }

    func edge(_ kind: ElementKind, of section: Int) -> EdgeHeight {
        kind == .header ? edges[section].header : edges[section].footer
    }

    /// The elements that overlap a stretch of the content, in order. Elements without height are left out.
    ///
    /// - Complexity: O(log *n* + *h*), *h* elements.
    func elements(from start: CGFloat, to end: CGFloat) -> [FlowElement] {
        guard start < end else { return [] }
        return model.elements(
            in: FlowRect(x: 0, y: Double(start - headerViewHeight), width: Self.rowWidth, height: Double(end - start))
        ).filter { $0.frame.height > 0 }
    }

    func hasEdges(_ section: Int) -> Bool { edges[section].header.height > 0 || edges[section].footer.height > 0 }

    /// The sections that overlap a stretch of the content, in order.
    func sections(from start: CGFloat, to end: CGFloat) -> [Int] {
        guard start.isFinite, end.isFinite, start < end else { return [] }
        return model.sections(from: Double(start - headerViewHeight), to: Double(end - headerViewHeight))
    }
}

/// A stretch of the content, in points from its top.
struct TableRange: Hashable {
    var start: CGFloat
    var length: CGFloat

    var end: CGFloat { start + length }

    func meets(_ start: CGFloat, _ end: CGFloat) -> Bool { self.start < end && start < self.end }
}

// MARK: - Changes

extension TableGeometry {
    /// Sets the height of a row. Returns the increase of the height.
    @discardableResult
    mutating func setHeight(_ height: CGFloat, of path: ItemPath, source: SizeSource = .measured) -> CGFloat {
        let old = self.height(of: path)
        trapOnError { try model.setSize(Self.size(height: height), at: path, source: source) }
        return height - old
    }

    /// Sets the height of a header or footer. Returns the increase of the content's height.
    @discardableResult
    mutating func setEdge(_ edge: EdgeHeight, _ kind: ElementKind, of section: Int) -> CGFloat {
        let old = self.edge(kind, of: section)
        if kind == .header { edges[section].header = edge } else { edges[section].footer = edge }
        guard old.length != edge.length else { return 0 }
        trapOnError { try model.setMetrics(Self.metrics(edges[section]), of: section) }
        return edge.length - old.length
    }

    /// Changes the height of a header or footer with a closure.
    mutating func changeEdge(_ path: ElementPath, _ body: (inout EdgeHeight) -> Void) {
        var edge = self.edge(path.kind, of: path.section)
        body(&edge)
        setEdge(edge, path.kind, of: path.section)
    }

    /// Gives rows their estimate again. Does nothing unless the section has one estimate for all rows.
    mutating func forgetHeights(of rows: Range<Int>, in section: Int) {
        model.reloadItems(rows, in: section)
    }

    /// Applies a batch update. Rows that are neither new nor reloaded keep their heights.
    mutating func apply(
        _ plan: UpdatePlan, rows: (_ section: Int, _ rows: Range<Int>) -> ItemSizes,
        sections: (_ section: Int) -> TableSection
    ) {
        var fresh: [Int: SectionEdges] = [:]
        let before = model
        let prepared = trapOnError {
            try before.prepare(plan, items: rows) { section in
                let content = sections(section)
                fresh[section] = content.edges
                return Self.content(content.rows, content.edges)
            }
        }
        model.apply(prepared)
        let old = edges
        edges = (0..<plan.after.sectionCount).map { section in
            fresh[section] ?? plan.beforeSection(of: section).map { old[$0] } ?? SectionEdges()
        }
    }

    /// Checks that the model agrees with the headers and footers, and traps if it does not.
    func checkInvariants() {
        model.checkInvariants()
        precondition(edges.count == model.sectionCount, "a table has edges for each section")
        for (section, edges) in edges.enumerated() {
            precondition(
                model.metrics(of: section) == Self.metrics(edges), "section \(section) is as long as its edges")
            precondition(edges.header.height >= 0 && edges.footer.height >= 0, "edges have heights")
        }
        precondition(model.rowCount == model.itemCount, "a table has one row a line")
    }
}
