/// A buffer on the stack that collects elements for an array, so that the array grows once for many elements.
struct ElementBuffer {
    static let limit = EngineTuning.bufferedElements

    private let elements: UnsafeMutableBufferPointer<FlowElement>
    private var count = 0

    private init(_ elements: UnsafeMutableBufferPointer<FlowElement>) {
        self.elements = elements
    }

    /// Calls `body` with an empty buffer that has room for `limit` elements. `body` has to call `flush`, so that no
    /// element is left in the buffer.
    @inline(__always)
    static func with(_ body: (inout ElementBuffer) -> Void) {
        withUnsafeTemporaryAllocation(of: FlowElement.self, capacity: limit) { elements in
            var buffer = ElementBuffer(elements)
            body(&buffer)
            precondition(buffer.count == 0, "all elements were moved out")
        }
    }

    var free: Int { @inline(__always) get { ElementBuffer.limit &- count } }

    /// Appends an element if `isWanted` is -1, and does nothing if it is 0. Requires that `free` is not 0.
    ///
    /// The element is written in both cases, so that no branch is needed.
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
