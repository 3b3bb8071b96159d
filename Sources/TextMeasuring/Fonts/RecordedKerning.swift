/// The kerning of pairs of scalars, in points. The pairs with the same first scalar form a row, in which the second
/// scalar is found by a short search. The rows of Latin letters are found by an index.
struct RecordedKerning: Hashable, Sendable {
    /// The row of each Latin scalar, as an index in `starts`. The row has the pairs that begin with the scalar. The
    /// position of the scalar's entry in this list is the scalar's value. The entry is −1 for a scalar that begins no
    /// pair.
    private var latinRows: [Int32]
    /// Whether kerning of the font was recorded; false for a font without kerning. If true, the kerning of a pair
    /// without an entry is unknown.
    let wasMeasured: Bool
    private var otherRows: [UInt32: Int32] = [:]
    /// The index in `seconds` and `amounts` at which each row begins. The last entry is the end of the last row.
    private var starts: [Int] = []
    /// The second scalars of all pairs, row by row. A row has the pairs with the same first scalar, and its second
    /// scalars ascend.
    private var seconds: [UInt32] = []
    private var amounts: [Double] = []

    /// Makes a table of recorded pairs.
    ///
    /// - Complexity: O(*n* log *n*) in the number of pairs.
    /// - Parameter recorded: Nil for a font without kerning.
    init(_ recorded: [(first: Unicode.Scalar, second: Unicode.Scalar, amount: Double)]?) {
        wasMeasured = recorded != nil
        let pairs = recorded ?? []
        latinRows = pairs.isEmpty ? [] : [Int32](repeating: -1, count: RecordedFace.latinCount)
        let sorted = pairs.sorted { ($0.first.value, $0.second.value) < ($1.first.value, $1.second.value) }
        seconds.reserveCapacity(sorted.count)
        amounts.reserveCapacity(sorted.count)
        var last: Unicode.Scalar?
        for pair in sorted {
            if pair.first != last { beginRow(of: pair.first) }
            last = pair.first
            seconds.append(pair.second.value)
            amounts.append(pair.amount)
        }
        starts.append(seconds.count)
    }

    private mutating func beginRow(of scalar: Unicode.Scalar) {
        let row = Int32(starts.count)
        starts.append(seconds.count)
        if scalar.value < RecordedFace.latinCount {
            latinRows[Int(scalar.value)] = row
        } else {
            otherRows[scalar.value] = row
        }
    }

    var isEmpty: Bool { seconds.isEmpty }

    /// The kerning of a pair; nil if the pair was not recorded.
    ///
    /// - Complexity: O(log *n*) in the number of pairs with the same first scalar.
    func amount(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double? {
        guard !isEmpty else { return nil }
        let row = first.value < RecordedFace.latinCount ? latinRows[Int(first.value)] : otherRows[first.value] ?? -1
        guard row >= 0 else { return nil }
        var (low, high) = (starts[Int(row)], starts[Int(row) + 1])
        while low < high {
            let middle = (low + high) / 2
            if seconds[middle] < second.value { low = middle + 1 } else { high = middle }
        }
        return low < starts[Int(row) + 1] && seconds[low] == second.value ? amounts[low] : nil
    }
}
