/// The flexible parts of a superview's length, as an autoresizing mask specifies them. Flexible parts change when the
/// superview's length changes. Three parts may be flexible: the space before the view, the view's length, and the space
/// after the view.
struct FlexibleParts: Equatable {
    var before: Bool
    var length: Bool
    var after: Bool

    init(horizontal mask: View.AutoresizingMask) {
        before = mask.contains(.flexibleLeftMargin)
        length = mask.contains(.flexibleWidth)
        after = mask.contains(.flexibleRightMargin)
    }

    init(vertical mask: View.AutoresizingMask) {
        before = mask.contains(.flexibleTopMargin)
        length = mask.contains(.flexibleHeight)
        after = mask.contains(.flexibleBottomMargin)
    }

    /// Returns the shares of the superview's growth that are added to the view's origin and to its length. Each share
    /// is a number from 0 to 1.
    ///
    /// Documented: the difference is distributed over the flexible parts in proportion to their lengths. Choices: parts
    /// that all have no length get equal shares, and a negative margin gets none.
    func shares(_ origin: CGFloat, _ extent: CGFloat, in total: CGFloat) -> (origin: CGFloat, extent: CGFloat) {
        let parts = [before ? origin : nil, length ? extent : nil, after ? total - origin - extent : nil]
        let flexible = parts.compactMap { $0 }
        let sum = flexible.reduce(0) { $0 + max($1, 0) }
        func share(_ part: CGFloat?) -> CGFloat {
            guard let part else { return 0 }
            if flexible.count == 1 { return 1 }
            return sum > 0 ? max(part, 0) / sum : 1 / CGFloat(flexible.count)
        }
        return (share(parts[0]), share(parts[1]))
    }

    /// Returns the view's origin and length after a change of the superview's length. The returned length is at least
    /// 0, and nothing is rounded.
    func resized(
        _ origin: CGFloat, _ extent: CGFloat, from old: CGFloat, to new: CGFloat
    ) -> (origin: CGFloat, extent: CGFloat) {
        let difference = new - old
        guard difference != 0, difference.isFinite, before || length || after else { return (origin, extent) }
        let shares = shares(origin, extent, in: old)
        return (origin + difference * shares.origin, max(0, extent + difference * shares.extent))
    }
}
