/// The first place where two lists of elements part, in words; `nil` when they are the same bit for bit.
public func firstDifference(got: [ReferenceElement], expected: [ReferenceElement]) -> String? {
    for (index, (left, right)) in zip(got, expected).enumerated() where !isSame(left, right) {
        guard (left.kind, left.section, left.item) == (right.kind, right.section, right.item) else {
            return "element \(index) of \(expected.count): got \(left), expected \(right)"
        }
        return "\(right.name): got \(left.frame), expected \(right.frame)" + offBy(left.frame, right.frame)
    }
    if got.count > expected.count {
        return "too many: \(got[expected.count]) and \(got.count - expected.count - 1) more"
    }
    if got.count < expected.count {
        return "missing: \(expected[got.count]) and \(expected.count - got.count - 1) more"
    }
    return nil
}

/// The first place where the rows of two sections part, as pictures.
public func firstDifference(got: [[Range<Int>]], expected: [[Range<Int>]]) -> String? {
    if got.count != expected.count { return "got \(got.count) sections, expected \(expected.count)" }
    for (section, (left, right)) in zip(got, expected).enumerated() where left != right {
        return "rows of section \(section): got \(rowPicture(left)), expected \(rowPicture(right))"
    }
    return nil
}

private func isSame(_ left: ReferenceElement, _ right: ReferenceElement) -> Bool {
    left.kind == right.kind && left.section == right.section && left.item == right.item
        && left.frame == right.frame
}

private func offBy(_ left: ReferenceRect, _ right: ReferenceRect) -> String {
    let parts = [
        ("x", left.x - right.x), ("y", left.y - right.y),
        ("width", left.width - right.width), ("height", left.height - right.height),
    ]
    return " (off by " + parts.filter { $0.1 != 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ") + ")"
}
