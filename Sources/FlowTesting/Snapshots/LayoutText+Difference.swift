import PlainTexts

extension LayoutText {
    /// The differences between this layout and another one, as lines: `0-4 moved by 0,+30: 0,300 → 0,330`. Each changed
    /// property and each changed element has a line. Three or more neighbours that moved by the same distance share one
    /// line. Empty if both layouts have equal texts.
    ///
    /// - Complexity: O(*n* log *n*) in the number of elements.
    public func differences(to other: LayoutText) -> [String] {
        headDifferences(to: other) + elementDifferences(to: other)
    }

    private func headDifferences(to other: LayoutText) -> [String] {
        let (old, new) = (head, other.head)
        return ["bounds", "content", "inset", "scrolls", "reads"].compactMap { name in
            let (before, after) = (old.first { $0.name == name }?.value, new.first { $0.name == name }?.value)
            guard before != after else { return nil }
            let plain = ["inset": "0,0,0,0", "scrolls": "vertically", "reads": "left to right"][name] ?? "nothing"
            return "\(name) \(before ?? plain) → \(after ?? plain)"
        }
    }

    private func elementDifferences(to other: LayoutText) -> [String] {
        let known = Dictionary(layout.elements.map { ($0.label, $0) }) { first, _ in first }
        let names = Set(other.layout.elements.map(\.label))
        let changes = other.layout.elements.enumerated().compactMap { place, element in
            known[element.label].flatMap { Change(from: $0, to: element, at: place) }
        }
        let gone = layout.elements.filter { !names.contains($0.label) }
            .map { Change(name: $0.label, text: "gone from \($0.frame.inText)") }
        let new = other.layout.elements.filter { known[$0.label] == nil }
            .map { Change(name: $0.label, text: "new at \($0.frame.inText)") }
        return Change.lines(changes + gone + new)
    }
}

/// The change of one element.
private struct Change {
    var name: String
    var text: String
    /// The distance of the movement, as text; nil unless the element only moved.
    var move: String?
    /// The index of the element among the new layout's elements. Nil if the element is in only one of the layouts.
    var place: Int?

    init(name: String, text: String) { (self.name, self.text) = (name, text) }

    init?(from old: LayoutPicture.Element, to new: LayoutPicture.Element, at place: Int) {
        guard old.textLine != new.textLine else { return nil }
        (name, self.place) = (new.label, place)
        var parts: [String] = []
        let (before, after) = (old.frame, new.frame)
        if before.origin.inText != after.origin.inText {
            let way = Self.way(from: before.origin, to: after.origin)
            move = way
            parts.append("moved by \(way): \(before.origin.inText) → \(after.origin.inText)")
        }
        if before.size.inText != after.size.inText {
            parts.append("resized \(before.size.inText) → \(after.size.inText)")
        }
        if old.sizeWord != new.sizeWord { parts.append("\(new.sizeWord), was \(old.sizeWord)") }
        if old.zIndex != new.zIndex { parts.append("z \(old.zIndex) → \(new.zIndex)") }
        if parts.count > 1 { move = nil }
        text = parts.joined(separator: "; ")
    }

    private static func way(from old: CGPoint, to new: CGPoint) -> String {
        [new.x - old.x, new.y - old.y].map { way in
            let text = NumberText.plain(way)
            return way > 0 && text != "0" ? "+\(text)" : text
        }.joined(separator: ",")
    }

    /// Whether this change's element directly follows the other change's element in the new layout.
    private func follows(_ other: Change) -> Bool {
        guard let place, let before = other.place else { return false }
        return place == before + 1
    }

    /// Returns one line for each change, and only one line for three or more neighbours that moved by the same
    /// distance.
    static func lines(_ changes: [Change]) -> [String] {
        var lines: [String] = []
        var start = 0
        while start < changes.count {
            var end = start + 1
            if let move = changes[start].move {
                while end < changes.count, changes[end].move == move, changes[end].follows(changes[end - 1]) {
                    end += 1
                }
            }
            if end - start >= 3, let move = changes[start].move {
                let count = end - start
                lines.append("\(changes[start].name) … \(changes[end - 1].name) (\(count)) moved by \(move)")
            } else {
                lines += changes[start..<end].map { "\($0.name) \($0.text)" }
            }
            start = end
        }
        return lines
    }
}
