/// A line that shows progress, as UIKit's `UIProgressView`. Its height is fixed.
@preconcurrency @MainActor
open class ProgressView: View, ContentHooks {
    private var share: Float = 0

    /// The filled share of the line, from 0 to 1; 0 unless set. A value out of this range is replaced by the nearest
    /// value in the range. NaN is replaced by 0.
    open var progress: Float {
        get { share }
        set { share = newValue.limited(to: 0...1) }
    }

    /// The style, which determines the height; `default` unless set.
    open var progressViewStyle = Style.default {
        didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The colour of the filled part. Not used by this library.
    open var progressTintColor: Color?
    /// The colour of the part that is not filled. Not used by this library.
    open var trackTintColor: Color?

    /// Makes a line of the style `default` with a frame, in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        attach(content: self)
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        attach(content: self)
    }

    /// Makes a line of a style at the origin. It has the height of the style and the width 0 (this library's choice).
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        frame = CGRect(x: 0, y: 0, width: 0, height: height)
    }

    /// Sets the progress.
    ///
    /// - Parameters:
    ///   - progress: From 0 to 1.
    ///   - animated: Not looked at: nothing moves here.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    /// The intrinsic size, without a width. The height is 4 points, or 2 points with `ControlProfile.ios7` (measured).
    open override var intrinsicContentSize: CGSize { CGSize(width: View.noIntrinsicMetric, height: height) }

    /// The offered width, with the height of the style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    package final var ownHugging: AxisPriorities { AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh) }

    private var height: CGFloat {
        let profile = ControlProfile.current
        return progressViewStyle == .bar ? profile.barProgressHeight : profile.progressHeight
    }
}

extension ProgressView {
    /// The styles of a progress view.
    public enum Style: Int, Sendable {
        /// The style of a line among other views.
        case `default`
        /// The style of a line at the edge of a bar.
        case bar
    }
}
