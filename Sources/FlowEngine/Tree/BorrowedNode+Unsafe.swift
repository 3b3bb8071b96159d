// Trees are read without counting references: what is borrowed is used while the tree is held by a value on the stack.

/// A node of a tree, read without counting references. The tree must exist, and must not change, while this value is
/// used.
struct BorrowedNode<Element: TreeElement> {
    private let reference: Unmanaged<TreeNode<Element>>

    @inline(__always)
    init(_ node: TreeNode<Element>) {
        reference = .passUnretained(node)
    }

    var isLeaf: Bool {
        @inline(__always) get { reference._withUnsafeGuaranteedRef { $0.height == 0 } }
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

/// An element of a tree, read in place. The tree must exist, and must not change, while this value is used.
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
    /// Returns the element at a slot of a leaf.
    @inline(__always)
    func element(at slot: Int) -> BorrowedElement<Element> {
        withElements { elements in
            precondition(slot < elements.count, "a slot of a leaf")
            return BorrowedElement(elements.baseAddress! + slot)
        }
    }

    /// Calls `body`, in order, with each element and the sums over all elements before it. Elements and subtrees for
    /// which `isWanted` returns false are left out.
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
