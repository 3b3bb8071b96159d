import CallerChecks
import TextMeasuring

/// A row of titles or images, as UIKit's `UISegmentedControl`. At most one segment is selected. The height is fixed.
/// The width depends on the widest segment (this library's choice; UIKit's rule is not published).
@preconcurrency @MainActor
open class SegmentedControl: Control, ContentHooks {
    private var segments: [Segment] = []
    private var selected = SegmentedControl.noSegment
    private var attributes = StateValues<[NSAttributedString.Key: Any]>()

    private struct Segment {
        var title: String?
        var image: Image?
        var width: CGFloat = 0
        var isEnabled = true
    }

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// The index of the selected segment; `noSegment` unless set. An index for which there is no segment becomes
    /// `noSegment` (this library's choice). Setting the index performs no action.
    open var selectedSegmentIndex: Int {
        get { selected }
        set { selected = segments.indices.contains(newValue) ? newValue : SegmentedControl.noSegment }
    }

    /// Whether a segment is selected only while it is touched. Not used by this library.
    open var isMomentary = false

    /// Whether each segment is as wide as its own content; false unless set. If false, each segment is as wide as the
    /// widest segment.
    open var apportionsSegmentWidthsByContent = false {
        didSet { if apportionsSegmentWidthsByContent != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The colour of the selected segment. Not used by this library.
    open var selectedSegmentTintColor: Color?

    /// The index −1, which means that no segment is selected.
    public class var noSegment: Int { -1 }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control with a segment for each item. Every item must be a `String` or an `Image`; other items trap. The
    /// control is at the origin and has the size of its segments (this library's choice).
    ///
    /// - Parameter items: A `String` or an `Image` for each segment; traps for anything else.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        segments = (items ?? []).map { item in
            if let image = item as? Image { return Segment(image: image) }
            guard let title = item as? String else {
                stop("A segment is a title or an image, not \(type(of: item))")
            }
            return Segment(title: title)
        }
        frame = CGRect(origin: .zero, size: sizeThatFits(.zero))
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Segments

    /// Inserts a segment with a title before the segment at an index. The selected segment remains selected.
    ///
    /// - Parameters:
    ///   - title: The title of the segment.
    ///   - segment: The index of the segment, from 0; past the end means the end.
    ///   - animated: Ignored: nothing is animated here.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment)
    }

    /// Inserts a segment with an image before the segment at an index. The selected segment remains selected.
    ///
    /// - Parameters:
    ///   - image: The image of the segment.
    ///   - segment: The index of the segment, from 0; past the end means the end.
    ///   - animated: Ignored: nothing is animated here.
    open func insertSegment(with image: Image?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment)
    }

    /// Removes a segment.
    ///
    /// - Parameters:
    ///   - segment: From 0; past the end means the last.
    ///   - animated: Not looked at: nothing moves here.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard let index = index(of: segment) else { return }
        segments.remove(at: index)
        if selected == index { selected = SegmentedControl.noSegment } else if selected > index { selected -= 1 }
        contentDidChange()
    }

    /// Removes all segments.
    open func removeAllSegments() {
        segments = []
        selected = SegmentedControl.noSegment
        contentDidChange()
    }

    /// Sets a segment's title, in place of its image.
    ///
    /// - Parameters:
    ///   - title: Nil for none.
    ///   - segment: From 0; past the end means the last.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (title, nil) }
    }

    /// Returns a segment's title; nil if the segment has no title. An index past the end means the last segment.
    open func titleForSegment(at segment: Int) -> String? { index(of: segment).flatMap { segments[$0].title } }

    /// Sets a segment's image, in place of its title.
    ///
    /// - Parameters:
    ///   - image: Nil for none.
    ///   - segment: From 0; past the end means the last.
    open func setImage(_ image: Image?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (nil, image) }
    }

    /// Returns a segment's image; nil if the segment has no image. An index past the end means the last segment.
    open func imageForSegment(at segment: Int) -> Image? { index(of: segment).flatMap { segments[$0].image } }

    /// Sets a segment's width, in points. If the given width is 0, negative or not finite, the width follows from the
    /// segments' contents.
    ///
    /// - Parameters:
    ///   - width: In points; 0 if the contents determine the width.
    ///   - segment: From 0; past the end means the last.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width.isFinite ? max(width, 0) : 0 }
    }

    /// Returns the width that was set for a segment, in points; 0 if no width was set. An index past the end means the
    /// last segment.
    open func widthForSegment(at segment: Int) -> CGFloat { index(of: segment).map { segments[$0].width } ?? 0 }

    /// Sets whether a segment is enabled. Not used by this library.
    ///
    /// - Parameters:
    ///   - enabled: It can unless set.
    ///   - segment: From 0; past the end means the last.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        if let index = index(of: segment) { segments[index].isEnabled = enabled }
    }

    /// Returns whether a segment is enabled.
    open func isEnabledForSegment(at segment: Int) -> Bool { index(of: segment).map { segments[$0].isEnabled } ?? true }

    /// Sets the attributes of all titles for a state. In every state, the widths of segments follow from the attributes
    /// for the normal state (this library's choice).
    ///
    /// - Parameters:
    ///   - attributes: As in an attributed string; nil for none.
    ///   - state: Exactly this one.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        self.attributes[state] = attributes
        contentDidChange()
    }

    /// Returns the attributes that were set for titles in exactly this state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state] }

    private func insert(_ segment: Segment, at position: Int) {
        let index = max(min(position, segments.count), 0)
        segments.insert(segment, at: index)
        if selected >= index { selected += 1 }
        contentDidChange()
    }

    private func change(_ position: Int, _ body: (inout Segment) -> Void) {
        guard let index = index(of: position) else { return }
        body(&segments[index])
        contentDidChange()
    }

    /// Returns the valid index that is nearest to a position; nil if there are no segments.
    private func index(of position: Int) -> Int? {
        segments.isEmpty ? nil : max(min(position, segments.count - 1), 0)
    }

    // MARK: Sizes

    /// The intrinsic size. The width is the sum of all segments' widths, and the height is 31 points, or 28 with
    /// `ControlProfile.ios7` (measured). This is the result of `sizeThatFits(_:)` minus the alignment insets.
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero).inset(by: alignmentRectInsets) }

    /// Returns the control's own size, for any offered size. The width is the sum of all segments' widths, and the
    /// height is 32 points, or 29 with `ControlProfile.ios7` (measured).
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let wanted = segments.filter { $0.width == 0 }.map { widthOfContent(of: $0) }
        let given = segments.reduce(0) { $0 + $1.width }
        let open = apportionsSegmentWidthsByContent ? wanted.reduce(0, +) : CGFloat(wanted.count) * (wanted.max() ?? 0)
        return CGSize(width: given + open, height: ControlProfile.current.segmentedHeight)
    }

    /// The insets of the alignment rectangle: one point at the bottom (measured).
    open override var alignmentRectInsets: EdgeInsets { ControlProfile.current.segmentedInsets }

    package final var ownHugging: AxisPriorities { AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh) }

    private func widthOfContent(of segment: Segment) -> CGFloat {
        let profile = ControlProfile.current
        return (segment.image?.size.width ?? widthOfTitle(segment.title ?? "")) + 2 * profile.segmentPadding
    }

    private func widthOfTitle(_ title: String) -> CGFloat {
        let font = FontSpec(size: Double(ControlProfile.current.segmentFontSize))
        let text = StyledText(title, attributes: attributes[.normal], font: font)
        return textLayout(text, TextLimits(maximumNumberOfLines: 1)).cgSize.width
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // The scale changes the rounding to pixels.
        invalidateIntrinsicContentSize()
    }
}
