/// A writer of sections and their items. It stores the parts of the document on which sections depend.
struct SectionWriter {
    private let isTable: Bool
    private let isCompositional: Bool
    /// The document's text style, for texts in sections that have no style of their own.
    private let text: Scenario.TextStyle
    private let cells: [String: Scenario.Cell]

    init(_ scenario: Scenario, text: Scenario.TextStyle) {
        isTable = scenario.table != nil
        isCompositional = scenario.compositional != nil
        self.text = text
        cells = scenario.cells
    }

    func sections(_ sections: [Scenario.Section]) -> JSONValue { .array(sections.map(section)) }

    func section(_ section: Scenario.Section) -> JSONValue {
        var members = JSONMembers()
        members.add(JSONComment.key, section.comment)
        var metrics = section
        if !isTable { members.add("title", section.title) }
        if isCompositional { members.add("layout", section.layoutName) }
        if isTable || isCompositional {
            metrics.headerLength = nil
            metrics.footerLength = nil
            members.add("header", section.header.map(sectionView))
            members.add("footer", section.footer.map(sectionView))
        }
        Scenario.Section.metrics.write(metrics, over: Scenario.Section(items: []), to: &members)
        members.add("text", section.textStyle ?? text, or: text) { $0.json(over: text) }
        members.add("items", groups(section.items))
        return members.json
    }

    func groups(_ groups: [Scenario.ItemGroup]) -> JSONValue { .array(groups.map(group)) }

    /// Returns the shortest form of a header or footer in a table.
    private func sectionView(_ view: Scenario.SectionView) -> JSONValue {
        var members = JSONMembers()
        if isCompositional, case .actual(let height) = view.content { return .number(height) }
        switch view.content {
        case .plain:
            if let height = view.height, height >= 0, view.estimate == nil { return .number(height) }
        case .title(let title):
            if view.height == nil, view.estimate == nil { return .string(title) }
            members.add("title", title)
        case .actual(let height): members.add("actual", height)
        case .cell(let name, let content): addCell(name, [content], to: &members)
        }
        members.add("height", view.height.map(Scenario.Table.json))
        members.add("estimate", view.estimate.map(Scenario.Table.json))
        return members.json
    }
}

// MARK: Items

extension SectionWriter {
    private func group(_ group: Scenario.ItemGroup) -> JSONValue {
        var members = JSONMembers()
        switch group.content {
        case .plain: break
        case .given(let sizes): members.add("size", JSONValue.oneOrList(sizes.map(size)))
        case .actual(let sizes): members.add("actual", JSONValue.oneOrList(sizes.map(size)))
        case .answers(let sizes): members.add("answers", sizes.map(size))
        case .texts(let texts, _):
            if texts.count == 1 { members.add("text", texts[0]) } else { members.add("texts", texts) }
        case .cells(let name, let contents): addCell(name, contents, to: &members)
        }
        members.add("actualByCategory", group.actualByCategory, or: [:], categories)
        Scenario.RowTraits.fields.write(group.row, over: Scenario.RowTraits(), to: &members)
        members.add("count", group.count, or: usualCount(of: group) ?? -1)
        return members.json
    }

    /// Returns a size as JSON. For a row it is only the height.
    func size(_ size: Scenario.ItemSize) -> JSONValue { isTable ? size.height.json(along: .height) : size.json }

    private func categories(_ sizes: [Scenario.ContentSizeCategory: [Scenario.ItemSize]]) -> JSONValue {
        var members = JSONMembers()
        for category in Scenario.ContentSizeCategory.allCases {
            members.add(category.rawValue, sizes[category].map { JSONValue.oneOrList($0.map(size)) })
        }
        return members.json
    }

    private func addCell(_ name: String, _ contents: [Scenario.Cell.Content], to members: inout JSONMembers) {
        members.add("cell", name)
        guard contents != [Scenario.Cell.Content()] else { return }
        let written = contents.map { $0.json(of: cells[name]) }
        if written.count == 1 { members.add("content", written[0]) } else { members.add("contents", written) }
    }

    /// Returns the count that a reader assumes if a group's count is left out; nil if it assumes none.
    private func usualCount(of group: Scenario.ItemGroup) -> Int? {
        guard case .plain = group.content else { return group.content.usualCount }
        let heights = max(group.row.heights.count, group.row.estimates.count)
        return heights > 0 ? heights : nil
    }
}
