import CellSizing
import FlowSimulator

extension CellViews {
    /// The lines of a label as it shows them now, with what each begins from; nil where there is no label of that name.
    package func lines(of name: String) -> [CellLine]? {
        guard let label = views(labelled: name) else { return nil }
        guard let text = label.text, !text.isEmpty, let font = label.font else { return [] }
        let layouter = TextLayouter(metrics: TextEnvironment.metrics, scale: Double(label.pixelsPerPoint))
        let limits = TextLimits(
            width: label.numberOfLines == 1 ? .infinity : Double(label.bounds.width),
            maximumNumberOfLines: max(0, label.numberOfLines),
            lineBreakMode: .init(rawValue: label.lineBreakMode.rawValue))
        let layout = layouter.layout(StyledText(text, font: font.spec), limits: limits)
        // A text that is lower than its label is in the middle of it.
        let top = (Double(label.bounds.height) - layout.size.height) / 2
        let scale = Double(label.pixelsPerPoint)
        return layout.lines.map { line in
            // A label's baselines are on pixels.
            let baseline = scale > 0 ? (line.baseline * scale).rounded() / scale : line.baseline
            return CellLine(
                text: line.shownText(in: text), font: font.spec, x: line.indent, baseline: top + baseline,
                width: line.width)
        }
    }

    private func views(labelled name: String) -> Label? { view(named: name) as? Label }
}

/// A line of a label. Lengths are points, from the label's top left corner.
package struct CellLine: Hashable, Sendable {
    package var text: String
    package var font: FontSpec
    package var x, baseline, width: Double
}
