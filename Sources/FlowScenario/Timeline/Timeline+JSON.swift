import CellSizing
import Foundation

extension Timeline {
    /// The timeline as the page's script reads it: each moment says only what is different from the one before.
    ///
    /// Lengths are rounded to a thousandth of a point.
    func json() -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Nothing in a document of numbers and strings can fail to be encoded.
        let data = (try? encoder.encode(Document(self))) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }

    /// Every so many moments all elements are written, so that a page need not begin at the beginning.
    static let keyInterval = 64
}

/// Short names: a run of a thousand steps has many moments.
private struct Document: Encodable {
    var name: String
    var vertical: Bool
    var items: Int
    var abridged: Bool
    var interval = Timeline.keyInterval
    var steps: [Step]
    var moments: [Moment]
    /// Roles, and texts that elements show, by number.
    var roles = LayoutPicture.Element.Role.allCases.map(\.rawValue)
    var labels: [Label]

    struct Step: Encodable {
        var number: Int
        var action: String
        var note: String?
        var expects: Bool
        var first, count: Int
        var issues: [String]
        var refusal: String?
        var differences: [String]
    }

    /// What an element shows. The same element shows its text in another size where the reader chose another.
    struct Label: Encodable, Hashable {
        var name: String
        /// The text that the cell shows, with its width, its font's size and weight, and its left padding.
        var text: String?
        var wide, size, inset: Double?
        var bold: Bool?
        /// What is in the cell: rows of x, y, width, height, and whether it is an image.
        var boxes: [[Double]]?
        var lines: [Line]?
    }

    /// A line of a text in a cell: where it begins, its baseline, how wide it is, and its font's size and weight.
    struct Line: Encodable, Hashable {
        var text: String
        var x, y, wide, size: Double
        var bold: Bool?
    }

    struct Moment: Encodable {
        var step, layout: Int
        var round: Int?
        var viewport, content: [Double]
        var mirrored: Bool?
        var measured, estimated: Int
        /// Rows of element, x, y, width, height, z, role, label.
        var set: [[Double]]
        var gone: [Int]?
        var asked, named: [Int]?
        var broken: [[Double]]?
        var costs: [String: Double]
        var drift: Double?
        var reason: String?
        var events: [String]
        /// How many events there were; not all need be listed.
        var happened: Int
    }
}

extension Document {
    init(_ timeline: Timeline) {
        var table = Table()
        var moments: [Moment] = []
        var before: [Int: [Double]] = [:]
        for (step, range) in timeline.steps.map(\.moments).enumerated() {
            for index in range {
                let isKey = index.isMultiple(of: Timeline.keyInterval)
                moments.append(
                    Moment(
                        timeline.moments[index], step: step, table: &table, before: &before, isKey: isKey))
            }
        }
        self.init(
            name: timeline.name, vertical: timeline.isVertical, items: timeline.itemCount,
            abridged: timeline.isAbridged, steps: timeline.steps.map(Step.init), moments: moments,
            labels: table.labels)
    }

    /// Numbers for elements and labels, in the order in which they come up.
    fileprivate struct Table {
        private var elementNumbers: [String: Int] = [:]
        private var labelNumbers: [Shown: Int] = [:]
        private(set) var labels: [Label] = []

        private struct Shown: Hashable {
            var label: String
            var text: LayoutPicture.Element.Text?
            var parts: [LayoutPicture.Element.Part]
        }

        mutating func number(of element: Timeline.Element) -> Int {
            if let number = elementNumbers[element.identity] { return number }
            elementNumbers[element.identity] = elementNumbers.count
            return elementNumbers.count - 1
        }

        mutating func label(of element: Timeline.Element) -> Int {
            let shown = Shown(label: element.label, text: element.text, parts: element.parts)
            if let number = labelNumbers[shown] { return number }
            labelNumbers[shown] = labels.count
            labels.append(Label(element.label, showing: element.text, parts: element.parts))
            return labels.count - 1
        }
    }
}

