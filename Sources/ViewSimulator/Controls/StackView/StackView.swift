import CallerChecks

/// A view that arranges views in a row or a column with constraints, as UIKit's `UIStackView`. Nothing is drawn.
///
/// ```swift
/// let row = StackView(arrangedSubviews: [avatar, name])
/// row.spacing = 8
/// row.alignment = .center
/// ```
///
/// The constraints are made before the next layout or fitting, once for any number of changes. They equal the
/// constraints of an open-source stack view that were compared with those of `UIStackView`: attribute, constant,
/// multiplier, priority and order, for axes, distributions and alignments; the constraints of hidden views and of
/// margins were not compared. Identifiers are modelled on those in published messages of UIKit. In a conflict with a
/// required constraint of client code, the stack's constraint is kept. Hidden arranged views keep a place without
/// length, and their contents are ignored.
///
/// The stack has no size of its own: its size follows from the arranged views, spacings and margins.
///
/// - Complexity: A change costs O(*n*) at the next layout, *n* arranged views, whatever the number of changes.
@preconcurrency @MainActor
open class StackView: View {
    final var entries: [ArrangedView] = []
    final var guides = ArrangementGuides()
    /// The constraints that the stack made when its arrangement was last updated.
    final var ownConstraints: [LayoutConstraint] = []
    final var isArrangementStale = false
    final var baselineViews = BaselineViews()

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    /// Makes a stack that arranges views in the given order. The views become its subviews.
    public convenience init(arrangedSubviews views: [View]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Views

    /// The arranged views, in order. All are subviews, but not all subviews need to be arranged.
    open var arrangedSubviews: [View] { entries.map(\.view) }

    /// Arranges a view after all other arranged views. A view that is already arranged moves to the end.
    ///
    /// It becomes a subview unless it is one, and its `translatesAutoresizingMaskIntoConstraints` is set to false.
    open func addArrangedSubview(_ view: View) { arrange(view, at: entries.count) }

    /// Arranges a view at an index. A view that is already arranged moves to this index.
    ///
    /// - Parameters:
    ///   - view: Becomes a subview unless it is one, in front of the others.
    ///   - stackIndex: Its place in `arrangedSubviews`. Traps when it is below 0 or above their number.
    open func insertArrangedSubview(_ view: View, at stackIndex: Int) {
        require(
            (0...entries.count).contains(stackIndex),
            "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to "
                + "\(entries.count)")
        arrange(view, at: stackIndex)
    }

    /// Stops arranging a view, which stays a subview. Does nothing for views that are not arranged. A view that is
    /// removed from the stack's subviews is also no longer arranged.
    open func removeArrangedSubview(_ view: View) { forget(view) }

    // MARK: Arrangement

    /// The axis of the stack; horizontal unless set.
    open var axis = LayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// The rule for the lengths of views along the axis; `.fill` unless set.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// The positions of views across the axis; `.fill` unless set.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// The distance between neighbours, in points; 0 unless set. With the distributions `equalSpacing` and
    /// `equalCentering` it is the least distance. May be negative. A value that is not finite is treated as 0.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Sets the spacing after an arranged view, in points. The spacing is kept until the view is no longer arranged.
    /// Does nothing for views that are not arranged.
    ///
    /// Between two visible views the distance is that after the former, whatever hidden views are between them: how a
    /// device decides that is not published.
    ///
    /// - Parameters:
    ///   - spacing: Points; `spacingUseDefault` for those of `spacing`, `spacingUseSystem` for the system's.
    ///   - arrangedSubview: The view that precedes the space.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: View) {
        guard let index = index(of: arrangedSubview), entries[index].spacing != spacing else { return }
        entries[index].spacing = spacing
        arrangementDidChange()
    }

    /// Returns the spacing that was set after a view; `spacingUseDefault` if no spacing was set.
    open func customSpacing(after arrangedSubview: View) -> CGFloat {
        index(of: arrangedSubview).map { entries[$0].spacing } ?? StackView.spacingUseDefault
    }

    /// Whether spaces in a column are measured between baselines; false unless set. If true, a space extends from the
    /// last baseline of a view to the first baseline of the next view.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether the stack arranges views inside its margins and not inside its edges; false unless set.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// The custom spacing that means the value of `spacing`. The number itself has no meaning.
    public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

    /// The custom spacing that means the system's spacing, 8 points. The number itself has no meaning.
    public class var spacingUseSystem: CGFloat { .leastNormalMagnitude }

    /// Returns the size that constraints give the stack. Without arranged views, a length is 0 if its fitting priority
    /// is less than `required`. Otherwise it is the length in `targetSize`.
    ///
    /// - Parameters:
    ///   - targetSize: The requested size, in points.
    ///   - horizontalFittingPriority: The priority of the requested width.
    ///   - verticalFittingPriority: The priority of the requested height.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
        verticalFittingPriority: LayoutPriority
    ) -> CGSize {
        sizeByConstraints(
            for: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
            ?? CGSize(
                width: horizontalFittingPriority < .required ? 0 : targetSize.width,
                height: verticalFittingPriority < .required ? 0 : targetSize.height)
    }

    // MARK: Baselines

    /// The view that gives the stack its first baseline; hidden views are ignored. In a row it is the view whose
    /// content has the greatest height. In a column it is the first view.
    open override var forFirstBaselineLayout: View { baselineViews.first ?? self }

    /// The view that gives the stack its last baseline; hidden views are ignored. In a row it is the view whose content
    /// has the greatest height. In a column it is the last view.
    open override var forLastBaselineLayout: View { baselineViews.last ?? self }

    // MARK: Changes

    /// Makes the constraints that the arrangement needs, if the arrangement has changed.
    open override func updateConstraints() {
        if isArrangementStale { bringUpToDate() }
        super.updateConstraints()
    }
}
