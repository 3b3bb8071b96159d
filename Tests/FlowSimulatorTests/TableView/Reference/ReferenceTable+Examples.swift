import FlowTestSupport

extension ReferenceTable {
    /// A section of rows whose heights a delegate says, all the same, estimated by the property.
    static func even(
        _ count: Int, height: Double, estimate: Double, viewport: Double, profile: ReferenceTableProfile = .iOS11,
        _ change: (inout ReferenceTableWorld) -> Void = { _ in }
    ) -> ReferenceTable {
        var world = ReferenceTableWorld(viewport: viewport)
        world.profile = profile
        world.asksHeights = true
        world.estimate = estimate
        change(&world)
        let row = ReferenceTableRow(0, declared: height)
        return ReferenceTable([ReferenceTableSection(Array(repeating: row, count: count))], in: world)
    }

    /// Steps until the end of the content, or its start. A step may end beyond where the next one begins: the offset is
    /// what the table makes of it.
    mutating func scrollThrough(by step: Double, _ each: (ReferenceTable) -> Void = { _ in }) {
        while step > 0 ? offset < highestOffset : offset > lowestOffset {
            scroll(by: step)
            each(self)
        }
    }

    /// Numbers of the visible rows of the first section.
    var rowsInView: [Int] { visibleRows.map { $0[1] } }

    /// A row's place in the viewport.
    func onScreen(_ row: Int) -> Double? { place(section: 0, row: row).map { $0.y - offset } }
}
