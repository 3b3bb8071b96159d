import FlowEngine

extension FlowModel {
    /// The anchor for a viewport that begins at `offset`: the row, header or footer there. A row that spans the offset
    /// grows upwards if any of its items is measured for the first time. The anchor is then the element after this row.
    ///
    /// A1: a row that spans the offset grows upwards, out of sight, when one of its items is measured for the first
    /// time. A4: a row that was measured before grows downwards.
    ///
    /// - Parameter isMeasuredFirst: Whether an item is being measured for the first time.
    package func scrollAnchor(at offset: Double, isMeasuredFirst: (ItemPath) -> Bool) -> ScrollAnchor {
        guard let element = anchor(at: offset)?.element else { return lastAnchor }
        switch element.kind {
        case .header: return .sectionStart(element.section)
        case .footer: return .footer(element.section)
        case .item: break
        }
        let row = row(containing: ItemPath(section: element.section, item: element.item))
        let growsUpwards =
            row.offset < offset
            && row.items.contains { item in
                isMeasuredFirst(ItemPath(section: row.section, item: item))
            }
        return growsUpwards ? startAfter(row) : .row(ItemPath(section: row.section, item: row.items.lowerBound))
    }

    /// The place of an anchor, in points along the scroll axis.
    package func position(of anchor: ScrollAnchor) -> Double {
        switch anchor {
        case .row(let path): row(containing: path).offset
        case .item(let path): configuration.axis.alongStart(of: frame(of: path))
        case .sectionStart(let section): sectionRange(section).lowerBound
        case .footer(let section): sectionRange(section).upperBound - metrics(of: section).footerLength
        case .contentEnd: configuration.axis.along(of: contentSize)
        }
    }

    /// The anchor for a viewport that begins after all content. It is the last footer, row or section start. The
    /// content's end is the anchor only if there are no elements, because content that is added at the end moves
    /// nothing (R17.1).
    private var lastAnchor: ScrollAnchor {
        guard let section = (0..<sectionCount).last(where: { hasElement(in: $0) }) else { return .contentEnd }
        if metrics(of: section).footerLength > 0 { return .footer(section) }
        let count = itemCount(in: section)
        return count > 0 ? .row(ItemPath(section: section, item: count - 1)) : .sectionStart(section)
    }

    private func hasElement(in section: Int) -> Bool {
        let metrics = metrics(of: section)
        return itemCount(in: section) > 0 || metrics.headerLength > 0 || metrics.footerLength > 0
    }

    private func startAfter(_ row: RowInfo) -> ScrollAnchor {
        if row.index + 1 < rowCount(in: row.section) {
            return .row(ItemPath(section: row.section, item: row.items.upperBound))
        }
        if metrics(of: row.section).footerLength > 0 { return .footer(row.section) }
        return row.section + 1 < sectionCount ? .sectionStart(row.section + 1) : .contentEnd
    }
}
