import FlowEngine

extension UpdatePlan {
    /// Whether elements are inserted, deleted or moved (R18.1). If false, the plan only reloads or reconfigures
    /// elements, and the offset changes as it does when elements are measured.
    package var rearranges: Bool {
        let isMeasuring =
            insertedItems.isEmpty && deletedItems.isEmpty && movedItems.isEmpty && insertedSections.isEmpty
            && deletedSections.isEmpty && movedSections.isEmpty
        return !isMeasuring
    }

    /// The anchor before and after an update, for the first seen element that keeps its place. Nil if all seen elements
    /// are gone.
    ///
    /// An element keeps its place if it stays in the previous order: the anchor does not follow an item that is moved
    /// elsewhere (a move between the same neighbours is no such move). If there is no such element, the result is the
    /// first seen element that still exists, because a reader follows a section that moves.
    ///
    /// - Parameter first: The first of the seen elements that fulfils a condition, in the order in which they are to be
    ///   kept still.
    /// - Complexity: O(*h* log *n*), *h* elements seen; O(log *m*) if the first one keeps its place.
    package func keptAnchor(
        first: (_ condition: (ScrollAnchor) -> Bool) -> ScrollAnchor?
    ) -> (before: ScrollAnchor, after: ScrollAnchor)? {
        let kept = first { keepsPlace($0) && place(of: $0) != nil } ?? first { place(of: $0) != nil }
        guard let kept, let after = place(of: kept) else { return nil }
        return (kept, after)
    }

    /// The anchor after the update; nil if the anchor's element is gone, or is an item of a section that is reloaded.
    package func place(of anchor: ScrollAnchor) -> ScrollAnchor? {
        switch anchor {
        case .row(let path): afterPath(of: path).map { .row($0) }
        case .item(let path): afterPath(of: path).map { .item($0) }
        case .sectionStart(let section): afterSection(of: section).map { .sectionStart($0) }
        case .footer(let section): afterSection(of: section).map { .footer($0) }
        case .contentEnd: .contentEnd
        }
    }

    /// Returns the anchors for an update that removes every possible anchor on screen (R17.2). `before` is `anchor`,
    /// the first of the removed anchors. `after` is the next element that is neither removed nor moved. This element
    /// comes to the position on screen that `anchor` had. If the section of `anchor` is reloaded and not moved, both
    /// results are the start of this section instead.
    ///
    /// - Complexity: O(*d* log *m*), *d* sections and moved items up to the next element that keeps its place.
    func anchorBehind(_ anchor: ScrollAnchor) -> (before: ScrollAnchor, after: ScrollAnchor)? {
        // The offset stays, as in every reload.
        if let section = anchor.path?.section, keepsPlace(ofSection: section), reloads(section: section) {
            return place(of: .sectionStart(section)).map { (.sectionStart(section), $0) }
        }
        return nextInPlace(anchor).flatMap { place(of: $0) }.map { (anchor, $0) }
    }

    private func keepsPlace(_ anchor: ScrollAnchor) -> Bool {
        switch anchor {
        case .row(let path), .item(let path): keepsPlace(ofSection: path.section) && keepsPlace(of: path)
        case .sectionStart(let section), .footer(let section): keepsPlace(ofSection: section)
        case .contentEnd: true
        }
    }

    private func nextInPlace(_ anchor: ScrollAnchor) -> ScrollAnchor? {
        switch anchor {
        case .contentEnd: return anchor
        case .sectionStart(let section): return firstSection(from: section)
        case .footer(let section): return firstSection(from: section + 1)
        case .row(let path), .item(let path):
            guard keepsPlace(ofSection: path.section) else { return firstSection(from: path.section + 1) }
            return firstItemInPlace(from: path).map { .row($0) } ?? .footer(path.section)
        }
    }

    private func firstSection(from start: Int) -> ScrollAnchor {
        (start..<max(before.sectionCount, start)).first { keepsPlace(ofSection: $0) }.map { .sectionStart($0) }
            ?? .contentEnd
    }
}

extension FlowModel {
    /// A limit for the number of elements that are searched for an anchor. No screen shows more elements.
    private static let mostSeen = 10_000

    /// An anchor, followed by the elements after it, or before it if `backwards` is true. The sequence ends when
    /// `isSeen` returns false.
    ///
    /// `isSeen` is called before each further element: with the start of this element or, backwards, with the start of
    /// the element that follows it. Elements without length are left out.
    package func anchors(
        from anchor: ScrollAnchor, backwards: Bool = false, while isSeen: @escaping (Double) -> Bool
    ) -> some Sequence<ScrollAnchor> {
        sequence(first: anchor) { anchor in
            guard let next = backwards ? self.anchor(before: anchor) : self.anchor(after: anchor) else { return nil }
            return isSeen(position(of: backwards ? anchor : next)) ? next : nil
        }
        .lazy.prefix(FlowModel.mostSeen).filter { hasExtent($0) }
    }

    private func hasExtent(_ anchor: ScrollAnchor) -> Bool { anchor == .contentEnd || length(of: anchor) > 0 }

    /// The length of an anchor's element, in points along the scroll axis.
    package func length(of anchor: ScrollAnchor) -> Double {
        switch anchor {
        case .sectionStart(let section): metrics(of: section).headerLength
        case .footer(let section): metrics(of: section).footerLength
        case .row(let path), .item(let path): row(containing: path).length
        case .contentEnd: 0
        }
    }

    private func anchor(after anchor: ScrollAnchor) -> ScrollAnchor? {
        switch anchor {
        case .contentEnd: nil
        case .footer(let section): section + 1 < sectionCount ? .sectionStart(section + 1) : nil
        case .sectionStart(let section): row(0, in: section) ?? .footer(section)
        case .row(let path), .item(let path): row(path.item + 1, in: path.section) ?? .footer(path.section)
        }
    }

    private func anchor(before anchor: ScrollAnchor) -> ScrollAnchor? {
        switch anchor {
        case .contentEnd: sectionCount > 0 ? .footer(sectionCount - 1) : nil
        case .footer(let section): row(itemCount(in: section) - 1, in: section) ?? .sectionStart(section)
        case .sectionStart(let section): section > 0 ? .footer(section - 1) : nil
        case .row(let path), .item(let path): row(path.item - 1, in: path.section) ?? .sectionStart(path.section)
        }
    }

    private func row(_ item: Int, in section: Int) -> ScrollAnchor? {
        let path = ItemPath(section: section, item: item)
        return contains(path) ? .row(path) : nil
    }
}
