/// The totals of neighbouring sections: the numbers of their items and rows, their length, and the stretch that their
/// elements take.
struct SectionSummary: TreeSummary, CustomStringConvertible {
    var count = 0
    /// The number of sections with an item, a header or a footer.
    var filledCount = 0
    var itemCount = 0
    var rowCount = 0
    var estimatedCount = 0
    var measuredCount = 0
    var length = Extent.zero
    /// The stretch along the scroll axis that contains all elements, relative to the start of the first section. The
    /// start is never behind the end.
    var hull = Hull(start: .zero, end: .zero)

    static let zero = SectionSummary()

    init() {}

    init(_ section: Section, axis: ScrollAxis) {
        count = 1
        filledCount = section.holdsElements ? 1 : 0
        itemCount = section.items.count
        rowCount = section.items.rowCount
        estimatedCount = section.items.estimatedCount
        measuredCount = section.items.measuredCount
        length = section.length(axis)
        hull = section.hull(axis, length: length)
    }

    mutating func add(_ next: SectionSummary) {
        hull.form(next.hull.shifted(by: length))
        count += next.count
        filledCount += next.filledCount
        itemCount += next.itemCount
        rowCount += next.rowCount
        estimatedCount += next.estimatedCount
        measuredCount += next.measuredCount
        length += next.length
    }

    /// Returns the summary of several sections, each of which has this summary.
    func repeated(_ times: Int) -> SectionSummary {
        var sum = self
        sum.count *= times
        sum.filledCount *= times
        sum.itemCount *= times
        sum.rowCount *= times
        sum.estimatedCount *= times
        sum.measuredCount *= times
        sum.length = length * times
        sum.hull.form(hull.shifted(by: length * (times - 1)))
        return sum
    }

    /// The sums over the sections in words, `2 sections, 6 items in 4 rows, 180`: the last number is the length along
    /// the scroll axis.
    var description: String {
        let items = "\(PlainText.count(itemCount, "item")) in \(PlainText.count(rowCount, "row"))"
        return "\(PlainText.count(count, "section")), \(items), \(PlainText.number(length.points))"
    }
}

/// The number and the total length of the sections before a position in the tree.
struct SectionPrefix: TreePrefix {
    var count = 0
    var length = Extent.zero

    @inline(__always)
    mutating func pass(_ summary: SectionSummary) {
        count += summary.count
        length += summary.length
    }

    @inline(__always)
    mutating func pass(_ element: SectionRun) {
        count += element.sectionCount
        length += element.sectionCount == 1 ? element.sectionSummary.length : element.summary.length
    }
}

/// The numbers of sections, and of sections with elements, before a position in the tree.
struct FilledPrefix: TreePrefix {
    var count = 0
    var filledCount = 0

    mutating func pass(_ summary: SectionSummary) {
        count += summary.count
        filledCount += summary.filledCount
    }

    mutating func pass(_ element: SectionRun) {
        count += element.sectionCount
        filledCount += element.sectionSummary.filledCount * element.sectionCount
    }
}
