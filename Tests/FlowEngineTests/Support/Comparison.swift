import FlowTestSupport

@testable import FlowEngine

extension FlowModel {
    var allElements: [ReferenceElement] { elements(in: .everything).map(ReferenceElement.init) }

    var allRows: [[Range<Int>]] {
        (0..<sectionCount).map { section in (0..<rowCount(in: section)).map { row(at: $0, in: section).items } }
    }

    /// The first difference from the reference; `nil` when they agree bit for bit.
    func difference(from reference: ReferenceLayout) -> String? { ModelAnswers(self).difference(from: reference) }

    /// The first difference from a model with the same content and another history.
    func difference(from fresh: FlowModel) -> String? { ModelAnswers(self).difference(from: ModelAnswers(fresh)) }

    /// The first difference from what a plain model holds, from the reference's layout of it where sums of its sizes
    /// are exact, and from a model that has held nothing else.
    func difference(fromAllOf plain: PlainModel, isExact: Bool = true, shape: EngineShape = .small) throws -> String? {
        if let difference = difference(from: plain) { return difference }
        let answers = ModelAnswers(self)
        if isExact, let difference = answers.difference(from: plain.reference()) { return difference }
        return answers.difference(from: ModelAnswers(try plain.fresh(shape: shape)))
    }

    /// The first difference in what is held: counts, sizes, origins, metrics.
    func difference(from plain: PlainModel) -> String? {
        if sectionCount != plain.sections.count { return "\(sectionCount) sections, expected \(plain.sections.count)" }
        if itemCount != plain.itemCount { return "\(itemCount) items, expected \(plain.itemCount)" }
        let rowsOfSections = (0..<sectionCount).reduce(0) { $0 + rowCount(in: $1) }
        if rowCount != rowsOfSections { return "\(rowCount) rows, not the sum of the sections'" }
        if measuredCount != plain.count(of: .measured) {
            return "\(measuredCount) measured, expected \(plain.count(of: .measured))"
        }
        if estimatedCount != plain.count(of: .estimated) {
            return "\(estimatedCount) estimated, expected \(plain.count(of: .estimated))"
        }
        for (section, expected) in plain.sections.enumerated() {
            if metrics(of: section) != expected.metrics { return "metrics of section \(section) differ" }
            if estimate(of: section) != expected.estimate { return "estimate of section \(section) differs" }
            if itemCount(in: section) != expected.items.count { return "item count of section \(section) differs" }
            for (item, held) in expected.items.enumerated() {
                let path = ItemPath(section: section, item: item)
                if size(of: path) != held.size { return "size of \(path): \(size(of: path)), expected \(held.size)" }
                if sizeSource(of: path) != held.source {
                    return "source of \(path): \(sizeSource(of: path)), expected \(held.source)"
                }
            }
        }
        return nil
    }

    /// Asks single frames, rects, points and anchors, and compares with the list of all elements. Anchors are asked
    /// where nothing is negative and content `runsForward`.
    func differenceOfQueries(
        using generator: inout SeededGenerator, rects: Int = 3, runsForward: Bool = true
    ) -> String? {
        let all = allElements
        for element in all where generator.isHeads(oneIn: 4) {
            let frame: FlowRect? = switch element.kind {
            case .header: headerFrame(of: element.section)
            case .item: frame(of: ItemPath(section: element.section, item: element.item))
            case .footer: footerFrame(of: element.section)
            }
            if frame.map(ReferenceRect.init) != element.frame {
                return "\(element.name): asked alone \(String(describing: frame)), in a query \(element.frame)"
            }
        }
        // A length beyond 2³² points counts as that much, so such an element need not be found at its far end.
        if all.contains(where: { max($0.frame.width, $0.frame.height) > 0x1p32 }) { return nil }
        for _ in 0..<rects {
            let rect = generator.rect(around: all)
            let got = elements(in: FlowRect(rect)).map(ReferenceElement.init)
            if let difference = firstDifference(got: got, expected: all.filter { $0.frame.overlaps(rect) }) {
                return "query \(rect): \(difference)"
            }
            let expected = all.last { $0.frame.holds(x: rect.x, y: rect.y) }
            let hit = element(at: FlowPoint(x: rect.x, y: rect.y)).map(ReferenceElement.init)
            if hit != expected {
                return
                    "at (\(rect.x), \(rect.y)): got \(hit?.name ?? "nothing"), expected \(expected?.name ?? "nothing")"
            }
            let offset = configuration.axis == .vertical ? rect.y : rect.x
            if runsForward, let difference = differenceOfAnchor(at: offset, among: all) { return difference }
        }
        return nil
    }

    /// An anchor is the first element that ends past an offset, and leads back to it.
    private func differenceOfAnchor(at offset: Double, among all: [ReferenceElement]) -> String? {
        let isVertical = configuration.axis == .vertical
        let expected = all.first {
            (isVertical ? $0.frame.y + $0.frame.height : $0.frame.x + $0.frame.width) > offset
        }
        guard let anchor = anchor(at: offset) else {
            return expected.map { "no anchor at \(offset), expected \($0)" }
        }
        let named = ReferenceElement(FlowElement(path: anchor.element, frame: .everything, sizeSource: .given)).name
        if named != expected?.name { return "anchor at \(offset): got \(named), expected \(expected?.name ?? "none")" }
        let back = self.offset(of: anchor)
        // A distance to an element far away is as coarse as doubles are there.
        return abs(back - offset) <= 1e-9 * max(1, abs(offset), abs(anchor.distance))
            ? nil : "anchor at \(offset) comes back at \(back)"
    }
}

extension ReferenceRect {
    func holds(x: Double, y: Double) -> Bool {
        self.x <= x && x < self.x + width && self.y <= y && y < self.y + height
    }
}

extension SeededGenerator {
    /// A rect near the elements, often with edges that coincide with theirs.
    mutating func rect(around elements: [ReferenceElement]) -> ReferenceRect {
        guard !elements.isEmpty else { return ReferenceRect(0, 0, 100, 100) }
        let (first, second) = (pick(elements).frame, pick(elements).frame)
        let x = isHeads() ? first.x : first.x + first.width
        let y = isHeads() ? first.y : first.y + first.height
        let otherX = isHeads() ? second.x : second.x + second.width
        let otherY = isHeads() ? second.y : second.y + second.height
        let jitter = isHeads() ? 0 : Double(within(-200...200)) / 4
        let (width, height) = (abs(otherX - x) + abs(jitter), abs(otherY - y) + abs(jitter))
        return ReferenceRect(min(x, otherX) + jitter, min(y, otherY) + jitter, width, height)
    }
}
