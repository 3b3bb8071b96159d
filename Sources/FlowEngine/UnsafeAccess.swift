// The only file of the engine that uses unsafe memory, where benchmarks showed what it is worth: reading a tree without
// counting references halves the time of a query, and scanning lines without bounds checks and allocations that of a build.

// MARK: - Nodes read without counting references

/// A node of a tree that outlives this and stays as it is meanwhile. Reading it counts no references.
struct BorrowedNode<Element: TreeElement> {
    private let reference: Unmanaged<TreeNode<Element>>

    @inline(__always)
    init(_ node: TreeNode<Element>) {
        reference = .passUnretained(node)
    }

    var isLeaf: Bool {
        @inline(__always) get { reference._withUnsafeGuaranteedRef { $0.height == 0 } }
    }

    var elementCount: Int {
        @inline(__always) get { reference._withUnsafeGuaranteedRef { $0.elements.count } }
    }

    @inline(__always)
    func child(at slot: Int) -> BorrowedNode {
        reference._withUnsafeGuaranteedRef { BorrowedNode($0.children.nodes[slot]) }
    }

    /// Calls `body` with the elements of a leaf.
    @inline(__always)
    func withElements<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
        reference._withUnsafeGuaranteedRef { $0.elements.withUnsafeBufferPointer(body) }
    }

    /// Calls `body` with the summaries of a branch's children.
    @inline(__always)
    func withSummaries<Result>(_ body: (UnsafeBufferPointer<Element.Summary>) -> Result) -> Result {
        reference._withUnsafeGuaranteedRef { $0.children.summaries.withUnsafeBufferPointer(body) }
    }

    /// Calls `body` with one element of a leaf, where it stands.
    @inline(__always)
    func withElement<Result>(at slot: Int, _ body: (borrowing Element) -> Result) -> Result {
        withElements { elements in
            precondition(slot < elements.count, "a slot of a leaf")
            return body(elements[slot])
        }
    }
}

/// The sizes of a dense stretch that outlives this and stays as it is meanwhile.
struct BorrowedSizes {
    private let base: UnsafePointer<AxisSize>?
    private let count: Int

    static var none: BorrowedSizes { BorrowedSizes() }

    private init() {
        (base, count) = (nil, 0)
    }

    @inline(__always)
    init(_ sizes: borrowing ContiguousArray<AxisSize>) {
        (base, count) = sizes.withUnsafeBufferPointer { ($0.baseAddress, $0.count) }
    }

    /// The sizes of a range, found to exist once and for all.
    @inline(__always)
    subscript(range: Range<Int>) -> UnsafeBufferPointer<AxisSize> {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "items of the stretch")
        return UnsafeBufferPointer(start: base.map { $0 + range.lowerBound }, count: range.count)
    }
}

/// Room on the stack for elements on their way into an array, which then grows once for many.
struct ElementRoom {
    /// A kilobyte.
    static let limit = 16

    private let elements: UnsafeMutableBufferPointer<FlowElement>
    private var count = 0

    private init(_ elements: UnsafeMutableBufferPointer<FlowElement>) {
        self.elements = elements
    }

    /// Calls `body` with room for `limit` elements; what it leaves there has to be moved out with `flush`.
    @inline(__always)
    static func with(_ body: (inout ElementRoom) -> Void) {
        withUnsafeTemporaryAllocation(of: FlowElement.self, capacity: limit) { elements in
            var room = ElementRoom(elements)
            body(&room)
            precondition(room.count == 0, "all elements were moved out")
        }
    }

    var free: Int { @inline(__always) get { ElementRoom.limit &- count } }

    /// Puts an element there, to stay only if it is wanted. There is room `free`.
    @inline(__always)
    mutating func put(_ element: FlowElement, if isWanted: Bool) {
        assert(count < ElementRoom.limit, "there is room for the element")
        elements[count] = element
        count &+= isWanted ? 1 : 0
    }

    /// Moves the elements to the end of an array.
    @inline(never)
    mutating func flush(into array: inout [FlowElement]) {
        array.append(contentsOf: UnsafeBufferPointer(rebasing: elements[..<count]))
        count = 0
    }
}

