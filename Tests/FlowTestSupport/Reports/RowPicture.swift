/// Draws rows as text: `"[a b c][d e]"`. The 27th item is `a1`, the 53rd `a2`.
public func rowPicture(_ rows: some Sequence<Range<Int>>) -> String {
    rows.map { "[" + $0.map(itemLetter).joined(separator: " ") + "]" }.joined()
}

/// Reads a picture back into rows.
public func rows(fromPicture picture: String) -> [Range<Int>] {
    var start = 0
    return picture.split(separator: "[").map { row in
        let count = row.split(whereSeparator: { " ]".contains($0) }).count
        defer { start += count }
        return start..<start + count
    }
}

private func itemLetter(_ item: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(97 + item % 26)))
    return item < 26 ? letter : letter + String(item / 26)
}
