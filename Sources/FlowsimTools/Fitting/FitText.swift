import FlowScenario
import Foundation

/// The text of a fitted cell for a terminal.
@MainActor
struct FitText {
    private(set) var lines: [String]

    private let terminal: Terminal
    private var omitted: [String] = []

    init(_ fitting: CellFitting, terminal: Terminal = Terminal()) {
        self.terminal = terminal
        let cell = fitting.cell
        let kept =
            switch cell.fit {
            case .both: "both sides follow from the content"
            case .width: "the width is kept"
            case .height: "the height is kept"
            }
        let shown = fitting.item.map { "content of item \($0)" } ?? "its own content"
        lines =
            terminal.wrapped(
                "\(fitting.name): \(NumberText.count(cell.allViewNames.count, "view")), "
                    + "\(NumberText.count(cell.constraints.count, "constraint")); \(shown); \(kept)", hanging: 2) + [""]
        sizes(fitting.results)
        for result in fitting.results { frames(of: result) }
        lines += terminal.remark(omitting: omitted)
    }

    var text: String { lines.joined(separator: "\n") + "\n" }

    private mutating func sizes(_ results: [CellFitting.Result]) {
        var rows: [[String]] = []
        for result in results {
            let labels = result.parts.compactMap { part -> String? in
                guard case .label(let lines) = part.kind else { return nil }
                let count = part.possibleLineCounts?.inWords ?? NumberText.grouped(lines.count)
                return "\(part.name) \(count)"
            }
            rows.append([
                NumberText.grouped(result.width), result.category.shortName, NumberText.grouped(result.size.width),
                NumberText.grouped(result.size.height), labels.joined(separator: ", "),
            ])
        }
        add([.number("offered"), .words("text"), .number("width"), .number("height"), .words("lines")], rows)
    }

    private mutating func frames(of result: CellFitting.Result) {
        lines += ["", "\(NumberText.grouped(result.width)) points, \(result.category.shortName)"]
        var rows: [[String]] = []
        for part in result.parts {
            let frame = part.frame
            rows.append(
                [part.name]
                    + [frame.minX, frame.minY, frame.width, frame.height].map { NumberText.grouped(Double($0)) })
        }
        add([.words("view"), .number("x"), .number("y"), .number("width"), .number("height")], rows)
        for diagnostic in result.diagnostics { lines += [""] + terminal.wrapped(diagnostic.description, hanging: 2) }
    }

    private mutating func add(_ columns: [AlignedTable.Column], _ rows: [[String]]) {
        let table = AlignedTable(columns, rows: rows, room: terminal.columns)
        lines += table.lines
        omitted += table.omitted
    }
}
