import FlowScenario
import Foundation

/// A fitted cell as people read it in a terminal.
@MainActor
struct FitText {
    private(set) var lines: [String]

    init(_ fitting: CellFitting) {
        let cell = fitting.cell
        let kept =
            switch cell.fit {
            case .both: "both sides follow from the content"
            case .width: "the width is kept"
            case .height: "the height is kept"
            }
        let shown = fitting.item.map { "content of item \($0)" } ?? "what it shows by itself"
        lines = [
            "\(fitting.name): \(NumberText.count(cell.allViewNames.count, "view")), "
                + "\(NumberText.count(cell.constraints.count, "constraint")); \(shown); \(kept)", "",
        ]
        sizes(fitting.results)
        for result in fitting.results { frames(of: result) }
    }

    var text: String { lines.joined(separator: "\n") + "\n" }

    private mutating func sizes(_ results: [CellFitting.Result]) {
        var rows = [["offered", "text", "width", "height", "lines"]]
        for result in results {
            let labels = result.parts.compactMap { part -> String? in
                guard case .label(let lines) = part.kind else { return nil }
                return "\(part.name) \(NumberText.grouped(lines.count))"
            }
            rows.append([
                NumberText.grouped(result.width), result.category.shortName, NumberText.grouped(result.size.width),
                NumberText.grouped(result.size.height), labels.joined(separator: ", "),
            ])
        }
        lines += AlignedTable(rows, leading: [1, 4]).lines
    }

    private mutating func frames(of result: CellFitting.Result) {
        lines += ["", "\(NumberText.grouped(result.width)) points, \(result.category.shortName)"]
        var rows = [["view", "x", "y", "width", "height"]]
        for part in result.parts {
            let frame = part.frame
            rows.append(
                [part.name]
                    + [frame.minX, frame.minY, frame.width, frame.height].map { NumberText.grouped(Double($0)) })
        }
        lines += AlignedTable(rows, leading: [0]).lines
        for diagnostic in result.diagnostics { lines += ["", diagnostic.description] }
    }
}
