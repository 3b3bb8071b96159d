/// A control with a thumb that moves along a track, as UIKit's `UISlider`. Its height is fixed.
@preconcurrency @MainActor
open class Slider: Control, ContentHooks {
    private var number: Float = 0
    private var least: Float = 0
    private var greatest: Float = 1

    /// The value, from `minimumValue` to `maximumValue`; 0 unless set. A value out of this range is replaced by the
    /// nearest value in the range. NaN is replaced by the least value.
    open var value: Float {
        get { number }
        set { number = newValue.limited(to: least...greatest) }
    }

    /// The least value; 0 unless set. If it is set above `maximumValue`, `maximumValue` is raised to it. NaN is
    /// ignored.
    open var minimumValue: Float {
        get { least }
        set {
            guard !newValue.isNaN else { return }
            (least, greatest) = (newValue, max(greatest, newValue))
            value = number
        }
    }

    /// The greatest value; 1 unless set. If it is set below `minimumValue`, `minimumValue` is lowered to it. NaN is
    /// ignored.
    open var maximumValue: Float {
        get { greatest }
        set {
            guard !newValue.isNaN else { return }
            (least, greatest) = (min(least, newValue), newValue)
            value = number
        }
    }

    /// Whether actions are performed while the thumb is moving, and not only at the end. Not used by this library.
    open var isContinuous = true
    /// The image at the start of the track; nil unless set. It makes the track shorter, but does not change the
    /// slider's size.
    open var minimumValueImage: Image?
    /// The image at the end of the track; nil unless set. It makes the track shorter, but does not change the slider's
    /// size.
    open var maximumValueImage: Image?
    /// The colour of the track before the thumb. Not used by this library.
    open var minimumTrackTintColor: Color?
    /// The colour of the track after the thumb. Not used by this library.
    open var maximumTrackTintColor: Color?
    /// The colour of the thumb. Not used by this library.
    open var thumbTintColor: Color?

    private var thumbImages = StateValues<Image>()
    private var minimumTrackImages = StateValues<Image>()
    private var maximumTrackImages = StateValues<Image>()

    /// Sets the image of the thumb in a state. The thumb becomes as large as the image.
    ///
    /// - Parameters:
    ///   - image: Nil for the system's.
    ///   - state: Exactly this one; `normal` also for those that have nothing of their own.
    open func setThumbImage(_ image: Image?, for state: State) { thumbImages[state] = image }
    /// Returns the image that was set for the thumb in exactly this state.
    open func thumbImage(for state: State) -> Image? { thumbImages[state] }
    /// The image of the thumb in the current state; nil for the system's image.
    open var currentThumbImage: Image? { thumbImages.value(in: state) }
    /// Sets the image for the part of the track before the thumb. The image is set for one state. Not used by this
    /// library.
    open func setMinimumTrackImage(_ image: Image?, for state: State) { minimumTrackImages[state] = image }
    /// Returns the image for the part of the track before the thumb. The image is the one that was set for exactly this
    /// state.
    open func minimumTrackImage(for state: State) -> Image? { minimumTrackImages[state] }
    /// The image for the part of the track before the thumb, in the current state.
    open var currentMinimumTrackImage: Image? { minimumTrackImages.value(in: state) }
    /// Sets the image for the part of the track after the thumb. The image is set for one state. Not used by this
    /// library.
    open func setMaximumTrackImage(_ image: Image?, for state: State) { maximumTrackImages[state] = image }
    /// Returns the image for the part of the track after the thumb. The image is the one that was set for exactly this
    /// state.
    open func maximumTrackImage(for state: State) -> Image? { maximumTrackImages[state] }
    /// The image for the part of the track after the thumb, in the current state.
    open var currentMaximumTrackImage: Image? { maximumTrackImages.value(in: state) }

    // MARK: Rectangles, whose numbers are a choice: only their order was measured

    /// Returns the rectangle of `minimumValueImage`. It is at the left end of the slider, vertically centred. It is
    /// empty if there is no image.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = minimumValueImage?.size ?? .zero
        return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
    }

    /// Returns the rectangle of `maximumValueImage`. It is at the right end of the slider, vertically centred. It is
    /// empty if there is no image.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = maximumValueImage?.size ?? .zero
        return CGRect(
            origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
    }

    /// Returns the rectangle of the track, which is between the two images. The track is 2 points from each image, or
    /// from the slider's edge if there is no image. It is 4 points high. Overrides may return another rectangle.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let left = minimumValueImageRect(forBounds: bounds).size.width + 2
        let right = maximumValueImageRect(forBounds: bounds).size.width + 2
        return CGRect(
            x: bounds.minX + left, y: bounds.midY - 2, width: max(bounds.size.width - left - right, 0), height: 4)
    }

    /// Returns the rectangle of the thumb for a value. The thumb is within the track. It is as large as its image, or
    /// 31 × 31 points without an image. Overrides may return another rectangle.
    ///
    /// - Parameters:
    ///   - bounds: The bounds of the slider.
    ///   - rect: The rectangle of the track, as `trackRect(forBounds:)` returns it.
    ///   - value: From `minimumValue` to `maximumValue`.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: 31, height: 31)
        let range = maximumValue - minimumValue
        let share = range > 0 ? CGFloat((value.limited(to: minimumValue...maximumValue) - minimumValue) / range) : 0
        return CGRect(
            x: rect.minX + share * max(rect.size.width - size.width, 0), y: bounds.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    /// Sets the value without performing actions.
    ///
    /// - Parameters:
    ///   - value: From `minimumValue` to `maximumValue`.
    ///   - animated: Not looked at: nothing moves here.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// The intrinsic size, without a width. The height is 30 points (measured; other values have been reported too).
    /// With `ControlProfile.ios26` it is 34 points (measured). The alignment insets are already subtracted.
    open override var intrinsicContentSize: CGSize {
        let height = ControlProfile.current.sliderHeight - alignmentRectInsets.top - alignmentRectInsets.bottom
        return CGSize(width: View.noIntrinsicMetric, height: height)
    }

    /// The offered width, with a height of 31 points, or 34 with `ControlProfile.ios26` (measured).
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: ControlProfile.current.sliderHeight)
    }

    /// The insets of the alignment rectangle. There are two points at each side (measured), and one point at the
    /// bottom. With `ControlProfile.ios26` all insets are 0.
    open override var alignmentRectInsets: EdgeInsets { ControlProfile.current.sliderInsets }

    package final var ownHugging: AxisPriorities { AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh) }
}
