/// The shares of each part of a view with an autoresizing mask in the growth of its superview, as fractions of 1.
struct FrameShares: Equatable {
    private(set) var x: CGFloat = 0
    private(set) var y: CGFloat = 0
    private(set) var width: CGFloat = 0
    private(set) var height: CGFloat = 0

    /// Makes the shares of a view that does not change.
    init() {}

    /// The shares of a view whose distances to the edges of its superview are constant.
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

    /// Whether the shares depend on the frame.
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
