import CallerChecks

/// A relation between two attributes of views or layout guides, as UIKit's `NSLayoutConstraint`. It is the equation
/// `first == multiplier × second + constant`, or an inequality.
///
/// ```swift
/// label.translatesAutoresizingMaskIntoConstraints = false
/// LayoutConstraint.activate([
///     label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
///     label.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor),
/// ])
/// ```
///
/// An active constraint is held by the nearest view that contains both items. It becomes inactive when one of them
/// leaves that view. Items are held weakly.
@preconcurrency @MainActor
open class LayoutConstraint: NSObject {
    final private(set) var first: ConstraintState?
    final private(set) var second: ConstraintState?
    private var attributes: (first: Attribute, second: Attribute) = (.notAnAttribute, .notAnAttribute)
    private var how = Relation.equal
    private var factor: CGFloat = 1
    private var offset: CGFloat = 0
    private var rank = LayoutPriority.required
    /// The start of each side that is a distance; nil if neither side is a distance. A side is a distance if its anchor
    /// was made with `anchorWithOffset(to:)`. The distance ends at the attribute of the side.
    final private(set) var starts: Starts?
    /// The values that client code attached to the constraint. Only `AssociatedObjects` uses them, with a lock.
    nonisolated(unsafe) package final var associatedValues: AssociatedValueTable?
    /// The number of the constraint's activation; constraints that became active later have greater numbers.
    final var activationNumber = 0
    /// The state of the view that holds the constraint while it is active.
    nonisolated(unsafe) final var holderState: ConstraintState?
    /// The creator of the constraint. In a contradiction, constraints of the developer are broken before constraints of
    /// stack views.
    final var owner = Owner.developer

    public override init() {
        super.init()
    }

    /// Makes a constraint between an attribute of one item and an attribute of another item. For a constraint between
    /// an attribute and a constant, `view2` is nil and `attr2` is `.notAnAttribute`.
    ///
    /// Traps with UIKit's message if the attributes cannot be paired, if a place would equal a constant, and for
    /// numbers that are not finite.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        self.init(
            LayoutConstraint.state(of: view1), attr1, relation, view2.map { LayoutConstraint.state(of: $0) }, attr2,
            multiplier, constant)
    }

    /// Makes a constraint between two items, given by their states. It is a convenience initializer, so that subclasses
    /// inherit it together with the initializer for items.
    convenience init(
        _ first: ConstraintState, _ firstAttribute: Attribute, _ relation: Relation, _ second: ConstraintState?,
        _ secondAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat, starts: Starts? = nil
    ) {
        self.init()
        (self.first, self.second, self.starts) = (first, second, starts)
        attributes = (firstAttribute, second == nil ? .notAnAttribute : secondAttribute)
        (how, factor, offset) = (relation, multiplier, LayoutConstraint.usable(constant))
        require(multiplier.isFinite, "Multiplier is not finite! That's illegal. multiplier:\(multiplier)")
        checkPairing()
    }

    /// The item and the attribute at which a distance starts, as in `anchorWithOffset(to:)`.
    struct Start {
        var state: ConstraintState
        var attribute: Attribute
    }

    /// The starts of a constraint's distances, one for each side of the constraint. A side is a distance if client code
    /// made it with `anchorWithOffset(to:)`. For any other side, the start is nil.
    struct Starts {
        var first: Start?
        var second: Start?
    }

    /// The view that holds the constraint while it is active.
    final var holder: View? { holderState?.view }

    /// The item on the left-hand side.
    open var firstItem: AnyObject? { first?.item }
    /// The item on the right-hand side; nil for a constant.
    open var secondItem: AnyObject? { second?.item }
    /// The attribute of the first item.
    open var firstAttribute: Attribute { attributes.first }
    /// The attribute of the second item; `.notAnAttribute` for a constant.
    open var secondAttribute: Attribute { attributes.second }
    /// The relation: equal, at least or at most.
    open var relation: Relation { how }
    /// The left-hand side as an anchor. Traps if the constraint has no items, or if the first item was released.
    open var firstAnchor: LayoutAnchor<AnyObject> {
        guard let first, first.item != nil else {
            stop("A constraint without a first item has no first anchor")
        }
        return LayoutAnchor(first, attributes.first, from: starts?.first)
    }
    /// The right-hand side as an anchor; nil if this side is only a constant, or after the item was released.
    open var secondAnchor: LayoutAnchor<AnyObject>? {
        guard let second, second.item != nil, attributes.second != .notAnAttribute else { return nil }
        return LayoutAnchor(second, attributes.second, from: starts?.second)
    }
    /// Whether an archive of the view would include the constraint; false unless set. Not used by this library.
    open var shouldBeArchived = false
    /// The factor by which the second attribute is multiplied.
    open var multiplier: CGFloat { factor }

    /// The constant that is added to the right-hand side, in points. Traps if the new constant is not finite.
    open var constant: CGFloat {
        get { offset }
        set {
            let new = LayoutConstraint.usable(newValue)
            guard new != offset else { return }
            offset = new
            ConstraintChange.named(.number("constant", self)) { holder?.constraintConstantsDidChange() }
        }
    }

    /// Changes the constant without requesting a new solution or a new layout. The caller requests them.
    final func replaceConstant(_ new: CGFloat) { offset = LayoutConstraint.usable(new) }

    /// The priority of the constraint; required unless set. Traps unless the new priority is above 0 and at most 1000.
    ///
    /// The priority of an active constraint may become required or stop being required. The documentation forbids it,
    /// and UIKit stopped the program until iOS 12; since iOS 13 it does not (observed).
    open var priority: LayoutPriority {
        get { rank }
        set {
            guard newValue != rank else { return }
            require(
                newValue.rawValue > 0 && newValue <= .required,
                "It's illegal to set priority:\(newValue.rawValue). Priorities must be greater than 0 and less or equal "
                    + "to NSLayoutPriorityRequired, which is 1000.000000.")
            rank = newValue
            ConstraintChange.named(.number("priority", self)) { holder?.constraintStructureDidChange() }
        }
    }

    /// The name of the constraint in messages; nil unless set.
    open var identifier: String?

    /// Whether the constraint is in effect. Activation gives the constraint to the nearest view that contains all
    /// items, and traps if there is no such view. Deactivation removes the constraint from that view.
    open var isActive: Bool {
        get { holderState != nil }
        set {
            guard newValue else { return deactivate() }
            guard let holder = install() else { return }
            ConstraintChange.named(.activation(self)) { holder.constraintStructureDidChange() }
        }
    }

    /// The text of the constraint, such as `title.leading == contentView.leading + 10 @750`.
    nonisolated open override var description: String {
        guard MainThread.isCurrent else { return super.description }
        return MainActor.assumeIsolated { text }
    }

    /// Activates all constraints, like setting `isActive` of each constraint.
    open class func activate(_ constraints: [LayoutConstraint]) {
        var holders: [(view: View, constraint: LayoutConstraint)] = []
        var known: Set<ObjectIdentifier> = []
        for constraint in constraints {
            guard let holder = constraint.install() else { continue }
            if known.insert(ObjectIdentifier(holder)).inserted { holders.append((holder, constraint)) }
        }
        for (view, constraint) in holders {
            ConstraintChange.named(.activation(constraint)) { view.constraintStructureDidChange() }
        }
    }

    /// Deactivates all constraints, like setting `isActive` of each constraint.
    open class func deactivate(_ constraints: [LayoutConstraint]) {
        var lists: [ObjectIdentifier: [LayoutConstraint]] = [:]
        for constraint in constraints {
            // A subclass may override `isActive`.
            guard type(of: constraint) == LayoutConstraint.self, let holder = constraint.holder else {
                constraint.isActive = false
                continue
            }
            lists[ObjectIdentifier(holder), default: []].append(constraint)
        }
        for constraint in constraints {
            guard let holder = constraint.holder, let list = lists[ObjectIdentifier(holder)] else { continue }
            ConstraintChange.named(.deactivation(constraint)) { holder.release(list) }
        }
    }
}

