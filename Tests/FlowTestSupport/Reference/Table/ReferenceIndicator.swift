/// The knob of a scroll indicator while somebody scrolls: how far it moves that nobody's finger moved.
public struct ReferenceIndicator: Hashable, Sendable {
    /// The largest displacement of the knob that the content's length made, and the sum of all.
    public private(set) var largestJump = 0.0
    public private(set) var sumOfJumps = 0.0
    /// Steps forwards in which the knob went backwards.
    public private(set) var stepsBackwards = 0

    let viewport: Double
    /// The shortest knob.
    let floor = 36.0

    public init(viewport: Double) { self.viewport = viewport }

    /// The knob's start in a track as long as the viewport.
    public func position(offset: Double, content: Double) -> Double {
        guard content > viewport else { return 0 }
        let knob = max(floor, viewport * viewport / content)
        return offset / (content - viewport) * (viewport - knob)
    }

    /// A step: the finger moved from one offset to another, then the layout changed the content.
    public mutating func add(
        from old: Double, to offset: Double, finger: Double, content: Double, newContent: Double
    ) {
        let start = position(offset: old, content: content)
        let jump = abs(position(offset: finger, content: newContent) - position(offset: finger, content: content))
        largestJump = max(largestJump, jump)
        sumOfJumps += jump
        if finger > old, position(offset: offset, content: newContent) < start { stepsBackwards += 1 }
    }

    /// How far the length of the first layout is off, as a part of the true one.
    public static func error(first: Double, true length: Double) -> Double { abs(first - length) / length }
}