// MARK: - Building

extension ScrollAxis {
    /// Some of the sizes, seen from the scroll axis.
    func sizes(of sizes: [FlowSize], _ range: Range<Int>) -> ContiguousArray<AxisSize> {
        precondition(range.lowerBound >= 0 && range.upperBound <= sizes.count, "sizes that exist")
        return ContiguousArray(unsafeUninitializedCapacity: range.count) { target, count in
            sizes.withUnsafeBufferPointer { source in
                for index in 0..<range.count { (target.baseAddress! + index).initialize(to: size(source[range.lowerBound &+ index])) }
            }
            count = range.count
        }
    }
}

// MARK: - Lines

/// A line that is still open.
struct OpenLine {
    var count: Int64 = 0
    /// The room it takes, spacing included.
    var used: Int64 = 0
    /// The length of its longest item, in points.
    var length = 0.0
}

extension LineRule {
    /// The most items that are scanned at once: a kilobyte of rows, which lie on the stack.
    static let scanLimit = 64

    /// Calls `body` with room for the rows of one scan.
    @inline(__always)
    static func withScanRoom<Result>(_ body: (UnsafeMutableBufferPointer<RowRun>) -> Result) -> Result {
        withUnsafeTemporaryAllocation(of: RowRun.self, capacity: scanLimit, body)
    }

    /// Puts neighbouring items into lines, and returns how many lines they close; their rows are written to `rows`.
    ///
    /// Most of what a layout costs is here. Where a line ends is as good as random, so a branch on it would be mispredicted
    /// once a row. There is none: every item writes the row that ends before it, and the next item overwrites it unless it
    /// did end. Lengths are compared by their bits, which rise with the lengths as none is negative.
    ///
    @inline(__always)
    func scan(
        _ sizes: ContiguousArray<AxisSize>, _ range: Range<Int>, _ line: inout OpenLine,
        into rows: UnsafeMutableBufferPointer<RowRun>
    ) -> Int {
        precondition(range.lowerBound >= 0 && range.upperBound <= sizes.count, "scanned items exist")
        precondition(range.count <= rows.count, "there is room for as many rows as items")
        let target = rows.baseAddress.unsafelyUnwrapped
        return sizes.withUnsafeBufferPointer { buffer in
            let items = buffer.baseAddress.unsafelyUnwrapped
            // Only with a negative spacing can the room in use shrink without end.
            return spacing < 0
                ? scan(items, range, &line, target, least: LineRule.leastUsed) : scan(items, range, &line, target, least: nil)
        }
    }

    @inline(__always)
    private func scan(
        _ sizes: UnsafePointer<AxisSize>, _ range: Range<Int>, _ line: inout OpenLine,
        _ rows: UnsafeMutablePointer<RowRun>, least: Int64?
    ) -> Int {
        var closed = 0
        var (count, used) = (line.count, line.used)
        var length = Int64(bitPattern: line.length.bitPattern)
        var index = range.lowerBound
        // The first item of a line closes none.
        if count == 0 && index < range.upperBound {
            let size = sizes[index]
            (count, used) = (1, LineRule.span(notNegative: size.across))
            length = max(Int64(bitPattern: size.along.bitPattern), 0)
            index += 1
        }
        while index < range.upperBound {
            let size = sizes[index]
            let span = LineRule.span(notNegative: size.across)
            var next = used &+ (span &+ spacing)
            if let least { next = max(next, least) }
            // All ones if the line ends before this item, else zero; the compiler makes a branch of a comparison.
            let ends = (available &- next) &>> 63
            rows[closed] = RowRun(items: count, length: Double(bitPattern: UInt64(bitPattern: length)))
            closed &-= Int(ends)
            count = (count & ~ends) &+ 1
            used = next ^ ((next ^ span) & ends)
            length = max(Int64(bitPattern: size.along.bitPattern), length & ~ends)
            index &+= 1
        }
        line = OpenLine(count: count, used: used, length: Double(bitPattern: UInt64(bitPattern: length)))
        return closed
    }
}
