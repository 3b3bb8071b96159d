/// The shares of a superview's growth that the parts of a view's frame receive, as fractions of 1. They follow from the
/// view's autoresizing mask.
struct FrameShares: Equatable {
    private(set) var x: CGFloat = 0
    private(set) var y: CGFloat = 0
    private(set) var width: CGFloat = 0
    private(set) var height: CGFloat = 0

    /// Makes shares of 0, for a view that does not change when its superview grows.
    init() {}

    /// The shares of a view that keeps its distances to all edges of the superview. The view's size receives all
    /// growth.
    static let all: FrameShares = {
        var shares = FrameShares()
        shares.width = 1
        shares.height = 1
        return shares
    }()

    @MainActor
    init(of view: View, in superview: CGSize) {
        let (mask, frame) = (view.autoresizingMask, view.alignmentFrame)
        (x, width) = FlexibleParts(horizontal: mask).shares(frame.origin.x, frame.size.width, in: superview.width)
        (y, height) = FlexibleParts(vertical: mask).shares(frame.origin.y, frame.size.height, in: superview.height)
    }

    var isZero: Bool { self == FrameShares() }

    /// Whether the fractions of the superview's growth depend on the view's frame. If false, the autoresizing mask
    /// alone determines them.
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
