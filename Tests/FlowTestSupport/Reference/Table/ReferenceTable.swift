/// A table view as plain code: what it knows of heights, where it stands, whom it asks.
///
/// It is the oracle of tables, written to be read beside the published numbers and to share nothing with the library.
/// Everything is computed from scratch at each step, in arrays, O(*n*) and worse.
///
/// A pass is a loop of rounds (`ReferenceTable+Pass.swift`). The truth, what data source and delegate would say now, is
/// apart from what the table knows.
public struct ReferenceTable: Sendable {
    /// Something with a height, by what it is and not by where it is.
    public enum Element: Hashable, Sendable {
        case header(Int), row(Int), footer(Int)
    }

    /// What the table knows of an element.
    struct Known: Hashable, Sendable {
        enum State: Hashable, Sendable {
            /// Not asked since the table was loaded, or forgotten. The height is an estimate, the last one, or one that
            /// needs no question.
            case open
            /// It was on screen and is asked again; it keeps its height until then.
            case stale
            /// It was on screen in a pass.
            case measured
        }

        var height: Double
        var state: State
    }

    /// Sections by identity, in order: the table's data as they are now.
    struct Section: Hashable, Sendable {
        var id: Int
        var rows: [Int]
    }

    /// An element where it is by present knowledge, without sticking.
    public struct Place: Hashable, Sendable {
        public var element: Element
        public var section: Int
        /// Nil for headers and footers.
        public var row: Int?
        public var y: Double
        public var height: Double
        public var end: Double { y + height }
    }

    public internal(set) var world: ReferenceTableWorld
    var sections: [Section] = []
    // The truth, by identity.
    var rows: [Int: ReferenceTableRow] = [:]
    var headers: [Int: ReferenceTableEdge] = [:]
    var footers: [Int: ReferenceTableEdge] = [:]
    // What the table knows.
    var known: [Element: Known] = [:]
    var isLoaded = false
    var isOffsetGiven = false
    /// What comes at the start of the content is to be seen: the offset follows nothing in the next pass.
    var holdsStart = false
    /// What an update has kept in its place: the pass after it keeps the same.
    var held: Element?
    /// An update left the offset: what is on screen there is what the pass after it keeps in its place.
    var holdsOffset = false
    /// An update holds what was read: what the limits cut off the offset meanwhile is made good once there is room.
    var keepsPlace = false
    /// Elements with a view.
    var shown: Set<Element> = []
    /// What the reader saw in its own place at the end of the last layout: that is held still, rather than what was
    /// measured some time.
    var seen: Set<Element> = []
    /// Where everything was at the end of the last layout: the anchor `item` goes by that.
    var settled: [Place] = []
    /// What an update leaves for the anchor `item`: what is to be where the item was, the end of all sections if that
    /// is nil, and where that is.
    var itemKept: (element: Element?, y: Double)?
    var identifiers = 0

    public internal(set) var offset = 0.0
    /// The content's length that the table knows of.
    public internal(set) var contentHeight = 0.0
    public internal(set) var log = ReferenceTableLog()

    public init(_ sections: [ReferenceTableSection], in world: ReferenceTableWorld) {
        self.world = world
        for section in sections { self.sections.append(adopt(section)) }
    }

    /// Gives a section and its rows identities.
    mutating func adopt(_ section: ReferenceTableSection) -> Section {
        identifiers += 1
        let id = identifiers
        (headers[id], footers[id]) = (section.header, section.footer)
        return Section(id: id, rows: section.rows.map { adopt($0) })
    }

    mutating func adopt(_ row: ReferenceTableRow) -> Int {
        identifiers += 1
        rows[identifiers] = row
        return identifiers
    }
}

extension ReferenceTable {
    // MARK: Where everything is

    /// All elements from the first to the last, those without height too.
    public var places: [Place] {
        var places: [Place] = []
        var y = world.tableHeader
        func put(_ element: Element, _ section: Int, _ row: Int?) {
            let height = known[element]?.height ?? 0
            y += padding(element, height)
            places.append(Place(element: element, section: section, row: row, y: y, height: height))
            y += height
        }
        for (index, section) in sections.enumerated() {
            put(.header(section.id), index, nil)
            for (item, row) in section.rows.enumerated() { put(.row(row), index, item) }
            put(.footer(section.id), index, nil)
        }
        return places
    }

    /// The gap above a header of some height.
    func padding(_ element: Element, _ height: Double) -> Double {
        guard case .header = element, height > 0, world.isPlain else { return 0 }
        return world.headerTopPadding
    }

    var sum: Double { (places.last?.end ?? world.tableHeader) + world.tableFooter }

    public func place(section: Int, row: Int) -> Place? {
        places.first { $0.section == section && $0.row == row }
    }

    func place(of element: Element) -> Place? { places.first { $0.element == element } }

    /// What begins, ends or lies in the viewport, with a height, by present knowledge.
    public var visible: [Place] { places.filter { meetsViewport($0.y, $0.height) } }

    /// The visible rows, by section and row.
    public var visibleRows: [[Int]] { visible.compactMap { place in place.row.map { [place.section, $0] } } }

    func meetsViewport(_ y: Double, _ height: Double) -> Bool {
        height > 0 && y < offset + world.viewport && y + height > offset
    }

    // MARK: Where the offset may be

    public var lowestOffset: Double { -world.topInset }
    public var highestOffset: Double { max(-world.topInset, contentHeight + world.bottomInset - world.viewport) }

    func legal(_ offset: Double) -> Double { min(max(offset, lowestOffset), highestOffset) }

    /// What is known of a row: its height, and whether it was measured.
    public func height(section: Int, row: Int) -> Double { known[.row(sections[section].rows[row])]?.height ?? 0 }

    public func isMeasured(section: Int, row: Int) -> Bool {
        known[.row(sections[section].rows[row])]?.state == .measured
    }

    /// How many rows each section has.
    public var counts: [Int] { sections.map(\.rows.count) }
}
