import Foundation

/// The flexible ones of the three parts that a superview's length is made of.
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

    /// How much of what the superview grows goes to the origin and to the length, as shares of 1.
    ///
    /// Documented: the difference is shared among the flexible parts in proportion to what they are. Choices: parts
    /// without any length share it equally, and a negative margin takes no part.
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

    /// A length does not go below 0, and nothing is rounded.
    func resized(
        _ origin: CGFloat, _ extent: CGFloat, from old: CGFloat, to new: CGFloat
    ) -> (origin: CGFloat, extent: CGFloat) {
        let difference = new - old
        guard difference != 0, difference.isFinite, before || length || after else { return (origin, extent) }
        let shares = shares(origin, extent, in: old)
        return (origin + difference * shares.origin, max(0, extent + difference * shares.extent))
    }
}
