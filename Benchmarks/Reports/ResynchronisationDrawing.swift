import Foundation

/// How many rows one change replaces, drawn: for each number of rows, which share of the changes replaces more. Both
/// axes are logarithmic, and the drawing is the same every time.
struct ResynchronisationDrawing {
    private struct Curve {
        var label: String
        var style: String
        var rows: [Int]
    }

    private static let trialCount = 300_000
    private let curves: [Curve]

    private let plot = (left: 64.0, top: 56.0, width: 520.0, height: 260.0)
    private let mostRows = 1000.0
    private let leastShare = 1e-5

    init() {
        let kinds: [(WorkloadName, Resynchronisation.Edit, String, String)] = [
            (.mixed, .newSize, "mixed, new size", "a"), (.mixed, .insertion, "mixed, insertion", "a dashed"),
            (.chips, .newSize, "chips, new size", "b"), (.chips, .insertion, "chips, insertion", "b dashed"),
        ]
        curves = kinds.map { workload, edit, label, style in
            let rows = Resynchronisation(workload, edit, trials: Self.trialCount).rows
            let mean = String(format: "%.1f", rows.mean)
            let text = "\(label): mean \(mean), 1 in 100 > \(rows.percentile(99)), worst \(rows.worst)"
            return Curve(label: text, style: style, rows: rows.values)
        }
    }

    func svg() -> String {
        var parts = [head]
        parts += verticalRules + horizontalRules
        for (number, curve) in curves.enumerated() {
            parts.append("<path class=\"curve \(curve.style)\" d=\"\(path(curve))\"/>")
            parts += legend(curve, number)
        }
        return (parts + ["</svg>", ""]).joined(separator: "\n")
    }

    private var head: String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 470" width="640" height="470" font-family="sans-serif" \
        font-size="12">
        <title>Rows that one change replaces</title>
        <style>
          .ground { fill: #ffffff } text { fill: #1f2328 } .rule { stroke: #d1d9e0 }
          .curve { fill: none; stroke-width: 2; stroke-linejoin: round } .dashed { stroke-dasharray: 6 4 }
          .a { stroke: #0969da } .b { stroke: #bc4c00 }
          @media (prefers-color-scheme: dark) {
            .ground { fill: #0d1117 } text { fill: #e6edf3 } .rule { stroke: #3d444d }
            .a { stroke: #58a6ff } .b { stroke: #f0883e }
          }
        </style>
        <rect class="ground" width="640" height="470"/>
        <text x="\(number(plot.left))" y="24" font-size="15">Rows that one change replaces</text>
        <text x="\(number(plot.left))" y="42">share of changes that replace more rows than this</text>
        <text x="\(number(plot.left))" y="460">100,000 items, 300,000 changes each</text>
        """
    }

    private var verticalRules: [String] {
        [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].flatMap { rows -> [String] in
            let x = number(x(Double(rows)))
            let bottom = plot.top + plot.height
            return [
                "<path class=\"rule\" d=\"M\(x) \(number(plot.top))V\(number(bottom))\"/>",
                "<text x=\"\(x)\" y=\"\(number(bottom + 18))\" text-anchor=\"middle\">\(rows)</text>",
            ]
        } + ["<text x=\"\(number(plot.left + plot.width / 2))\" y=\"\(number(plot.top + plot.height + 36))\" "
            + "text-anchor=\"middle\">rows replaced</text>"]
    }

    private var horizontalRules: [String] {
        let shares = [(1.0, "all"), (0.1, "10 %"), (0.01, "1 %"), (0.001, "0.1 %"), (1e-4, "0.01 %"), (1e-5, "0.001 %")]
        return shares.flatMap { share, label in
            let y = y(share)
            return [
                "<path class=\"rule\" d=\"M\(number(plot.left)) \(number(y))H\(number(plot.left + plot.width))\"/>",
                "<text x=\"\(number(plot.left - 8))\" y=\"\(number(y + 4))\" text-anchor=\"end\">\(label)</text>",
            ]
        }
    }

    private func legend(_ curve: Curve, _ index: Int) -> [String] {
        let y = plot.top + plot.height + 60 + Double(index) * 20
        return [
            "<path class=\"curve \(curve.style)\" d=\"M\(number(plot.left)) \(number(y))h36\"/>",
            "<text x=\"\(number(plot.left + 46))\" y=\"\(number(y + 4))\">\(curve.label)</text>",
        ]
    }

    /// Down in steps, from one row on.
    private func path(_ curve: Curve) -> String {
        var path = "M\(number(x(1))) \(number(y(1)))"
        var index = 0
        while index < curve.rows.count {
            let rows = curve.rows[index]
            while index < curve.rows.count, curve.rows[index] == rows { index += 1 }
            let share = Double(curve.rows.count - index) / Double(curve.rows.count)
            path += "H\(number(x(Double(max(rows, 1)))))V\(number(y(share)))"
        }
        return path
    }

    private func x(_ rows: Double) -> Double { plot.left + plot.width * log10(rows) / log10(mostRows) }

    private func y(_ share: Double) -> Double {
        plot.top + plot.height * log10(max(share, leastShare)) / log10(leastShare)
    }

    private func number(_ value: Double) -> String { String(format: "%.1f", value) }
}
