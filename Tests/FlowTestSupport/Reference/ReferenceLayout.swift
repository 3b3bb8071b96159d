/// The flow layout as one plain page: every frame from scratch, in plain doubles, nothing remembered.
///
/// It is the oracle of the tests, so it is written to be read beside BEHAVIOUR.md sections 1 to 6 and to share
/// nothing with the library. It is exact for sizes and metrics of whole, half and quarter points, whose sums are
/// exact in a `Double`. It is not for anything large: all answers are linear or worse.
public struct ReferenceLayout: Sendable {
    /// Headers, items and footers in the order of R6.2, frames as handed out.
    public private(set) var elements: [ReferenceElement] = []
    /// The lines of each section.
    public private(set) var lines: [[ReferenceLine]] = []
    /// Where each section starts and ends along the scroll axis, header to footer.
    public private(set) var bounds: [(start: Double, end: Double)] = []
    public private(set) var contentSize = ReferenceSize(0, 0)

    private let container: ReferenceContainer

    public init(_ sections: [ReferenceSection], in container: ReferenceContainer) {
        self.container = container
        var offset = 0.0
        for (index, section) in sections.enumerated() {
            let start = offset
            // R1.3: header, inset, lines, inset, footer.
            addSupplementary(.header, section: index, offset: offset, length: section.headerLength)
            offset += section.headerLength + (container.scrollsHorizontally ? section.left : section.top)
            lines.append(breakIntoLines(section))
            for (number, line) in lines[index].enumerated() {
                if number > 0 { offset += section.lineSpacing }  // R1.8: between lines only
                lines[index][number].offset = offset
                place(line, of: section, index: index, isLast: number == lines[index].count - 1, offset: offset)
                offset += line.length
            }
            offset += container.scrollsHorizontally ? section.right : section.bottom
            addSupplementary(.footer, section: index, offset: offset, length: section.footerLength)
            offset += section.footerLength
            bounds.append((start, offset))
        }
        contentSize = container.scrollsHorizontally  // R5.1, R5.2
            ? ReferenceSize(offset, container.length) : ReferenceSize(container.length, offset)
    }

    /// R2.1, R2.2: greedy, in order; the first item of a line always goes in.
    private func breakIntoLines(_ section: ReferenceSection) -> [ReferenceLine] {
        let available = available(in: section)
        var lines: [ReferenceLine] = []
        var used = 0.0
        for (item, size) in section.sizes.enumerated() {
            if !lines.isEmpty, used + section.itemSpacing + span(size) <= available + container.fitTolerance {
                used += section.itemSpacing + span(size)
                let last = lines.count - 1
                lines[last].items = lines[last].items.lowerBound..<item + 1
                lines[last].length = max(lines[last].length, length(size))  // R1.11
            } else {
                used = span(size)
                lines.append(ReferenceLine(items: item..<item + 1, offset: 0, length: length(size)))
            }
        }
        return lines
    }

    private mutating func place(
        _ line: ReferenceLine, of section: ReferenceSection, index: Int, isLast: Bool, offset: Double
    ) {
        let (lead, gap) = distribution(of: line, section: section, isLast: isLast)
        var spans = 0.0
        for (position, item) in line.items.enumerated() {
            let size = section.sizes[item]
            let slack = line.length - length(size)
            let shift = switch container.itemAlignment {  // R3.10
            case .start, .justify: 0.0
            case .center: slack / 2
            case .end: slack
            }
            add(.item, section: index, item: item,
                across: (lead + spans) + Double(position) * gap, along: offset + shift,
                span: span(size), length: length(size))
            spans += span(size)
        }
    }

    /// Section 3: the position of a line's first item and the distance between items.
    private func distribution(
        of line: ReferenceLine, section: ReferenceSection, isLast: Bool
    ) -> (lead: Double, gap: Double) {
        let start = container.scrollsHorizontally ? section.top : section.left
        let available = available(in: section)
        let sizes = section.sizes[line.items]
        let spans = sizes.reduce(0) { $0 + span($1) }
        let isOversized = sizes.count == 1 && spans > available
        let lone = isOversized && !container.centersOversizedItem ? start : start + (available - spans) / 2  // R3.9
        let alignment = isLast ? container.lastAlignment : container.commonAlignment

        // R3.7: a lone cell that sizes itself is centred, although its line is the last one.
        if sizes.count == 1, section.sizesItself, container.centersLoneSelfSizingItem, isLast, alignment == .start {
            return (lone, 0)
        }
        if let fit = gridColumns(of: line, section: section, isLast: isLast) {  // R3.5
            if fit == 1 { return (lone, 0) }
            return (start, (available - Double(fit) * span(sizes.first!)) / Double(fit - 1))
        }
        let used = spans + section.itemSpacing * Double(sizes.count - 1)
        switch alignment {
        case .start: return (start, section.itemSpacing)  // R3.6
        case .center: return (sizes.count == 1 ? lone : start + (available - used) / 2, section.itemSpacing)
        case .end: return (start + (available - used), section.itemSpacing)
        case .justify where sizes.count == 1: return (lone, 0)  // R3.4
        case .justify: return (start, (available - spans) / Double(sizes.count - 1))  // R3.3
        }
    }

    /// R3.5: how many items a full line of the grid holds; `nil` where lines go their own way.
    private func gridColumns(of line: ReferenceLine, section: ReferenceSection, isLast: Bool) -> Int? {
        guard container.usesGrid, container.commonAlignment == .justify else { return nil }
        if isLast, container.lastAlignment == .center || container.lastAlignment == .end { return nil }
        let judged = container.judgesUniformityByLine ? section.sizes[line.items] : section.sizes[...]
        if container.judgesUniformityByLine, !isLast { return nil }
        guard let first = judged.first, judged.allSatisfy({ $0 == first }) else { return nil }
        var columns = 1
        var used = span(first)
        // A line holds no more than the section has, which only items without any extent would reach.
        while used + section.itemSpacing + span(first) <= available(in: section) + container.fitTolerance {
            used += section.itemSpacing + span(first)
            columns += 1
            if columns >= section.sizes.count, section.itemSpacing + span(first) <= 0 { break }
        }
        return columns
    }

    private func available(in section: ReferenceSection) -> Double {
        container.scrollsHorizontally
            ? container.length - section.top - section.bottom : container.length - section.left - section.right
    }

    private func span(_ size: ReferenceSize) -> Double { container.scrollsHorizontally ? size.height : size.width }
    private func length(_ size: ReferenceSize) -> Double { container.scrollsHorizontally ? size.width : size.height }

    private mutating func addSupplementary(_ kind: ReferenceKind, section: Int, offset: Double, length: Double) {
        guard length > 0 else { return }  // R1.6
        add(kind, section: section, item: 0, across: 0, along: offset, span: container.length, length: length)  // R1.4
    }

    private mutating func add(
        _ kind: ReferenceKind, section: Int, item: Int, across: Double, along: Double, span: Double, length: Double
    ) {
        let (a, b) = (rounded(across), rounded(along))
        let frame = container.scrollsHorizontally
            ? ReferenceRect(b, a, length, span) : ReferenceRect(a, b, span, length)
        elements.append(ReferenceElement(kind: kind, section: section, item: item, frame: frame))
    }

    /// R4.1, R4.2: origins only, exact halves up.
    private func rounded(_ value: Double) -> Double {
        container.scale == 0 ? value : (value * container.scale + 0.5).rounded(.down) / container.scale
    }
}
