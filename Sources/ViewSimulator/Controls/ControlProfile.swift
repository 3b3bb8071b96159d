/// A table of the fixed sizes of controls, in points.
///
/// Sizes are those of frames. Constraints and `intrinsicContentSize` use the frame without the alignment insets: a
/// switch is 51 points wide, and 49 for constraints. Each number has its source: measured, on a device or in Apple's
/// simulator, or a choice if no measurement is published. The documentation of `ios26` states which of the numbers that
/// are equal to those of `ios13` were measured there, too.
///
/// ```swift
/// ControlProfile.current = .ios7      // before the first view is made
/// ```
public struct ControlProfile: Hashable, Sendable {
    /// The size of a `Switch` (measured).
    public var switchSize: CGSize
    /// The alignment insets of a `Switch`. Constraints ignore two points at its right edge (measured on iOS 10 and 26).
    public var switchInsets: EdgeInsets
    /// The size of a `Stepper` (measured on iOS 7 to 12 and on iOS 26; published by others for iOS 13).
    public var stepperSize: CGSize
    /// The width and height of an `ActivityIndicatorView` of the styles `medium`, `white` and `gray` (measured).
    public var indicatorSide: CGFloat
    /// The width and height of an `ActivityIndicatorView` of the styles `large` and `whiteLarge` (measured).
    public var largeIndicatorSide: CGFloat
    /// The height of a `ProgressView`. It is 4 points since iOS 14 and 2 points before (measured).
    public var progressHeight: CGFloat
    /// The height of a `ProgressView` in a bar. The value is this library's choice.
    public var barProgressHeight: CGFloat
    /// The height of a `Slider` (measured). For systems before iOS 26, there are also reports of 33 and 34 points.
    public var sliderHeight: CGFloat
    /// The alignment insets of a `Slider`, at its left, right and bottom edges. They were measured on systems before
    /// iOS 26. There are few measurements of the bottom inset.
    public var sliderInsets: EdgeInsets
    /// The height of a `PageControl` with dots: 37 points on iOS 7 to 12, otherwise 26 points. The heights on iOS 7 to
    /// 12 and on iOS 26 are measured. The height on iOS 13 to 18 is this library's choice.
    public var pageControlHeight: CGFloat
    /// The width and height of a dot of a `PageControl` (published by others; measured on iOS 26).
    public var pageDotSide: CGFloat
    /// The distance between neighbouring dots of a `PageControl`, in points. It is measured on iOS 26. For earlier
    /// systems it is a value that others have published.
    public var pageDotGap: CGFloat
    /// The space between the dots and each end of a `PageControl`. It is measured on iOS 26. On earlier systems it is
    /// 0, which is this library's choice.
    public var pageControlPadding: CGFloat
    /// The height of a `SegmentedControl` (measured).
    public var segmentedHeight: CGFloat
    /// The alignment insets of a `SegmentedControl`: constraints ignore one point at its bottom (measured).
    public var segmentedInsets: EdgeInsets
    /// The space at each side of a segment's title or image. The value is this library's choice.
    public var segmentPadding: CGFloat
    /// The font size of a segment's title. The value is this library's choice.
    public var segmentFontSize: CGFloat
    /// The least height of a `TextField` with the border `roundedRect` (measured).
    public var roundedFieldHeight: CGFloat
    /// The space above and below the text of a `TextField` with the border `roundedRect`. If the text and this space do
    /// not fit in the least height, the field is higher, which is this library's choice. Nil if the font does not
    /// change the height (measured on iOS 7 to 12).
    public var roundedFieldPadding: CGFloat?
    /// The height of a `RefreshControl` (measured).
    public var refreshControlHeight: CGFloat

    /// The sizes of iOS 13 to 18.
    public static let ios13 = ControlProfile(
        switchSize: CGSize(width: 51, height: 31),
        switchInsets: EdgeInsets(top: 0, left: 0, bottom: 0, right: 2),
        stepperSize: CGSize(width: 94, height: 32),
        indicatorSide: 20,
        largeIndicatorSide: 37,
        progressHeight: 4,
        barProgressHeight: 2.5,
        sliderHeight: 31,
        sliderInsets: EdgeInsets(top: 0, left: 2, bottom: 1, right: 2),
        pageControlHeight: 26,
        pageDotSide: 7,
        pageDotGap: 9,
        pageControlPadding: 0,
        segmentedHeight: 32,
        segmentedInsets: EdgeInsets(top: 0, left: 0, bottom: 1, right: 0),
        segmentPadding: 12,
        segmentFontSize: 13,
        roundedFieldHeight: 34,
        roundedFieldPadding: 6,
        refreshControlHeight: 60)

    /// The sizes of iOS 26.
    ///
    /// Switches, sliders, page controls, steppers, progress views of the default style, indicators and refresh controls
    /// are measured, in published dumps of iOS 26.1's UIKit in a Catalyst app; an app for phones has the same size of
    /// switches. Measured of a slider is its height to constraints; that it has no alignment insets is a choice.
    /// Segmented controls, text fields and progress views in bars have iOS 13's sizes, a choice.
    public static let ios26 = {
        var profile = ios13
        profile.switchSize = CGSize(width: 63, height: 28)
        profile.sliderHeight = 34
        profile.sliderInsets = .zero
        profile.pageDotSide = 10
        profile.pageDotGap = 8
        profile.pageControlPadding = 14
        return profile
    }()

    /// The sizes of iOS 7 to 12.
    public static let ios7 = {
        var profile = ios13
        profile.stepperSize.height = 29
        profile.progressHeight = 2
        profile.pageControlHeight = 37
        profile.segmentedHeight = 29
        profile.roundedFieldHeight = 30
        profile.roundedFieldPadding = nil
        return profile
    }()

    /// The profile that controls use; `ios13` unless set. Views that were made before a change of the profile keep
    /// their frames, and constraints are not notified of the change.
    @MainActor public static var current: ControlProfile {
        get { SimulationEnvironment.current.controlProfile }
        set { SimulationEnvironment.current.controlProfile = newValue }
    }
}

extension CGSize {
    /// Returns this size, reduced by the alignment insets `insets`. Constraints use the reduced size.
    package func inset(by insets: EdgeInsets) -> CGSize {
        CGSize(width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
    }
}
