import FlowSimulator
import Foundation
import Testing

/// Data sources that keep their cells, as programs do whose tables have few rows that never change.
@MainActor
@Suite struct KeptCellTests {
    @Test("Cells that a data source keeps wait for reuse once each, and not while they are on screen")
    func keptCells() {
        let cells = (0..<40).map { _ in TableViewCell(style: .default, reuseIdentifier: "kept") }
        let source = TableClient([40])
        source.cell = { _, path in cells[path.row] }
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.dataSource = source
        table.layoutIfNeeded()
        for _ in 0..<5 {
            for offset in [1200, 0] as [CGFloat] {
                table.contentOffset.y = offset
                table.layoutIfNeeded()
            }
        }
        let shown = table.visibleCells
        #expect(!shown.isEmpty)
        var waiting: [TableViewCell] = []
        while let cell = table.dequeueReusableCell(withIdentifier: "kept") { waiting.append(cell) }
        #expect(!waiting.isEmpty)
        #expect(Set(waiting.map { ObjectIdentifier($0) }).count == waiting.count)
        #expect(waiting.allSatisfy { cell in !shown.contains { $0 === cell } })
    }
}
