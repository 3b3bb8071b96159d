import FlowEngine
import Foundation

/// What a flow layout knows of self-sizing beside its model.
struct FlowSelfSizing {
    /// Sizes that cells answered and the model does not have yet.
    var stagedSizes: [ItemPath: FlowSize] = [:]
    /// Lengths that rows would have with the staged sizes, by the path of their first item; breaking left aside.
    var stagedRowLengths: [ItemPath: Double] = [:]
    /// Offset change that contexts were given for the staged sizes, points along the scroll axis.
    var carriedOffset = 0.0
    /// Offset change that the contexts did not carry, points along the scroll axis.
    var uncarriedOffset: CGFloat = 0
    var average = MeasuredAverage()

    var hasStagedSizes: Bool { !stagedSizes.isEmpty }

    /// They come to nothing, and with them the moves of the offset that contexts were given for them.
    mutating func withdrawStagedSizes() {
        uncarriedOffset -= CGFloat(carriedOffset)
        dropStagedSizes()
    }

    mutating func dropStagedSizes() {
        stagedSizes.removeAll(keepingCapacity: true)
        stagedRowLengths.removeAll(keepingCapacity: true)
        carriedOffset = 0
    }
}

/// Sum and count of measured sizes: the estimate of `automaticSize` (R8.12).
///
/// A floating-point sum depends on the order of its terms, so sizes are added in the order of their paths.
struct MeasuredAverage {
    /// A length counts for at most this many points, as in the engine, so that no sum overflows.
    private static let largestLength = 0x1p32

    private var sum = FlowSize.zero
    private var count = 0

    var size: FlowSize? {
        guard count > 0 else { return nil }
        return FlowSize(width: sum.width / Double(count), height: sum.height / Double(count))
    }

    /// Counts a size, in place of an earlier one if the item was measured before.
    mutating func add(_ size: FlowSize, replacing earlier: FlowSize?) {
        sum.width += counted(size.width) - counted(earlier?.width ?? 0)
        sum.height += counted(size.height) - counted(earlier?.height ?? 0)
        if earlier == nil { count += 1 }
    }

    private func counted(_ length: Double) -> Double { min(length, MeasuredAverage.largestLength) }
}
