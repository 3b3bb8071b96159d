/// A spinning wheel for an operation that takes time, as UIKit's `UIActivityIndicatorView`. While the wheel does not
/// spin, the view is hidden and takes no space in a stack view. The size is fixed.
@preconcurrency @MainActor
open class ActivityIndicatorView: View, ContentHooks {
    /// Whether the wheel spins.
    open private(set) var isAnimating = false

    /// The style, which determines the size; `medium` unless set.
    open var style = Style.medium {
        didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Whether the view is hidden while the wheel does not spin; true unless set.
    open var hidesWhenStopped = true {
        didSet { if !isAnimating { isHidden = hidesWhenStopped } }
    }

    /// The colour of the wheel; nil unless set. If nil, the wheel has the style's colour. Not used by this library.
    open var color: Color!

    /// Makes a wheel of a style at the origin. The wheel does not spin.
    public init(style: Style) {
        super.init(frame: CGRect(origin: .zero, size: style.size))
        attach(content: self)
        self.style = style
        isHidden = true
    }

    /// Makes a wheel of the style `medium` at the origin of `frame`. The style determines the size, as is widely
    /// reported. The wheel does not spin.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Style.medium.size))
        attach(content: self)
        isHidden = true
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init(coder: NSCoder) {
        super.init(frame: CGRect(origin: .zero, size: Style.medium.size))
        attach(content: self)
        isHidden = true
    }

    /// Makes the wheel spin, and shows the view unless `hidesWhenStopped` is false.
    open func startAnimating() {
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
    }

    /// Stops the wheel, and hides it unless `hidesWhenStopped` is false.
    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }

    /// The size of the style. It is 37 × 37 points for large styles, otherwise 20 × 20 points (measured).
    open override var intrinsicContentSize: CGSize { style.size }

    /// Returns the size of the style, whatever size is offered.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

    package final var ownHugging: AxisPriorities { AxisPriorities(.defaultHigh) }
}

extension ActivityIndicatorView {
    /// The sizes of the wheel.
    public enum Style: Int, Sendable {
        /// A size of 20 points.
        case medium = 100
        /// A size of 37 points.
        case large = 101
        /// A size of 37 points, in the style before iOS 13.
        case whiteLarge = 0
        /// A size of 20 points, in the style before iOS 13.
        case white = 1
        /// A size of 20 points, in the style before iOS 13.
        case gray = 2

        @MainActor var size: CGSize {
            let profile = ControlProfile.current
            let side =
                switch self {
                case .medium, .white, .gray: profile.indicatorSide
                case .large, .whiteLarge: profile.largeIndicatorSide
                }
            return CGSize(width: side, height: side)
        }
    }
}
