/// Something that stands in the content and may be held on to: a header, a row or a footer, where it is without
/// pinning.
struct ReferenceThing: Hashable, Sendable {
    var kind: ReferenceKind
    var section: Int
    /// The section's identifier, or those of the row's items.
    var ids: [Int]
    var start: Double
    var end: Double
}

/// What the reader saw at the end of a layout.
struct ReferenceSight: Hashable, Sendable {
    /// Items that began on screen, and those that began before it, in order.
    var whole: [Int] = []
    var partly: [Int] = []
}

/// A place that stays where the reader sees it.
enum ReferenceStillPoint: Hashable, Sendable {
    case thing(ReferenceThing)
    case item(Int)
    case contentEnd
}

extension ReferenceView {
    /// All things in order.
    var things: [ReferenceThing] {
        var things: [ReferenceThing] = []
        for (index, section) in sections.enumerated() {
            let (range, metrics) = (layout.bounds[index], section.metrics)
            if metrics.headerLength > 0 {
                let end = range.start + metrics.headerLength
                things.append(
                    ReferenceThing(kind: .header, section: index, ids: [section.id], start: range.start, end: end))
            }
            for line in layout.lines[index] {
                things.append(
                    ReferenceThing(
                        kind: .item, section: index, ids: section.items[line.items].map(\.id), start: line.offset,
                        end: line.offset + line.length))
            }
            if metrics.footerLength > 0 {
                let start = range.end - metrics.footerLength
                things.append(
                    ReferenceThing(kind: .footer, section: index, ids: [section.id], start: start, end: range.end))
            }
        }
        return things
    }

    /// Where a thing is now: a row by the first of its items that is still there.
    func position(of thing: ReferenceThing) -> Double? {
        for (index, section) in sections.enumerated() {
            switch thing.kind {
            case .header where thing.ids == [section.id]: return layout.bounds[index].start
            case .footer where thing.ids == [section.id]:
                return layout.bounds[index].end - section.metrics.footerLength
            case .item:
                let first = thing.ids.first { id in section.items.contains { $0.id == id } }
                guard let first, let item = section.items.firstIndex(where: { $0.id == first }) else { continue }
                return layout.lines[index].first { $0.items.contains(item) }?.offset
            default: continue
            }
        }
        return nil
    }

    func position(of point: ReferenceStillPoint) -> Double? {
        switch point {
        case .thing(let thing): position(of: thing)
        case .item(let id): path(of: id).flatMap { layout.frame($0.section, $0.item) }.map { start(of: $0) }
        case .contentEnd: along(layout.contentSize)
        }
    }

    func path(of id: Int) -> (section: Int, item: Int)? {
        for (section, content) in sections.enumerated() {
            if let item = content.items.firstIndex(where: { $0.id == id }) { return (section, item) }
        }
        return nil
    }

    /// Every row holds one item: then the rules say all about what stays where it is.
    public var isOneColumn: Bool { layout.lines.allSatisfy { $0.allSatisfy { $0.items.count == 1 } } }

    /// Remembers what the reader sees now.
    mutating func look() {
        sight = ReferenceSight()
        for element in elementsOnScreen where element.kind == .item {
            let id = id(of: element)
            if start(of: element.frame) >= offset { sight.whole.append(id) } else { sight.partly.append(id) }
        }
    }
}
