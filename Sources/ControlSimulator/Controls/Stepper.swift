import CallerChecks

/// Two buttons that increase or decrease a value, as UIKit's `UIStepper`. Its size is fixed.
@preconcurrency @MainActor
open class Stepper: Control, ContentHooks {
    private var number = 0.0

    /// The value, from `minimumValue` to `maximumValue`; 0 unless set. A value out of this range is replaced by the
    /// nearest value in the range. NaN is replaced by the least value.
    open var value: Double {
        get { number }
        set { number = newValue.limited(to: minimumValue...maximumValue) }
    }

    /// The least value; 0 unless set. Traps if it is greater than `maximumValue`, or NaN.
    open var minimumValue = 0.0 {
        didSet {
            require(minimumValue <= maximumValue, "A stepper's minimum must not be greater than its maximum")
            value = number
        }
    }

    /// The greatest value; 100 unless set. Traps if it is less than `minimumValue`, or NaN.
    open var maximumValue = 100.0 {
        didSet {
            require(minimumValue <= maximumValue, "A stepper's maximum must not be less than its minimum")
            value = number
        }
    }

    /// The amount by which a press of a button changes the value; 1 unless set. Traps for 0, for negative amounts and
    /// for NaN. Not used by this library.
    open var stepValue = 1.0 {
        didSet { require(stepValue > 0, "A stepper's step must be greater than 0") }
    }

    /// Whether actions are performed while a button is held down, and not only at the end. Not used by this library.
    open var isContinuous = true
    /// Whether the value keeps changing while a button is held down. Not used by this library.
    open var autorepeat = true
    /// Whether a change past one end of the range continues at the other end. Not used by this library.
    open var wraps = false

    /// Makes a stepper at the origin of `frame`. It has the fixed size of a stepper, as is widely reported.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: ControlProfile.current.stepperSize))
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The intrinsic size: 94 × 32 points, or 94 × 29 with `ControlProfile.ios7` (measured).
    open override var intrinsicContentSize: CGSize { ControlProfile.current.stepperSize }

    /// The stepper's size in the current profile, for any offered size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlProfile.current.stepperSize }

    package final var ownHugging: AxisPriorities { AxisPriorities(.defaultHigh) }
}

extension FloatingPoint {
    /// Returns the nearest number in a range. NaN is replaced by the lower bound.
    func limited(to range: ClosedRange<Self>) -> Self {
        self >= range.lowerBound ? min(self, range.upperBound) : range.lowerBound
    }
}
