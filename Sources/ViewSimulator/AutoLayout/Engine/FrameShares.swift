import Foundation

/// How much of what its superview grows goes to each part of a view with an autoresizing mask, as shares of 1.
struct FrameShares: Equatable {
    private(set) var x: CGFloat = 0
    private(set) var y: CGFloat = 0
    private(set) var width: CGFloat = 0
    private(set) var height: CGFloat = 0

    /// Of a view that stays what it is.
    init() {}

    /// Of a view that is as far from the edges of its superview in all sizes.
    static let all: FrameShares = {
        var shares = FrameShares()
        (shares.width, shares.height) = (1, 1)
        return shares
    }()

    @MainActor
    init(of view: View, in superview: CGSize) {
        let (mask, frame) = (view.autoresizingMask, view.alignmentFrame)
        (x, width) = FlexibleParts(horizontal: mask).shares(frame.origin.x, frame.size.width, in: superview.width)
        (y, height) = FlexibleParts(vertical: mask).shares(frame.origin.y, frame.size.height, in: superview.height)
    }

    var isZero: Bool { self == FrameShares() }

    /// Whether the shares are others in other frames.
    var dependsOnFrame: Bool { [x, y, width, height].contains { $0 != 0 && $0 != 1 } }

    subscript(part: SlotPart) -> CGFloat {
        switch part {
        case .x: x
        case .y: y
        case .width: width
        case .height: height
        }
    }
}
