import Foundation

/// A knob on a line, as UIKit's `UISlider`. Its height is fixed.
@preconcurrency @MainActor
open class Slider: Control {
    private var number: Float = 0
    private var least: Float = 0
    private var greatest: Float = 1

    /// From `minimumValue` to `maximumValue`, the nearest to what it is set to; 0 unless set. No number counts as the
    /// least.
    open var value: Float {
        get { number }
        set { number = newValue.limited(to: least...greatest) }
    }

    /// The least value; 0 unless set. It takes a lower `maximumValue` along. No number changes nothing.
    open var minimumValue: Float {
        get { least }
        set {
            guard !newValue.isNaN else { return }
            (least, greatest) = (newValue, max(greatest, newValue))
            value = number
        }
    }

    /// The greatest value; 1 unless set. It takes a higher `minimumValue` along. No number changes nothing.
    open var maximumValue: Float {
        get { greatest }
        set {
            guard !newValue.isNaN else { return }
            (least, greatest) = (min(least, newValue), newValue)
            value = number
        }
    }

    /// Whether actions are performed while the knob moves. Kept for client code.
    open var isContinuous = true
    /// At the start of the line. Kept for client code: it changes no size here.
    open var minimumValueImage: Image?
    /// At the end of the line. Kept for client code: it changes no size here.
    open var maximumValueImage: Image?
    /// Of the line before the knob. Kept for client code.
    open var minimumTrackTintColor: Color?
    /// Of the line after the knob. Kept for client code.
    open var maximumTrackTintColor: Color?
    /// Of the knob. Kept for client code.
    open var thumbTintColor: Color?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Sets the value, which performs no action.
    ///
    /// - Parameters:
    ///   - value: From `minimumValue` to `maximumValue`.
    ///   - animated: Not looked at: nothing moves here.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// No width, and 30 points: the frame without the alignment insets (measured; other reports exist).
    open override var intrinsicContentSize: CGSize {
        let height = ControlProfile.current.sliderHeight - alignmentRectInsets.top - alignmentRectInsets.bottom
        return CGSize(width: View.noIntrinsicMetric, height: height)
    }

    /// The width that is offered, and 31 points (measured).
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: ControlProfile.current.sliderHeight)
    }

    /// Two points at each side (measured), and one at the bottom.
    open override var alignmentRectInsets: EdgeInsets { ControlProfile.current.sliderInsets }

    override var defaultHugging: AxisPriorities { AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh) }
}
