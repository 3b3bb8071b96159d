import FlowEngine
import FlowTestSupport

/// A model's rows, sections and elements, read once and compared with several expectations.
struct ModelAnswers {
    private let rows: [[FlowModel.RowInfo]]
    private let sections: [ClosedRange<Double>]
    private let elements: [ReferenceElement]
    private let contentSize: FlowSize

    init(_ model: FlowModel) {
        rows = (0..<model.sectionCount).map { section in
            (0..<model.rowCount(in: section)).map { model.row(at: $0, in: section) }
        }
        sections = (0..<model.sectionCount).map { model.sectionRange($0) }
        elements = model.allElements
        contentSize = model.contentSize
    }

    private var items: [[Range<Int>]] { rows.map { $0.map(\.items) } }

    /// The first difference from the reference; `nil` when they agree bit for bit.
    func difference(from reference: ReferenceLayout) -> String? {
        if let difference = firstDifference(got: items, expected: reference.lines.map { $0.map(\.items) }) {
            return difference
        }
        for (section, lines) in reference.lines.enumerated() {
            for (row, line) in zip(rows[section], lines) where row.offset != line.offset || row.length != line.length {
                return "row \(section)-\(row.index): got offset \(row.offset) length \(row.length), expected \(line)"
            }
            let (start, end) = reference.bounds[section]
            let range = sections[section]
            if range.lowerBound != start || range.upperBound != max(start, end) {
                return "range of section \(section): got \(range), expected \(start) to \(end)"
            }
        }
        if let difference = firstDifference(got: elements, expected: reference.elements) { return difference }
        if ReferenceSize(contentSize) != reference.contentSize {
            return "content size: got \(contentSize), expected \(reference.contentSize)"
        }
        return nil
    }

    /// The first difference from the answers of a model with the same content and another history.
    func difference(from fresh: ModelAnswers) -> String? {
        if let difference = firstDifference(got: items, expected: fresh.items) { return "fresh " + difference }
        if let difference = firstDifference(got: elements, expected: fresh.elements) { return "fresh " + difference }
        if contentSize != fresh.contentSize {
            return "content size: got \(contentSize), a fresh model has \(fresh.contentSize)"
        }
        for (section, pair) in zip(rows, fresh.rows).enumerated() {
            for (row, expected) in zip(pair.0, pair.1) where row != expected {
                return "row \(section)-\(row.index): got \(row), a fresh model has \(expected)"
            }
        }
        return nil
    }
}
