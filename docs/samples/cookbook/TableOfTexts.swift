import Testing
import UIKit

/// Rows as high as their texts, in a table with an estimate.
@MainActor
final class Notes: NSObject, UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)
    var notes: [String]

    init(_ notes: [String]) {
        self.notes = notes
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        table.estimatedRowHeight = 44
        table.rowHeight = UITableView.automaticDimension
        table.dataSource = self
        table.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = notes[indexPath.row]
        return cell
    }
}

@MainActor @Suite("A table of notes")
struct NotesTests {
    let notes = Notes((0..<200).map { String(repeating: "note \($0) ", count: 1 + $0 * 7 % 30) })

    /// Seen from the top of the screen.
    func place(ofRow row: Int) -> CGFloat {
        notes.table.rectForRow(at: IndexPath(row: row, section: 0)).minY - notes.table.contentOffset.y
    }

    @Test func rowsAreAsHighAsTheirTexts() {
        let heights = (0..<5).map { notes.table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        #expect(heights == heights.sorted())
        #expect(heights[0] < heights[4])
    }

    @Test func scrollingUpIntoRowsThatWereNeverSeenMovesNothing() {
        notes.table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
        notes.table.layoutIfNeeded()
        for _ in 0..<10 {
            let before = place(ofRow: 100)
            notes.table.contentOffset.y -= 30
            notes.table.layoutIfNeeded()
            #expect(place(ofRow: 100) == before + 30)
        }
    }

    @Test func aRowThatGoesTakesItsHeightWithIt() {
        let path = IndexPath(row: 3, section: 0)
        let (height, content) = (notes.table.rectForRow(at: path).height, notes.table.contentSize.height)
        notes.notes.remove(at: 3)
        notes.table.performBatchUpdates { notes.table.deleteRows(at: [path], with: .none) }
        #expect(notes.table.contentSize.height < content)
        #expect(notes.table.numberOfRows(inSection: 0) == 199)
        #expect(height > 0)
    }
}