extension LayoutConstraint {
    /// The relation of the two sides.
    public enum Relation: Int, Sendable {
        /// The relation in which the left-hand side is at most the right-hand side.
        case lessThanOrEqual = -1
        /// The relation in which both sides are equal.
        case equal = 0
        /// The relation in which the left-hand side is at least the right-hand side.
        case greaterThanOrEqual = 1
    }

    /// An axis of a layout: horizontal or vertical.
    public enum Axis: Int, Sendable {
        /// The axis from left to right.
        case horizontal
        /// The axis from top to bottom.
        case vertical
    }

    /// The part of an item that a constraint relates. Edges and lengths belong to the item's alignment rectangle.
    public enum Attribute: Int, Sendable {
        /// No attribute: the right-hand side is only a constant.
        case notAnAttribute = 0
        /// The left edge.
        case left = 1
        /// The right edge.
        case right
        /// The top edge.
        case top
        /// The bottom edge.
        case bottom
        /// The leading edge.
        case leading
        /// The trailing edge.
        case trailing
        /// The width.
        case width
        /// The height.
        case height
        /// The centre on the horizontal axis.
        case centerX
        /// The centre on the vertical axis.
        case centerY
        /// The baseline of the last line of text. In a view without text, this is the bottom edge.
        case lastBaseline
        /// The baseline of the first line of text. In a view without text, this is the top edge.
        case firstBaseline
        /// The left edge of the area inside the item's layout margins.
        case leftMargin
        /// The right edge of the area inside the item's layout margins.
        case rightMargin
        /// The top edge of the area inside the item's layout margins.
        case topMargin
        /// The bottom edge of the area inside the item's layout margins.
        case bottomMargin
        /// The leading edge of the area inside the item's layout margins.
        case leadingMargin
        /// The trailing edge of the area inside the item's layout margins.
        case trailingMargin
        /// The horizontal centre of the area inside the item's layout margins.
        case centerXWithinMargins
        /// The vertical centre of the area inside the item's layout margins.
        case centerYWithinMargins

        /// An older name of `lastBaseline`.
        public static var baseline: Attribute { .lastBaseline }
    }
}
