import FlowEngine

extension UpdatePlan {
    /// The same place before and after an update, as whoever looks at it sees it. What is `seen` comes in the order in
    /// which it is to be kept still, from the point on. The choice is
    ///
    /// 1. the first of it that keeps its place: what is carried elsewhere takes nobody along, and a move between the same
    ///    neighbours is none;
    /// 2. where none of it does, the first that is still there: a reader whose section moves goes with it;
    /// 3. where all of it is gone, the next thing behind that keeps its place.
    ///
    /// - Complexity: O(*h* log *n* + *d* log *m*), *h* elements seen, *d* sections and moved items up to the next thing that
    ///   keeps its place; O(log *m*) where the first thing does.
    func stillPoint(
        _ point: StillPoint, seen: some Sequence<StillPoint>
    ) -> (before: StillPoint, after: StillPoint)? {
        var moved: (before: StillPoint, after: StillPoint)?
        for point in seen {
            guard let after = place(of: point) else { continue }
            if keepsPlace(point) { return (point, after) }
            if moved == nil { moved = (point, after) }
        }
        return moved ?? nextInPlace(point)
    }

    /// Where a point is after the update; nil if it is gone, or its section is reloaded, which leaves no item what it was.
    func place(of point: StillPoint) -> StillPoint? {
        switch point {
        case .row(let path): afterPath(of: path).map { .row($0) }
        case .item(let path): afterPath(of: path).map { .item($0) }
        case .sectionStart(let section): afterSection(of: section).map { .sectionStart($0) }
        case .footer(let section): afterSection(of: section).map { .footer($0) }
        case .contentEnd: .contentEnd
        }
    }

    private func keepsPlace(_ point: StillPoint) -> Bool {
        switch point {
        case .row(let path), .item(let path): keepsPlace(ofSection: path.section) && keepsPlace(of: path)
        case .sectionStart(let section), .footer(let section): keepsPlace(ofSection: section)
        case .contentEnd: true
        }
    }

    private func nextInPlace(_ point: StillPoint) -> (before: StillPoint, after: StillPoint)? {
        switch point {
        case .contentEnd: return (point, point)
        case .sectionStart(let section): return firstSection(from: section)
        case .footer(let section): return firstSection(from: section + 1)
        case .row(let path), .item(let path):
            guard keepsPlace(ofSection: path.section) else { return firstSection(from: path.section + 1) }
            // As with everything reloaded, the offset stays.
            if reloads(section: path.section) { return pair(.sectionStart(path.section)) }
            return pair(firstItemInPlace(from: path).map { .row($0) } ?? .footer(path.section))
        }
    }

    private func firstSection(from start: Int) -> (before: StillPoint, after: StillPoint)? {
        (start..<max(before.sectionCount, start)).first { keepsPlace(ofSection: $0) }.flatMap { pair(.sectionStart($0)) }
    }

    private func pair(_ point: StillPoint) -> (before: StillPoint, after: StillPoint)? {
        place(of: point).map { (point, $0) }
    }
}

extension FlowModel {
    /// More elements than this fill no screen.
    private static let mostSeen = 10_000

    /// A point and the elements that follow it, or precede it, as long as `isSeen` says so of the position from which the
    /// step is made. Headers and footers without extent are passed over.
    func points(
        from point: StillPoint, backwards: Bool = false, while isSeen: @escaping (Double) -> Bool
    ) -> some Sequence<StillPoint> {
        sequence(first: point) { point in
            guard let next = backwards ? self.point(before: point) : self.point(after: point) else { return nil }
            return isSeen(position(of: backwards ? point : next)) ? next : nil
        }
        .lazy.prefix(FlowModel.mostSeen).filter { hasExtent($0) || $0 == point }
    }

    private func hasExtent(_ point: StillPoint) -> Bool {
        switch point {
        case .sectionStart(let section): metrics(of: section).headerLength > 0
        case .footer(let section): metrics(of: section).footerLength > 0
        case .row, .item, .contentEnd: true
        }
    }

    private func point(after point: StillPoint) -> StillPoint? {
        switch point {
        case .contentEnd: nil
        case .footer(let section): section + 1 < sectionCount ? .sectionStart(section + 1) : nil
        case .sectionStart(let section): row(0, in: section) ?? .footer(section)
        case .row(let path), .item(let path): row(path.item + 1, in: path.section) ?? .footer(path.section)
        }
    }

    private func point(before point: StillPoint) -> StillPoint? {
        switch point {
        case .contentEnd: sectionCount > 0 ? .footer(sectionCount - 1) : nil
        case .footer(let section): row(itemCount(in: section) - 1, in: section) ?? .sectionStart(section)
        case .sectionStart(let section): section > 0 ? .footer(section - 1) : nil
        case .row(let path), .item(let path): row(path.item - 1, in: path.section) ?? .sectionStart(path.section)
        }
    }

    private func row(_ item: Int, in section: Int) -> StillPoint? {
        let path = ItemPath(section: section, item: item)
        return contains(path) ? .row(path) : nil
    }
}
