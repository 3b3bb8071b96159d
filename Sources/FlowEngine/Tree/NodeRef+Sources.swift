// How the sizes of the items of one leaf are known.

extension NodeRef {
    func source(at slot: Int) -> SizeSource {
        let bit = UInt64(1) << UInt64(kind == .run ? 0 : slot)
        if header.estimated & bit != 0 { return .estimated }
        return header.measured & bit != 0 ? .measured : .given
    }

    func setSource(_ source: SizeSource, at slot: Int) {
        let bit = UInt64(1) << UInt64(kind == .run ? 0 : slot)
        header.estimated &= ~bit
        header.measured &= ~bit
        switch source {
        case .estimated: header.estimated |= bit
        case .measured: header.measured |= bit
        case .given: break
        }
    }

    /// The number of items that carry the estimate, and the number of measured items.
    var sourceCounts: (estimated: Int, measured: Int) {
        guard kind == .run else { return (header.estimated.nonzeroBitCount, header.measured.nonzeroBitCount) }
        return (header.estimated != 0 ? count : 0, header.measured != 0 ? count : 0)
    }

    /// Calls `body` with each stretch of a leaf's items whose sizes all have the wanted source. All items of a run have
    /// one source, so they are one stretch.
    func forEachRange(of wanted: SizeSource, _ body: (Range<Int>) -> Void) {
        if kind == .run { return source(at: 0) == wanted ? body(0..<count) : () }
        var start: Int?
        for slot in 0..<count {
            if source(at: slot) == wanted {
                if start == nil { start = slot }
            } else if let first = start {
                body(first..<slot)
                start = nil
            }
        }
        if let start { body(start..<count) }
    }
}
