import FlowSimulator
import FlowTestSupport
import Foundation

/// A table of named rows of 44 points in sections, which can be edited, moved and reached by an index.
@MainActor
final class ControlScreen {
    let table: TableView
    let source: Source
    let delegate = Delegate()

    final class Source: NSObject, TableViewDataSource {
        let calls = CallLog()
        var sections: [[String]]
        var titles: [String]?
        /// The header of each section, unless it is nil.
        var headers: [String?] = []
        var fixed: Set<String> = []
        /// Runs where a row is to be deleted, inserted or moved.
        var change: (IndexPath, IndexPath?) -> Void = { _, _ in }
        var sectionOfTitle: (Int) -> Int = { $0 }

        init(_ sections: [[String]]) {
            self.sections = sections
        }

        func numberOfSections(in tableView: TableView) -> Int { sections.count }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            let name = sections[indexPath.section][indexPath.row]
            calls.note("cell \(name)")
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = name
            return cell
        }

        func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
            headers.isEmpty ? nil : headers[section]
        }

        func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
            !fixed.contains(sections[indexPath.section][indexPath.row])
        }

        func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            !fixed.contains(sections[indexPath.section][indexPath.row])
        }

        func tableView(
            _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            calls.note("commit \(editingStyle) \(Array(indexPath))")
            change(indexPath, nil)
        }

        func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath) {
            calls.note("move \(Array(source)) \(Array(destination))")
            change(source, destination)
        }

        func sectionIndexTitles(for tableView: TableView) -> [String]? {
            calls.note("titles")
            return titles
        }

        func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
            calls.note("section of \(title) \(index)")
            return sectionOfTitle(index)
        }

        func move(_ source: IndexPath, _ target: IndexPath) {
            let name = sections[source.section].remove(at: source.row)
            sections[target.section].insert(name, at: target.row)
        }
    }

    final class Delegate: TableViewDelegate {
        let calls = CallLog()
        var style = TableViewCell.EditingStyle.delete
        var target: (IndexPath) -> IndexPath = { $0 }

        func tableView(
            _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
        ) -> TableViewCell.EditingStyle { style }

        func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) { calls.note("begin") }

        func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) { calls.note("end") }

        func tableView(
            _ tableView: TableView, targetIndexPathForMoveFromRowAt source: IndexPath,
            toProposedIndexPath proposed: IndexPath
        ) -> IndexPath {
            calls.note("target \(Array(source)) \(Array(proposed))")
            return target(proposed)
        }

        func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            calls.note("accessory \(indexPath.row)")
        }
    }

    init(_ sections: [[String]], style: TableView.Style = .plain, height: CGFloat = 440) {
        source = Source(sections)
        table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
        table.profile = .iOS11
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 44
        (table.dataSource, table.delegate) = (source, delegate)
    }

    /// The texts of the rows on screen, from top to bottom as they are shown.
    var shown: [String] {
        table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text ?? "" }
    }
}
