import FlowSimulator
import PlainTexts

extension TraceMetric {
    /// The metrics by their names in scenarios.
    package static let named = Dictionary(uniqueKeysWithValues: table.map { ($0.name, $0) })

    /// `2 rows broken`: a count with its words.
    package func words(of count: Int) -> String {
        "\(NumberText.grouped(count)) \((count == 1 ? one : many) ?? name)"
    }
}