extension Document.Label {
    fileprivate init(
        _ name: String, showing shown: LayoutPicture.Element.Text?, parts: [LayoutPicture.Element.Part]
    ) {
        self.init(name: name)
        if !parts.isEmpty { (boxes, lines) = (Self.boxes(parts), Self.lines(parts)) }
        guard let shown else { return }
        (text, size) = (shown.string, shown.style.font.size)
        wide = (SVGText.width(of: shown.string, font: shown.style.font) * 1000).rounded() / 1000
        inset = shown.style.padding.left
        bold = shown.style.font.weight == .bold ? true : nil
    }
}

extension Document.Label {
    private static func boxes(_ parts: [LayoutPicture.Element.Part]) -> [[Double]] {
        parts.compactMap { part in
            switch part.kind {
            case .box: Document.Moment.numbers(part.frame) + [0]
            case .image: Document.Moment.numbers(part.frame) + [1]
            case .label, .guide: nil
            }
        }
    }

    private static func lines(_ parts: [LayoutPicture.Element.Part]) -> [Document.Line] {
        parts.flatMap { part in
            guard case .label(let lines) = part.kind else { return [Document.Line]() }
            return lines.map { line in
                let isBold = line.font.weight.value >= FontSpec.Weight.semibold.value
                return Document.Line(
                    text: line.text, x: Document.Moment.rounded(line.x), y: Document.Moment.rounded(line.baseline),
                    wide: Document.Moment.rounded(line.width), size: line.font.size, bold: isBold ? true : nil)
            }
        }
    }
}

extension Document.Step {
    fileprivate init(_ step: Timeline.Step) {
        let report = step.report
        self.init(
            number: report.number, action: report.action, note: report.note, expects: report.isExpectation,
            first: step.moments.lowerBound, count: step.moments.count, issues: report.issues.map(\.message),
            refusal: report.refusal,
            differences: report.differences.map { "\($0.what): expected \($0.expected), found \($0.actual)" })
    }
}

extension Document.Moment {
    fileprivate init(
        _ moment: Timeline.Moment, step: Int, table: inout Document.Table, before: inout [Int: [Double]], isKey: Bool
    ) {
        var set: [[Double]] = []
        var now: [Int: [Double]] = [:]
        var (asked, named): ([Int], [Int]) = ([], [])
        for element in moment.elements {
            let number = table.number(of: element)
            let row = Self.row(element, number: number, label: table.label(of: element))
            now[number] = row
            if isKey || before[number] != row { set.append(row) }
            switch element.handling {
            case .asked: asked.append(number)
            case .named: named.append(number)
            case nil: break
            }
        }
        let gone = isKey ? [] : before.keys.filter { now[$0] == nil }.sorted()
        before = now
        self.init(
            step: step, layout: moment.layout, round: moment.round, viewport: Self.numbers(moment.viewport),
            content: [moment.contentSize.width, moment.contentSize.height].map(Self.rounded),
            mirrored: moment.isRightToLeft ? true : nil,
            measured: moment.measured, estimated: moment.estimated, set: set, gone: gone.isEmpty ? nil : gone,
            asked: asked.isEmpty ? nil : asked, named: named.isEmpty ? nil : named,
            broken: moment.brokenRows.isEmpty ? nil : moment.brokenRows.map(Self.numbers),
            costs: Self.costs(of: moment),
            drift: moment.costs.lastDrift == 0 ? nil : Self.rounded(moment.costs.lastDrift),
            reason: moment.reason.isEmpty ? nil : moment.reason, events: moment.events,
            happened: moment.eventCount)
    }

    private static func row(_ element: Timeline.Element, number: Int, label: Int) -> [Double] {
        let role = LayoutPicture.Element.Role.allCases.firstIndex(of: element.role) ?? 0
        return [Double(number)] + numbers(element.frame) + [Double(element.zIndex), Double(role), Double(label)]
    }

    /// What is not zero.
    private static func costs(of moment: Timeline.Moment) -> [String: Double] {
        let names = [
            "measured", "remeasured", "delegateSizeQueries", "rowsReplaced", "elementsRequeried", "elementQueries",
        ]
        var costs: [String: Double] = [:]
        for name in names {
            if let value = MetricName.value(name, in: moment.costs), value != 0 { costs[name] = value }
        }
        return costs
    }

    fileprivate static func numbers(_ rect: CGRect) -> [Double] {
        [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(rounded)
    }

    fileprivate static func rounded(_ value: Double) -> Double {
        value.isFinite ? (value * 1000).rounded() / 1000 : 0
    }
}
