// The only file of the engine that uses unsafe memory, where benchmarks showed what it is worth: trees are read without
// counting references, lines are scanned without bounds checks, and what is on its way lies on the stack.

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

    /// Calls `body` with one element of a leaf, in place.
    @inline(__always)
    func withElement<Result>(at slot: Int, _ body: (borrowing Element) -> Result) -> Result {
        withElements { elements in
            precondition(slot < elements.count, "a slot of a leaf")
            return body(elements[slot])
        }
    }
}

/// An element of a tree that outlives this and stays as it is meanwhile. It is read in place.
struct BorrowedElement<Element: TreeElement> {
    private let pointer: UnsafePointer<Element>

    fileprivate init(_ pointer: UnsafePointer<Element>) {
        self.pointer = pointer
    }

    var value: Element {
        @inline(__always) _read { yield pointer.pointee }
    }
}

extension BorrowedNode {
    /// One element of a leaf.
    @inline(__always)
    func element(at slot: Int) -> BorrowedElement<Element> {
        withElements { elements in
            precondition(slot < elements.count, "a slot of a leaf")
            return BorrowedElement(elements.baseAddress! + slot)
        }
    }

    /// Calls `body` with the elements of all subtrees that `isWanted`, in order, with what is before them.
    func visit<Prefix: TreePrefix>(
        before: Prefix, where isWanted: (Prefix, Element.Summary) -> Bool,
        body: (Prefix, BorrowedElement<Element>) -> Void
    ) where Prefix.Element == Element {
        var before = before
        guard !isLeaf else {
            return withElements { elements in
                for slot in 0..<elements.count {
                    if isWanted(before, elements[slot].summary) { body(before, element(at: slot)) }
                    before.pass(elements[slot])
                }
            }
        }
        withSummaries { summaries in
            for slot in 0..<summaries.count {
                if isWanted(before, summaries[slot]) {
                    child(at: slot).visit(before: before, where: isWanted, body: body)
                }
                before.pass(summaries[slot])
            }
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

/// A scratch buffer on the stack: elements on their way into an array, which then grows once for many.
struct ElementBuffer {
    /// A kilobyte; more would not be on the stack.
    static let limit = 16

    private let elements: UnsafeMutableBufferPointer<FlowElement>
    private var count = 0

    private init(_ elements: UnsafeMutableBufferPointer<FlowElement>) {
        self.elements = elements
    }

    /// Calls `body` with a buffer of `limit` elements; what it leaves there has to be moved out with `flush`.
    @inline(__always)
    static func with(_ body: (inout ElementBuffer) -> Void) {
        withUnsafeTemporaryAllocation(of: FlowElement.self, capacity: limit) { elements in
            var buffer = ElementBuffer(elements)
            body(&buffer)
            precondition(buffer.count == 0, "all elements were moved out")
        }
    }

    var free: Int { @inline(__always) get { ElementBuffer.limit &- count } }

    /// Writes an element, which is kept only if it is wanted: -1, else 0. `free` is not 0.
    @inline(__always)
    mutating func put(_ element: FlowElement, if isWanted: Int) {
        assert(count < ElementBuffer.limit, "the buffer has capacity for the element")
        elements[count] = element
        count &-= isWanted
    }

    /// Moves the elements to the end of an array.
    @inline(never)
    mutating func flush(into array: inout [FlowElement]) {
        array.append(contentsOf: UnsafeBufferPointer(rebasing: elements[..<count]))
        count = 0
    }
}

// MARK: - Building

/// Elements in a buffer that is used up as they move on into an array or a tree.
struct BufferedElements<Element: TreeElement> {
    private var elements: UnsafeMutableBufferPointer<Element>

    fileprivate init(_ elements: UnsafeMutableBufferPointer<Element>) {
        self.elements = elements
    }

    /// Calls `body` with the elements of an array, which uses them up.
    static func with(_ array: ContiguousArray<Element>, _ body: (BufferedElements) -> Void) {
        var array = array
        array.withUnsafeMutableBufferPointer { body(BufferedElements($0)) }
    }

    var count: Int { @inline(__always) get { elements.count } }

    subscript(index: Int) -> Element {
        @inline(__always) get {
            precondition(index >= 0 && index < elements.count, "an element of the buffer")
            return elements[index]
        }
    }

    @inline(__always)
    func prefix(_ count: Int) -> BufferedElements {
        BufferedElements(UnsafeMutableBufferPointer(rebasing: elements[..<min(count, elements.count)]))
    }

    @inline(__always)
    mutating func removeFirst(_ count: Int) {
        elements = UnsafeMutableBufferPointer(rebasing: elements[count...])
    }

    /// Lets neighbours that can be one become one.
    @inline(__always)
    mutating func mergeNeighbours() {
        guard elements.count > 1 else { return }
        var last = 0
        for next in 1..<elements.count where !elements[last].absorb(elements[next]) {
            last += 1
            if last != next { elements[last] = elements[next] }
        }
        elements = UnsafeMutableBufferPointer(rebasing: elements[...last])
    }

    @inline(__always)
    func append(to array: inout ContiguousArray<Element>) {
        array.append(contentsOf: UnsafeBufferPointer(elements))
    }
}

extension ScrollAxis {
    /// Some of the sizes, seen from the scroll axis.
    func sizes(of sizes: [FlowSize], _ range: Range<Int>) -> ContiguousArray<AxisSize> {
        precondition(range.lowerBound >= 0 && range.upperBound <= sizes.count, "sizes that exist")
        return ContiguousArray(unsafeUninitializedCapacity: range.count) { target, count in
            sizes[range].withUnsafeBufferPointer { source in
                switch self {
                case .vertical:
                    // Both kinds of sizes are two doubles, and here they come in the same order.
                    source.withMemoryRebound(to: AxisSize.self) { _ = target.initialize(from: $0) }
                case .horizontal:
                    for index in 0..<source.count { target.initializeElement(at: index, to: size(source[index])) }
                }
            }
            count = range.count
        }
    }
}

// MARK: - Lines

extension LineRule {
    /// The most items that are scanned at once; rows and spans of so many lie on the stack.
    static let scanLimit = 64

    /// A scratch buffer for what one scan writes.
    struct ScanBuffer {
        fileprivate let rows: UnsafeMutableBufferPointer<RowRun>
        fileprivate let spans: UnsafeMutableBufferPointer<Int64>

        /// The rows written first.
        @inline(__always)
        func firstRows(_ count: Int) -> BufferedElements<RowRun> {
            BufferedElements(UnsafeMutableBufferPointer(rebasing: rows[..<count]))
        }
    }

    /// Calls `body` with a buffer for one scan at a time.
    @inline(__always)
    static func withScanBuffer<Result>(_ body: (ScanBuffer) -> Result) -> Result {
        withUnsafeTemporaryAllocation(of: RowRun.self, capacity: scanLimit) { rows in
            withUnsafeTemporaryAllocation(of: Int64.self, capacity: scanLimit) { spans in
                body(ScanBuffer(rows: rows, spans: spans))
            }
        }
    }

    /// Puts neighbouring items into lines, and returns how many lines they close; their rows are written to `buffer`.
    ///
    /// Most of what a layout costs is here. Where a line ends is as good as random, so a branch on it would be
    /// mispredicted once a row. There is none: every item writes the row that ends before it, and the next item
    /// overwrites it unless it did end. Lengths are compared by their bits, which rise with the lengths as none is
    /// negative.
    @inline(__always)
    func scan(
        _ sizes: ContiguousArray<AxisSize>, _ range: Range<Int>, _ line: inout OpenLine, into buffer: ScanBuffer
    ) -> Int {
        precondition(range.lowerBound >= 0 && range.upperBound <= sizes.count, "scanned items exist")
        precondition(
            range.count <= buffer.rows.count && range.count <= buffer.spans.count,
            "the buffer has the capacity for all items")
        return sizes.withUnsafeBufferPointer { all in
            let items = UnsafeBufferPointer(rebasing: all[range])
            LineRule.writeSpans(of: items, to: buffer.spans)
            // Only with a negative spacing can the used length shrink without end.
            return spacing < 0
                ? scan(items, &line, buffer, least: LineRule.leastUsed) : scan(items, &line, buffer, least: nil)
        }
    }

    /// Converts the spans of all items, two at a time: as `span(notNegative:)`, but for the branch.
    @inline(__always)
    private static func writeSpans(
        of items: UnsafeBufferPointer<AxisSize>, to spans: UnsafeMutableBufferPointer<Int64>
    ) {
        let base = Int64(bitPattern: (0x1p16).bitPattern)
        var isFar = SIMD2<Double>.zero .> 1
        var index = 0
        while index &+ 1 < items.count {
            let lengths = SIMD2(items[index].across, items[index &+ 1].across)
            let shifted = lengths + 0x1p16
            let nearest = unsafeBitCast(shifted, to: SIMD2<Int64>.self) &- base
            let isAbove = unsafeBitCast((shifted - 0x1p16) .> lengths, to: SIMD2<Int64>.self)  // -1 where it is
            isFar = isFar .| (lengths .>= 0x1p16)
            let both = nearest &+ isAbove
            spans[index] = both.x
            spans[index &+ 1] = both.y
            index &+= 2
        }
        if index < items.count { spans[index] = span(notNegative: items[index].across) }
        guard any(isFar) else { return }
        for index in 0..<items.count { spans[index] = span(notNegative: items[index].across) }
    }

    @inline(__always)
    private func scan(
        _ items: UnsafeBufferPointer<AxisSize>, _ line: inout OpenLine, _ buffer: ScanBuffer, least: Int64?
    ) -> Int {
        var closed = 0
        var (count, used) = (line.count, line.used)
        var length = Int64(bitPattern: line.length.bitPattern)
        var index = 0
        // The first item of a line closes none.
        if count == 0 && items.count > 0 {
            (count, used) = (1, buffer.spans[0])
            length = max(Int64(bitPattern: items[0].along.bitPattern), 0)
            index = 1
        }
        while index < items.count {
            let span = buffer.spans[index]
            var next = used &+ spacing &+ span
            if let least { next = max(next, least) }
            // All ones if the line ends before this item, else zero; the compiler makes a branch of a comparison.
            let ends = (available &- next) &>> 63
            buffer.rows[closed] = RowRun(items: count, length: Double(bitPattern: UInt64(bitPattern: length)))
            closed &-= Int(ends)
            count = (count & ~ends) &+ 1
            used = next ^ ((next ^ span) & ends)
            length = max(Int64(bitPattern: items[index].along.bitPattern), length & ~ends)
            index &+= 1
        }
        line = OpenLine(count: count, used: used, length: Double(bitPattern: UInt64(bitPattern: length)))
        return closed
    }
}
