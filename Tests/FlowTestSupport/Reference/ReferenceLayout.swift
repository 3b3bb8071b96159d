/// The flow layout as one plain page: every frame from scratch, in plain doubles, nothing remembered.
///
/// It is the oracle of the tests, so it is written to be read beside sections 1 to 6 of docs/rules.md and to share
/// nothing with the library. It is exact for sizes and metrics of whole, half and quarter points, whose sums are
/// exact in a `Double`. It is not for anything large: all answers are linear or worse.
public struct ReferenceLayout: Sendable {
    /// Headers, items and footers in the order of R6.2, frames as returned.
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
        let length = max(offset, 0)  // negative spacings may run backwards
        contentSize = container.scrollsHorizontally  // R5.1, R5.2
            ? ReferenceSize(length, container.length) : ReferenceSize(container.length, length)
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
        let centered = start + (available - spans) / 2

        if isOversized, !container.centersOversizedItem { return (start, 0) }  // R3.9
        // R3.7: a lone cell that sizes itself is centred, although its line is the last one.
        if sizes.count == 1, section.sizesItself, container.centersLoneSelfSizingItem,
            container.commonAlignment == .justify
        {
            return (centered, 0)
        }
        let isGrid = isUniform(line, section: section, isLast: isLast)
        let alignment = isLast && !isGrid ? container.lastAlignment : container.commonAlignment
        if isGrid, alignment == .justify {  // R3.5
            let columns = columns(of: section.sizes[line.items.lowerBound], in: section)
            if columns == 1 { return (centered, 0) }
            return (start, (available - Double(columns) * span(sizes.first!)) / Double(columns - 1))
        }
        let used = spans + section.itemSpacing * Double(sizes.count - 1)
        switch alignment {
        case .start: return (start, section.itemSpacing)  // R3.6
        case .center: return (start + (available - used) / 2, section.itemSpacing)
        case .end: return (start + (available - used), section.itemSpacing)
        case .justify where sizes.count == 1: return (centered, 0)  // R3.4
        case .justify: return (start, (available - spans) / Double(sizes.count - 1))  // R3.3
        }
    }

    /// Whether a line belongs to a grid of equal items, whose last line is treated like the others (R3.5, R3.6).
    private func isUniform(_ line: ReferenceLine, section: ReferenceSection, isLast: Bool) -> Bool {
        guard container.usesGrid else { return false }
        if Set(section.sizes).count == 1 { return true }
        return container.judgesUniformityByLine && isLast && Set(section.sizes[line.items]).count == 1
    }

    /// R2.6: how many items of a size fill a line.
    private func columns(of size: ReferenceSize, in section: ReferenceSection) -> Int {
        let step = section.itemSpacing + span(size)
        var columns = 1
        var used = span(size)
        while used + step <= available(in: section) + container.fitTolerance {
            // Without any extent there is no end: a line then holds what the section has.
            if step <= 0 { return section.sizes.count }
            used += step
            columns += 1
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
