import ElementsSimulator

/// A writer that writes moments one after the other. Each moment is written as its differences from the previous
/// moment.
struct MomentWriter {
    /// The metrics that are written as the costs of a moment, in the order of the words `costWords` in the page's
    /// script.
    static let costs = [
        "measured", "remeasured", "delegateSizeQueries", "rowsReplaced", "elementsRequeried", "elementQueries",
    ].compactMap { TraceMetric.named[$0] }

    /// An element as eight numbers: its own number, x, y, width, height, z, role and label. The role is its index among
    /// all roles; `pinned` is added to the role of a pinned element. The label is a number from `TimelineTables`.
    private typealias Row = [Int]

    private static let pinned = 100

    private var rows: [Int: Row] = [:]
    private var viewport: [Int] = []
    private var content: [Int] = []
    private var known: [Int] = []

    /// Returns a moment as one object.
    mutating func json(of moment: Timeline.Moment, tables: inout TimelineTables) -> JSONText {
        var json = JSONText()
        json.object { json in
            writeHead(of: moment, to: &json)
            writeElements(of: moment, &tables, to: &json)
            writeReasons(of: moment, &tables, to: &json)
        }
        return json
    }

    /// Returns the values that a page has of all its moments, such as the content's size.
    mutating func head(of moment: Timeline.Moment) -> JSONText {
        var json = JSONText()
        json.object { json in writeHead(of: moment, to: &json) }
        return json
    }

    /// Returns the values that a page has of the moments that it shows, such as the elements.
    mutating func body(of moment: Timeline.Moment, tables: inout TimelineTables) -> JSONText {
        var json = JSONText()
        json.object { json in
            writeElements(of: moment, &tables, to: &json)
            writeReasons(of: moment, &tables, to: &json)
        }
        return json
    }

    /// Begins a part of a page. The first moment of a part has all its elements.
    mutating func beginPart() {
        rows = [:]
    }

    private mutating func writeHead(of moment: Timeline.Moment, to json: inout JSONText) {
        json.member("layout", moment.layout)
        json.member("round", ifAny: moment.round)
        if moment.isRightToLeft { json.member("mirrored", true) }
        writeIfNew("view", moment.viewport.thousandths, \.viewport, to: &json)
        let size = moment.contentSize
        writeIfNew("content", [size.width, size.height].map { Double($0).thousandths }, \.content, to: &json)
        writeIfNew("known", [moment.measured, moment.estimated], \.known, to: &json)
        writeWork(of: moment, to: &json)
    }

    private mutating func writeIfNew(
        _ key: StaticString, _ numbers: [Int], _ last: WritableKeyPath<Self, [Int]>, to json: inout JSONText
    ) {
        guard self[keyPath: last] != numbers else { return }
        self[keyPath: last] = numbers
        json.member(key, numbers)
    }

    // MARK: Elements

    /// Writes the differences between this moment's elements and the previous moment's elements. New and changed
    /// elements are written one by one. Elements that only moved are written together with those that moved by the same
    /// distance.
    private mutating func writeElements(
        of moment: Timeline.Moment, _ tables: inout TimelineTables, to json: inout JSONText
    ) {
        var now: [Int: Row] = [:]
        now.reserveCapacity(moment.elements.count)
        var set: [Int] = []
        var moved = TimelineTables.Numbering<[Int]>()
        var groups: [[Int]] = []
        var (asked, named): ([Int], [Int]) = ([], [])
        for element in moment.elements {
            let row = Self.row(of: element, &tables)
            let number = row[0]
            switch element.change {
            case .asked: asked.append(number)
            case .requeried: named.append(number)
            default: break
            }
            now[number] = row
            guard let before = rows[number] else {
                set += row
                continue
            }
            guard before != row else { continue }
            if before[3...] == row[3...] {
                let group = moved.number(of: [row[1] - before[1], row[2] - before[2]])
                if group == groups.count { groups.append(moved.values[group]) }
                groups[group].append(number)
            } else {
                set += row
            }
        }
        write("set", set, to: &json)
        write("move", groups, to: &json)
        write("gone", rows.keys.filter { now[$0] == nil }.sorted(), to: &json)
        write("asked", asked, &tables, to: &json)
        write("named", named, &tables, to: &json)
        rows = now
    }

    private static func row(of element: Timeline.Element, _ tables: inout TimelineTables) -> Row {
        let role = LayoutPicture.Element.Role.allCases.firstIndex(of: element.role) ?? 0
        var row = [tables.number(of: element)]
        row += element.frame.thousandths
        row.append(element.zIndex)
        row.append(role + (element.isPinned ? Self.pinned : 0))
        row.append(tables.label(of: element))
        return row
    }

    // MARK: Work

    private func writeWork(of moment: Timeline.Moment, to json: inout JSONText) {
        var costs = Self.costs.map { Int($0.value(moment.costs) ?? 0) }
        while costs.last == 0 { costs.removeLast() }
        write("costs", costs, to: &json)
        if moment.costs.lastDrift != 0 { json.member("drift", Double(moment.costs.lastDrift).thousandths) }
        if let pushedOff = moment.pushedOff {
            // How many, and how far where that is known.
            let way = pushedOff.way.map { [Double($0.x).thousandths, Double($0.y).thousandths] } ?? []
            write("left", [pushedOff.count] + way, to: &json)
            if pushedOff.isAll { json.member("lost", true) }
        }
        let adjusted = [moment.offsetAdjustment.x, moment.offsetAdjustment.y].map { Double($0).thousandths }
        write("adjusted", adjusted == [0, 0] ? [] : adjusted, to: &json)
    }

    private func writeReasons(of moment: Timeline.Moment, _ tables: inout TimelineTables, to json: inout JSONText) {
        write("broken", moment.brokenRows.flatMap(\.thousandths), &tables, to: &json)
        let scrolls = moment.sectionScrolls.map { scroll in
            [Double(scroll.way.x).thousandths, Double(scroll.way.y).thousandths]
                + scroll.elements.map { tables.number(ofElement: $0) }
        }
        write("slid", scrolls, to: &json)
        if !moment.reason.isEmpty { json.member("reason", tables.text(moment.reason)) }
        writeExplanations(of: moment, &tables, to: &json)
    }

    /// Writes the explanations of a moment. An explanation is written as its number, followed by the numbers of its
    /// elements. If it applies to all elements that no other explanation names, only its number is written.
    private func writeExplanations(
        of moment: Timeline.Moment, _ tables: inout TimelineTables, to json: inout JSONText
    ) {
        var lists: [[Int]] = []
        for explanation in moment.explanations {
            let number = tables.number(of: explanation)
            lists.append([number] + (explanation.elements ?? []).map { tables.number(ofElement: $0) })
        }
        write("why", lists, to: &json)
    }

    // MARK: Lists

    private func write(_ key: StaticString, _ list: [some JSONTextValue], to json: inout JSONText) {
        if !list.isEmpty { json.member(key, list) }
    }

    /// Writes a member whose value refers to a list of numbers in `tables`. The tables store each list once, and the
    /// value is the list's number there. An empty list is not written.
    private func write(
        _ key: StaticString, _ numbers: [Int], _ tables: inout TimelineTables, to json: inout JSONText
    ) {
        guard !numbers.isEmpty else { return }
        json.member(key, tables.list(numbers))
    }
}
