/// A control that is on or off, as UIKit's `UISwitch`. Its size is fixed.
@preconcurrency @MainActor
open class Switch: Control, ContentHooks {
    /// Whether the switch is on; false unless set. Setting it performs no action.
    open var isOn = false
    /// The colour of the switch while it is on. Not used by this library.
    open var onTintColor: Color?
    /// The colour of the thumb. Not used by this library.
    open var thumbTintColor: Color?

    /// Makes a switch at the origin of `frame`. It has the fixed size of a switch, as is widely reported.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: ControlProfile.current.switchSize))
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Turns the switch on or off, without performing actions.
    ///
    /// - Parameters:
    ///   - on: Whether it is on.
    ///   - animated: Not looked at: nothing moves here.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// The intrinsic size. It is 61 × 28 points with `ControlProfile.ios26`, otherwise 49 × 31 points (measured on iOS
    /// 10 and 26). This is the size of the frame without the alignment insets.
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero).inset(by: alignmentRectInsets) }

    /// The size for any offered size. It is 63 × 28 points with `ControlProfile.ios26`, otherwise 51 × 31 points
    /// (measured).
    open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlProfile.current.switchSize }

    /// The insets of the alignment rectangle: two points at the right edge (measured on iOS 10 and 26).
    open override var alignmentRectInsets: EdgeInsets { ControlProfile.current.switchInsets }

    package final var ownHugging: AxisPriorities { AxisPriorities(.defaultHigh) }
}
