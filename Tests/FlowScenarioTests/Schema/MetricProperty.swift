import FlowSimulator
import FlowTestSupport
import Foundation

/// The property of a metric as the sources declare it.
struct MetricProperty {
    private let metric: TraceMetric
    /// The lines of its documentation, without their marks.
    private let summary: [String]
    private let type: String

    static func of(_ metric: TraceMetric) -> MetricProperty {
        let isPart = metric.property.contains(".")
        let file = isPart ? "ViewSimulator/Diagnostics/SizingWork.swift" : "ElementsSimulator/Trace/TraceMetrics.swift"
        var summary: [String] = []
        let source = try? String(contentsOf: Repository.root.appendingPathComponent("Sources/\(file)"), encoding: .utf8)
        for line in (source ?? "").components(separatedBy: "\n") {
            let text = line.trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("/// ") {
                summary.append(String(text.dropFirst(4)))
                continue
            }
            for mark in [" = ", ": "] where text.hasPrefix("public var \(metric.limitName)\(mark)") {
                let type = text.contains("CGFloat") ? "CGFloat" : text.hasSuffix(" = 0") ? "Int" : "Double"
                return MetricProperty(metric: metric, summary: summary, type: type)
            }
            summary = []
        }
        preconditionFailure("\(file) has no property \(metric.limitName)")
    }

    /// The row in the page on traces.
    var row: String {
        let other = metric.name == metric.property ? "" : " (`\(metric.name)`)"
        let text = summary.joined(separator: " ").replacing(/R(\d+)\.(\d+)/) { rule in
            "[R\(rule.1).\(rule.2)](rules.md#r\(rule.1)-\(rule.2))"
        }
        return "| `\(metric.property)`\(other) | \(text) |"
    }

    /// The limit in budgets.
    var limit: String {
        let name = metric.limitName
        return (summary.map { "    /// \($0)" } + [
            "    public static func \(name)(_ most: \(type)) -> LayoutBudget {",
            "        LayoutBudget(\"\(name)\", Double(most))",
            "    }",
        ]).joined(separator: "\n")
    }
}
