extension ReferenceTable {
    /// The data as they are now: what data source and delegate would say.
    public var contents: [ReferenceTableSection] {
        sections.map { section in
            ReferenceTableSection(
                section.rows.map { rows[$0] ?? ReferenceTableRow(0) },
                header: headers[section.id] ?? ReferenceTableEdge(),
                footer: footers[section.id] ?? ReferenceTableEdge())
        }
    }

    /// Whether a row is shown by a cell.
    public func isShown(section: Int, row: Int) -> Bool { shown.contains(.row(sections[section].rows[row])) }
}
