import FlowScenario
import Foundation

extension CellFitting {
    /// Returns the text of a fitted cell for a terminal.
    func text(in terminal: Terminal) -> String {
        var output = TerminalText(terminal: terminal)
        let kept =
            switch cell.fit {
            case .both: "both sides follow from the content"
            case .width: "the width is kept"
            case .height: "the height is kept"
            }
        let shown = item.map { "content of item \($0)" } ?? "its own content"
        output.add(
            "\(name): \(NumberText.count(cell.allViewNames.count, "view")), "
                + "\(NumberText.count(cell.constraints.count, "constraint")); \(shown); \(kept)")
        output.addEmptyLine()
        output.add(
            [.number("offered"), .words("text"), .number("width"), .number("height"), .words("lines")],
            results.map(\.sizes))
        for result in results {
            output.lines += ["", "\(NumberText.grouped(result.width)) points, \(result.category.shortName)"]
            output.add(
                [.words("view"), .number("x"), .number("y"), .number("width"), .number("height")],
                result.parts.map { part in
                    let frame = part.frame
                    return [part.name] + Self.cells([frame.minX, frame.minY, frame.width, frame.height])
                })
            for diagnostic in result.diagnostics {
                output.addEmptyLine()
                output.add(diagnostic.description)
            }
        }
        output.addRemarkOnOmitted()
        return output.text
    }

    fileprivate static func cells(_ lengths: [CGFloat]) -> [String] { lengths.map { NumberText.grouped(Double($0)) } }
}

extension CellFitting.Result {
    /// The texts of one line in the table of sizes, one text for each column. The line is about one result. The last
    /// text has the number of lines of each label.
    @MainActor fileprivate var sizes: [String] {
        let labels = parts.compactMap { part -> String? in
            guard case .label(let lines) = part.kind else { return nil }
            return "\(part.name) \(part.possibleLineCounts?.inWords ?? NumberText.grouped(lines.count))"
        }
        return [NumberText.grouped(width), category.shortName] + CellFitting.cells([size.width, size.height])
            + [labels.joined(separator: ", ")]
    }
}
